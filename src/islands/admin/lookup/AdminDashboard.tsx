import { section } from '../../staff/lazy-section.ts'
import { type Section, StaffShell } from '../../staff/StaffShell.tsx'
import { lookupWords } from './messages.ts'
import { Overview } from './Overview.tsx'
import { AdminLookupContext, useAdminLookup } from './useAdminLookup.ts'

const lists = () => import('./lists.tsx')

const sections = (): readonly Section[] => [
  { id: 'overview', name: 'Overview', Section: Overview },
  { id: 'users', name: lookupWords.users, Section: section(() => import('./Accounts.tsx'), 'Accounts') },
  { id: 'fellowships', name: 'Fellowships', Section: section(lists, 'Fellowships') },
  { id: 'events', name: 'Events', Section: section(lists, 'Events') },
  { id: 'sermons', name: 'Sermons', Section: section(lists, 'Sermons') },
  {
    id: 'prayer-requests',
    name: 'Prayer Requests',
    module: 'prayers',
    Section: section(lists, 'PrayerRequests'),
  },
  {
    id: 'testimonies',
    name: 'Testimonies',
    module: 'testimonies',
    Section: section(lists, 'Testimonies'),
  },
  { id: 'logs', name: 'Logs', Section: section(lists, 'Logs') },
]

/** The first version of the admin dashboard: shows all records, changes roles and deletes users (spec 2 §1, §2). */
export function AdminDashboard() {
  return (
    <AdminLookupContext value={useAdminLookup()}>
      <StaffShell
        title={lookupWords.adminDashboard}
        subtitle={lookupWords.churchAtGlanceIts}
        sections={sections()}
        isListedHere
      />
    </AdminLookupContext>
  )
}
