import { superAdminSections } from '../../lib/workspace/sections/super-admin.ts'
import { OwnPages } from '../accounts/own-pages/OwnPages.tsx'
import { section } from '../staff/lazy-section.ts'
import { StaffShell } from '../staff/StaffShell.tsx'
import { sectionsOf } from '../staff/sections-of.ts'
import { adminWords } from './messages.ts'
import { Overview } from './sections/Overview.tsx'

const sections = sectionsOf(superAdminSections, {
  overview: Overview,
  users: section(() => import('./sections/Accounts.tsx'), 'Accounts'),
  fellowships: section(() => import('./sections/Fellowships.tsx'), 'Fellowships'),
  events: section(() => import('./sections/Events.tsx'), 'Events'),
  sermons: section(() => import('./sections/Sermons.tsx'), 'Sermons'),
  testimonies: section(() => import('./sections/Testimonies.tsx'), 'Testimonies'),
  'prayer-requests': section(() => import('./sections/PrayerRequests.tsx'), 'PrayerRequests'),
  logs: section(() => import('./sections/Logs.tsx'), 'Logs'),
  messages: section(() => import('./sections/Inbox.tsx'), 'Inbox'),
  'send-messages': section(() => import('../messages/messages/SendMessages.tsx'), 'ApprovedMessages'),
  automatic: section(() => import('../messages/messages/AutomaticMessages.tsx'), 'AutomaticMessages'),
  announcements: section(() => import('./sections/Announcements.tsx'), 'Announcements'),
  pages: section(() => import('../website/news/Written.tsx'), 'Pages'),
  news: section(() => import('../website/news/Written.tsx'), 'News'),
  activities: section(() => import('../groups/activities/ManagedActivities.tsx'), 'ManagedActivities'),
  services: section(() => import('./sections/Services.tsx'), 'Services'),
  branches: section(() => import('./sections/Branches.tsx'), 'Branches'),
  requests: section(() => import('./sections/Requests.tsx'), 'Requests'),
  access: section(() => import('./sections/Access.tsx'), 'Access'),
  bin: section(() => import('./sections/Trash.tsx'), 'Trash'),
  'our-church': section(() => import('./sections/OurChurch.tsx'), 'OurChurch'),
  settings: section(() => import('./sections/Settings.tsx'), 'Settings'),
  modules: section(() => import('./sections/Modules.tsx'), 'Modules'),
})

/** The super admin's dashboard (spec 2 §2). */
export function SuperAdmin() {
  return (
    <>
      <OwnPages />
      <StaffShell
        title={adminWords.superAdminDashboard}
        subtitle={adminWords.completeControlOverChurch}
        sections={sections}
      />
    </>
  )
}
