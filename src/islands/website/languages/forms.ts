import type { SentenceAnswer, TranslatedText } from '../../../lib/contract/website/translations.ts'
import { languageWords } from './messages.ts'

type English = SentenceAnswer['english']

/** A field of a sentence. */
export type Form = { form: string; label: string; english: string; translation: string }

/** The fields of a sentence: one, two for a number, or one for each word that has a name. */
export function formsIn(english: English, text: TranslatedText | undefined): Form[] {
  if (typeof english !== 'string') {
    const forms = typeof text === 'object' && 'one' in text ? text : { one: '', other: '' }
    return [
      { form: 'one', label: languageWords.forOne, english: english.one, translation: forms.one },
      { form: 'other', label: languageWords.forSeveral, english: english.other, translation: forms.other },
    ]
  }
  if (typeof text === 'object' && 'names' in text)
    return Object.entries(text.names).map(([word, name]) => ({
      form: word,
      label: '',
      english: word,
      translation: name,
    }))
  return [{ form: '', label: '', english, translation: typeof text === 'string' ? text : '' }]
}

/** The translation with one of its fields changed. */
export function textWith(
  english: English,
  text: TranslatedText | undefined,
  { form, translation }: Pick<Form, 'form' | 'translation'>,
): TranslatedText {
  if (typeof text === 'object' && 'names' in text) return { names: { ...text.names, [form]: translation } }
  if (typeof english === 'string') return translation
  const before = typeof text === 'object' && 'one' in text ? text : { one: '', other: '' }
  return { ...before, [form]: translation }
}
