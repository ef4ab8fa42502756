import { define } from '../../../../lib/words/define.ts'

/** Words of the form of /contact. */
export const contactWords = define('contact', {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  subject: 'Subject',
  message: 'Message',
  typed: '{typed}/{limit} characters',
  send: 'Send Message',
  sendingShort: 'Sending...',
  reset: 'Reset',
})
