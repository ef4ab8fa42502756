import { languages } from '../../../languages/all.ts'
import type {
  LanguageAnswer,
  LanguagesAnswer,
  SentenceAnswer,
  SentenceState,
} from '../../../lib/contract/website/translations.ts'
import { nameOfLanguage } from '../../../lib/text/language-names.ts'
import { lengthLimit } from '../../../lib/words/fit.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readChurch } from '../../settings/church-settings/repo.ts'
import { type Standing, standingOf } from './merge.ts'
import { type Correction, listCorrections } from './repo.ts'
import { isOnVisitorsWay, listParts, listSentences, type Sentence, type Sentences } from './sentences.ts'
import { textMessages } from './text-messages.ts'

/** A sentence of a language as it stands. */
export type Placed = { sentence: Sentence; own: Correction | undefined; standing: Standing }

const nameOf = ({ area, key }: { area: string; key: string }) => `${area}.${key}`

/** Every sentence of a language, with how it stands. */
export async function placeSentences(db: Db, sentences: Sentences, language: string): Promise<Placed[]> {
  return place(sentences, language, await listCorrections(db, language))
}

function place(sentences: Sentences, language: string, corrections: readonly Correction[]): Placed[] {
  const own = new Map(corrections.map((one) => [nameOf(one), one]))
  return listSentences(sentences).map((sentence) => {
    const { area, key, english } = sentence
    const correction = own.get(nameOf(sentence))
    const standing = standingOf(english, languages[language]?.[area]?.[key], correction)
    return { sentence, own: correction, standing }
  })
}

/** Whether somebody of the church has read all that a visitor meets first in a language. */
export const isWayRead = (placed: readonly Placed[]): boolean => {
  const way = placed.filter(({ sentence }) => isOnVisitorsWay(sentence))
  return way.length > 0 && way.every(({ standing }) => standing.state === 'read')
}

/** How far each language is. */
export async function answerLanguages(
  db: Db,
  sentences: Sentences,
  mayOffer: boolean,
): Promise<LanguagesAnswer> {
  const offered: readonly string[] = (await readChurch(db)).offered_languages
  const corrections = await listCorrections(db)
  const used = new Set(listSentences(sentences).map(({ part }) => part))
  return {
    languages: Object.keys(languages).map((language): LanguageAnswer => {
      const placed = place(
        sentences,
        language,
        corrections.filter((one) => one.language === language),
      )
      return {
        language,
        name: nameOfLanguage(language),
        is_offered: offered.includes(language),
        ...countOf(placed),
        way: countOf(placed.filter(({ sentence }) => isOnVisitorsWay(sentence))),
      }
    }),
    parts: listParts().filter(({ id }) => used.has(id)),
    may_offer: mayOffer,
  }
}

function countOf(placed: readonly Placed[]) {
  const count = (state: SentenceState) => placed.filter(({ standing }) => standing.state === state).length
  return {
    sentences: placed.length,
    draft: count('draft'),
    again: count('again'),
    read: count('read'),
    missing: count('missing'),
  }
}

export function answerSentence({ sentence, own, standing }: Placed): SentenceAnswer {
  const { text, state, isOwn, before, misfit } = standing
  return {
    word: nameOf(sentence),
    part: sentence.part,
    english: sentence.english,
    // Of a correction that cannot be shown its words, since they are what has to be mended.
    text: (misfit ? own?.text : text) ?? null,
    state,
    before: before ?? null,
    is_own: isOwn,
    misfit: misfit ?? null,
    limit: lengthLimit(sentence.english),
    text_message: textMessages[nameOf(sentence)] ?? null,
    page: sentence.page,
    by: own?.by ?? null,
    at: own?.at ?? null,
    version: own?.version ?? 0,
  }
}

/** Whether a sentence has the letters that are searched for, in English, in the translation, or in its name. */
export function hasLetters({ sentence, standing }: Placed, search: string): boolean {
  const wanted = search.toLowerCase()
  return [nameOf(sentence), JSON.stringify(sentence.english), JSON.stringify(standing.text ?? '')].some(
    (text) => text.toLowerCase().includes(wanted),
  )
}
