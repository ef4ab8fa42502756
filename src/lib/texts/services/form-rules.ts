import { define } from '../../words/define.ts'

/** Why an answer to a form of the church is refused. */
export const formRules = define('formRules', {
  required: 'Please answer this question',
  number: 'Please write a number, such as 3',
  choice: 'Please choose one of the answers',
  tooLong: 'Please write at most {most} letters',
  tooMany: 'Please write at most {most} names',
  telephone: 'Please give a telephone number',
  email: 'Please provide a valid email address',
  notOpen: 'This form takes no answers now.',
  full: 'All places are taken.',
  answered: 'You have answered this form already.',
  photograph: 'Please choose the photograph again',
  file: 'Please choose a photograph or a PDF',
  fileTooLarge: 'Please choose a file of at most {most} MB',
  withdrawn: 'Your answer is withdrawn.',
  noLink: 'This link is not whole, or no longer good. Please ask the church.',
})
