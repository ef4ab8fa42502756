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
