import { define } from '../../../lib/words/define.ts'

/** Words of /event-sign-up, and of the scripts of events. */
export const eventSignUpWords = define('event-sign-up', {
  title: 'Event sign-up',
  description: 'Sign up for an event of the church.',
  all: 'All events',
  needsScript: 'Signing up needs JavaScript, which is off in this browser.',
  failed: 'The event did not arrive. Please load this page again.',
  gone: 'There is no such event. <a>All events</a>',
  signUp: 'Sign up',
  joinWaiting: 'Join the waiting list',
  cancel: 'Cancel sign-up',
  leaveWaiting: 'Leave the waiting list',
  about: 'About this event',
  waits: 'You are on the waiting list, place {position}.',
  signedUp: 'You are signed up.',
  closed: 'One cannot sign up for this event now.',
  toastWaits: 'You are on the waiting list, place {position}',
  toastSignedUp: 'You are signed up for {title}',
  toastFree: 'Your place at {title} is free again',
  toastLeft: 'You are off the waiting list for {title}',
  joinMeeting: 'Join the meeting',
  linkUnknown: 'The meeting link is not known yet. Please look again later.',
  linkFailed: 'The meeting link could not be loaded. Please check your connection, and load this page again.',
  linkLooking: 'Looking up the meeting link…',
})
