import { define } from '../../words/define.ts'

/** The names of a person's settings and of their groups. */
export const ownSettingWords = define('own-settings', {
  photograph: 'Photograph',
  telephone: 'Telephone',
  privacy: 'Privacy',
  consent: 'Consent',
  password: 'Password',
  twoSteps: 'Two-step sign-in',
  devices: 'Devices',
  colours: 'Colours',
  dataSaver: 'Data saver',
  mails: 'E-mails',
  messages: 'Messages',
  calendar: 'Calendar',
  myGiving: 'My giving',
  schedule: 'My schedule',
  myData: 'My data',
  closeAccount: 'Close account',
  you: 'You',
  signingIn: 'Signing in',
  thisDevice: 'This device',
  reachesYou: 'What reaches you',
  yours: 'What is yours',
})
