import { define } from '../../words/define.ts'

/** What helps to write a telephone number. */
export const phoneWords = define('phone', {
  example: 'For example 024 412 3456',
})
