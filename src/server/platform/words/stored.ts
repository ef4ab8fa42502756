import { sourceLanguage } from '../../../lib/words/define.ts'
import { inLanguage } from './speaking.ts'

/* Sentences of a dictionary that are stored, such as why a message did not go: in English, and shown in the language of who reads them. */

/** A sentence in English, as it is stored. */
export const inEnglish = (say: () => string): string => inLanguage(sourceLanguage, say)

/** A stored sentence in the current language; one that the dictionary does not have stays as it is. */
export function sayStored(words: Readonly<Record<string, string>>, stored: string): string {
  const key = inLanguage(sourceLanguage, () => Object.keys(words).find((one) => words[one] === stored))
  return (key && words[key]) ?? stored
}
