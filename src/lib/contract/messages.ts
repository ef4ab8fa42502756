import { define } from '../words/define.ts'

/** Why a field is refused, where several forms say it. */
export const ruleWords = define('rules', {
  tooLong: 'Please keep this under {limit} characters',
  day: 'Please give a date as year-month-day',
  places: 'Please give a whole number of places from 1 to 10000, or none for as many as come',
  most: 'Please give at most {most}',
  each: 'Please keep each under {limit} characters',
})
