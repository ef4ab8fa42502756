import { define } from '../../words/define.ts'

/** When a gift is repeated. */
export const repeatTimes = define('repeatTimes', {
  everyWeek: 'each {day}',
  everyMonth: 'each month on the {day}',
})
