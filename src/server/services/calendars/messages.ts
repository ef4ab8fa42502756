import { define } from '../../../lib/words/define.ts'

/** Words of a member's own calendar. */
export const ownCalendarWords = define('ownCalendar', {
  name: 'my calendar',
  join: 'Join: {link}',
  online: 'Online',
  serve: 'I serve: {team}, {service}',
})
