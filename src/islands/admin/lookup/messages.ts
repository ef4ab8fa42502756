import { define } from '../../../lib/words/define.ts'

/** Words of the Admin Dashboard. */
export const lookupWords = define('adminLookup', {
  description: 'The church at a glance: its people, its records and its log.',
  users: 'Users',
  searchUsers: 'Search users...',
  noUsersFound: 'No users found',
  whoeverSignsUpOn: 'Whoever signs up on the site comes here.',
  deleteUser: 'Delete User',
  theseAreNewestLength:
    'These are the newest {length} of {number}. The <a>Super Admin Dashboard</a> finds everybody.',
  adminDashboard: 'Admin Dashboard',
  churchAtGlanceIts: 'The church at a glance: its people, its records and its log',
  hereYouLookThings:
    'Here you look things up, give roles and delete users. To add or change fellowships, events and sermons, to approve testimonies and to answer prayer requests, open the <a>Super Admin Dashboard</a>.',
  system: 'System',
  logs: 'Logs',
  searchLogs: 'Search logs...',
  noSystemLogsFound: 'No system logs found',
  eachActThatChanges: 'Each act that changes something is written here: who did it, when, and from where.',
  changeRole: 'Change Role',
})
