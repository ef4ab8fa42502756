import { type Context, Hono } from 'hono'
import { Done, pageOf } from '../../lib/contract/answers/answer.ts'
import { Testimony } from '../../lib/contract/answers/voices.ts'
import { type TestimonyFields, testimonyAnswer } from '../../lib/contract/testimony.ts'
import { Approval, NewTestimony, pictureLimit, Verification } from '../../lib/contract/testimony-edit.ts'
import type { Db } from '../db/tables.ts'
import { keepPicture, removePicture } from '../files/keep-picture.ts'
import type { AppEnv } from '../http/app.ts'
import { check, readBody } from '../http/body.ts'
import { describe } from '../http/describe.ts'
import { id, idOf } from '../http/ids.ts'
import { keptWhile } from '../http/kept.ts'
import { answerPage, readPaging } from '../http/page.ts'
import { refuse } from '../http/refusal.ts'
import { anyone, callerOf, roles, signedIn } from '../http/rules.ts'
import { unlessChanged } from '../http/seen.ts'
import { mayBeWritten } from '../http/trouble.ts'
import { type Arrived, withMultipart } from '../http/upload.ts'
import { note } from '../log/note.ts'
import {
  addLike,
  addTestimony,
  deleteTestimony,
  findSame,
  findTestimony,
  listTestimonies,
  removeLike,
  setApproved,
  setVerified,
  type TestimonyScope,
  testimonyOrders,
} from './repo.ts'
import { approvalOf, decidedMeanwhile, testimonyReader } from './rules.ts'

const picture = { name: 'image', folder: 'testimonies', width: 1200 }

