import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import {
  CollectionForm,
  CollectionOfCount,
  ScreenAnswer,
  WeekdayAmountForm,
} from '../../../../lib/contract/giving/collection.ts'
import { anyone, holds } from '../../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse } from '../../../platform/errors/refusal.ts'
import { describe } from '../../../platform/http/describe.ts'
import { id, idOf } from '../../../platform/http/ids.ts'
import { bodyOf, takes } from '../../../platform/http/takes.ts'
import { note } from '../../../settings/system-log/note.ts'
import { changeCollection, findCount } from '../counts/counts.ts'
import { answerScreen } from './collection-screen.ts'
import {
  beginCollection,
  collectionAnswer,
  endCollection,
  enterWeekdayAmount,
  findCollection,
  screenAnswer,
} from './collections.ts'

const counters = holds('counter', 'treasurer')
const day = ':day{[0-9]{1,15}}'
const query = { code: 'the code that opens the screen' }

/** Kofi & Ama: collections by weekday of birth, and their screen in the hall (docs/decisions/giving.md#two-people). */
export const collecting = new Hono<AppEnv>()
  .get(
    `/counts/${id}/collection`,
    counters,
    describe({ summary: 'The Kofi & Ama collection of a count; null for none', answer: CollectionOfCount }),
    async (c) => {
      if (!(await findCount(c.var.db, idOf(c)))) refuse(404, 'There is no such count.')
      return c.json({ collection: await collectionAnswer(c.var.db, idOf(c)) })
    },
  )
  .post(
    `/counts/${id}/collection`,
    counters,
    describe({
      summary: 'Begins a Kofi & Ama collection, whose cash is counted in this count',
      status: 201,
      answer: CollectionOfCount,
    }),
    takes(CollectionForm),
    async (c) => {
      const { fund } = await bodyOf(c)
      const count = idOf(c)
      const begun = await changing(c, async (db) => {
        await beginCollection(db, { count, fund, now: c.var.now() })
        await note(c, db, 'Kofi & Ama begun', { detail: `count ${count}` })
      })
      c.var.cache.invalidate('collections')
      return c.json(begun, 201)
    },
  )
  .put(
    `/counts/${id}/collection/${day}`,
    counters,
    describe({
      summary: 'Keeps how many of a weekday of birth came forward, and the cash in their bowl',
      answer: CollectionOfCount,
    }),
    takes(WeekdayAmountForm),
    async (c) => {
      const form = await bodyOf(c)
      return c.json(
        await changing(c, async (db) => {
          const found = (await findCollection(db, idOf(c))) ?? refuse(404, none)
          await enterWeekdayAmount(db, found, weekdayOf(c), form)
        }),
      )
    },
  )
  .post(
    `/counts/${id}/collection/end`,
    counters,
    describe({
      summary: 'Ends a collection: its screen and its place on the page Give; the cash stays to be counted',
      answer: CollectionOfCount,
    }),
    async (c) => {
      const count = idOf(c)
      const ended = await changing(c, async (db) => {
        if (!(await findCollection(db, count))) refuse(404, none)
        await endCollection(db, count, c.var.now())
        await note(c, db, 'Kofi & Ama ended', { detail: `count ${count}` })
      })
      c.var.cache.invalidate('collections')
      return c.json(ended)
    },
  )
  .get(
    '/kofi-ama',
    anyone,
    describe({
      summary: 'What the screen of a code shows: totals, and nobody’s name',
      query,
      answer: ScreenAnswer,
    }),
    async (c) => {
      c.header('Cache-Control', 'no-store')
      return c.json(await screenAnswer(c.var.db, await codeOf(c)))
    },
  )
  .get(
    '/kofi-ama/events',
    anyone,
    describe({
      summary: 'The same as an event `screen`, and again whenever it changes, until the collection ends',
      query,
      type: 'text/event-stream',
      answer: z.string(),
    }),
    async (c) => answerScreen(c, await codeOf(c)),
  )

/** The weekday of the path, Sunday is 0. Throws 404. */
function weekdayOf(c: Context<AppEnv>): number {
  const weekday = Number(c.req.param('day'))
  return weekday < 7 ? weekday : refuse(404, 'There is no such weekday.')
}

const none = 'This count has no Kofi & Ama collection.'

/** The code of the query. Counts each call, so that codes cannot be tried out. */
async function codeOf(c: Context<AppEnv>): Promise<string> {
  await c.var.limits.consume('screen by address', c.var.address)
  return c.req.query('code') ?? ''
}

const changing = (c: Context<AppEnv>, act: (db: Db) => Promise<void>) =>
  c.var.db.transaction().execute(async (db) => {
    await changeCollection(db, idOf(c), () => act(db))
    return { collection: await collectionAnswer(db, idOf(c)) }
  })
