import type { readyLists } from '../contract/people/people-list.ts'
import { readyListWords } from '../texts/people/ready-lists.ts'

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
