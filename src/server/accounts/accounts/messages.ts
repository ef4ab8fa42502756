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
