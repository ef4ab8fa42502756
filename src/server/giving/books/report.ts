import { type RawBuilder, sql } from 'kysely'
import type { Book } from '../../../lib/contract/giving/books-ledger.ts'
import type { ReportAnswer, ReportKey, ReportRow } from '../../../lib/contract/giving/books-report.ts'
import { dayAfter } from '../../../lib/time/next-day.ts'
import { weekOf } from '../../../lib/time/weeks.ts'
import { yearBefore } from '../../../lib/time/year-before.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readChurch } from '../../settings/church-settings/repo.ts'
import { incomeSum, paidOutSum } from './funds.ts'
import { bookOf } from './ledger.ts'
import { pastSums, pastTotal } from './past-gifts/past-sums.ts'

type Days = { from: string; to: string }
type Of = { fund?: number | undefined }
type Asked = Days & Of & { by: ReportKey; past?: boolean | undefined }

/**
 * Income from a day to a day beside the same days a year before, by month, week (from Sunday), year, fund or service, what was
 * paid out, and the provider's fees, of one fund or of all. It names nobody. `past`: with gifts of years before this program. Weeks are compared with those 52 weeks before.
 */
export async function readReport(db: Db, { by, from, to, fund, past }: Asked): Promise<ReportAnswer> {
  const before =
    by === 'week' ? { from: dayAfter(from, -364), to: dayAfter(to, -364) } : yearBefore({ from, to })
  const [now, then] = [
    await sumsOf(db, { by, from, to, fund, past }),
    await sumsOf(db, { by, fund, past, ...before }),
  ]
  const moved = new Map([...then].map(([key, { amount }]) => [keyAfter(by, key), amount]))
  const names = by === 'fund' ? await fundNames(db) : undefined
  const used = new Set([...now.keys(), ...moved.keys()])
  // Funds are in their own order, which that of their ids as texts is not.
  const keys = names ? [...names.keys()].filter((key) => used.has(key)) : [...used].sort()
  const rows = keys.map((key): ReportRow => {
    const name = names?.get(key) ?? (by === 'service' && key === '' ? 'At no service' : key)
    const { amount, paid_out } = now.get(key) ?? nothing
    return { key, name, amount, before: moved.get(key) ?? 0, paid_out }
  })
  const sum = (of: 'amount' | 'before' | 'paid_out') => rows.reduce((all, row) => all + row[of], 0)
  const { currency } = await readChurch(db)
  const fees = await feesOf(db, { from, to, fund })
  const sums = { total: sum('amount'), before: sum('before'), paid_out: sum('paid_out') }
  const tickets = await ticketsOf(db, { from, to, fund })
  const sum_past = await pastTotal(db, { from, to, fund, book: await bookOf(db) })
  return { by, from, to, currency, rows, ...sums, fees, tickets, with_past: Boolean(past), past: sum_past }
}

/** The accounts that a report adds up. */
const counted = ['income', 'expenses'] as const

const keyOf: Record<ReportKey, RawBuilder<string>> = {
  month: sql`substr(day, 1, 7)`,
  year: sql`substr(day, 1, 4)`,
  week: sql`day`,
  service: sql`service`,
  fund: sql`cast(fund_id as text)`,
}

type Sums = { amount: number; paid_out: number }
const nothing: Sums = { amount: 0, paid_out: 0 }

async function sumsOf(db: Db, { by, past, ...range }: Asked): Promise<Map<string, Sums>> {
  const rows = await daysIn(db, range, await bookOf(db))
    .select([keyOf[by].as('key'), incomeSum.as('amount'), paidOutSum.as('paid_out')])
    .where('account', 'in', counted)
    .groupBy(keyOf[by])
    .execute()
  const book = await bookOf(db)
  const brought = past ? await pastSums(db, keyOf[by], { ...range, book }) : []
  const sums = new Map<string, Sums>()
  for (const { key, amount, paid_out } of [...rows, ...brought]) {
    const place = by === 'week' ? weekOf(key) : key
    const so_far = sums.get(place) ?? nothing
    sums.set(place, { amount: so_far.amount + amount, paid_out: so_far.paid_out + paid_out })
  }
  return sums
}

/** The sums of the days of a book, of one fund or of all. */
const daysIn = (db: Db, { from, to, fund }: Days & Of, book: Book) =>
  db
    .selectFrom('ledger_day')
    .where('book', '=', book)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .$if(fund !== undefined, (days) => days.where('fund_id', '=', Number(fund)))

async function feesOf(db: Db, range: Days & Of): Promise<number> {
  const { fees } = await daysIn(db, range, await bookOf(db))
    .select(sql<number>`cast(coalesce(sum(amount), 0) as bigint)`.as('fees'))
    .where('account', '=', 'fees')
    .executeTakeFirstOrThrow()
  return fees
}

/** What was paid for tickets, less what was given back of it. */
async function ticketsOf(db: Db, range: Days & Of): Promise<number> {
  const { sold } = await daysIn(db, range, await bookOf(db))
    .innerJoin('fund', 'fund.id', 'ledger_day.fund_id')
    .select(incomeSum.as('sold'))
    .where('account', '=', 'income')
    .where('fund.purpose', '=', 'tickets')
    .executeTakeFirstOrThrow()
  return Number(sold)
}

async function fundNames(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('fund').select(['id', 'name']).orderBy('position').orderBy('id').execute()
  return new Map(rows.map(({ id, name }) => [String(id), name]))
}

/** The key of a year later, under which a row is compared. */
function keyAfter(by: ReportKey, key: string): string {
  if (by === 'week') return dayAfter(key, 364)
  return by === 'month' || by === 'year' ? `${Number(key.slice(0, 4)) + 1}${key.slice(4)}` : key
}
