import type { SentenceAnswer, TranslatedText } from '../../../lib/contract/website/translations.ts'

type English = SentenceAnswer['english']

/** A field of a sentence. */
export type Form = { form: string; label: string; english: string; said: string }

/** The fields of a sentence: one, two for a number, or one for each word that has a name. */
export function formsIn(english: English, text: TranslatedText | undefined): Form[] {
  if (typeof english !== 'string') {
    const forms = typeof text === 'object' && 'one' in text ? text : { one: '', other: '' }
    return [
      { form: 'one', label: 'For one', english: english.one, said: forms.one },
      { form: 'other', label: 'For several', english: english.other, said: forms.other },
    ]
  }
  if (typeof text === 'object' && 'names' in text)
    return Object.entries(text.names).map(([word, said]) => ({ form: word, label: '', english: word, said }))
  return [{ form: '', label: '', english, said: typeof text === 'string' ? text : '' }]
}

/** The translation with one of its fields changed. */
export function textWith(
  english: English,
  text: TranslatedText | undefined,
  { form, said }: Pick<Form, 'form' | 'said'>,
): TranslatedText {
  if (typeof text === 'object' && 'names' in text) return { names: { ...text.names, [form]: said } }
  if (typeof english === 'string') return said
  const before = typeof text === 'object' && 'one' in text ? text : { one: '', other: '' }
  return { ...before, [form]: said }
}
