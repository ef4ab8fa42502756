import { define } from '../../../lib/words/define.ts'

/** Names of the lists of people that every church has. */
export const readyListWords = define('readyLists', {
  notSeen: 'Not seen for 3 weeks',
  birthdays: 'Birthdays of this month',
  anniversaries: 'Wedding anniversaries of this month',
  parents: 'Parents',
  builtIn: 'Built-in list',
})
