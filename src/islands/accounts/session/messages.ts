import { define } from '../../../lib/words/define.ts'

/** Words of /login. */
export const loginWords = define('login', {
  title: 'Log in',
  description: 'Log in to your church community.',
  heading: 'Welcome back',
  lede: 'Log in to your fellowship, your prayers and everything that is yours.',
  newHere: 'New here? <a>Sign up</a>',
  needsScript: 'Logging in',
  forgotten: 'Forgot your password?',
  username: 'Username',
  password: 'Password',
  showPassword: 'Show what I typed',
  submit: 'Log in',
  busy: 'Logging in...',
  keepAccount: 'Keep my account and log in',
  byText: 'Use a code by text message',
  byPassword: 'Log in with my password',
  byPasskey: 'Use a passkey instead',
  numberHint: 'The number that you confirmed under Settings.',
  noCode:
    'Nothing after two minutes? Perhaps this number is not confirmed yet: log in with your password and confirm it under Settings, or <a>ask the office</a>.',
  anotherCode: 'Ask for another code',
  oneMoreStep: 'One more step',
  forgottenChoices: 'Not known any more? <a>Choose a new one</a>, by a link or with a code of the office.',
  noStorage:
    'This browser does not let the site keep you signed in. Please allow it to store data, and try again.',
})

/** Words of the second factor, of a login and of acts that ask for it again. */
export const factorWords = define('factors', {
  waits: 'If your account has a second step, give it with your password now: then you need not wait.',
  afterPassword: 'Your password is right. Please show that it is really you.',
  afterCode: 'Your code is right. Please show that it is really you.',
  usePasskey: 'Use a passkey',
  useCode: 'Use a code of my app',
  useRecoveryCode: 'Use a recovery code',
  usePassword: 'Use my password',
  code: 'Code of your app',
  codeHint: 'The six digits that your authenticator app shows for {church} now.',
  recoveryCode: 'Recovery code',
  recoveryCodeHint: 'One of the ten that you kept. Each holds once.',
  password: 'Your password',
  noPasskey:
    'This browser cannot use your passkey. Please use the device that you set it up on, or ask the church office.',
})

/** Words of /signup, and of the fields of a person. */
export const signUpWords = define('sign-up', {
  title: 'Sign up',
  description: "Join the church: the First Timer's form.",
  heading: "First Timer's Form",
  lede: 'Tell us who you are, and you belong. It takes two minutes.',
  member: 'Step 1 of 2: who you are. Already a member? <a>Log in</a>',
  needsScript: 'Signing up',
  consent:
    'I agree that the church keeps what I tell it here, to know me as a member and to care for me. <a>What is kept, and why</a>',
  submit: 'Sign up',
  busy: 'Signing up...',
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  username: 'Username',
  usernameHint: 'You sign in with it. Letters, digits, dots, dashes and underscores.',
  email: 'Email',
  countryCode: 'Country code',
  phone: 'Phone',
  gender: 'Gender',
  male: 'Male',
  female: 'Female',
  password: 'Password',
  passwordHint: 'At least {least} characters. A few words together are easy to remember and hard to guess.',
  confirmPassword: 'Confirm password',
  showPasswords: 'Show what I typed',
})

/** Words of /forgot-password and /reset-password. */
export const newPasswordWords = define('new-password', {
  forgotTitle: 'Forgot your password',
  forgotHeading: 'Forgot your password?',
  byMail: 'It happens. Tell us who you are, and a link for a new one comes to your e-mail address.',
  byText: 'It happens. A code by text message, or one from the church office, opens the way to a new one.',
  byOffice: 'It happens. The church office gives you a code, with which you choose a new one here.',
  byMailDescription: 'A link for a new password, by e-mail.',
  otherDescription: 'How you get a new password.',
  remembered: 'Remembered it? <a>Log in</a>',
  forgotNeedsScript: 'Asking for a new password',
  officeHeading: 'The church office helps you',
  officeOrLeader:
    'Call or visit them, or ask your fellowship leader: who knows you gives you a code of eight digits. It holds for a day.',
  office: 'Call or visit them: who knows you gives you a code of eight digits. It holds for a day.',
  phone: 'Phone',
  textInstead: 'Send me a code by text message instead',
  haveOfficeCode: 'I have a code from the office',
  mailInstead: 'Send me a link by e-mail',
  nothingCame:
    'Nothing after a few minutes? Look among the unwanted mail, check the spelling below, and ask again: the links of earlier e-mails hold as well. Without an e-mail address in your account, the office gives you a code.',
  login: 'Username or email',
  loginHint: 'It goes to the e-mail address of your account.',
  askAgain: 'Ask again',
  sendLink: 'Send me a link',
  noText:
    'Nothing after two minutes? Perhaps this number is not confirmed for your account. The church office gives you a code of another kind.',
  goOn: 'Go on',
  oneMoment: 'One moment...',
  username: 'Username',
  officeCode: 'Code from the office',
  officeCodeHint: 'Eight digits, which the church office gave you today.',
  chooseTitle: 'Choose a new password',
  chooseDescription: 'A new password, by a link that works once.',
  chooseLede: 'Afterwards you are signed out on every device, and log in with the new one.',
  notNeeded: 'Not needed any more? <a>Log in</a>',
  chooseNeedsScript: 'Choosing a new password',
  incomplete: 'This link is incomplete. Please open it again from where you got it, or ask for a new one.',
  password: 'New password',
  passwordHint:
    'At least 8 characters; at least 10 if you are an admin, a leader or in the media team. A few words together are easy to remember and hard to guess.',
  set: 'Set the new password',
  saving: 'Saving...',
  askForLink: 'Ask for a new link',
})

