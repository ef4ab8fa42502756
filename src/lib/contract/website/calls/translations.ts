import * as z from 'zod/mini'
import { pageOf } from '../../answer.ts'
import { partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import {
  CorrectionForm,
  LanguagesAnswer,
  OfferForm,
  SentenceAnswer,
  sentenceStates,
  TranslationImportAnswer,
  translationFormats,
} from '../translations.ts'

export const readLanguages = route('GET', 'admin/languages/', {
  summary: 'The languages of the interface, and how many sentences of each were read',
  answer: LanguagesAnswer,
})

export const offerLanguage = route('PATCH', 'admin/languages/:language{text}/', {
  summary: 'Switches a language on or off for visitors and members',
  body: OfferForm,
  answer: LanguagesAnswer,
})

export const readSentences = route('GET', 'admin/languages/:language{text}/words/', {
  summary: 'The sentences of the interface in a language, with their English texts',
  paged: true,
  query: { state: sentenceStates.join(', '), part: 'a part of the interface', word: 'one sentence' },
  answer: partOf(SentenceAnswer),
  exact: pageOf(SentenceAnswer),
})

export const correctSentence = route('PUT', 'admin/languages/:language{text}/words/:word{text}/', {
  summary:
    "Corrects a sentence, or marks it as read; the church's own words stand before those of the program",
  seen: 'its version',
  body: CorrectionForm,
  answer: SentenceAnswer,
})

export const dropCorrection = route('DELETE', 'admin/languages/:language{text}/words/:word{text}/', {
  summary: "Drops the church's own words for a sentence: those of the program are shown again",
  seen: 'its version',
  answer: SentenceAnswer,
})

export const exportSentences = route('GET', 'admin/languages/:language{text}/file/', {
  summary: 'The sentences of a language as a file, for translators outside',
  query: { format: translationFormats.join(', '), own: 'yes: the corrections of the church alone' },
  type: 'application/octet-stream',
})

export const importSentences = route('POST', 'admin/languages/:language{text}/file/', {
  summary:
    'Tries a file of translations, XLSX, PO or JSON, or takes it: all of it, or nothing. What it brings is a draft',
  form: z.strictObject({ take: z._default(z.enum(['yes', '']), '') }),
  files: ['file'],
  answer: TranslationImportAnswer,
})
