import type { ColumnKind } from '../../../../../lib/contract/people/people-import.ts'
import { joinTitles, type Titles, takeTitles } from '../../titles.ts'

/** A name without its titles, in front, behind or in brackets, and without other words in brackets, which are `aside`. */
export function readTitles(cell: string, titles: Titles, least: number) {
  const [, before = cell, inBrackets = ''] = /^([^()]*)\(([^()]*)\)\s*$/.exec(cell) ?? []
  const brackets = takeTitles(inBrackets, titles, 0)
  const { title, rest } = takeTitles(before.replace(/\s+/g, ' '), titles, least)
  return { title: joinTitles([title, brackets.title]), rest, aside: brackets.rest }
}

/**
 * The parts of a name in one cell, and its titles. `isWhole`: they say all of the cell; `isOfTwo`: there may be two people in it.
 */
export function readWholeName(cell: string, kind: ColumnKind, titles: Titles) {
  const { title, rest: name, aside } = readTitles(cell, titles, 2)
  const parts = name.split(/,\s*/).map((part, at) => readTitles(part, titles, at === 0 ? 2 : 1))
  const [one = '', two = '', ...more] = parts.map((part) => part.rest).filter(Boolean)
  return {
    title: joinTitles([title, ...parts.map((part) => part.title)]),
    isWhole: aside === '' && more.length === 0,
    isOfTwo: /\s(&|and|ne|kple|et)\s/i.test(name),
    ...(two ? lastFirst([one, ...two.split(' ')]) : inOrder(one.split(' '), kind)),
  }
}

/** `MENSAH, Ama Serwaa`. */
const lastFirst = ([last = '', first = '', ...middle]: readonly string[]) => ({
  last_name: last,
  first_name: first,
  middle_name: middle.join(' '),
})

const inOrder = (words: readonly string[], kind: ColumnKind) =>
  kind === 'full_name_last_first' && words.length > 1
    ? lastFirst(words)
    : {
        first_name: words[0] ?? '',
        middle_name: words.slice(1, -1).join(' '),
        last_name: words.length > 1 ? (words.at(-1) ?? '') : '',
      }
