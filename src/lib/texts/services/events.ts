import { define } from '../../words/define.ts'

/** What pages, scripts, feeds and calendars say of events and services. */
export const eventTexts = define('eventTexts', {
  online: 'Online Meeting',
  remind: 'Remind Me',
  reminderSet: 'Reminder set',
  feed: '{church}: events',
  feedDescription: 'What comes next at {church}.',
  sermons: '{church}: sermons',
  sermonsDescription: 'The sermons and teachings of {church}.',
  services: '{church}: services',
})
