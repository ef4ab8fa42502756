import { define } from '../../../lib/words/define.ts'

/** The last lines of e-mails that their reader may switch off, and of text messages. */
export const stopWords = define('stopEmails', {
  inSettings: 'You can switch these e-mails off in your settings: {page}',
  settingsPage: 'Settings, E-mails',
  withoutSigningIn: 'Or without signing in: {page}',
  text: 'Stop: {page}',
})
