import { saveFile } from '../../browser/save-file.ts'
import * as calls from '../../contract/website/calls/translations.ts'
import type {
  CorrectionForm,
  SentenceAnswer,
  TranslationFormat,
} from '../../contract/website/translations.ts'
import { call, request } from '../call.ts'

/* The words of the interface in other languages: an extension. Each throws ApiError. */

/** Sentences of a page of the list. */
export const sentencesOfPage = 20

type Filter = { state: string; part: string; search: string; page: number }

export const readSentences = (language: string, { page, ...filter }: Filter) =>
  call(calls.readSentences, {
    language,
    query: { ...filter, limit: sentencesOfPage, offset: sentencesOfPage * (page - 1) },
  })

type Seen = Pick<SentenceAnswer, 'word' | 'version'>

export const correctSentence = (language: string, { word, version }: Seen, body: CorrectionForm) =>
  call(calls.correctSentence, { language, word, body, seen: version })

export const dropCorrection = (language: string, { word, version }: Seen) =>
  call(calls.dropCorrection, { language, word, seen: version })

/** Saves the sentences of a language as a file; `own`: the corrections of the church alone. */
export async function saveTranslations(
  language: string,
  format: TranslationFormat,
  own = false,
): Promise<void> {
  const query = { format, own: own ? 'yes' : '' }
  const answer = await request(calls.exportSentences, { language, query }).res()
  const name = own ? `corrections-${language}` : `words-${language}`
  saveFile(`${name}.${format}`, await answer.blob(), 'application/octet-stream')
}

/** Tries a file, or takes it. */
export function importTranslations(language: string, file: File, take: boolean) {
  const body = new FormData()
  body.set('take', take ? 'yes' : '')
  body.set('file', file)
  return call(calls.importSentences, { language, body })
}
