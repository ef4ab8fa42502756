import type { Context } from 'hono'
import type { BudgetAnswer } from '../../../../lib/contract/giving/budget.ts'
import * as calls from '../../../../lib/contract/giving/calls/budgets.ts'
import { demands } from '../../../accounts/accounts/rights/demands.ts'
import { holds } from '../../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuseFields } from '../../../platform/errors/refusal.ts'
import { callerOf } from '../../../platform/http/caller.ts'
import { idempotent } from '../../../platform/http/idempotency/idempotency.ts'
import { Routes } from '../../../platform/http/routes.ts'
import { bodyOf } from '../../../platform/http/takes.ts'
import { churchDay } from '../../../settings/church-settings/place.ts'
import { audit } from '../../../settings/system-log/audit.ts'
import { writeLogged } from '../../../settings/system-log/write-logged.ts'
import { bookRefusals } from '../messages.ts'
import { listBudgets, readBudget, requireBudget, titleOf } from './budgets.ts'
import { compareBudget } from './compare.ts'
import { agreeBudget, discardBudget, reviseBudget, saveBudget, startBudget } from './drafts.ts'
import { readBudgetRoom } from './room.ts'
import { budgetXlsx } from './spreadsheet.ts'

const keepers = holds('treasurer', 'signatory')

/** What the church means to take in and to spend: an extension (docs/giving.md, "Budget"). */
export const budgeting = new Routes()
  .answer(calls.listBudgets, keepers, (c) => listBudgets(c.var.db))
  .answer(calls.startBudget, [holds('treasurer'), idempotent, demands('nothing')], async (c) => {
    const form = await bodyOf(c)
    return changing(c, 'started', (db, act) => startBudget(db, form, act))
  })
  .answer(calls.compareBudget, keepers, async (c) => compareBudget(c.var.db, await yearOf(c)))
  .answer(calls.compareBudgetXlsx, keepers, async (c) => {
    const period = await yearOf(c)
    const file = await budgetXlsx(await compareBudget(c.var.db, period), c.var.now())
    return c.body(new Uint8Array(file), 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename="budget-${period.year}.xlsx"`,
    })
  })
  .answer(calls.readBudgetRoom, keepers, (c) => {
    const of = { fund: readId(c, 'fund') ?? 0, category: readId(c, 'category') ?? 0 }
    return readBudgetRoom(c.var.db, { ...of, voucher: readId(c, 'voucher') }, c.var.now())
  })
  .answer(calls.readBudget, keepers, (c, { id }) => readBudget(c.var.db, id))
  .answer(calls.saveBudget, [holds('treasurer'), demands('nothing')], async (c, { id }) => {
    const form = await bodyOf(c)
    return changing(c, 'changed', async (db, act) => (await saveBudget(db, id, form, act)).id)
  })
  .answer(calls.agreeBudget, [holds('treasurer'), demands({ proof: 'always' })], async (c, { id }) => {
    const form = await bodyOf(c)
    return changing(c, 'agreed', async (db, act) => (await agreeBudget(db, id, form, act)).id)
  })
  .answer(calls.reviseBudget, [holds('treasurer'), idempotent, demands('nothing')], (c, { id }) =>
    changing(c, 'revised', (db, act) => reviseBudget(db, id, act)),
  )
  .answer(calls.discardBudget, [holds('treasurer'), demands('nothing')], async (c, { id }) => {
    await writeLogged(c, { action: 'Budget draft discarded', detail: titleOf, status: 'warning' }, (db) =>
      discardBudget(db, id),
    )
    return { detail: bookRefusals.draftDiscarded }
  })

type Act = { by: number; now: Date }

/** Changes a budget with a log entry, and answers it. */
const changing = (
  c: Context<AppEnv>,
  what: string,
  change: (db: Db, act: Act) => Promise<number>,
): Promise<BudgetAnswer> =>
  c.var.db.transaction().execute(async (db) => {
    const id = await change(db, { by: callerOf(c).id, now: c.var.now() })
    const detail = titleOf(await requireBudget(db, id))
    await audit(c, db, `Budget ${what}`, { detail, status: 'warning' })
    return readBudget(db, id)
  })

/** The year and the month of `?year=&until=`: by default this year until this month, and another one whole. Throws 400. */
async function yearOf(c: Context<AppEnv>): Promise<{ year: number; until: number }> {
  const today = await churchDay(c.var.db, c.var.now())
  const year = Number(c.req.query('year') || today.slice(0, 4))
  if (!Number.isSafeInteger(year) || year < 2000 || year > 2999)
    refuseFields({ year: [bookRefusals.pleaseGiveYear] })
  const usual = year === Number(today.slice(0, 4)) ? Number(today.slice(5, 7)) : 12
  const until = Number(c.req.query('until') || usual)
  if (!Number.isSafeInteger(until) || until < 1 || until > 12)
    refuseFields({ until: [bookRefusals.pleaseGiveMonth1] })
  return { year, until }
}

function readId(c: Context<AppEnv>, name: string): number | undefined {
  const given = c.req.query(name)
  if (!given) return undefined
  if (!/^[1-9]\d{0,14}$/.test(given)) refuseFields({ [name]: [bookRefusals.notNumberEntry] })
  return Number(given)
}
