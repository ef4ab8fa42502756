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

/** What is answered and refused about events, who comes and who was there. */
export const eventRefusals = define('eventRefusals', {
  chooseCategory: 'Please choose a category',
  noEvent: 'There is no such event.',
  deleted: 'Event deleted successfully',
  attendanceSaved: 'Attendance updated',
  meetingLater: 'This meeting is on {day}. Who was there is marked from that day on.',
  notMember: 'This is no member of the fellowship',
  signUpRemoved: 'The sign-up is removed.',
  notOfFellowship: 'There is no such event in this fellowship.',
  choosePicture: 'Please choose a picture',
  noFellowship: 'There is no such fellowship',
  nextOrSeries: 'Please give next or the id of a series',
  repeatsAlready: 'This event repeats already',
  fellowshipOfOne: 'Of whom an event is, is changed for one event only',
  dayBeforeEvent: 'This day is before the event',
  onlyLeaderDeletes: 'Only who leads the fellowship can delete events',
  doesNotRepeat: 'This event does not repeat',
  byItselfOnly: 'This event is changed by itself only',
  notLastWeekday: 'The day is not the last of its weekday in its month',
  beginsWithin: 'An event that repeats begins today or within two years',
  cancelled: 'Your sign-up is cancelled.',
  noSignUp: 'Nobody needs to sign up for this event.',
  over: 'This event is over.',
  reminderSet: 'Reminder set.',
  signedUp: 'You are signed up for {title}.',
  waits: 'You are on the waiting list for {title}, place {position}.',
})

/** How often an event repeats. */
export const recurrenceWords = define('recurrences', {
  weekly: 'Every {weekday}',
  twoWeeks: 'Every second {weekday}',
  threeWeeks: 'Every third {weekday}',
  fourWeeks: 'Every fourth {weekday}',
  monthly: 'Every month',
  first: 'Every first {weekday} of the month',
  second: 'Every second {weekday} of the month',
  third: 'Every third {weekday} of the month',
  fourth: 'Every fourth {weekday} of the month',
  last: 'Every last {weekday} of the month',
})
