import { define } from '../../../lib/words/define.ts'

/** Words of the e-mail to a member about what the welfare fund has decided. */
export const welfareEmailWords = define('welfareEmails', {
  subject: 'The welfare fund has decided',
  approved:
    'Two signatories have approved what you asked the welfare fund for. The treasurer prepares the payment.',
  declined:
    'Two signatories have declined what you asked the welfare fund for. Please speak with one of them if you would like to know more.',
  page: 'My giving',
})
