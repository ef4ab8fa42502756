import { type Context, Hono } from 'hono'
import { Done, pageOf } from '../../../../lib/contract/answer.ts'
import {
  CountAnswer,
  CountForm,
  CountRowAnswer,
  ItemForm,
  SheetForm,
  SignForm,
} from '../../../../lib/contract/giving/books-count.ts'
import { holds } from '../../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { callerOf } from '../../../platform/http/caller.ts'
import { describe } from '../../../platform/http/describe.ts'
import { idempotent } from '../../../platform/http/idempotency/idempotency.ts'
import { id, idOf } from '../../../platform/http/ids.ts'
import { answerPage, readPaging } from '../../../platform/http/page.ts'
import { bodyOf, takes } from '../../../platform/http/takes.ts'
import { recordAccess } from '../../../settings/system-log/access.ts'
import { note } from '../../../settings/system-log/note.ts'
import {
  addItem,
  countAnswer,
  countOrders,
  dropCount,
  enterSheet,
  listCounts,
  openCount,
  removeItem,
  signCount,
} from './counts.ts'

const item = ':item{[0-9]{1,15}}'
const counters = holds('counter', 'treasurer')

/** Counting the cash and cheques of a service by two (docs/decisions/giving.md#two-people). */
export const counting = new Hono<AppEnv>()
  .get(
    '/',
    counters,
    describe({ summary: 'The counts, newest first', paged: true, answer: pageOf(CountRowAnswer) }),
    async (c) => {
      const paging = readPaging(c, countOrders)
      return c.json(answerPage(c, paging, await listCounts(c.var.db, paging, callerOf(c).id)))
    },
  )
  .post(
    '/',
    counters,
    idempotent,
    describe({ summary: 'Opens a count of a service', status: 201, answer: CountAnswer }),
    takes(CountForm),
    async (c) => {
      const form = await bodyOf(c)
      return c.json(await changing(c, (db) => openCount(db, form, c.var.now())), 201)
    },
  )
  .get(
    `/${id}`,
    counters,
    describe({ summary: 'A count: the caller’s own sheet, and what differs', answer: CountAnswer }),
    async (c) => {
      const answer = await countAnswer(c.var.db, idOf(c), callerOf(c).id)
      const { length: rows } = answer.items
      if (rows > 0) await recordAccess(c, { what: `envelopes and cheques of count ${answer.id}`, rows })
      return c.json(answer)
    },
  )
  .put(
    `/${id}/sheet`,
    counters,
    describe({ summary: 'Keeps what the caller counted', answer: CountAnswer }),
    takes(SheetForm),
    async (c) => {
      const { notes } = await bodyOf(c)
      return c.json(
        await changing(c, async (db) => {
          await enterSheet(db, idOf(c), notes, actOf(c))
          return idOf(c)
        }),
      )
    },
  )
  .post(
    `/${id}/items`,
    counters,
    idempotent,
    describe({ summary: 'Adds an envelope or a cheque', status: 201, answer: CountAnswer }),
    takes(ItemForm),
    async (c) => {
      const form = await bodyOf(c)
      return c.json(
        await changing(c, async (db) => {
          await addItem(db, idOf(c), form, actOf(c))
          return idOf(c)
        }),
        201,
      )
    },
  )
  .delete(
    `/${id}/items/${item}`,
    counters,
    describe({ summary: 'Removes an envelope or a cheque of an open count', answer: CountAnswer }),
    async (c) =>
      c.json(
        await changing(c, async (db) => {
          await removeItem(db, idOf(c), idOf(c, 'item'))
          return idOf(c)
        }),
      ),
  )
  .post(
    `/${id}/sign`,
    counters,
    describe({
      summary: 'Signs for the caller alone; the second signature closes the count and posts it',
      answer: CountAnswer,
    }),
    takes(SignForm),
    async (c) => {
      const { version } = await bodyOf(c)
      return c.json(
        await changing(c, async (db) => {
          const isClosed = await signCount(db, idOf(c), version, actOf(c))
          const detail = `count ${idOf(c)}`
          await note(c, db, isClosed ? 'Count signed and closed' : 'Count signed', { detail })
          return idOf(c)
        }),
      )
    },
  )
  .delete(
    `/${id}`,
    holds('treasurer'),
    describe({ summary: 'Drops a count that is not closed', answer: Done }),
    async (c) => {
      await c.var.db.transaction().execute(async (db) => {
        const { day, service } = await dropCount(db, idOf(c))
        await note(c, db, 'Count deleted', { detail: `${day}, ${service}`, status: 'warning' })
      })
      return c.json({ detail: 'The count is deleted.' })
    },
  )

const actOf = (c: Context<AppEnv>) => ({ caller: callerOf(c).id, now: c.var.now() })

/** Makes a change in a transaction, and answers the count that it names. */
const changing = (c: Context<AppEnv>, change: (db: Db) => Promise<number>) =>
  c.var.db.transaction().execute(async (db) => countAnswer(db, await change(db), callerOf(c).id))
