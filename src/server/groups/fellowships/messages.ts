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

/** What the API of fellowships and activities answers and refuses. */
export const fellowshipRefusals = define('fellowshipRefusals', {
  signUpCancelledMeanwhile: 'This sign-up was cancelled meanwhile. Please load the page again.',
  yourSignUpCancelled: 'Your sign-up is cancelled.',
  thereNoSuchActivity: 'There is no such activity.',
  activityBelongsAnotherFellowship: 'This activity belongs to another fellowship.',
  churchOfficeSaysWhich: 'The church office says which fellowship an activity belongs to.',
  doNotAssistLeader: 'They do not assist the leader of this fellowship.',
  youDoNotAssist: 'You do not assist a leader.',
  youDoNotAssist2: 'You do not assist the leader any more. Thank you for what you did.',
  thereNoSuchMember: 'There is no such member in this fellowship.',
  leadNameThemselves: 'They lead {name} themselves.',
  fellowshipAtMostMostAssistants:
    'A fellowship has at most {mostAssistants} assistants. Please remove one first.',
  linkDoesNotHold:
    'This link does not hold any more. Please ask the leader of the fellowship for a new one, or look whether it is whole.',
  fellowshipNoLeaderAt: 'This fellowship has no leader at the moment. Please write to the office.',
  messageSentGroupLeader: 'Message sent to group leader',
  thereNoSuchMessage: 'There is no such message in this fellowship.',
  memberWroteGoesAccount: 'A member wrote this: it goes with their account. You can archive it.',
  fellowshipNoLink: 'This fellowship has no link.',
  youNotPartAny: 'You are not part of any fellowship yet.',
  youLeftFellowship: 'You have left the fellowship.',
  thereNoSuchFellowship: 'There is no such fellowship.',
  youNotPartFellowship: 'You are not part of this fellowship.',
  chooseAnotherFellowship: 'Please choose another fellowship',
  fellowshipNoLeaderYet: 'This fellowship has no leader yet. Please ask a super admin to move the member',
  askedAlreadyLeaderNot: 'This was asked already. The leader has not answered yet.',
  memberMovedMeanwhileAnswer: 'This member has moved meanwhile. Please answer with no, or ask the leader.',
  youDoNotLead: 'You do not lead a fellowship yet.',
  fellowshipDeleted: 'The fellowship is deleted.',
  anotherFellowshipName: 'Another fellowship has this name',
  thereNoSuchMember2: 'There is no such member',
  accountBelongsMediaTeam:
    'This account belongs to the media team, and an account has one role. Please choose somebody else, or change the role under Users first.',
})
