import { define } from '../../words/define.ts'

/** Texts for a lost network, which are not in the specification. */
export const laterTexts = define('laterTexts', {
  offline: 'There is no network. What you typed is kept here.',
  unanswered: 'The network does not answer. What you typed is kept here.',
  waiting: 'This is sent by itself as soon as the network is back. You may close this page.',
  // For what is not stored: passwords and files.
  waitingHere: 'This is sent by itself as soon as the network is back. Please keep this page open.',
  back: 'This was not sent yet. What you typed is kept here.',
  accept: 'Send when I am back online',
  withdraw: 'Do not send it by itself',
  another: 'Write another',
  now: 'Send now',
  left: 'What you typed on “{page}” was not sent yet. It is kept there.',
})
