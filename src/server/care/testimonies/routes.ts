import type { Context } from 'hono'
import * as calls from '../../../lib/contract/care/calls/testimonies.ts'
import { pictureLimit, testimonyAnswer } from '../../../lib/contract/care/testimony.ts'
import { testimonyRules } from '../../../lib/texts/care/testimony-rules.ts'
import { dayIn } from '../../../lib/time/church-time.ts'
import { anyone, signedIn } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import { recordErasure } from '../../platform/erasures/record.ts'
import { settleErasures } from '../../platform/erasures/settle.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { cachedWithTags } from '../../platform/http/cached-answers.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { answerPage, readChoice, readPaging } from '../../platform/http/pagination.ts'
import { requireUnchanged } from '../../platform/http/preconditions.ts'
import { Routes } from '../../platform/http/routes.ts'
import { removeFiles } from '../../platform/http/store-picture.ts'
import { formOf } from '../../platform/http/takes.ts'
import { zoneOf } from '../../settings/church-settings/place.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { isOwnDeletion, moveToTrash } from '../../settings/trash/move-to-trash.ts'
import { approvalOf, decidedMeanwhile, named, testimonyReader } from './approval.ts'
import { findCurrent, testimonyOf } from './read.ts'
import {
  addLike,
  deleteTestimony,
  listTestimonies,
  removeLike,
  type TestimonyScope,
  testimonyOrders,
  testimonyStates,
} from './repo.ts'
import { share } from './share.ts'

/** Testimonies, under members/ as in the specification's API (spec 1 §7); likes are an extension (docs/specification/settled.md). */
export const testimonies = new Routes()
  .answer(calls.listMyTestimonies, signedIn, async (c) => answerList(c, { by: callerOf(c).id }))
  .answer(calls.listTestimonies, [anyone, cachedWithTags('testimonies', 'church settings')], async (c) =>
    answerList(c, { visibleTo: testimonyReader(c.var.caller) }),
  )
  .answer(
    calls.shareTestimony,
    signedIn,
    async (c) => {
      await c.var.limits.consume('testimony by account', String(callerOf(c).id))
      return formOf(c, async ({ fields, files }) => await share(c, fields, files.image))
    },
    pictureLimit,
  )
  .answer(calls.readTestimony, anyone, async (c) =>
    testimonyAnswer((await testimonyOf(c)).testimony, await zoneOf(c.var.db)),
  )
  .answer(calls.likeTestimony, signedIn, async (c) => like(c, addLike))
  .answer(calls.unlikeTestimony, signedIn, async (c) => like(c, removeLike))
  .answer(calls.deleteTestimony, signedIn, async (c) => {
    const { testimony, authorId, imageKey } = await testimonyOf(c)
    const caller = callerOf(c)
    if (caller.role !== 'admin' && authorId !== caller.id) refuse(403, testimonyRules.notYours)
    const isOwn = isOwnDeletion(caller, authorId)
    await c.var.db.transaction().execute(async (db) => {
      const now = await findCurrent(db, testimony.id)
      requireUnchanged(c, approvalOf(now), decidedMeanwhile(now))
      const erasure = { kind: 'testimony' as const, row: testimony.id, madeAt: testimony.created_at }
      if (isOwn) await recordErasure(db, erasure, c.var.now())
      else await moveToTrash(c, db, { kind: 'testimony', row: testimony.id })
      await deleteTestimony(db, testimony.id)
      await audit(c, db, 'Testimony deleted', { detail: named(testimony.id), status: 'warning' })
    })
    c.var.cache.invalidate('testimonies')
    if (isOwn) {
      await removeFiles(c, imageKey)
      c.var.background.run(settleErasures(c.var))
    }
    return { detail: testimonyRules.deleted }
  })

async function answerList(c: Context<AppEnv>, scope: TestimonyScope) {
  const paging = { ...readPaging(c, testimonyOrders), state: readChoice(c, 'status', testimonyStates) }
  const { count, rows } = await listTestimonies(c.var.db, scope, paging)
  const zone = await zoneOf(c.var.db)
  return answerPage(c, paging, { count, rows: rows.map((row) => testimonyAnswer(row, zone)) })
}

async function like(c: Context<AppEnv>, act: typeof addLike) {
  const { testimony } = await testimonyOf(c)
  const zone = await zoneOf(c.var.db)
  const day = dayIn(zone, c.var.now())
  await c.var.db.transaction().execute((db) => act(db, testimony.id, callerOf(c).id, day))
  c.var.cache.invalidate('testimonies')
  return testimonyAnswer((await testimonyOf(c)).testimony, zone)
}
