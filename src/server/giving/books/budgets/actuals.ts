import { sql } from 'kysely'
import type { Book } from '../../../../lib/contract/giving/books-ledger.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { incomeSum, paidOutSum } from '../funds.ts'

/** What the ledger has of a fund in each month of a year, January first, in the smallest unit. */
export type Actual = {
  kind: 'income' | 'spending'
  fund: number
  /** Null for income, and for spending that no voucher with a category stands for. */
  category: number | null
  months: number[]
}

type Of = { book: Book; year: number }
type Moved = { fund: number; category: number | null; month: number; amount: number }

/**
 * Income by fund, and spending by fund and category, of the entries of a year. A cancelled payment is subtracted in the month of its
 * counter-entry. Spending without a category is what the vouchers of welfare and the differences of counts came to.
 */
export async function actualsOf(db: Db, of: Of): Promise<Actual[]> {
  const sums = await sumsByMonth(db, of)
  const categorised = await spentByCategory(db, of)
  const income = sums.map(({ income: amount, ...sum }) => ({ ...sum, category: null, amount }))
  const paid = sums.map(({ paid_out: amount, ...sum }) => ({ ...sum, category: null, amount }))
  const rest = categorised.map((sum) => ({ ...sum, category: null, amount: -sum.amount }))
  return [...linesOf('income', income), ...linesOf('spending', [...paid, ...rest, ...categorised])]
}

function linesOf(kind: Actual['kind'], moved: readonly Moved[]): Actual[] {
  const lines = Map.groupBy(moved, ({ fund, category }) => `${fund} ${category ?? ''}`)
  return [...lines.values()].flatMap((all) => {
    const [first] = all
    const months = Array.from({ length: 12 }, () => 0)
    for (const { month, amount } of all) months[month - 1] = (months[month - 1] ?? 0) + amount
    return first && months.some((amount) => amount !== 0)
      ? [{ kind, fund: first.fund, category: first.category, months }]
      : []
  })
}

const monthOf = (day: string) => sql<number>`cast(substr(${sql.ref(day)}, 6, 2) as integer)`

const sumsByMonth = (db: Db, { book, year }: Of) =>
  db
    .selectFrom('ledger_day')
    .select(['fund_id as fund', monthOf('day').as('month')])
    .select([incomeSum.as('income'), paidOutSum.as('paid_out')])
    .where('book', '=', book)
    .where('day', '>=', `${year}-01-01`)
    .where('day', '<=', `${year}-12-31`)
    .where('account', 'in', ['income', 'expenses'])
    .groupBy(['fund_id', monthOf('day')])
    .execute()

/** What vouchers of spending came to: their payments, less what was cancelled. */
async function spentByCategory(db: Db, { book, year }: Of): Promise<Moved[]> {
  const payments = db
    .selectFrom('spend_voucher')
    .innerJoin('ledger_entry as payment', (join) =>
      join.onRef('payment.source_id', '=', 'spend_voucher.id').on('payment.source', '=', 'spend_voucher'),
    )
    .where('spend_voucher.book', '=', book)
  const paid = await payments
    .select(['payment.fund_id as fund', 'category_id as category', monthOf('payment.day').as('month')])
    .select(sql<number>`cast(sum(payment.amount) as bigint)`.as('amount'))
    .where('payment.day', '>=', `${year}-01-01`)
    .where('payment.day', '<=', `${year}-12-31`)
    .groupBy(['payment.fund_id', 'category_id', monthOf('payment.day')])
    .execute()
  const cancelled = await payments
    .innerJoin('ledger_entry as counter', (join) =>
      join.onRef('counter.source_id', '=', 'payment.id').on('counter.source', '=', 'ledger_entry'),
    )
    .select(['payment.fund_id as fund', 'category_id as category', monthOf('counter.day').as('month')])
    .select(sql<number>`cast(-sum(payment.amount) as bigint)`.as('amount'))
    .where('counter.day', '>=', `${year}-01-01`)
    .where('counter.day', '<=', `${year}-12-31`)
    .groupBy(['payment.fund_id', 'category_id', monthOf('counter.day')])
    .execute()
  return [...paid, ...cancelled]
}
