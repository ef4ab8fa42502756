import { define } from '../../words/define.ts'

/** Why an event is refused. */
export const eventRules = define('event-rules', {
  lastDay: 'Please choose the last day',
  repeat: 'Please choose how it repeats',
  times: 'Please enter a number from 2 to {most}',
  scope: 'Please choose which events you mean',
  title: 'Please enter a title',
  description: 'Please enter a description',
  date: 'Please choose a date',
  time: 'Please choose a time',
  endTime: 'Please give the time like 20:30',
  meetingLink: 'Please enter the full address of the meeting, beginning with https://',
  category: 'Please choose a category',
  beforeFirst: 'This day is before the first one',
  tooLate: 'Please choose a day within ten years, or leave it empty',
  notLast: 'The first day is not the last of its weekday in its month',
  ends: 'An event ends after it begins',
  tooLong: 'An event lasts at most {most} days. Please enter a longer one as several.',
  needsLink: 'An online event needs its meeting link',
  location: 'Please enter the location',
})
