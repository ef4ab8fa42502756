import { define } from '../../words/define.ts'

/** Why what an usher writes is refused. */
export const checkInRules = define('check-in-rules', {
  guardianCode: 'A guardian’s code has {length} letters or digits',
  ownCode: 'A member’s code has {length} letters or digits',
  eitherCode: 'A guardian’s code has {length} letters or digits, that of an account {own}',
  service: 'Please choose a service or an event',
  number: 'Please give a number',
  wholeNumber: 'Please give a whole number',
  firstName: 'Please give a first name',
  why: 'Please write why, in a few words',
  handOver: 'Please give the code, the person who collects, or a reason',
})
