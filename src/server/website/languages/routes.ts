import type { Context } from 'hono'
import * as calls from '../../../lib/contract/website/calls/translations.ts'
import {
  type LanguagesAnswer,
  type SentenceAnswer,
  sentenceStates,
} from '../../../lib/contract/website/translations.ts'
import { nameOfLanguage, spokenLanguages } from '../../../lib/text/language-names.ts'
import { translationRules } from '../../../lib/texts/settings/translation-rules.ts'
import { misfitOf, tidied } from '../../../lib/words/fit.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { holds, roles } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { answerPage, readChoice, readPaging } from '../../platform/http/pagination.ts'
import { requireUnchanged } from '../../platform/http/preconditions.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { changeChurch, forgetChurchSettings, readChurch } from '../../settings/church-settings/repo.ts'
import { audit } from '../../settings/system-log/audit.ts'
import {
  answerLanguages,
  answerSentence,
  hasLetters,
  isWayRead,
  type Placed,
  placeSentences,
} from './coverage.ts'
import { removeCorrection, saveCorrection } from './repo.ts'
import { findSentence, isSpoken } from './sentences.ts'

/** The words of the interface in other languages, which the church reads and corrects: an extension (docs/languages/README.md). */
export const translations = new Routes()
  .answer(calls.readLanguages, holds('translator', 'admin'), (c) => answer(c))
  .answer(calls.offerLanguage, [roles('admin'), demands('nothing')], async (c, { language }) => {
    await c.var.limits.consume('setting by account', String(callerOf(c).id))
    requireSpoken(language)
    const { is_offered, as_draft } = await bodyOf(c)
    await c.var.db.transaction().execute(async (db) => {
      const isRead = isWayRead(await placeSentences(db, c.var.sentences(), language))
      if (is_offered && !isRead && !as_draft)
        refuse(409, translationRules.notReadYet({ language: nameOfLanguage(language) }))
      await offer(c, db, language, is_offered)
    })
    tellOffered(c)
    return answer(c)
  })
  .answer(calls.readSentences, holds('translator', 'admin'), async (c, { language }) => {
    requireSpoken(language)
    const paging = readPaging(c, [])
    const state = readChoice(c, 'state', sentenceStates)
    const [part, word] = [c.req.query('part'), c.req.query('word')]
    const placed = (await placeSentences(c.var.db, c.var.sentences(), language)).filter(
      (one) =>
        (!state || one.standing.state === state) &&
        (!part || one.sentence.part === part) &&
        (!word || `${one.sentence.area}.${one.sentence.key}` === word) &&
        (!paging.search || hasLetters(one, paging.search)),
    )
    const { limit, offset } = paging
    const rows = placed.slice(offset, offset + limit).map(answerSentence)
    return answerPage(c, paging, { count: placed.length, rows })
  })
  .answer(
    calls.correctSentence,
    [holds('translator', 'admin'), demands('nothing')],
    async (c, { language, word }) => {
      const { area, key, english } = await sentenceOf(c, language, word)
      const { text: typed, is_read } = await bodyOf(c)
      const text = tidied(english, typed)
      const misfit = misfitOf(english, text)
      if (misfit) refuseFields({ text: [misfit] })
      return change(c, { language, word }, async (db, act) => {
        const state = is_read ? 'read' : 'draft'
        await saveCorrection(db, { language, area, key, text, english, state }, act)
        return is_read ? 'Words read' : 'Words corrected'
      })
    },
  )
  .answer(
    calls.dropCorrection,
    [holds('translator', 'admin'), demands('nothing')],
    async (c, { language, word }) => {
      const { area, key } = await sentenceOf(c, language, word)
      return change(c, { language, word }, async (db) => {
        await removeCorrection(db, { language, area, key })
        return 'Own words dropped'
      })
    },
  )

function answer(c: Context<AppEnv>): Promise<LanguagesAnswer> {
  return answerLanguages(c.var.db, c.var.sentences(), callerOf(c).role === 'admin')
}

export function requireSpoken(language: string): void {
  if (!isSpoken(language)) refuse(404, translationRules.notSpoken)
}

async function sentenceOf(c: Context<AppEnv>, language: string, word: string) {
  requireSpoken(language)
  await c.var.limits.consume('correction by account', String(callerOf(c).id))
  return findSentence(c.var.sentences(), word) ?? refuse(404, translationRules.gone)
}

type Act = { by: number; at: Date }

/** Makes one change with its log entry, and makes every process speak with it. Throws 409. */
async function change(
  c: Context<AppEnv>,
  { language, word }: { language: string; word: string },
  write: (db: Db, act: Act) => Promise<string>,
): Promise<SentenceAnswer> {
  const { changed, isOffered } = await c.var.db.transaction().execute(async (db) => {
    const before = await placeSentences(db, c.var.sentences(), language)
    requireUnchanged(c, findPlaced(before, word).own?.version ?? 0)
    const action = await write(db, { by: callerOf(c).id, at: c.var.now() })
    await audit(c, db, action, { detail: `${language} ${word}` })
    const after = await placeSentences(db, c.var.sentences(), language)
    const isOffered = await offerWhenRead(c, db, { language, before, after })
    return { changed: findPlaced(after, word), isOffered }
  })
  c.var.cache.invalidate('corrections')
  if (isOffered) tellOffered(c)
  return answerSentence(changed)
}

const findPlaced = (placed: readonly Placed[], word: string): Placed =>
  placed.find(({ sentence: { area, key } }) => `${area}.${key}` === word) ??
  refuse(404, translationRules.gone)

type Read = { language: string; before: readonly Placed[]; after: readonly Placed[] }

/** A language is for visitors once the last sentence of their way was read. Whom an admin has switched off since stays off. */
async function offerWhenRead(
  c: Context<AppEnv>,
  db: Db,
  { language, before, after }: Read,
): Promise<boolean> {
  return isWayRead(after) && !isWayRead(before) && offer(c, db, language, true)
}

/** Whether that is a change. Call it in a transaction. */
async function offer(c: Context<AppEnv>, db: Db, language: string, isOffered: boolean): Promise<boolean> {
  const { version: _, ...church } = await readChurch(db)
  const offered_languages = spokenLanguages.filter((one) =>
    one === language ? isOffered : church.offered_languages.includes(one),
  )
  const act = { by: callerOf(c).id, at: c.var.now() }
  const keys = await changeChurch(db, { changes: { offered_languages }, before: church, ...act })
  if (keys.length > 0)
    await audit(c, db, 'Church changed', {
      detail: `${language} ${isOffered ? 'is offered to' : 'is no longer offered to'} visitors`,
    })
  return keys.length > 0
}

function tellOffered(c: Context<AppEnv>): void {
  forgetChurchSettings(c.var.db)
  c.var.cache.invalidate('church settings')
}
