import { fold, foldedWords } from './fold.ts'

/** Whether a text contains all search words, in any order, whatever their case, accents and punctuation. */
export function hasWords(text: string, search: string): boolean {
  const folded = fold(text)
  return foldedWords(search).every((word) => folded.includes(word))
}
