import { define } from '../../../lib/words/define.ts'

/** Words of /my-messages. */
export const myMessageWords = define('myMessages', {
  title: 'My messages',
  about: 'What the church wrote to you.',
  lede: 'What the church wrote to you, whichever way it went. <a>Choose what you want and how.</a>',
  needsScript: 'This page needs JavaScript, which is off in this browser.',
  tryAgain: 'Try again',
  loading: 'Loading messages',
  none: 'The church has not written to you yet. What it writes will be here.',
  choose: 'Choose how messages reach you',
  allRead: 'You have read all of them.',
  unread: { one: '{count} not read', other: '{count} not read' },
  markAll: 'Mark all as read',
  older: 'Show older',
  stopped: 'No more messages of this kind come to you: {kind}.',
  comeAgain: 'They come to you again.',
  isNew: 'New',
  answerToYou: 'An answer to you',
  markUnread: 'Mark as not read',
  stop: 'Stop messages of this kind',
})

/** Words of a member's answers to a message. */
export const ownAnswerWords = define('ownAnswers', {
  arrived: 'Your answer has arrived',
  answers: 'Answers',
  soFar: 'What was written so far',
  you: 'You',
  church: 'The church',
  yourAnswer: 'Your answer',
  office: 'The office',
  whoReads: '{who} reads it, and others who answer for the church.',
  submit: 'Answer',
})
