import { define } from '../../../lib/words/define.ts'

/** Words of the e-mails about a request to join a fellowship. */
export const joinEmailWords = define('joinEmails', {
  greeting: 'Dear {firstName},',
  leaderWrites: '{leader} writes:',
  acceptedSubject: 'Welcome to {fellowship}',
  accepted: 'you are in {fellowship} now. {leader} and the others are glad to have you.',
  whenItMeets: 'When and where it meets is on the site, under My Fellowship.',
  declinedSubject: 'About joining {fellowship}',
  declined: 'thank you for asking to join {fellowship}. It cannot take you in at this time.',
  others:
    'There are other fellowships on the site, and you are welcome in each of our services. If you have a question, please write to us.',
})

/** Words of the e-mails to who assists a leader. */
export const assistantEmailWords = define('assistantEmails', {
  namedSubject: 'You assist the leader of {fellowship}',
  named: '{by} has named you to assist the leader of {fellowship}. Thank you for helping.',
  duties:
    'You can mark who was at meetings, see the members, answer who wants to join and who writes to the leader, write to the fellowship, and take over who is missed and needs a call: {page}',
  page: 'My Dashboard',
  forThisAlone:
    'What you read there about members is for this service alone. You can lay it down there at any time.',
  endedSubject: 'About assisting the leader of {fellowship}',
  ended:
    '{by} has noted that you do not assist the leader of {fellowship} any more. Thank you for what you did. You are still a member of it.',
  surprised: 'If this surprises you, please ask your leader or the church office.',
})

/** Words of the e-mails to a leader about messages to their fellowship. */
export const leaderEmailWords = define('leaderEmails', {
  newWords: { one: '{count} new word for you', other: '{count} new words for you' },
  came: {
    one: '{count} new word for you came from {fellowship}.',
    other: '{count} new words for you came from {fellowship}.',
  },
  readAndAnswer: 'Read and answer in your inbox: {page}',
  page: 'Fellowship Leader Dashboard, Messages',
  messageSubject: 'A message for {fellowship} from {username}',
  unprovenSubject: 'Somebody wrote to {fellowship}',
  unproven:
    'Somebody wrote to {fellowship} who has confirmed neither an e-mail address nor a telephone number here. What they wrote, and who they say they are, stands in your inbox.',
  answer: 'Answer it from your inbox: {page}',
})
