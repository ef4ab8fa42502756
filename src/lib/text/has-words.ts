import { searchable, searchWords } from './fold.ts'

/** Whether a text contains all search words, in any order, whatever their case, accents, apostrophes and punctuation. */
export function hasWords(text: string, search: string): boolean {
  const searched = searchable(text)
  return searchWords(search).every((word) => searched.includes(word))
}
