import { define } from '../../lib/words/define.ts'

export const codeWords = define('codes', {
  code: 'Code',
  codeHint: 'The six digits of the text message.',
  number: 'Phone number',
  send: 'Send me a code',
})
