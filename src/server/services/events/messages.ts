import { define } from '../../../lib/words/define.ts'

/** Words of the e-mails and notifications that remind of an event. */
export const eventReminderWords = define('eventReminders', {
  subject: 'Reminder: {event}',
  begins: '“{event}” begins on {day} at {hour}.',
  endsAtHour: '“{event}” begins on {day} at {hour} and ends at {endHour}.',
  endsOnDay: '“{event}” begins on {day} at {hour} and ends on {endDay}.',
  endsOnDayAtHour: '“{event}” begins on {day} at {hour} and ends on {endDay} at {endHour}.',
  where: 'Where: {place}',
  online: 'online',
  onlineMeeting: 'Online Meeting',
  more: 'More about it: {page}',
  why: 'You hear of it because you asked to be reminded or signed up.',
  signUpPage: 'Sign-up for {event}',
})

/** Words of the e-mails that ask a leader who was at a meeting. */
export const reportReminderWords = define('reportReminders', {
  subject: 'Who was there? {meeting}',
  nobody: 'nobody is marked yet at “{meeting}” of {fellowship}, on {day}.',
  please: 'Please mark who was there: {page}',
  page: 'Fellowship, Events',
  notMet: 'If you did not meet, delete the meeting there.',
  why: 'You hear of this meeting once.',
})
