import { define } from '../../words/define.ts'

/** What the service worker says: of pages that it kept, and of messages. */
export const workerWords = define('service-worker', {
  renewed: 'The site was renewed since you opened this page. Please load it again.',
  partKept: 'Some of this page is from {day}. The network does not answer.',
  kept: 'This page is from {day}.',
  notKept: 'The page was not read on this device before.',
  noAnswer: 'The church’s server does not answer.',
  noConnection: 'You have no connection.',
  again: 'Try again',
  message: 'A message of the church',
  stop: 'Stop these',
})
