import { define } from '../../words/define.ts'

/** Where an e-mail address is asked for or shown in a church that sends no e-mails. */
export const noMailWords = define('no-mail', {
  hint: 'This church sends no e-mails yet.',
})
