import { define } from '../../../lib/words/define.ts'

/** Words of /invitation. */
export const invitationWords = define('invitations', {
  accept: 'Accept with this account',
  asksLeader: 'Its leader is asked first, and answers you here.',
  leavesOther: 'You leave the fellowship where you are now.',
  logInAndJoin: 'Log in and join',
  signUpAndJoin: 'Sign up and join',
  reading: 'Reading the invitation',
  tryAgain: 'Try again',
  logIn: 'Log in',
  consent:
    'I agree that the church keeps what I tell it here, to know me as a member and to care for me. <a>What is kept, and why</a>',
  signingUp: 'Signing up...',
  haveAccount: 'I have an account here',
  amNew: 'I am new here',
  logInAndAccept: 'Log in and accept',
  signUpAndAccept: 'Sign up and accept',
  endsMedia: 'An account has one role: yours in the media team ends when you say yes.',
  endsFellowship: 'An account has one role: yours in the fellowship ends when you say yes.',
  loggedInAs:
    'You are logged in as <a>{username}</a>. If that is not you, please log out first, and open the link again.',
  intoFellowship: '{by} invites you into the fellowship {fellowship} at {church}.',
  toRole: '{by} invites you {to} at {church}.',
  holds: 'This link holds until {day}.',
  holdsOnce: 'This link is for you alone and works once, until {day}.',
  join: 'Join {fellowship}',
  dear: 'Dear {name},',
  ledBy: 'So far {leader} leads it. Once you say yes, you do.',
  title: 'You are invited',
  description: 'An invitation to serve, by a link that works once.',
  lede: 'Somebody of {church} would be glad to have you.',
  needsScript: 'Reading an invitation',
})
