import { useEffect, useState } from 'react'
import { countOpenRequests } from '../../lib/api/accounts/data-requests.ts'
import { logUnlessUnknown } from '../../lib/api/unknown-call.ts'
import { OwnPages } from '../accounts/own-pages/OwnPages.tsx'
import { section } from '../staff/lazy-section.ts'
import { StaffShell } from '../staff/StaffShell.tsx'
import { Overview } from './sections/Overview.tsx'

const sections = [
  { id: 'overview', icon: 'overview', name: 'Overview', inBar: 'Overview', Section: Overview },
  {
    id: 'users',
    icon: 'members',
    name: 'Users Management',
    inBar: 'Users',
    Section: section(() => import('./sections/Users.tsx'), 'Users'),
  },
  {
    id: 'fellowships',
    icon: 'fellowships',
    name: 'Fellowships',
    Section: section(() => import('./sections/Fellowships.tsx'), 'Fellowships'),
  },
  {
    id: 'events',
    icon: 'events',
    name: 'Events',
    inBar: 'Events',
    Section: section(() => import('./sections/Events.tsx'), 'Events'),
  },
  {
    id: 'sermons',
    icon: 'sermons',
    name: 'Sermons',
    Section: section(() => import('./sections/Sermons.tsx'), 'Sermons'),
  },
  {
    id: 'testimonies',
    module: 'testimonies',
    icon: 'testimonies',
    name: 'Testimonies',
    Section: section(() => import('./sections/Testimonies.tsx'), 'Testimonies'),
  },
  {
    id: 'prayer-requests',
    module: 'prayers',
    icon: 'prayers',
    name: 'Prayer Requests',
    Section: section(() => import('./sections/PrayerRequests.tsx'), 'PrayerRequests'),
  },
  {
    id: 'logs',
    icon: 'logs',
    name: 'System Logs',
    Section: section(() => import('./sections/Logs.tsx'), 'Logs'),
  },
  {
    id: 'messages',
    icon: 'messages',
    name: 'Messages',
    inBar: 'Inbox',
    Section: section(() => import('./sections/Inbox.tsx'), 'Inbox'),
  },
  {
    id: 'send-messages',
    icon: 'announcements',
    name: 'Send Messages',
    Section: section(() => import('../messages/messages/SendMessages.tsx'), 'ApprovedMessages'),
  },
  {
    id: 'announcements',
    icon: 'announcements',
    name: 'Announcements',
    Section: section(() => import('./sections/Announcements.tsx'), 'Announcements'),
  },
  {
    id: 'pages',
    icon: 'pages',
    name: 'Pages',
    Section: section(() => import('../website/page-editor/list/Pages.tsx'), 'Pages'),
  },
  {
    id: 'activities',
    module: 'activities',
    icon: 'activities',
    name: 'Youth Activities',
    Section: section(() => import('../groups/activities/ManagedActivities.tsx'), 'ManagedActivities'),
  },
  {
    id: 'services',
    icon: 'services',
    name: 'Service Times',
    Section: section(() => import('./sections/Services.tsx'), 'Services'),
  },
  {
    id: 'branches',
    module: 'branches',
    icon: 'church',
    name: 'Branches',
    Section: section(() => import('./sections/Branches.tsx'), 'Branches'),
  },
  {
    id: 'requests',
    icon: 'requests',
    name: 'Data Requests',
    Section: section(() => import('./sections/Requests.tsx'), 'Requests'),
  },
  {
    id: 'access',
    icon: 'access',
    name: 'Who Read What',
    Section: section(() => import('./sections/Access.tsx'), 'Access'),
  },
  {
    id: 'bin',
    icon: 'bin',
    name: 'Bin',
    Section: section(() => import('./sections/Bin.tsx'), 'Bin'),
  },
  {
    id: 'our-church',
    icon: 'church',
    name: 'Our Church',
    Section: section(() => import('./sections/OurChurch.tsx'), 'OurChurch'),
  },
  {
    id: 'settings',
    icon: 'settings',
    name: 'Settings',
    Section: section(() => import('./sections/Settings.tsx'), 'Settings'),
  },
  {
    id: 'modules',
    icon: 'settings',
    name: 'Modules',
    Section: section(() => import('./sections/Modules.tsx'), 'Modules'),
  },
] as const

/** The super admin's dashboard (spec 2 §2). */
export function SuperAdmin() {
  const [open, setOpen] = useState(0)
  useEffect(() => {
    // An extension: other backends have no such number.
    countOpenRequests().then((found) => setOpen(found.open), logUnlessUnknown)
  }, [])
  const counted = sections.map((one) => (one.id === 'requests' && open > 0 ? { ...one, count: open } : one))
  return (
    <>
      <OwnPages />
      <StaffShell
        title="Super Admin Dashboard"
        subtitle="Complete control over the church application"
        sections={counted}
      />
    </>
  )
}
