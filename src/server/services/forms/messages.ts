import { define } from '../../../lib/words/define.ts'

/** Words of the confirmation of an answer to a form, and of the e-mail to those who read the answers. */
export const formEmailWords = define('formEmails', {
  taken: 'We have your answer: {form}',
  waits: 'You are on the waiting list: {form}',
  placeFree: 'You have a place: {form}',
  takenText: 'Thank you. We have your answer.',
  waitsText: 'All places are taken. You are on the waiting list, and we write to you when a place is free.',
  placeFreeText: 'A place has become free, and it is yours.',
  notYou: 'You did not fill in this form? Then somebody mistyped an address, and you need not do anything.',
  withdraw: 'You cannot come, or want to take your answer back? Withdraw it with one press: {page}',
  withdrawPage: 'the link in the e-mail',
  newAnswer: 'A new answer: {form}',
  newAnswerText: 'Somebody answered the form “{form}”. What they wrote is not in this e-mail.',
  read: 'Read the answers: {page}',
  page: 'Forms',
})
