import { define } from '../../../lib/words/define.ts'

/** Words of e-mails about an account. */
export const accountEmailWords = define('account-emails', {
  dear: 'Dear {name},',
  goodDay: 'Good day,',
  namedAccount: 'your account {username}',
  account: 'your account',
  resetSubject: 'Choose a new password',
  resetAsked:
    'somebody, hopefully you, asked for a new password for {account}. Open this link within the hour to choose one:',
  resetNotYou: 'If it was not you, you need not do anything: nobody but you has this letter.',
  confirmSubject: 'Please confirm your e-mail address',
  confirmAsked:
    'somebody, hopefully you, gave this address to an account of our church. Log in with that account, open this link within three days and press the button to confirm it:',
  confirmByOffice:
    'somebody, hopefully you, gave this address to an account of our church. Open this link within three days and press the button to confirm it:',
  confirmNotYou: 'If it was not you, you need not do anything: the address is not used.',
})

/** What the API of accounts refuses. */
export const accountRefusals = define('accountRefusals', {
  noMember: 'There is no such member.',
  youMayOnlyChange: 'You may only change your own details.',
  somebodyElseGavePerson:
    'Somebody else gave this person another role meanwhile. Please look at it before you go on.',
  onlySuperAdminPlease: 'This is the only super admin. Please give the role to somebody else first.',
  notYourPassword: 'This is not your password',
  pleaseGiveIdFellowship: 'Please give the id of a fellowship, or none',
  yourEMailAddress: 'Your e-mail address is confirmed already.',
  notConfirmedAskThem:
    'This is not confirmed: ask them. When you have seen them, please say how you know that it is they',
  yourOwnYouFind: 'Your own you find in your settings. For this, please ask another admin.',
  noPasskey: 'There is no such passkey.',
  passkeyInUseAlready: 'This passkey is in use already. Please make a new one, or use another device.',
  passkeyNotKnownHere: 'This passkey is not known here. Please log in with your password.',
  passkeyWasNotTaken: 'This passkey was not taken: too much time had passed, or it is of another site.',
  youHaveMostpasskeysPasskeys: 'You have {mostPasskeys} passkeys. Please remove one first.',
  youUseAppAlready: 'You use an app already. Remove it first.',
  youHaveNoApp: 'You have no app set up.',
  recoveryCodesComeWith: 'Recovery codes come with a passkey or an app. Please set one of them up first.',
  codeNotRightPlease: 'This code is not right. Please enter the one that your app shows now',
  linkDoesNotHold:
    'This link does not hold any more. Restart the server: while the church has no admin, each start makes a new one.',
  withoutChurchCannotKeep:
    'Without this the church cannot keep your account. To withdraw it, close your account in your settings.',
  linkWasUsedAlready: 'This link was used already, or is too old.',
  pleaseLogInOn:
    'Please log in on this device first, with the account that this address was given to, and open the link of the e-mail again. If you have no such account, you need not do anything.',
  addressBelongsToAnother: 'This address belongs to another account now. Please ask the church office.',
  linkWasUsedAlready2: 'This link was used already, or is too old. Please ask for a new one.',
  noSession: 'There is no such session.',
  oneFirstThatGuesser: 'This is one of the first that a guesser would try. Please choose another one',
  pleaseUseAtLeast: 'Please use at least {staffLength} characters: this account sees what others may not',
  usernameAlreadyTaken: 'This username is already taken',
  yourSessionHasEnded: 'Your session has ended. Please sign in again.',
  noFellowship: 'There is no such fellowship.',
  youLeadAnotherFellowship: 'You lead another fellowship.',
  youAssistAnotherFellowship: 'You assist another fellowship.',
  threePeopleAreSignatories:
    'Three people are signatories already. Please take the duty from one of them first.',
  pleaseConfirmThatIt: 'Please confirm that it is you.',
  sessionNotKnown: 'This session is not known.',
  churchTakesNumbersWith: 'The church takes numbers with {code}',
  pleaseUseLettersOne: 'Please use letters of one alphabet only',
  looksLikeAddressSite: 'This looks like the address of a site. Please choose another username',
  usernameKeptForChurch: 'This username is kept for the church itself. Please choose another one',
  pleaseChooseOneStates: 'Please choose one of {states}',
  requestClosedAlreadyPlease: 'This request is closed already. Please load the list again.',
  noRequest: 'There is no such request.',
  youHaveDutyAlready: 'You have this duty already. The invitation is still open for somebody else.',
  youAreSuperAdmin: 'You are a super admin already, who may do all of this. The invitation is still open.',
  youAreMemberAlready: 'You are a member already. The invitation is still open for somebody else.',
  youHaveRoleAlready: 'You have this role already. The invitation is still open for somebody else.',
  invitationWasTakenMeanwhile: 'This invitation was taken meanwhile. Please ask for a new one.',
  linkNotKnownPlease:
    'This link is not known. Please look whether it is whole, or ask whoever gave it to you for a new one.',
  noInvitation: 'There is no such invitation.',
  invitationWasTakenOr: 'This invitation was taken or withdrawn meanwhile. Please look at it again.',
  noFellowship2: 'There is no such fellowship',
  inChurchOfficeOffers: 'In this church the office offers new passwords.',
  personDoesWorkFor: 'This person does work for the church. Please ask the office.',
  yourOwnPasswordYou: 'Your own password you change in your settings.',
  noMemberInFellowship: 'There is no such member in this fellowship.',
  pleaseCompleteYourProfile:
    'Please complete your profile first. Then you can confirm your telephone number.',
  youHaveAskedFor:
    'You have asked for a code to another number today. Please try again tomorrow; the church office can help you meanwhile.',
  churchSendsNoCodes: 'This church sends no codes by text message. Please use your password.',
  codesByTextMessage:
    'Codes by text message are not sent now, since the church has sent many. Please use your password, or try tomorrow.',
  codesThatConfirmNumber:
    'Codes that confirm a number are not sent now, since the church has sent many. Please try tomorrow, or ask the church office.',
  codeOnItsWay: 'A code is on its way to this number. It holds for ten minutes.',
  ifNumberConfirmedFor:
    'If this number is confirmed for an account, a code is on its way to it. It holds for ten minutes.',
  codeNotRightOr: 'This code is not right, or no longer holds. Please look again, or ask for a new one',
  somebodyElseHasConfirmed:
    'Somebody else has confirmed this number for another account. If it is yours, the church office helps you.',
  codeAloneNotEnough:
    'A code alone is not enough for this account. Please ask for the link by e-mail, or ask the church office.',
  pleaseChooseDayThat: 'Please choose a day that is still to come',
  noEntry: 'There is no such entry.',
  yourAccountPinsSermons: 'Your account pins sermons only.',
  pleaseChoosePhotograph: 'Please choose a photograph',
  formPeopleWhoServe: 'This is the form of people who serve. Please complete your profile.',
  fellowshipDoesNotExist: 'This fellowship does not exist. Please choose another one',
  yourProfileNotComplete: 'Your profile is not complete yet.',
  yourProfileAlreadyComplete: 'Your profile is already complete.',
  stopsNothingItLacks: 'This stops nothing: it lacks its words.',
  linkIncompleteOrAnother:
    'This link is incomplete or of another church. Please open it from the message again.',
  noWhatsApp: 'This church does not write by WhatsApp.',
  noNumberForWhatsApp: 'Please give your telephone number in your profile first.',
  stoppedByWhatsApp: 'STOP was written from this number. Write START to the church’s number in WhatsApp.',
})

