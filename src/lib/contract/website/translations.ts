import * as z from 'zod/mini'
import { churchRules } from '../../texts/website/church-rules.ts'
import { atMost } from '../base.ts'
import { flag, number, numberOrNull, text, textOrNull } from '../fields.ts'

/*
 * The words of the interface in other languages, as the church reads and corrects them: an extension (docs/languages/README.md).
 */

/** How far a sentence is: `again` was read or corrected before its English text changed. */
export const sentenceStates = ['draft', 'again', 'read', 'missing'] as const
export type SentenceState = (typeof sentenceStates)[number]

const mostLetters = 5000
const longest = atMost(mostLetters)
const form = text.check(longest)
const plural = z.strictObject({ one: form, other: form })

/** Written without zod's type for records: all pages share one zod bundle, so that every page with a form would have to load it. */
const wordNames = z.transform((input: unknown, context): Record<string, string> => {
  const named = typeof input === 'object' && input !== null ? Object.entries(input) : []
  const isWrong = named.some(
    ([word, name]) =>
      !/^[A-Za-z][\w’ (),-]{0,119}$/.test(word) || typeof name !== 'string' || name.length > mostLetters,
  )
  if (isWrong || typeof input !== 'object' || input === null)
    context.issues.push({ code: 'custom', message: churchRules.notListNamesWords, input: input })
  return Object.fromEntries(named)
})
const names = z.strictObject({ names: wordNames })

/** A translation: a text, one in two forms by a number, or names for the words of the English text. */
export const TranslatedText = z.union([form, plural, names])
export type TranslatedText = z.infer<typeof TranslatedText>

/** A correction as it is stored, and as files carry it. */
export const StoredCorrection = z.strictObject({
  language: text.check(z.regex(/^[a-z]{2,3}$/)),
  area: text.check(z.regex(/^[\w-]{1,60}$/)),
  key: text.check(z.regex(/^\w{1,60}$/)),
  text: TranslatedText,
  state: z.enum(['draft', 'read']),
  /** The English text that it was made for. */
  english: z.union([form, plural]),
})
export type StoredCorrection = z.infer<typeof StoredCorrection>

/** A sentence with its English text. */
export const SentenceAnswer = z.strictObject({
  /** `login.submit`: its dictionary and key. */
  word: text,
  part: text,
  english: z.union([text, z.strictObject({ one: text, other: text })]),
  /** What visitors are shown; null where it is not translated. */
  text: z.nullable(TranslatedText),
  state: z.enum(sentenceStates),
  /** The English text that the translation was made for, where that has changed since. */
  before: z.nullable(z.union([text, z.strictObject({ one: text, other: text })])),
  /** Whether the words are the church's own, not those of the program. */
  is_own: flag,
  /** Why it is not shown although it is there. */
  misfit: textOrNull,
  /** The most letters of each form. */
  limit: number,
  /** The most parts of a sentence that goes as a text message, whether always in plain letters, and the letters that are added; null for another one. */
  text_message: z.nullable(z.strictObject({ most_parts: number, is_plain: flag, added: number })),
  /** A page that has it; '' where none is known. */
  page: text,
  by: textOrNull,
  at: textOrNull,
  /** How often it was changed here. */
  version: number,
})
export type SentenceAnswer = z.infer<typeof SentenceAnswer>

const Counts = z.strictObject({
  sentences: number,
  draft: number,
  again: number,
  read: number,
  missing: number,
})

export const LanguageAnswer = z.strictObject({
  language: text,
  name: text,
  is_offered: flag,
  ...Counts.shape,
  /** The same of what a visitor meets first. */
  way: Counts,
})
export type LanguageAnswer = z.infer<typeof LanguageAnswer>

export const LanguagesAnswer = z.strictObject({
  languages: z.array(LanguageAnswer),
  /** The parts of the interface that have sentences. */
  parts: z.array(z.strictObject({ id: text, name: text })),
  /** Whether the caller may switch languages on and off. */
  may_offer: flag,
})
export type LanguagesAnswer = z.infer<typeof LanguagesAnswer>

/** PUT admin/languages/{language}/words/{word}/ */
export const CorrectionForm = z.strictObject({
  text: TranslatedText,
  /** Whether the caller has read it, and speaks the language. */
  is_read: z.boolean({ error: () => churchRules.sayWhetherYouRead }),
})
export type CorrectionForm = z.infer<typeof CorrectionForm>

export const OfferForm = z.strictObject({
  is_offered: z.boolean({ error: () => churchRules.sayWhetherVisitorsMay }),
  /** That nobody has read the visitor's way in it yet is known. */
  as_draft: z._default(z.boolean(), false),
})
export type OfferForm = z.infer<typeof OfferForm>

export const translationFormats = ['xlsx', 'po', 'json'] as const
export type TranslationFormat = (typeof translationFormats)[number]

/** The largest file of translations, in bytes: a spreadsheet of all sentences has some 6 MB. */
export const translationFileLimit = 12 * 1024 * 1024

/** What an import does, or would do. `wrong` is empty for one that is taken. */
export const TranslationImportAnswer = z.strictObject({
  is_taken: flag,
  changed: number,
  same: number,
  /** Rows without a translation. */
  empty: number,
  wrong: z.array(z.strictObject({ row: numberOrNull, word: text, why: text })),
})
export type TranslationImportAnswer = z.infer<typeof TranslationImportAnswer>
