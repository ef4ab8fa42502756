import type { Context } from 'hono'
import * as calls from '../../../lib/contract/care/calls/prayer-requests.ts'
import { prayerRules } from '../../../lib/texts/care/prayer-rules.ts'
import { anyone, signedIn } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { cachedWithTags } from '../../platform/http/cached-answers.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { idOf } from '../../platform/http/ids.ts'
import { answerPage, readChoice, readPaging } from '../../platform/http/pagination.ts'
import { requireUnchanged } from '../../platform/http/preconditions.ts'
import { consumeAs } from '../../platform/http/rate-limit.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { record } from '../../settings/system-log/repo.ts'
import { isOwnDeletion, moveToTrash } from '../../settings/trash/move-to-trash.ts'
import { tellAt } from '../decisions/tell-authors.ts'
import { mayAnswer, ownAnswerTo, prayerAnswerTo, prayerReader } from './prayer-rights.ts'
import {
  addPrayer,
  changePrayer,
  countPrayer,
  deletePrayer,
  type FoundPrayer,
  findPrayer,
  listPrayers,
  type PrayerScope,
  prayerOrders,
  prayerStates,
  setAnswered,
} from './repo.ts'

/** Prayer requests (spec 1 §7); praying, marking as answered and deleting are extensions (docs/specification/settled.md). */
export const prayerRequests = new Routes()
  .answer(calls.listPrayerRequests, [anyone, cachedWithTags('prayers')], async (c) =>
    answerList(c, { visibleTo: prayerReader(c.var.caller) }),
  )
  .answer(calls.listMyPrayerRequests, signedIn, async (c) => {
    const paging = readPaging(c, prayerOrders)
    const caller = callerOf(c)
    const { count, rows } = await listPrayers(c.get('db'), { by: caller.id }, paging)
    return answerPage(c, paging, { count, rows: rows.map(ownAnswerTo(caller)) })
  })
  .answer(calls.addPrayerRequest, [anyone, idempotent], async (c) => {
    await consumeAs(c, 'prayer')
    const { title, description, isPrivate, isAnonymous: unsigned } = await bodyOf(c)
    const accountId = c.var.caller?.id ?? null
    const isAnonymous = unsigned || accountId === null
    const prayer = { accountId, title, description, isPrivate, isAnonymous, now: c.var.now() }
    const added = await c.var.db.transaction().execute((db) => addPrayer(db, prayer))
    // Read with full access: a visitor may not read private requests, but still gets the one just created.
    const stored = (await findPrayer(c.var.db, added, everything)) ?? refuse(404, prayerRules.noSuch)
    if (!isPrivate) c.var.cache.invalidate('prayers')
    return prayerAnswerTo(c.var.caller)(stored)
  })
  .answer(calls.readPrayer, anyone, async (c) => prayerAnswerTo(c.var.caller)(await requestOf(c)))
  .answer(calls.changePrayer, signedIn, async (c, { id }) => {
    const { authorId } = await requestOf(c)
    if (authorId !== callerOf(c).id) refuse(403, prayerRules.notYourWords)
    const written = await bodyOf(c)
    const changed = await c.var.db.transaction().execute(async (db) => {
      const { version } = (await findPrayer(db, id, everything)) ?? refuse(404, prayerRules.noSuch)
      requireUnchanged(c, version, prayerRules.changedElsewhere)
      if (!(await changePrayer(db, { id: id, version }, written))) refuse(409, prayerRules.changedElsewhere)
      const prayer = (await findPrayer(db, id, everything)) ?? refuse(404, prayerRules.noSuch)
      await noteOn(c, db, prayer, 'Prayer request changed')
      return prayer
    })
    c.var.cache.invalidate('prayers')
    return ownAnswerTo(c.var.caller)(changed)
  })
  .answer(calls.prayFor, signedIn, async (c) => {
    const { request } = await requestOf(c)
    const day = await churchDay(c.var.db, c.var.now())
    await c.var.db.transaction().execute((db) => countPrayer(db, request.id, callerOf(c).id, day))
    c.var.cache.invalidate('prayers')
    return prayerAnswerTo(c.var.caller)(await requestOf(c))
  })
  .answer(calls.markAnswered, signedIn, async (c) => {
    const ownRequest = await ownRequestOf(c)
    const { request, authorId } = ownRequest
    const { is_answered } = await bodyOf(c)
    await c.var.db.transaction().execute(async (db) => {
      const before = await requireSameState(c, db, request.id)
      const now = c.var.now()
      // Who marks it twice does not put off the e-mail.
      if (before.is_answered !== is_answered)
        await setAnswered(db, request.id, {
          isAnswered: is_answered,
          now,
          tellAt: tellAt(is_answered && authorId !== callerOf(c).id, now),
        })
      await noteOn(
        c,
        db,
        ownRequest,
        is_answered ? 'Prayer request answered' : 'Prayer request pending again',
      )
    })
    c.var.cache.invalidate('prayers')
    return prayerAnswerTo(c.var.caller)(await requestOf(c))
  })
  .answer(calls.deletePrayer, signedIn, async (c) => {
    const ownRequest = await ownRequestOf(c)
    const { request, authorId } = ownRequest
    await c.var.db.transaction().execute(async (db) => {
      await requireSameState(c, db, request.id)
      const isOwn = isOwnDeletion(callerOf(c), authorId)
      await moveToTrash(c, db, { kind: 'prayer_request', row: request.id }, { isOwn })
      await deletePrayer(db, request.id)
      await noteOn(c, db, ownRequest, 'Prayer request deleted', 'warning')
    })
    c.var.cache.invalidate('prayers')
    return { detail: prayerRules.deleted }
  })

