import { define } from '../../../lib/words/define.ts'

/** Words of the e-mail to somebody who moved from a waiting list to a place. */
export const placeEmailWords = define('placeEmails', {
  subject: 'You have a place: {what}',
  free: 'a place has become free, and it is yours: {what}.',
  giveBack: 'If you cannot come, please give it back, so that the next one can: {page}',
  youthPage: 'Youth Ministry, Sign up',
})
