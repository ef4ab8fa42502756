import { lazy, Suspense } from 'react'
import { isForeign } from '../../../lib/api/renewal.ts'
import { useMember } from '../../../stores/useMember.ts'
import { CompleteProfileForm } from './CompleteProfileForm.tsx'

const StaffProfile = lazy(() => import('./StaffProfile.tsx').then((part) => ({ default: part.StaffProfile })))

/** The form that completes a profile. Who serves is asked for what their work needs only (docs/decisions/accounts.md#invitation-links). */
export function CompleteProfile() {
  const member = useMember()
  const serves = member && !isForeign && (member.role !== 'user' || Boolean(member['duties']))
  if (!serves) return <CompleteProfileForm />
  return (
    <Suspense fallback={<div className="skeleton min-h-40" aria-hidden="true" />}>
      <StaffProfile />
    </Suspense>
  )
}
