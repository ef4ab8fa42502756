import { leaderSections } from '../../../lib/workspace/sections/leader.ts'
import { OwnPages } from '../../accounts/own-pages/OwnPages.tsx'
import { section } from '../../staff/lazy-section.ts'
import { StaffShell } from '../../staff/StaffShell.tsx'
import { sectionsOf } from '../../staff/sections-of.ts'
import { leaderWords } from './messages.ts'
import { NoFellowship } from './NoFellowship.tsx'
import { Overview } from './sections/Overview.tsx'
import { LeaderContext, useLeader } from './useLeader.ts'

const sections = sectionsOf(leaderSections, {
  overview: Overview,
  members: section(() => import('./sections/Members.tsx'), 'Members'),
  events: section(() => import('./sections/Events.tsx'), 'Events'),
  'prayer-requests': section(() => import('./sections/PrayerRequests.tsx'), 'PrayerRequests'),
  testimonies: section(() => import('./sections/Testimonies.tsx'), 'Testimonies'),
  messages: section(() => import('./sections/Messages.tsx'), 'Messages'),
  'send-messages': section(() => import('../../messages/messages/SendMessages.tsx'), 'SendMessages'),
  activities: section(() => import('../activities/ManagedActivities.tsx'), 'ManagedActivities'),
})

/** Sections that assistants do not see: they may be private, or are not theirs to change. */
const leadersOnly: readonly string[] = ['prayer-requests', 'testimonies', 'activities']

type Props = {
  /** Whether the church lets leaders offer their members a new password. */
  offersPasswords?: boolean
}

/** The fellowship leader's dashboard (spec 2 §2), also of who assists the leader (docs/decisions/accounts.md#duties). */
export function LeaderDashboard({ offersPasswords = false }: Props) {
  const leader = { ...useLeader(), offersPasswords }
  const { fellowship, assisting } = leader
  const lost = fellowship === 'none' || fellowship === 'failed'
  return (
    <LeaderContext value={leader}>
      <OwnPages />
      <StaffShell
        title={leaderWords.title}
        subtitle={leaderWords.subtitle}
        sections={sections
          .filter(({ id }) => !assisting || !leadersOnly.includes(id))
          .map((one) => (lost ? { ...one, Section: NoFellowship } : one))}
      />
    </LeaderContext>
  )
}
