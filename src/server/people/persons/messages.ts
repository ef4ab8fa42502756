import { define } from '../../../lib/words/define.ts'

/** Words to somebody of the register whose entry was connected with an account. */
export const connectedWords = define('connectedEmails', {
  subject: 'An account is connected with your entry',
  connected:
    'the office of {church} has connected an account on our site with what the church knows of you: its owner can read it now. If the account is yours, you need not do anything.',
  noAccount:
    'If you have no account, or did not know of this, open this link within 30 days and press the button. It separates the two again:',
  text: '{church}: an account on our site was connected with your entry. If it is not yours, press the button here: {page}',
})
