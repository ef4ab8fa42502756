import { define } from '../../../lib/words/define.ts'

/** Words of a member's own calendar. */
export const ownCalendarWords = define('ownCalendar', {
  name: 'my calendar',
  join: 'Join: {link}',
  online: 'Online',
  serve: 'I serve: {team}, {service}',
})

/** What is answered and refused about the own calendar. */
export const calendarRefusals = define('calendarRefusals', {
  deleted: 'The address is deleted. Calendars that used it get nothing more.',
  noCalendar: 'There is no such calendar.',
})
