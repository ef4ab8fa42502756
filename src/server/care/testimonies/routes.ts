import { type Context, Hono } from 'hono'
import { Done, pageOf } from '../../../lib/contract/answer.ts'
import {
  pictureLimit,
  TestimonyAnswer,
  TestimonyForm,
  testimonyAnswer,
} from '../../../lib/contract/care/testimony.ts'
import { dayIn } from '../../../lib/time/church-time.ts'
import { anyone, signedIn } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import { recordErasure } from '../../platform/erasures/record.ts'
import { settleErasures } from '../../platform/erasures/settle.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { cachedWithTags } from '../../platform/http/cached-answers.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { describe } from '../../platform/http/describe.ts'
import { id } from '../../platform/http/ids.ts'
import { answerPage, readChoice, readPaging } from '../../platform/http/page.ts'
import { requireUnchanged } from '../../platform/http/preconditions.ts'
import { removeFiles } from '../../platform/http/store-picture.ts'
import { formOf, takesForm } from '../../platform/http/takes.ts'
import { isOwnDeletion, moveToBin } from '../../settings/bin/move-to-bin.ts'
import { zoneOf } from '../../settings/church-settings/place.ts'
import { note } from '../../settings/system-log/note.ts'
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
import { approvalOf, decidedMeanwhile, named, testimonyReader } from './rules.ts'
import { share } from './share.ts'

/** Testimonies, under members/ as in the specification's API (spec 1 §7); likes are an extension (docs/specification/settled.md). */
export const testimonies = new Hono<AppEnv>()
  .get(
    '/my/testimonies',
    signedIn,
    describe({
      summary: 'My own testimonies, waiting ones among them',
      paged: true,
      answer: pageOf(TestimonyAnswer),
    }),
    async (c) => answerList(c, { by: callerOf(c).id }),
  )
  .get(
    '/testimonies',
    anyone,
    describe({
      summary: 'Approved testimonies, and my own; for the super admin all',
      paged: true,
      answer: pageOf(TestimonyAnswer),
    }),
    cachedWithTags('testimonies', 'church settings'),
    async (c) => answerList(c, { visibleTo: testimonyReader(c.var.caller) }),
  )
  .post(
    '/testimonies',
    signedIn,
    describe({
      summary: 'Shares a testimony, as JSON or, with a picture, as multipart; it waits for approval',
      status: 201,
      answer: TestimonyAnswer,
    }),
    takesForm(TestimonyForm, { files: ['image'], limit: pictureLimit, orJson: true }),
    async (c) => {
      await c.var.limits.consume('testimony by account', String(callerOf(c).id))
      return formOf(c, async ({ fields, files }) => c.json(await share(c, fields, files.image), 201))
    },
  )
  .get(
    `/testimonies/${id}`,
    anyone,
    describe({ summary: 'One testimony', answer: TestimonyAnswer }),
    async (c) => c.json(testimonyAnswer((await testimonyOf(c)).testimony, await zoneOf(c.var.db))),
  )
  .post(
    `/testimonies/${id}/like`,
    signedIn,
    describe({ summary: 'Likes a testimony, once a day', answer: TestimonyAnswer }),
    async (c) => like(c, addLike),
  )
  .delete(
    `/testimonies/${id}/like`,
    signedIn,
    describe({ summary: "Takes today's like back", answer: TestimonyAnswer }),
    async (c) => like(c, removeLike),
  )
  .delete(
    `/testimonies/${id}`,
    signedIn,
    describe({
      summary:
        'Deletes a testimony; for its author and the super admin, whose deletions the bin keeps for two weeks',
      seen: 'approved or pending',
      answer: Done,
    }),
    async (c) => {
      const { testimony, authorId, imageKey } = await testimonyOf(c)
      const caller = callerOf(c)
      if (caller.role !== 'admin' && authorId !== caller.id)
        refuse(403, 'Only who wrote it, and staff, may do this.')
      const isOwn = isOwnDeletion(caller, authorId)
      await c.var.db.transaction().execute(async (db) => {
        const now = await findCurrent(db, testimony.id)
        requireUnchanged(c, approvalOf(now), decidedMeanwhile(now))
        const erasure = { kind: 'testimony' as const, row: testimony.id, madeAt: testimony.created_at }
        if (isOwn) await recordErasure(db, erasure, c.var.now())
        else await moveToBin(c, db, { kind: 'testimony', row: testimony.id })
        await deleteTestimony(db, testimony.id)
        await note(c, db, 'Testimony deleted', { detail: named(testimony.id), status: 'warning' })
      })
      c.var.cache.invalidate('testimonies')
      if (isOwn) {
        await removeFiles(c, imageKey)
        c.var.background.run(settleErasures(c.var))
      }
      return c.json({ detail: 'The testimony is deleted.' })
    },
  )

async function answerList(c: Context<AppEnv>, scope: TestimonyScope): Promise<Response> {
  const paging = { ...readPaging(c, testimonyOrders), state: readChoice(c, 'status', testimonyStates) }
  const { count, rows } = await listTestimonies(c.var.db, scope, paging)
  const zone = await zoneOf(c.var.db)
  return c.json(answerPage(c, paging, { count, rows: rows.map((row) => testimonyAnswer(row, zone)) }))
}

async function like(c: Context<AppEnv>, act: typeof addLike): Promise<Response> {
  const { testimony } = await testimonyOf(c)
  const zone = await zoneOf(c.var.db)
  const day = dayIn(zone, c.var.now())
  await c.var.db.transaction().execute((db) => act(db, testimony.id, callerOf(c).id, day))
  c.var.cache.invalidate('testimonies')
  return c.json(testimonyAnswer((await testimonyOf(c)).testimony, zone))
}
