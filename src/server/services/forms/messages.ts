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

/** What is answered and refused about forms and their answers. */
export const formRefusals = define('formRefusals', {
  noForm: 'There is no such form.',
  otherAddress: 'Another form has this address',
  kindStays: '“{label}” has answers: its kind stays. Please add another question.',
  namesStay: 'This form has answers: whether they have names stays. Please make another form.',
  placesTaken: '{placed} places are taken already',
  addQuestion: 'Please add a question before the form is opened.',
  namedTwice: 'Somebody is named twice',
  noAccount: 'Somebody of these has no account',
  noPhotograph: 'There is no such photograph.',
  tooManyPhotographs: 'Too many photographs wait for their answer. Please try again tomorrow.',
  noFileThere: 'This form asks for no file there',
  deletedForm: 'The form and its answers are deleted.',
  noAnswer: 'There is no such answer.',
  deletedAnswer: 'The answer is deleted.',
  notReader: 'You do not read the answers of this form.',
  withdrawnAlready: 'This answer is withdrawn already.',
  noTemplate: 'There is no such template.',
  taken: 'Taken',
  waiting: 'Waiting',
  withdrawn: 'Withdrawn',
  sentAt: 'Sent at (UTC)',
  account: 'Account',
  state: 'State',
  answers: 'Answers',
})
