import { define } from '../../../lib/words/define.ts'
import type { readyLists } from '../../contract/people/people-list.ts'

/** Names of the lists of people that every church has. */
export const readyListWords = define('readyLists', {
  notSeen: 'Not seen for 3 weeks',
  birthdays: 'Birthdays of this month',
  anniversaries: 'Wedding anniversaries of this month',
  parents: 'Parents',
  builtIn: 'Built-in list',
})

type ReadyList = (typeof readyLists)[number]['key']

/** The name of a list that every church has; undefined for a key that there is not. */
export function readyListName(key: string): string | undefined {
  const names: Record<ReadyList, string> = {
    'not-seen': readyListWords.notSeen,
    birthdays: readyListWords.birthdays,
    anniversaries: readyListWords.anniversaries,
    parents: readyListWords.parents,
  }
  return new Map<string, string>(Object.entries(names)).get(key)
}
