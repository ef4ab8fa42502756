import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { call } from '../../../lib/api/call.ts'
import { readParishYear } from '../../../lib/contract/people/calls/parish-registers.ts'
import { today } from '../../../lib/time/today.ts'
import { registerSections } from '../../../lib/workspace/sections/registers.ts'
import { section } from '../../staff/lazy-section.ts'
import { NotHere } from '../../staff/NotHere.tsx'
import { StaffShell } from '../../staff/StaffShell.tsx'
import { sectionsOf } from '../../staff/sections-of.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { registerWords } from './messages.ts'

const load = () => call(readParishYear, { year: Number(today().slice(0, 4)) })

const sections = sectionsOf(registerSections, {
  entries: section(() => import('./Entries.tsx'), 'Entries'),
  returns: section(() => import('./Returns.tsx'), 'Returns'),
})

/** The church's registers, for registrars and super admins (docs/registers.md). */
export function Registers() {
  const awake = useHydrated()
  const { data, isHere, loading } = useOnOpen(useLoaded(load, registerWords.notLoaded))
  if (!isHere) return <NotHere />
  if (data)
    return <StaffShell title={registerWords.title} subtitle={registerWords.subtitle} sections={sections} />
  return (
    <div className="grid gap-4">
      <h1>{registerWords.title}</h1>
      {!awake || loading ? (
        <p className="flex items-center gap-3" role="status" aria-busy="true">
          <span className="spinner" aria-hidden="true" /> {registerWords.opening}
        </p>
      ) : (
        <p>{registerWords.forWhom}</p>
      )}
    </div>
  )
}
