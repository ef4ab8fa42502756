import type { Context } from 'hono'
import * as calls from '../../../../lib/contract/giving/calls/weekday-offering.ts'
import { anyone, holds } from '../../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse } from '../../../platform/errors/refusal.ts'
import { idOf } from '../../../platform/http/ids.ts'
import { Routes } from '../../../platform/http/routes.ts'
import { bodyOf } from '../../../platform/http/takes.ts'
import { audit } from '../../../settings/system-log/audit.ts'
import { changeCollection, findCount } from '../counts/counts.ts'
import { bookRefusals } from '../messages.ts'
import { answerScreen } from './offering-screen.ts'
import {
  beginWeekdayOffering,
  endWeekdayOffering,
  enterWeekdayAmount,
  findWeekdayOffering,
  screenAnswer,
  weekdayOfferingAnswer,
} from './offerings.ts'

const counters = holds('counter', 'treasurer')

/** Kofi & Ama: collections by weekday of birth, and their screen in the hall (docs/decisions/giving.md#two-people). */
export const collecting = new Routes()
  .answer(calls.readWeekdayOffering, counters, async (c, { id }) => {
    if (!(await findCount(c.var.db, id))) refuse(404, bookRefusals.noCount)
    return { collection: await weekdayOfferingAnswer(c.var.db, id) }
  })
  .answer(calls.beginWeekdayOffering, counters, async (c, { id: count }) => {
    const { fund } = await bodyOf(c)
    const begun = await changing(c, async (db) => {
      await beginWeekdayOffering(db, { count, fund, now: c.var.now() })
      await audit(c, db, 'Kofi & Ama begun', { detail: `count ${count}` })
    })
    c.var.cache.invalidate('collections')
    return begun
  })
  .answer(calls.enterWeekdayAmount, counters, async (c, { id, day }) => {
    const form = await bodyOf(c)
    return changing(c, async (db) => {
      const offering = (await findWeekdayOffering(db, id)) ?? refuse(404, none())
      await enterWeekdayAmount(db, offering, weekdayOf(day), form)
    })
  })
  .answer(calls.endWeekdayOffering, counters, async (c, { id: count }) => {
    const ended = await changing(c, async (db) => {
      if (!(await findWeekdayOffering(db, count))) refuse(404, none())
      await endWeekdayOffering(db, count, c.var.now())
      await audit(c, db, 'Kofi & Ama ended', { detail: `count ${count}` })
    })
    c.var.cache.invalidate('collections')
    return ended
  })
  .answer(calls.readWeekdayOfferingScreen, anyone, async (c) => {
    c.header('Cache-Control', 'no-store')
    return screenAnswer(c.var.db, await codeOf(c))
  })
  .answer(calls.watchScreen, anyone, async (c) => answerScreen(c, await codeOf(c)))

/** The weekday of the path, Sunday is 0. Throws 404. */
const weekdayOf = (day: string): number =>
  /^[0-6]$/.test(day) ? Number(day) : refuse(404, bookRefusals.noWeekday)

const none = () => bookRefusals.countHasNoKofi

/** The code of the query. Counts each call, so that codes cannot be tried out. */
async function codeOf(c: Context<AppEnv>): Promise<string> {
  await c.var.limits.consume('screen by address', c.var.address)
  return c.req.query('code') ?? ''
}

const changing = (c: Context<AppEnv>, act: (db: Db) => Promise<void>) =>
  c.var.db.transaction().execute(async (db) => {
    await changeCollection(db, idOf(c), () => act(db))
    return { collection: await weekdayOfferingAnswer(db, idOf(c)) }
  })
