import { languages } from '../../src/languages/all.ts'
import { fill, formFor, isNames, partsOf } from '../../src/lib/words/fill.ts'
import type { Source } from '../../src/lib/words/source.ts'
import { textOf } from '../../src/lib/words/translation.ts'
import { builtSentences } from './pseudo-language.ts'

/** What a sentence of the interface (`login.submit`) says in a language, without its links: in English where it is not translated. */
export function sentenceIn(
  language: string,
  word: string,
  values: Record<string, string | number> = {},
): string {
  const [area = '', key = ''] = word.split('.')
  const sentence = languages[language]?.[area]?.[key]
  const translated = sentence && textOf(sentence)
  const english = builtSentences()[area]?.texts[key]
  if (english === undefined) throw new Error(`There is no sentence ${word}`)
  const [text, tag]: [Source, string] =
    translated === undefined || isNames(translated) ? [english, 'en'] : [translated, language]
  const form = formFor(text, tag, values['count'] ?? 0)
  return fill(partsOf(form).join(''), (name) => values[name]?.toString())
}
