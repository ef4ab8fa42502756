import { sourceLanguage } from '../../../lib/words/define.ts'
import { placeholdersOf } from '../../../lib/words/fill.ts'
import { inLanguage } from './speaking.ts'

/* Sentences of a dictionary that are stored, such as why a message did not go: in English, and shown in the language of who reads them. */

/** A sentence in English, as it is stored. */
export const inEnglish = (say: () => string): string => inLanguage(sourceLanguage, say)

/** A stored sentence in the current language, with the values that stand in it; one that the dictionary does not have stays as it is. */
export function sayStored(words: Readonly<Record<string, unknown>>, stored: string): string {
  if (stored === '') return ''
  const known = inLanguage(sourceLanguage, () => {
    for (const key of Object.keys(words)) {
      const values = valuesIn(said(words[key], {}), stored)
      if (values) return { key, values }
    }
    return undefined
  })
  return known ? said(words[known.key], known.values) : stored
}

/** A word of a dictionary; a placeholder without a value stays in it. */
const said = (word: unknown, values: Record<string, string>): string =>
  String(typeof word === 'function' ? Reflect.apply(word, undefined, [values]) : word)

/** The values with which a text becomes the stored sentence; undefined where it cannot. */
function valuesIn(text: string, stored: string): Record<string, string> | undefined {
  const names = placeholdersOf(text)
  if (names.length === 0) return text === stored ? {} : undefined
  const [first = '', ...parts] = text.split(/\{\w+\}/)
  if (!stored.startsWith(first)) return undefined
  const values: Record<string, string> = {}
  let from = first.length
  for (const [at, part] of parts.entries()) {
    const isLast = at === parts.length - 1
    const to = isLast ? stored.length - part.length : stored.indexOf(part, from)
    if (to < from || !stored.startsWith(part, to)) return undefined
    values[names[at] ?? ''] = stored.slice(from, to)
    from = to + part.length
  }
  return values
}
