import { define } from '../../../lib/words/define.ts'

/** Text messages with a code. Each is one part in plain letters, with a name of 40 letters. */
export const codeTextWords = define('codeTexts', {
  signIn:
    '{code} is your code to log in at {church}. It holds for {minutes} minutes. Give it to nobody, not even to the church.',
  reset:
    '{code} is your code for a new password at {church}. It holds for {minutes} minutes. Give it to nobody, not even to the church.',
  confirm:
    '{code} is your code to confirm this number at {church}. It holds for {minutes} minutes. Give it to nobody, not even to the church.',
  yourChurch: 'your church',
})
