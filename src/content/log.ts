// Sample log entries in addition to those of the other sample rows.

export type SampleLogEntry = readonly [
  /** Whole days before now, at least 1: today's entries are left to the person who tries the product. */
  daysAgo: number,
  time: string,
  /** As typed: a failed sign-in may have an unknown username. Null for the system. */
  username: string | null,
  action: string,
  detail: string,
  /** From the address ranges for documentation (RFC 5737). */
  address: string,
  status: 'success' | 'warning' | 'error',
]

export const logEntries: readonly SampleLogEntry[] = [
  [1, '19:42', 'leader', 'Signed in', '', '198.51.100.24', 'success'],
  [1, '18:05', 'newcomer', 'Signed in', '', '203.0.113.88', 'success'],
  [1, '12:31', 'member', 'Signed in', '', '198.51.100.71', 'success'],
  [1, '08:14', 'admin', 'Signed in', '', '192.0.2.10', 'success'],
  [2, '21:07', 'nana.ntow', 'Signed in', '', '203.0.113.15', 'success'],
  [2, '21:06', 'nana.ntow', 'Sign-in failed', 'Wrong password', '203.0.113.15', 'warning'],
  [2, '06:02', 'leader2', 'Signed in', '', '198.51.100.33', 'success'],
  [3, '16:20', 'media', 'Sermon upload refused', 'The file is not an audio file', '192.0.2.14', 'error'],
  [3, '16:11', 'media', 'Signed in', '', '192.0.2.14', 'success'],
  [3, '13:37', 'esi.bentil', 'Signed in', '', '203.0.113.41', 'success'],
  [4, '02:49', null, 'Sign-in blocked', 'Too many attempts from one address', '203.0.113.200', 'error'],
  [4, '02:48', 'admin', 'Sign-in failed', 'Wrong password', '203.0.113.200', 'warning'],
  [4, '02:47', 'test', 'Sign-in failed', 'No such account', '203.0.113.200', 'warning'],
  [4, '02:46', 'root', 'Sign-in failed', 'No such account', '203.0.113.200', 'warning'],
  [5, '09:26', 'admin', 'Event deleted', 'Car Wash Saturday', '192.0.2.10', 'success'],
  [5, '09:18', 'admin', 'Signed in', '', '192.0.2.10', 'success'],
  [7, '20:33', 'kojo.ansah', 'Signed in', '', '198.51.100.52', 'success'],
  [8, '17:50', 'sarah.quansah', 'Signed in', '', '203.0.113.63', 'success'],
  [10, '17:12', 'leader2', 'Prayer request answered', '', '198.51.100.33', 'success'],
  [10, '17:09', 'leader2', 'Signed in', '', '198.51.100.33', 'success'],
  [11, '07:22', 'rebecca.sowah', 'Signed in', '', '203.0.113.29', 'success'],
  [11, '07:21', 'rebecca.sowah', 'Session ended', 'A renewal was used twice', '203.0.113.29', 'warning'],
  [12, '18:44', 'deborah.acquaah', 'Signed in', '', '198.51.100.90', 'success'],
  [12, '10:15', 'admin', 'Role changed', 'deborah.acquaah is now fellowship_leader', '192.0.2.10', 'success'],
  [12, '10:08', 'admin', 'Signed in', '', '192.0.2.10', 'success'],
  [13, '20:55', 'leader', 'Event created', 'Serving in the City', '198.51.100.24', 'success'],
  [13, '11:48', 'admin', 'Event created', 'Night of Hymns and Highlife', '192.0.2.10', 'success'],
  [13, '11:40', 'admin', 'Event created', 'Thanksgiving Sunday', '192.0.2.10', 'success'],
  [15, '05:38', 'prosper.gbeve', 'Signed in', '', '203.0.113.77', 'success'],
  [17, '09:03', 'admin', 'Testimony deleted', '', '192.0.2.10', 'success'],
  [19, '06:10', 'leader2', 'Signed in', '', '198.51.100.33', 'success'],
  [21, '14:57', 'admin', 'Account deleted', 'sales.offer', '192.0.2.10', 'success'],
  [24, '19:19', 'georgina.baidoo', 'Signed in', '', '203.0.113.5', 'success'],
  [24, '19:16', 'georgina.baidoo', 'Sign-in failed', 'Wrong password', '203.0.113.5', 'warning'],
  [27, '22:00', null, 'Tables brought up to date', 'foundation', '127.0.0.1', 'success'],
]
