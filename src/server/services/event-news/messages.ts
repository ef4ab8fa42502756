import { define } from '../../../lib/words/define.ts'

/** Words of the e-mails about events that move, do not take place, or do after all. */
export const eventNewsWords = define('eventNews', {
  cancelledSubject: 'Cancelled: {event}',
  backSubject: 'It takes place after all: {event}',
  changedSubject: 'Changed: {event}',
  cancelled: 'this does not take place:',
  changed: 'this has changed, and your sign-up or reminder stays:',
  back: 'this takes place after all, and your sign-up or reminder is back:',
  change: '{event}, now {now} (before: {before})',
  online: 'online',
  more: 'More about it: {page}',
  eventsPage: 'Events',
  fellowshipPage: 'My Fellowship',
  why: 'You hear of it because you signed up or asked to be reminded.',
})
