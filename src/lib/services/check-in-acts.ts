import {
  type Act,
  type CheckInSessionAnswer,
  codeLetters,
  guardianCodeLength,
  type NameAnswer,
} from '../contract/services/check-in.ts'
import { fold, foldedWords, searchWords } from '../text/fold.ts'
import { inCodeOrder } from '../text/in-code-order.ts'

/** A check-in session with acts that the server has not answered yet; the later act about somebody wins. */
export function applyActs(checkInSession: CheckInSessionAnswer, acts: readonly Act[]): CheckInSessionAnswer {
  const here = new Set(checkInSession.here)
  let { unnamed, counted } = checkInSession
  for (const act of acts.toSorted((one, other) => inCodeOrder(one.at, other.at))) {
    if (act.kind === 'count') {
      const { men = counted.men, women = counted.women } = act
      const { children = counted.children, visitors = counted.visitors } = act
      counted = { men, women, children, visitors, at: act.at }
    } else if (act.kind === 'mark') {
      if (act.here) here.add(act.person)
      else here.delete(act.person)
    } else if (act.first_name === '') unnamed = Math.max(0, unnamed + (act.here ? 1 : -1))
  }
  return { ...checkInSession, here: [...here], unnamed, counted }
}

/** An id that no other phone makes: 96 random bits. */
export const newActId = (): string => textOf(24, '0123456789abcdef')

/** A code for a child's guardian. */
export const newGuardianCode = (): string => textOf(guardianCodeLength, codeLetters)

/** Random letters, each as likely as the others: bytes beyond a whole number of alphabets are not used. */
function textOf(length: number, letters: string): string {
  const fair = 256 - (256 % letters.length)
  let text = ''
  while (text.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < fair && text.length < length) text += letters[byte % letters.length]
  return text
}

/** Names with the words by which they are found, made once for a list. */
export type Indexed = { person: NameAnswer; words: readonly string[] }

export const indexNames = (names: readonly NameAnswer[]): readonly Indexed[] =>
  names.map((person) => {
    const { name } = person
    // With what stands behind an apostrophe: `neil` begins a word of O’Neil.
    return { person, words: [...foldedWords(name), ...searchWords(name)] }
  })

/** People in the list of a search at most. */
const mostFound = 20

/** Up to `mostFound` people of whose name each typed word begins a word, in the order of their names. */
export function searchNames(index: readonly Indexed[], typed: string): NameAnswer[] {
  const wanted = foldedWords(typed)
  if (wanted.join('').length < 2) return []
  return index
    .filter(({ words }) => wanted.every((begin) => words.some((word) => word.startsWith(begin))))
    .map(({ person }) => person)
    .sort((one, other) => inCodeOrder(fold(one.name), fold(other.name)))
    .slice(0, mostFound)
}
