import { fill, formFor, formsOf, isNames, isPlural, partsOf, placeholdersOf, renamed } from './fill.ts'
import type { Names, Source, Sources, Words } from './source.ts'

/** The language of the texts in the code. */
export const sourceLanguage = 'en'

/** A text and its language. */
type Said = { language: string; text: Source | Names }

/** Finds a text in the language of the request; undefined where that is English, or the text is not translated. */
type Speaker = (area: string, key: string) => Said | undefined

let speaker: Speaker = () => undefined

/** Sets who knows the language of the request (server/platform/words/speaking.ts). */
export function setSpeaker(speak: Speaker): void {
  speaker = speak
}

/**
 * The words of a part of the interface, in English: the dictionary `area`. On the server a word is in the language of the
 * request, and in English where it is not translated, so read it when it is shown, not when a module is loaded. In scripts of the
 * browser the build puts the text in place of each word (integrations/words.ts), and nothing of the dictionary is loaded.
 */
export function define<const English extends Sources>(area: string, english: English): Words<English> {
  const words = {}
  for (const [key, source] of Object.entries(english))
    Object.defineProperty(words, key, { enumerable: true, get: () => spoken(area, key, source) })
  // The getters give what the types say of each text.
  return words as Words<English>
}

function spoken(area: string, key: string, english: Source): unknown {
  const { language, text } = speaker(area, key) ?? { language: sourceLanguage, text: english }
  const hasValues = isPlural(english) || formsOf(english).some((form) => placeholdersOf(form).length > 0)
  const speak = (values: Record<string, string | number>) => {
    if (!isNames(text)) return shown(formFor(text, language, values['count'] ?? 0), values)
    const inEnglish = shown(formFor(english, sourceLanguage, 0), values)
    return typeof inEnglish === 'string' ? renamed(inEnglish, text) : inEnglish
  }
  return hasValues ? speak : speak({})
}

function shown(text: string, values: Record<string, string | number>): string | string[] {
  const filled = partsOf(text).map((part) => fill(part, (name) => values[name]?.toString()))
  return filled.length > 1 ? filled : filled.join('')
}
