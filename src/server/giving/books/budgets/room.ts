import { sql } from 'kysely'
import type { BudgetRoomAnswer } from '../../../../lib/contract/giving/budget.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { churchDay } from '../../../settings/church-settings/place.ts'
import { bookOf } from '../ledger.ts'
import { actualsOf } from './actuals.ts'
import { agreedBudget } from './budgets.ts'

type Asked = {
  fund: number
  category: number /** The voucher that is changed. */
  voucher?: number | undefined
}

/**
 * What this year's agreed budget has for a fund and a category, what is spent of it, and what vouchers ask for that are neither paid nor
 * cancelled. It warns who prepares a voucher; nothing is refused.
 */
export async function readBudgetRoom(
  db: Db,
  { fund, category, voucher = 0 }: Asked,
  now: Date,
): Promise<BudgetRoomAnswer> {
  const year = Number((await churchDay(db, now)).slice(0, 4))
  const budget = await agreedBudget(db, year)
  if (!budget) return { year, budget: null, spent: 0, waiting: 0 }
  const book = await bookOf(db)
  const lines = await actualsOf(db, { book, year })
  const line = lines.find((one) => one.fund === fund && one.category === category)
  const planned = await db
    .selectFrom('budget_line')
    .select(sumOfAmount)
    .where('budget_id', '=', budget.id)
    .where('fund_id', '=', fund)
    .where('category_id', '=', category)
    .executeTakeFirstOrThrow()
  const waiting = await db
    .selectFrom('spend_voucher')
    .select(sumOfAmount)
    .where('book', '=', book)
    .where('fund_id', '=', fund)
    .where('category_id', '=', category)
    .where('paid_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('id', '<>', voucher)
    .executeTakeFirstOrThrow()
  const spent = (line?.months ?? []).reduce((sum, amount) => sum + amount, 0)
  return { year, budget: planned.amount, spent, waiting: waiting.amount }
}

const sumOfAmount = sql<number>`cast(coalesce(sum(amount), 0) as bigint)`.as('amount')
