import { define } from '../../words/define.ts'

/** What helps to write a telephone number, and what is wrong with one. */
export const phoneWords = define('phone', {
  none: 'Please give a telephone number',
  nineMore: 'After 233 a number has nine more digits, such as 233 24 412 3456',
  tenDigits: 'Please give ten digits, such as 024 412 3456',
  example: 'For example 024 412 3456',
})
