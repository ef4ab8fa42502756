import { useCallback } from 'react'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { readToday } from '../../../lib/api/services/check-in.ts'
import type { TodayAnswer } from '../../../lib/contract/services/check-in.ts'
import { readOfflineCheckIn } from '../../../lib/services/offline-check-in.ts'
import { checkInSections } from '../../../lib/workspace/sections/check-in.ts'
import { useMember } from '../../../stores/useMember.ts'
import { section } from '../../staff/lazy-section.ts'
import { NotHere } from '../../staff/NotHere.tsx'
import { StaffShell } from '../../staff/StaffShell.tsx'
import { sectionsOf } from '../../staff/sections-of.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { Children } from './Children.tsx'
import { Choices } from './Choices.tsx'
import { Desk } from './Desk.tsx'
import { Heads } from './Heads.tsx'
import { checkInWords } from './messages.ts'
import { CheckInSessionContext, useCheckInSession, useCheckInSessionHere } from './useCheckInSession.ts'

type May = TodayAnswer['may'][number]

/** What the reader has to be allowed for each section. */
const needed: Record<(typeof checkInSections)[number]['id'], May> = {
  desk: 'mark',
  children: 'mark',
  heads: 'mark',
  history: 'history',
}

/** The first three are there without a network, too: their code comes together. */
const sections = sectionsOf(checkInSections, {
  desk: () => <OfCheckInSession Part={Desk} />,
  children: () => <OfCheckInSession Part={Children} />,
  heads: () => <OfCheckInSession Part={Heads} />,
  history: section(() => import('./History.tsx'), 'History'),
})

/** A section of the open check-in session; without one, the choice of what is on today. */
function OfCheckInSession({ Part }: { Part: () => React.ReactNode }) {
  const { sitting } = useCheckInSessionHere()
  return sitting ? <Part /> : <Choices />
}

/** Who is here at a service, for ushers, and its history for admins and pastors (docs/check-in.md). */
export function Sections() {
  const awake = useHydrated()
  const here = useCheckInSession()
  const who = useMember()?.username ?? ''
  const load = useCallback(async (): Promise<TodayAnswer> => {
    try {
      return await readToday()
    } catch (error) {
      // Without a network the check-in session that this phone has open goes on.
      const kept = error instanceof ApiError && error.status === 0 ? readOfflineCheckIn(who) : undefined
      if (kept) return { day: kept.sitting.day, may: ['mark'], choices: [] }
      throw error
    }
  }, [who])
  const {
    data: answer,
    isHere,
    loading,
  } = useOnOpen(useLoaded(who ? load : undefined, checkInWords.notLoaded))
  if (!isHere) return <NotHere />
  if (answer)
    return (
      <CheckInSessionContext value={here}>
        <div className="staff-body" data-check-in={here.sitting?.id}>
          <StaffShell
            title={checkInWords.title}
            subtitle={
              here.sitting
                ? checkInWords.marked({
                    title: here.sitting.title,
                    people: here.sitting.here.length + here.sitting.unnamed,
                  })
                : checkInWords.whoIsHere
            }
            sections={sections.filter((one) => answer.may.includes(needed[one.id]))}
          />
        </div>
      </CheckInSessionContext>
    )
  return (
    <div className="grid gap-4">
      <h1>{checkInWords.title}</h1>
      {!awake || loading ? (
        <p className="flex items-center gap-3" role="status" aria-busy="true">
          <span className="spinner" aria-hidden="true" /> {checkInWords.opening}
        </p>
      ) : (
        <p>{checkInWords.forUshers}</p>
      )}
    </div>
  )
}
