import { define } from '../../../lib/words/define.ts'

/** Words of e-mails about conversations. */
export const conversationEmailWords = define('conversationEmails', {
  handedSubject: 'A conversation was handed to you',
  handed: 'somebody who wrote to the church waits for an answer, and {by} asks you to give it.',
  answeredSubject: 'Somebody has answered you',
  answered: '{by} has answered. Read it, and answer, in your inbox:',
  inboxPage: 'Inbox',
  answerOf: 'An answer from {fellowship}',
  answerOfLeader: 'An answer from your leader',
  answerToMessage: 'An answer to your message',
})
