import type { Context } from 'hono'
import * as calls from '../../../../lib/contract/giving/calls/counts.ts'
import { holds } from '../../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { callerOf } from '../../../platform/http/caller.ts'
import { idempotent } from '../../../platform/http/idempotency/idempotency.ts'
import { answerPage, readPaging } from '../../../platform/http/pagination.ts'
import { Routes } from '../../../platform/http/routes.ts'
import { bodyOf } from '../../../platform/http/takes.ts'
import { recordAccess } from '../../../settings/system-log/access.ts'
import { audit } from '../../../settings/system-log/audit.ts'
import { bookRefusals } from '../messages.ts'
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

const counters = holds('counter', 'treasurer')

/** Counting the cash and cheques of a service by two (docs/decisions/giving.md#two-people). */
export const counting = new Routes()
  .answer(calls.listCounts, counters, async (c) => {
    const paging = readPaging(c, countOrders)
    return answerPage(c, paging, await listCounts(c.var.db, paging, callerOf(c).id))
  })
  .answer(calls.openCount, [counters, idempotent], async (c) => {
    const form = await bodyOf(c)
    return changing(c, (db) => openCount(db, form, c.var.now()))
  })
  .answer(calls.readCount, counters, async (c, { id }) => {
    const answer = await countAnswer(c.var.db, id, callerOf(c).id)
    const { length: rows } = answer.items
    if (rows > 0) await recordAccess(c, { what: `envelopes and cheques of count ${answer.id}`, rows })
    return answer
  })
  .answer(calls.enterSheet, counters, async (c, { id }) => {
    const { notes } = await bodyOf(c)
    return changing(c, async (db) => {
      await enterSheet(db, id, notes, actOf(c))
      return id
    })
  })
  .answer(calls.addItem, [counters, idempotent], async (c, { id }) => {
    const form = await bodyOf(c)
    return changing(c, async (db) => {
      await addItem(db, id, form, actOf(c))
      return id
    })
  })
  .answer(calls.removeItem, counters, async (c, { id, item }) =>
    changing(c, async (db) => {
      await removeItem(db, id, item)
      return id
    }),
  )
  .answer(calls.signCount, counters, async (c, { id }) => {
    const { version } = await bodyOf(c)
    return changing(c, async (db) => {
      const isClosed = await signCount(db, id, version, actOf(c))
      const detail = `count ${id}`
      await audit(c, db, isClosed ? 'Count signed and closed' : 'Count signed', { detail })
      return id
    })
  })
  .answer(calls.dropCount, holds('treasurer'), async (c, { id }) => {
    await c.var.db.transaction().execute(async (db) => {
      const { day, service } = await dropCount(db, id)
      await audit(c, db, 'Count deleted', { detail: `${day}, ${service}`, status: 'warning' })
    })
    return { detail: bookRefusals.countDeleted }
  })

const actOf = (c: Context<AppEnv>) => ({ caller: callerOf(c).id, now: c.var.now() })

/** Makes a change in a transaction, and answers the count that it names. */
const changing = (c: Context<AppEnv>, change: (db: Db) => Promise<number>) =>
  c.var.db.transaction().execute(async (db) => countAnswer(db, await change(db), callerOf(c).id))
