import { readFileSync } from 'node:fs'
import { languages } from '../../src/languages/all.ts'
import { isNames, isPlural } from '../../src/lib/words/fill.ts'
import type { Names, Source } from '../../src/lib/words/source.ts'
import { textOf } from '../../src/lib/words/translation.ts'
import type { Sentences } from '../../src/server/website/languages/sentences.ts'

/*
 * A language that nobody speaks: English with a mark on every letter, and words that are 40 % longer. On a page in it, a word without marks
 * comes from the church, or stands in the code and in no dictionary.
 */

/** The language in whose place it is spoken: one without rules of its own for numbers. */
export const pseudoTag = 'gaa'

const plain = 'abcdefghijklmnopqrstuvwxyz'
const marked = 'áƀćďéƒǵĥíĵķĺḿńóṕɋŕśťúṽẃẋýź'
const marks = new Map(
  [...plain].flatMap((letter, place) => {
    const mark = [...marked][place] ?? letter
    return [
      [letter, mark],
      [letter.toUpperCase(), mark.toUpperCase()],
    ]
  }),
)

const mark = (word: string): string => [...word].map((letter) => marks.get(letter) ?? letter).join('')

/** A word in the language: `Save` is `Śáṽéśá`. */
function longer(word: string): string {
  const letters = mark(word)
  const more = Math.round(word.length * 0.4)
  return letters + [...letters].slice(0, more).join('').toLowerCase()
}

/** An English text in the language. Values and links stay. */
export const pseudo = (text: string): string =>
  text.replace(/\{\w+\}|<\/?a>|[a-z]+/gi, (part) => (/^[a-z]/i.test(part) ? longer(part) : part))

/** The names that the translations of a sentence have for the words of its values, if any has. */
function namesOf(area: string, key: string): Names | undefined {
  const named = Object.values(languages).flatMap((language) => {
    const sentence = language[area]?.[key]
    const translated = sentence && textOf(sentence)
    return translated !== undefined && isNames(translated) ? Object.keys(translated.names) : []
  })
  if (named.length === 0) return undefined
  return { names: Object.fromEntries(named.map((name) => [name, pseudo(name)])) }
}

/** What stands for an English text. */
export function saidFor(area: string, key: string, english: Source): Source | Names {
  if (isPlural(english)) return { one: pseudo(english.one), other: pseudo(english.other) }
  return namesOf(area, key) ?? pseudo(english)
}

const built = new URL('../../dist/sentences.json', import.meta.url)

/** The English texts of the built site. */
export const builtSentences = (): Sentences => JSON.parse(readFileSync(built, 'utf8')) as Sentences

/** SQL that stores a correction of every sentence, in the place of Ga: so it is served by the church of a test alone. */
export function pseudoStatements(): string {
  const quote = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`
  const rows = Object.entries(builtSentences()).flatMap(([area, { texts }]) =>
    Object.entries(texts).map(
      ([key, english]) =>
        `('${pseudoTag}', '${area}', '${key}', ${quote(saidFor(area, key, english))}, ${quote(english)}, 'draft', null, '${new Date(0).toISOString()}')`,
    ),
  )
  return `insert into translation (language, area, key, text, english, state, changed_by, changed_at) values ${rows.join(',')};`
}
