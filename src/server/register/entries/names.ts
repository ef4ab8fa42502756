import leven from 'leven'
import { searchable } from '../../../lib/text/fold.ts'

/** A name for comparison, as searches fold it: `oneil` for O’Neil, `okyere` for Ɔkyere, and one space between words. */
export const foldName = (name: string): string =>
  searchable(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const titles = new Set([
  'mr',
  'mrs',
  'miss',
  'ms',
  'dr',
  'rev',
  'pastor',
  'elder',
  'deacon',
  'deaconess',
  'prof',
  'madam',
  'sister',
  'brother',
  'bro',
  'sis',
  'maame',
  'nana',
  'egya',
  'osofo',
  'obaapanyin',
  'opanyin',
  'ohemaa',
  'alhaji',
  'hajia',
  'reverend',
  'apostle',
  'evangelist',
  'catechist',
])

/** The words of a name without titles, sorted: `Mensah, Mr. Kofi` and `Kofi Mensah` have the same. */
const wordsOf = (name: string): string[] =>
  foldName(name)
    .split(' ')
    .filter((word) => word && !titles.has(word))
    .sort()

/** How alike two full names are: `same` words in any order, `similar` with an edit or a middle name more, or `other`. */
export function compareNames(one: string, two: string): 'same' | 'similar' | 'other' {
  const [mine, theirs] = [wordsOf(one), wordsOf(two)]
  if (mine.length === 0 || theirs.length === 0) return 'other'
  if (mine.join(' ') === theirs.join(' ')) return 'same'
  const [fewer, more] = mine.length <= theirs.length ? [mine, theirs] : [theirs, mine]
  if (fewer.length < 2) return 'other'
  const left = [...more]
  for (const word of fewer) {
    const at = left.findIndex((other) => isLike(word, other))
    if (at < 0) return 'other'
    left.splice(at, 1)
  }
  return 'similar'
}

/** An initial, or a word with one letter of five wrong. */
function isLike(one: string, two: string): boolean {
  if (one === two) return true
  if (one.length === 1 || two.length === 1) return one[0] === two[0]
  const most = Math.floor(Math.min(one.length, two.length) / 4)
  return most > 0 && leven(one, two, { maxDistance: most + 1 }) <= most
}
