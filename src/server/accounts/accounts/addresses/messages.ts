import { define } from '../../../../lib/words/define.ts'

/** Words of e-mails to the owner of an account about its address, telephone and role. */
export const ownerEmailWords = define('ownerEmails', {
  passwordSubject: 'Your password was changed',
  password: 'the password of {account} was changed just now. If that was you, you need not do anything.',
  passwordNotYou:
    'If it was not you, ask for a new password with "Forgot your password?" on the login page, and tell the church office.',
  closedSubject: 'Your account is closed',
  closed: '{account} is closed, as you asked. It will be deleted for good on {day}.',
  closedNotYou:
    'If you would rather keep it, or if it was not you who asked, log in before that day and take it back.',
  alreadySubject: 'You already have an account',
  already:
    'somebody, hopefully you, gave this address to a new account of our church. It belongs to an account already, and stays there.',
  alreadyYou: 'If it was you, log in with your first account, or choose a new password for it:',
  notYouNothing: 'If it was not you, you need not do anything.',
  addressSubject: 'The e-mail address of your account was changed',
  address: 'this is no longer the e-mail address of {account}. If that was you, you need not do anything.',
  addressNotYou:
    'If it was not you, open this link within a week. It brings this address back and signs everybody out:',
  askedSubject: 'The church office enters another e-mail address for you',
  asked:
    'the church office has entered another e-mail address for {account}. It counts once the link of a letter to it was opened.',
  notAsked: 'If you did not ask for it, please tell the church office.',
  roleSubject: 'Your role was changed',
  role: 'the church office has given {account} another role. What you may do now you see when you log in.',
  notExpected: 'If you did not expect it, please tell the church office.',
  deviceSubject: 'A new device is signed in',
  device:
    '{account} was signed in to on a device that we did not know, at {at}, from the network address {address}. If that was you, you need not do anything.',
  deviceNotYou:
    'If this was not you, open this link within a week. It signs everybody out, and a letter with a link for a new password follows:',
  leadsSubject: 'You lead a fellowship',
  leads:
    'the church office has entered {account} as the leader of a fellowship. Which one it is, and its people, you see when you log in.',
  leadsNoMoreSubject: 'You no longer lead your fellowship',
  leadsNoMore:
    'the church office has entered {account} no longer as the leader of its fellowship. Members who write to the leader reach you no more.',
  telephoneSubject: 'You can log in with your telephone now',
  telephone:
    'a telephone number was confirmed for {account} just now. Whoever reads its text messages can log in with a code, and choose a new password. If that was you, you need not do anything.',
  noTelephoneSubject: 'Your telephone no longer logs you in',
  noTelephone:
    'the telephone number that was confirmed for {account} was changed or taken away. Codes by text message no longer open it; your password does, as always. Under Settings you can confirm a number again.',
  telephoneNotYou: 'If it was not you, choose a new password under Settings, and tell the church office.',
  guessingSubject: 'Somebody is guessing your password',
  guessing:
    'somebody has typed many wrong passwords for {account} today. Nobody has come in that way, and you can sign in as always from the devices that you have used before.',
  guessingThen:
    'If it was you, choose a new password with "Forgot your password?" on the login page. If it was not you, you need not do anything: a password of several words cannot be guessed like this. You hear of it once a day at most.',
  offeredSubject: 'The church office offers you a new password',
  offered:
    'somebody of the church made a link and a code just now, with which a new password can be chosen for {account}. They give it to you themselves. If you have asked for it, you need not do anything else.',
  offeredNotYou:
    'If you did not ask for it, tell the church office at once. Until the link is used, your password stays as it is.',
  offeredText:
    '{church}: a new password is offered for the account with this number. If you did not ask for it, please call the office at once.',
  offeredNotice: 'A new password is offered for your account',
  offeredNoticeText: 'If you did not ask for it, tell the church office at once.',
  dataSubject: 'The church has answered your request about your data',
  data: 'the request about your data that you sent us on {day} is answered. You can read the answer here: {page}',
  dataPage: 'Settings, My data',
})