/** Below members/, where the call table has them (spec 1 §7); likes and staff's acts are extensions (decisions). */
export const testimonies = new Hono<AppEnv>()
  .get(
    '/my/testimonies',
    signedIn,
    describe({
      summary: 'My own testimonies, waiting ones among them',
      paged: true,
      answer: pageOf(Testimony),
    }),
    async (c) => answerList(c, { by: callerOf(c).id }),
  )
  .get(
    '/testimonies',
    anyone,
    describe({
      summary: 'Approved testimonies, and my own; for the super admin all',
      paged: true,
      answer: pageOf(Testimony),
    }),
    keptWhile('testimonies'),
    async (c) => answerList(c, { visibleTo: testimonyReader(c.var.caller) }),
  )
  .post(
    '/testimonies',
    signedIn,
    describe({
      summary: 'Shares a testimony, as JSON or, with a picture, as multipart; it waits for approval',
      body: NewTestimony,
      form: NewTestimony,
      files: ['image'],
      status: 201,
      answer: Testimony,
    }),
    async (c) => {
      await c.var.limits.spend('testimony by account', String(callerOf(c).id))
      if (!/^multipart\//i.test(c.req.header('content-type') ?? ''))
        return c.json(await share(c, await readBody(c, NewTestimony), undefined), 201)
      return withMultipart(c, { limit: pictureLimit, files: ['image'] }, async ({ fields, files }) =>
        c.json(await share(c, check(fields, NewTestimony), files.image), 201),
      )
    },
  )
  .get(`/testimonies/${id}`, anyone, describe({ summary: 'One testimony', answer: Testimony }), async (c) =>
    c.json(testimonyAnswer((await testimonyOf(c)).testimony)),
  )
  .post(
    `/testimonies/${id}/like`,
    signedIn,
    describe({ summary: 'Likes a testimony, once a day', answer: Testimony }),
    async (c) => like(c, addLike),
  )
  .delete(
    `/testimonies/${id}/like`,
    signedIn,
    describe({ summary: "Takes today's like back", answer: Testimony }),
    async (c) => like(c, removeLike),
  )
  .post(
    `/testimonies/${id}/approve`,
    roles('admin'),
    describe({
      summary: 'Shows a testimony to everybody, or no longer',
      body: Approval,
      seen: 'approved or pending',
      answer: Testimony,
    }),
    async (c) => {
      const { is_approved } = await readBody(c, Approval)
      return decide(c, is_approved ? 'Testimony approved' : 'Testimony taken back', async (db, now) => {
        unlessChanged(c, approvalOf(now), decidedMeanwhile(now))
        await setApproved(db, now.id, is_approved)
      })
    },
  )
  .post(
    `/testimonies/${id}/verify`,
    roles('admin'),
    describe({
      summary: 'Marks a testimony as verified, or no longer',
      body: Verification,
      seen: 'verified or unverified',
      answer: Testimony,
    }),
    async (c) => {
      const { verified } = await readBody(c, Verification)
      return decide(c, verified ? 'Testimony verified' : 'Testimony no longer verified', async (db, now) => {
        unlessChanged(c, now.verified ? 'verified' : 'unverified')
        await setVerified(db, now.id, verified)
      })
    },
  )
  .delete(
    `/testimonies/${id}`,
    signedIn,
    describe({
      summary: 'Deletes a testimony; for its author and the super admin',
      seen: 'approved or pending',
      answer: Done,
    }),
    async (c) => {
      const { testimony, authorId, imageKey } = await testimonyOf(c)
      const caller = callerOf(c)
      if (caller.role !== 'admin' && authorId !== caller.id)
        refuse(403, 'Only who wrote it, and staff, may do this.')
      await c.var.db.transaction().execute(async (db) => {
        const now = await currently(db, testimony.id)
        unlessChanged(c, approvalOf(now), decidedMeanwhile(now))
        await deleteTestimony(db, testimony.id)
        await note(c, db, 'Testimony deleted', { detail: testimony.title, status: 'warning' })
      })
      if (imageKey) await removePicture(c, imageKey)
      c.var.kept.changed('testimonies')
      return c.json({ detail: 'The testimony is deleted.' })
    },
  )

const noSuch = 'There is no such testimony.'

async function answerList(c: Context<AppEnv>, scope: TestimonyScope): Promise<Response> {
  const paging = readPaging(c, testimonyOrders)
  const { count, rows } = await listTestimonies(c.var.db, scope, paging)
  return c.json(answerPage(c, paging, { count, rows: rows.map(testimonyAnswer) }))
}

/** The testimony of the path, if the caller may see it. Throws 404. */
async function testimonyOf(c: Context<AppEnv>) {
  const found = await findTestimony(c.var.db, idOf(c), testimonyReader(c.var.caller))
  return found ?? refuse(404, noSuch)
}

type Words = ReturnType<(typeof NewTestimony)['parse']>

async function share(
  c: Context<AppEnv>,
  { title, category, content, video }: Words,
  arrived: Arrived | undefined,
) {
  const { id: accountId } = callerOf(c)
  const words = { accountId, title, category, content, video, now: c.var.now() }
  const same = await findSame(c.var.db, { ...words, hasPicture: arrived !== undefined })
  const shared = same ?? (await add(c, words, arrived))
  const found = await findTestimony(c.var.db, shared, { id: accountId, everything: true })
  return testimonyAnswer(found?.testimony ?? refuse(404, noSuch))
}

type Told = Omit<Parameters<typeof addTestimony>[1], 'imageKey'>

async function add(c: Context<AppEnv>, words: Told, arrived: Arrived | undefined): Promise<number> {
  const imageKey = await keepPicture(c, arrived, picture)
  try {
    const { id, isNews } = await c.var.db.transaction().execute(async (db) => {
      // Once more: a picture takes a while to draw, and another process may have been faster.
      const same = await findSame(db, { ...words, hasPicture: imageKey !== null })
      if (same) return { id: same, isNews: false }
      await note(c, db, 'Testimony shared', { detail: words.title })
      return { id: await addTestimony(db, { ...words, imageKey }), isNews: true }
    })
    if (!isNews && imageKey) await removePicture(c, imageKey)
    return id
  } catch (error) {
    if (imageKey && !mayBeWritten(error)) await removePicture(c, imageKey)
    throw error
  }
}

async function like(c: Context<AppEnv>, act: typeof addLike): Promise<Response> {
  const { testimony } = await testimonyOf(c)
  await c.var.db.transaction().execute((db) => act(db, testimony.id, callerOf(c).id, c.var.now()))
  c.var.kept.changed('testimonies')
  return c.json(testimonyAnswer((await testimonyOf(c)).testimony))
}

/** A testimony as it is within a transaction. Throws 404 when somebody else deleted it. */
async function currently(db: Db, testimonyId: number): Promise<TestimonyFields> {
  const found = await findTestimony(db, testimonyId, { id: 0, everything: true })
  return found?.testimony ?? refuse(404, noSuch)
}

type Act = (db: Db, now: TestimonyFields) => Promise<void>

async function decide(c: Context<AppEnv>, action: string, act: Act): Promise<Response> {
  const { testimony } = await testimonyOf(c)
  await c.var.db.transaction().execute(async (db) => {
    await act(db, await currently(db, testimony.id))
    await note(c, db, action, { detail: testimony.title })
  })
  c.var.kept.changed('testimonies')
  return c.json(testimonyAnswer((await testimonyOf(c)).testimony))
}
