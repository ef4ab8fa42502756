import { type RawBuilder, sql } from 'kysely'
import type { ReportAnswer, ReportKey, ReportRow } from '../../../lib/contract/giving/books-report.ts'
import { dayAfter } from '../../../lib/time/next-day.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readChurch } from '../../settings/church-settings/repo.ts'
import { incomeSum, paidOutSum } from './funds.ts'
import { bookOf } from './ledger.ts'

type Asked = { by: ReportKey; from: string; to: string }
type Days = { from: string; to: string }

/**
 * Income from a day to a day beside the same days a year before, by month, week (from Sunday), year, fund or service, what was
 * paid out, and the provider's fees. It names nobody. Weeks are compared with those 52 weeks before.
 */
export async function readReport(db: Db, { by, from, to }: Asked): Promise<ReportAnswer> {
  const before =
    by === 'week' ? { from: dayAfter(from, -364), to: dayAfter(to, -364) } : yearBefore({ from, to })
  const [now, then] = [await sumsOf(db, by, { from, to }), await sumsOf(db, by, before)]
  const moved = new Map([...then].map(([key, { amount }]) => [keyAfter(by, key), amount]))
  const names = by === 'fund' ? await fundNames(db) : undefined
  const found = new Set([...now.keys(), ...moved.keys()])
  // Funds are in their own order, which that of their ids as texts is not.
  const keys = names ? [...names.keys()].filter((key) => found.has(key)) : [...found].sort()
  const rows = keys.map((key): ReportRow => {
    const name = names?.get(key) ?? (by === 'service' && key === '' ? 'At no service' : key)
    const { amount, paid_out } = now.get(key) ?? nothing
    return { key, name, amount, before: moved.get(key) ?? 0, paid_out }
  })
  const sum = (of: 'amount' | 'before' | 'paid_out') => rows.reduce((all, row) => all + row[of], 0)
  const { currency } = await readChurch(db)
  const fees = await feesOf(db, { from, to })
  const sums = { total: sum('amount'), before: sum('before'), paid_out: sum('paid_out') }
  return { by, from, to, currency, rows, ...sums, fees }
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

async function sumsOf(db: Db, by: ReportKey, { from, to }: Days): Promise<Map<string, Sums>> {
  const rows = await db
    .selectFrom('ledger_day')
    .select([keyOf[by].as('key'), incomeSum.as('amount'), paidOutSum.as('paid_out')])
    .where('book', '=', await bookOf(db))
    .where('account', 'in', counted)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(keyOf[by])
    .execute()
  const sums = new Map<string, Sums>()
  for (const { key, amount, paid_out } of rows) {
    const place = by === 'week' ? weekOf(key) : key
    const so_far = sums.get(place) ?? nothing
    sums.set(place, { amount: so_far.amount + amount, paid_out: so_far.paid_out + paid_out })
  }
  return sums
}

async function feesOf(db: Db, { from, to }: Days): Promise<number> {
  const { fees } = await db
    .selectFrom('ledger_day')
    .select(sql<number>`cast(coalesce(sum(amount), 0) as bigint)`.as('fees'))
    .where('book', '=', await bookOf(db))
    .where('account', '=', 'fees')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .executeTakeFirstOrThrow()
  return fees
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

/** The Sunday of the week of a day. */
const weekOf = (day: string): string => dayAfter(day, -new Date(`${day}T00:00:00Z`).getUTCDay())

/** The same days a year before. A last day of February stays the last one. */
function yearBefore({ from, to }: Days): Days {
  const moved = (day: string) => `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`
  const isLast = dayAfter(to, 1).slice(5, 7) !== to.slice(5, 7)
  return {
    from: from.endsWith('-02-29') ? `${moved(from).slice(0, 5)}03-01` : moved(from),
    // Text is compared: no day of a month is after its 31st.
    to: isLast ? `${moved(to).slice(0, 8)}31` : moved(to),
  }
}