/**
 * Logs what the caller did, by the request's number: its title may reveal a private request. What the author of a request without a
 * name does is logged without the author.
 */
function noteOn(
  c: Context<AppEnv>,
  db: Db,
  { request, authorId }: FoundPrayer,
  action: string,
  status: 'success' | 'warning' = 'success',
): Promise<void> {
  const detail = `prayer request ${request.id}`
  return request.is_anonymous && callerOf(c).id === authorId
    ? record(db, { at: c.var.now(), action, detail, address: '', status })
    : audit(c, db, action, { detail, status })
}

const everything = { id: 0, leadsFellowships: false, everything: true }

/** The request as it is now. Throws 404 when it was deleted, 409 when its state has changed since the caller read it. */
async function requireSameState(c: Context<AppEnv>, db: Db, requestId: number) {
  const { request } = (await findPrayer(db, requestId, everything)) ?? refuse(404, prayerRules.noSuch)
  const now = request.is_answered ? 'answered' : 'pending'
  requireUnchanged(c, now, request.is_answered ? prayerRules.answeredElsewhere : prayerRules.pendingElsewhere)
  return request
}

async function answerList(c: Context<AppEnv>, scope: PrayerScope) {
  const paging = { ...readPaging(c, prayerOrders), state: readChoice(c, 'status', prayerStates) }
  const { count, rows } = await listPrayers(c.get('db'), scope, paging)
  return answerPage(c, paging, { count, rows: rows.map(prayerAnswerTo(c.get('caller'))) })
}

/** The request in the path, if the caller may see it. Throws 404. */
async function requestOf(c: Context<AppEnv>) {
  return (await findPrayer(c.var.db, idOf(c), prayerReader(c.var.caller))) ?? refuse(404, prayerRules.noSuch)
}

/** The request in the path, if the caller is its author or staff responsible for the author. Throws 403. */
async function ownRequestOf(c: Context<AppEnv>) {
  const request = await requestOf(c)
  if (!mayAnswer(callerOf(c), request)) refuse(403, prayerRules.notYours)
  return request
}
