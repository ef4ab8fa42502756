import type { TranslatedText } from '../../../../lib/contract/website/translations.ts'
import { isNames, isPlural } from '../../../../lib/words/fill.ts'
import { lengthLimit } from '../../../../lib/words/fit.ts'
import type { Source } from '../../../../lib/words/source.ts'
import type { Placed } from '../coverage.ts'

/**
 * A line of a file for translators: one form of a sentence. `form` is '' for a sentence of one form, `one` or `other` for a number, and
 * the English word for a name.
 */
export type FileRow = {
  word: string
  form: string
  english: string
  text: string
  state: string
  /** Where it stands. */
  context: string
  limit: number
}

/** The lines of a sentence. */
export function rowsOf({ sentence, standing }: Placed): FileRow[] {
  const { area, key, english, part, page } = sentence
  const { text, state } = standing
  const row = (form: string, source: string, shown: string): FileRow => ({
    word: `${area}.${key}`,
    form,
    english: source,
    text: shown,
    state,
    context: [part, page].filter(Boolean).join(' '),
    limit: lengthLimit(english),
  })
  if (text !== undefined && isNames(text))
    return Object.entries(text.names).map(([word, name]) => row(word, word, name))
  if (!isPlural(english)) return [row('', english, typeof text === 'string' ? text : '')]
  const forms = text !== undefined && isPlural(text) ? text : { one: '', other: '' }
  return [row('one', english.one, forms.one), row('other', english.other, forms.other)]
}

/** What a file says: a form of a sentence, and in which line. */
export type Given = { row: number | null; word: string; form: string; text: string }

/** The text of a sentence from the lines that a file has of it; undefined where they say nothing. Forms that are not there stay. */
export function textOfGiven(
  english: Source,
  now: TranslatedText | undefined,
  given: readonly Given[],
): TranslatedText | undefined {
  const written = given.filter(({ text }) => text !== '')
  if (written.length === 0) return undefined
  const form = (name: string) => written.find((one) => one.form === name)?.text
  if (now !== undefined && isNames(now)) {
    const changed = written.map((one) => [one.form, one.text] as const)
    return { names: { ...now.names, ...Object.fromEntries(changed) } }
  }
  if (!isPlural(english)) return form('') ?? ''
  const before = now !== undefined && isPlural(now) ? now : { one: '', other: '' }
  return { one: form('one') ?? before.one, other: form('other') ?? before.other }
}
