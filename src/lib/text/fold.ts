/*
 * Search as people type: without the letters that their keyboard lacks. `akosa` finds akɔsa, and `Ama Serwaa` finds any
 * spelling of it in capitals. The server has the same rule in SQL (server/platform/db/sqlite/search-functions.ts), and its indexes hold texts in this
 * form: whoever changes it rebuilds them by a migration (docs/decisions/server.md#counts-and-searches).
 */

/** Letters of Ghana's languages and apostrophes, and below each what stands for it on a keyboard without them. */
const letters = 'ɔɛŋɖɣƒʋ’‘ʼ'
const plain = "oendgfv'''"

/** The text in small letters, without accents, and with plain letters for ɔ, ɛ and the like. */
export const fold = (text: string): string =>
  // Most texts have no other letters, and to normalize them takes four times as long.
  /^[\0-\x7f]*$/.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]+/g, '')
        .toLowerCase()
        .replace(/[^\0-\x7f]/g, (letter) => plain[letters.indexOf(letter)] ?? letter)

/** The folded text without apostrophes, for searches: `oneil` finds O’Neil. */
export const searchable = (text: string): string => fold(text).replaceAll("'", '')

const wordsIn = (folded: string): string[] => folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

/** The words of a text, folded, without punctuation. */
export const foldedWords = (text: string): string[] => wordsIn(fold(text))

/** The words of a search, or of a text that is searched. */
export const searchWords = (text: string): string[] => wordsIn(searchable(text))

/** A part of a text; `found` when it is one of the words that were looked for. */
export type Piece = { text: string; isHit: boolean }

/** Splits a text into pieces, with the places marked at which one of the folded words stands. */
export function markWords(text: string, words: readonly string[]): Piece[] {
  const { letters, folded, at } = lettersOf(text)
  const isFound = new Array<boolean>(letters.length).fill(false)
  for (const word of words)
    for (let place = folded.indexOf(word); word && place >= 0; place = folded.indexOf(word, place + 1))
      isFound.fill(true, at[place], (at[place + word.length - 1] ?? 0) + 1)
  const pieces: Piece[] = []
  for (const [index, letter] of letters.entries()) {
    const isHit = isFound[index] ?? false
    const last = pieces.at(-1)
    if (last?.isHit === isHit) last.text += letter
    else pieces.push({ text: letter, isHit })
  }
  return pieces
}

/** About `length` letters of a text around the first place of one of the words; its beginning without such a place. */
export function excerptAround(text: string, words: readonly string[], length: number): string {
  const { letters, folded, at } = lettersOf(text.replace(/\s+/g, ' ').trim())
  const places = words.map((word) => folded.indexOf(word)).filter((place) => place >= 0)
  if (letters.length <= length) return letters.join('')
  const first = at[Math.min(...places)] ?? 0
  const from = Math.max(0, Math.min(first - Math.floor(length / 3), letters.length - length))
  const cut = letters.slice(from, from + length).join('')
  const begun = from > 0 ? `…${cut.slice(cut.indexOf(' ') + 1)}` : cut
  return from + length < letters.length ? `${begun.slice(0, Math.max(begun.lastIndexOf(' '), 1))}…` : begun
}

/** The letters of a text, the text folded, and for each place in that the letter that it comes from. */
function lettersOf(text: string): { letters: string[]; folded: string; at: number[] } {
  const letters = [...text.normalize('NFC')]
  const at: number[] = []
  const folded = letters
    .map((letter, index) => {
      const one = searchable(letter)
      for (let unit = 0; unit < one.length; unit += 1) at.push(index)
      return one
    })
    .join('')
  return { letters, folded, at }
}
