import { define } from '../../words/define.ts'

/** The groups of the church's settings, in their menu and as headings of the form. */
export const settingGroupTexts = define('settingGroups', {
  privacyAndData: 'Privacy and data',
  dataProtection: 'Data protection',
  dataRetention: 'Data retention',
  dataRequests: 'Data requests',
  writing: 'Writing to people',
  messages: 'Messages',
  songs: 'Songs',
  contactPage: 'Contact page',
  peopleAndAccounts: 'People and accounts',
  signIn: 'Sign-in',
  people: 'People',
  care: 'Newcomers and care',
})
