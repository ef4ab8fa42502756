import { firstOfSeries } from '../../../lib/finding/first-of-series.ts'
import { OwnPages } from '../../accounts/own-pages/OwnPages.tsx'
import { section } from '../../staff/lazy-section.ts'
import { StaffShell } from '../../staff/StaffShell.tsx'
import { NoFellowship } from './NoFellowship.tsx'
import { Overview } from './sections/Overview.tsx'
import { LeaderContext, useLeader } from './useLeader.ts'

const Members = section(() => import('./sections/Members.tsx'), 'Members')
const Events = section(() => import('./sections/Events.tsx'), 'Events')
const PrayerRequests = section(() => import('./sections/PrayerRequests.tsx'), 'PrayerRequests')
const Activities = section(() => import('../activities/ManagedActivities.tsx'), 'ManagedActivities')
const Messages = section(() => import('./sections/Messages.tsx'), 'Messages')
const SendMessages = section(() => import('../../messages/messages/SendMessages.tsx'), 'SendMessages')
const Testimonies = section(() => import('./sections/Testimonies.tsx'), 'Testimonies')

/** Sections that assistants do not see: they may be private, or are not theirs to change. */
const leadersOnly = ['prayer-requests', 'testimonies', 'activities']

type Props = {
  /** Whether the church lets leaders offer their members a new password. */
  offersPasswords?: boolean
}

/** The fellowship leader's dashboard (spec 2 §2), also of who assists the leader (docs/decisions/accounts.md#duties). */
export function LeaderDashboard({ offersPasswords = false }: Props) {
  const leader = { ...useLeader(), offersPasswords }
  const { fellowship, assisting, members, events, prayers, testimonies, inbox } = leader
  const lost = fellowship === 'none' || fellowship === 'failed'
  const open = (Section: typeof Members | typeof Overview) => (lost ? NoFellowship : Section)
  return (
    <LeaderContext value={leader}>
      <OwnPages />
      <StaffShell
        title="Fellowship Leader Dashboard"
        subtitle="Manage your fellowship members and activities"
        sections={[
          {
            id: 'overview',
            name: 'Overview',
            inBar: 'Overview',
            icon: 'overview' as const,
            Section: open(Overview),
          },
          {
            ...{ id: 'members', name: 'Members', inBar: 'Members', icon: 'members' as const },
            ...{ count: members.part?.count, Section: open(Members) },
          },
          {
            ...{ id: 'events', name: 'Events', inBar: 'Events', icon: 'events' as const },
            ...{ count: events.part && firstOfSeries(events.part.rows).length, Section: open(Events) },
          },
          {
            ...{ id: 'prayer-requests', name: 'Prayer Requests', inBar: 'Prayers', icon: 'prayers' as const },
            ...{ count: prayers.part?.count, Section: open(PrayerRequests) },
          },
          {
            ...{ id: 'testimonies', name: 'Testimonies', icon: 'testimonies' as const },
            ...{ count: testimonies.part?.count, Section: open(Testimonies) },
          },
          {
            ...{ id: 'messages', name: 'Messages', icon: 'messages' as const },
            ...{ unread: inbox.unread, Section: open(Messages) },
          },
          {
            ...{ id: 'send-messages', name: 'Send Messages', icon: 'announcements' as const },
            Section: open(SendMessages),
          },
          {
            id: 'activities',
            name: 'Youth Activities',
            icon: 'activities' as const,
            Section: open(Activities),
          },
        ].filter(({ id }) => !assisting || !leadersOnly.includes(id))}
      />
    </LeaderContext>
  )
}