/** Words of the dialog that asks who is at the device before an act that matters. */
export const stepUpWords = define('step-up', {
  title: 'Please confirm that it is you',
  why: 'What you are about to do matters, so we make sure that nobody else has your phone in hand. For ten minutes we do not ask again.',
  cancel: 'Cancel',
  confirm: 'Confirm',
  confirming: 'Confirming...',
})

/** Words of /first-admin. */
export const firstAdminWords = define('first-admin', {
  submit: 'Become the first admin',
  busy: 'Creating the account...',
  title: 'The first admin',
  failure: 'The account was not created. Please try again.',
  incomplete: 'This link is incomplete. Please copy it whole from where the server was started.',
  description: 'The first account of a new church, by a link that works once.',
  needsScript: 'Creating the account',
  lede: 'This church is new. Your account will open every door of it, so choose its password well.',
  afterwards:
    'Afterwards you name leaders and the media team in the admin’s dashboard, among the members who have signed up.',
})

/** Words of the pages that a link of an e-mail or a text message opens. */
export const mailedLinkWords = define('mailed-links', {
  confirm: 'Confirm this address',
  confirming: 'Confirming...',
  toProfile: 'Go to your profile',
  restore: 'Restore my address',
  restoring: 'Restoring...',
  newPassword: 'Choose a new password',
  signOut: 'Sign everybody out',
  signingOut: 'Signing out...',
  write: 'Write to the church',
  disconnect: 'Disconnect my account',
  separating: 'Separating...',
  incomplete: 'This link is incomplete. Please open it from the e-mail again.',
  notReached: 'The church was not reached. Please try again in a moment.',
  logIn: 'Log in',
  stopServices: 'Stop messages about services',
  stopEvents: 'Stop messages about events',
  stopFellowship: 'Stop messages of my fellowship',
  stopCare: 'Stop messages about care and visits',
  stopGiving: 'Stop messages about giving',
  stopPayments: 'Stop messages that ask this number to pay',
  stopNews: 'Stop messages about news of the whole church',
  stopIncomplete: 'This link is incomplete. Please open it from the message again.',
  stopAll: 'Stop all messages',
  undo: 'Undo',
  confirmTitle: 'Confirm your e-mail address',
  confirmDescription: 'A new e-mail address, by the link of the e-mail.',
  confirmNeedsScript: 'Confirming an address',
  confirmHeading: 'Confirm your <a>e-mail</a> address',
  confirmLede: 'Press the button, and e-mails about your account come to this address from now on.',
  notMe: 'This was not me',
  notMeDescription: 'Signs strangers out of an account, by the link of the e-mail.',
  notMeNeedsScript: 'Signing strangers out',
  notMeLede:
    'Somebody else signed in to your account? Press the button: everybody is signed out, the old password opens nothing, and an e-mail with a link for a new one comes to you.',
  notMine: 'Not my account',
  notMineDescription:
    'Separates an account from what the church knows of somebody, by the link of the message.',
  notMineNeedsScript: 'Separating the account',
  notMineLede:
    'The office connected an account on this site with what the church knows of you, and it is not yours? Press the button: the two are separated, and the office sees it.',
  restoreTitle: 'Restore your e-mail address',
  restoreHeading: 'Restore your <a>e-mail</a> address',
  restoreDescription: 'The e-mail address from before, by the link of the e-mail.',
  restoreNeedsScript: 'Restoring an address',
  restoreLede:
    'Somebody changed the e-mail address of your account. Press the button to bring the old one back. Everybody is signed out, and you choose a new password.',
  stop: 'Stop messages',
  stopDescription: 'Stops e-mails and text messages of the church, by the link of one.',
  stopNeedsScript: 'Stopping messages',
  stopLede:
    'You do not want what the church sends to you? Press a button, and it is kept for good, whoever writes your number or address down again.',
})
