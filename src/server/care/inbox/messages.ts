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

/** Why an act on a conversation is refused, and who may be asked to answer it. */
export const inboxRefusalWords = define('inboxRefusals', {
  noSuchConversation: 'There is no such conversation.',
  noSuchMessage: 'There is no such message.',
  closed: 'This conversation is closed. Please open it again first.',
  chooseOfList: 'Please choose somebody of the list',
  superAdmin: 'Super admin',
  leader: 'Leader',
  assistant: 'Assistant',
  office: 'Office',
  wroteIt: 'Wrote it',
  noWay: 'There is no way to write to this person from here. Please call them, and note that you answered.',
  tooDear:
    'This costs more than the church may still spend on messages to telephones this month. Please call, and note that you answered.',
  windowClosed: 'The 24 hours after the person wrote are over. Please choose a template',
  wroteStop:
    'This person has written STOP, so that no template goes. Please call, and note that you answered.',
  noTemplate: 'Please choose a template that WhatsApp has approved, with words for each variable',
  templateTooLong: 'With these words the template has more than 1,024 letters. Please shorten them',
  tooLong: 'As a text message this has {parts} parts. Please shorten it to {most}',
})

/** What the API of the inbox answers. */
export const inboxAnswers = define('inboxAnswers', {
  thereNoSuchWords: 'There are no such words',
  giveWhatPageBefore: 'Please give what the page before has as next',
  yourAnswerItsWay: 'Your answer is on its way.',
  noted: 'It is noted.',
  closed: 'It is closed.',
  openAgain: 'It is open again.',
})