/** What the API of accounts answers, and more of what it refuses. */
export const accountAnswers = define('accountAnswers', {
  yourAccountClosedWill:
    'Your account is closed. It will be deleted on {day}, unless you log in before and take it back.',
  youClosedAccountWill:
    'You have closed this account. It will be deleted on {day}. Until then you can take it back.',
  yourPasskeyAdded: 'Your passkey is added.',
  yourPasskeyNewName: 'Your passkey has a new name.',
  yourPasskeyRemoved: 'Your passkey is removed.',
  yourAppSetUp: 'Your app is set up.',
  yourAppRemoved: 'Your app is removed.',
  secondStepNotRight: 'The second step was not right. Please try again.',
  passkeyNotTakenTry: 'This passkey was not taken. Please try again, or choose another way',
  codeNotRightUsed:
    'This code is not right, or was used already. Please enter the one that your app shows now',
  recoveryCodeNotRight: 'This recovery code is not right, or was used already',
  thankYouYourE: 'Thank you. Your e-mail address is confirmed.',
  yourEMailAddress: 'Your e-mail address is back, and everybody is signed out.',
  everybodySignedOutOld: 'Everybody is signed out, and the old password opens nothing.',
  notYourPassword: 'This is not your password',
  yourOtherDevicesStay: 'Your other devices stay signed in.',
  otherDevicesSignedOut: 'Other devices are signed out.',
  yourPasswordChangedOthers: 'Your password is changed. {others}',
  ifThereSuchAccount:
    'If there is such an account, an e-mail with a link is on its way. It holds for one hour.',
  linkHolds: 'This link holds.',
  usernameTaken: 'This username is taken',
  thankYouYouCan: 'Thank you. You can go on.',
  confirmYou: 'Please confirm that it is you.',
  youSignedOut: 'You are signed out.',
  notPhoneNumberGhana: 'This is not a phone number in Ghana. Please write it like 024 412 3456',
  notPhoneNumberName: 'This is not a phone number in {name}. Please write it as people dial it there',
  youGetAnswerBy: 'You get an answer by {day}, at the address or number that you gave.',
  thankYouYourRequest: 'Thank you. Your request is with the church office. {until}',
  invitationTakenAlreadyIf:
    'This invitation was taken already. If it was you, please log in. If not, please ask for a new one.',
  invitationTooOldAsk: 'This invitation is too old. Please ask whoever invited you for a new one.',
  invitationWithdrawnAskWhoever: 'This invitation was withdrawn. Please ask whoever invited you.',
  invitationWithdrawnItsLink: 'The invitation is withdrawn. Its link does nothing any more.',
  usernameCodeDoNot: 'Username and code do not belong together, or the code no longer holds',
  reasonLookAgainAsk: '{reason}. Please look again, or ask the office for a new one',
  yourCodeRightSince: 'Your code is right. Since you work for the church, please give your password as well.',
  yourCodeRightYou:
    'Your code is right. You confirmed this number more than six months ago: please give your password as well.',
  noMoreTheseMessages: 'No more of these messages come to you.',
  noMoreMessagesCome: 'No more messages come to you. What concerns your account’s safety still does.',
  thankYouMessagesCome: 'Thank you. Messages come to you again.',
  secondStepReset: 'The second step is reset.',
  secondStepResetTold: 'The second step is reset. They were told by e-mail.',
  haveUntil: 'They have until {day}.',
  otherDevicesOut: { one: 'One other device is signed out.', other: '{count} other devices are signed out.' },
  removedSince: 'Removed, since it came after: {things}.',
  removedUnconfirmed: 'Removed, since your e-mail address was not confirmed before: {things}.',
  choosePasswordNow: 'Please choose a new password now.',
  linkOnItsWay: 'An e-mail with a link for a new one is on its way.',
  newPasswordSet: 'Your new password is set.',
  logInWithIt: 'Please log in with it.',
  codeRight: 'Your code is right. Please give your second step as well.',
  passwordRight: 'Your password is right. Please give your second step as well.',
})
