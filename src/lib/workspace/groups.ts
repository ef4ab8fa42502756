import type { IconName } from './icons.ts'

/** The groups of the workspace in the order of its menu, each with its sections in their order. */
export const groups = [
  { id: 'today', name: 'Today', icon: 'overview', order: ['Overview', 'My Dashboard'] },
  {
    id: 'people',
    name: 'People',
    icon: 'members',
    order: ['People', 'Members', 'Birthdays', 'Lists', 'Import', 'Users Management', 'Branches'],
  },
  { id: 'groups', name: 'Groups', icon: 'fellowships', order: ['Fellowships', 'Youth Activities'] },
  {
    id: 'services',
    name: 'Services',
    icon: 'events',
    order: [
      ...['Service Times', 'Events', 'Rota', 'My Schedule', 'Assign', 'Teams', 'Serving History'],
      ...['Check-in', 'Children', 'Headcount', 'Attendance'],
    ],
  },
  {
    id: 'care',
    name: 'Care',
    icon: 'prayers',
    order: [
      ...['Inbox', 'Contact Messages', 'Member Messages', 'Tasks'],
      ...['Newcomers', 'Add newcomer', 'Prayer partners', 'Care Overview'],
      ...['Prayer Requests', 'Testimonies'],
    ],
  },
  {
    id: 'messages',
    name: 'Messages',
    icon: 'messages',
    order: ['Announcements', 'Send Messages', 'Automatic'],
  },
  { id: 'media', name: 'Media', icon: 'sermons', order: ['Upload', 'Sermons', 'Live'] },
  {
    id: 'giving',
    name: 'Giving',
    icon: 'gifts',
    order: [
      ...['Report', 'Cash Counts', 'Funds', 'Pledges', 'Match Payments', 'Giving Statements'],
      ...['Ledger', 'Welfare', 'Refunds', 'Unmatched Payments', 'Annual Figures'],
    ],
  },
  { id: 'website', name: 'Website', icon: 'pages', order: ['Pages', 'Our Church'] },
  {
    id: 'settings',
    name: 'Settings',
    icon: 'settings',
    order: [
      ...['Settings', 'Modules', 'Data Requests', 'Access Log', 'System Logs', 'Bin', 'Backups'],
      'Admin Dashboard',
    ],
  },
] as const satisfies readonly { id: string; name: string; icon: IconName; order: readonly string[] }[]

export type GroupId = (typeof groups)[number]['id']
