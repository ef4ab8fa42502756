import { sql } from 'kysely'
import type { AnnualAccountsAnswer } from '../../../../lib/contract/giving/annual-accounts.ts'
import type { Book } from '../../../../lib/contract/giving/books-ledger.ts'
import { dayAfter } from '../../../../lib/time/next-day.ts'
import { yearBefore } from '../../../../lib/time/year-before.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { readChurch } from '../../../settings/church-settings/repo.ts'
import { bookOf } from '../ledger.ts'
import { paymentsByCategory } from './payments.ts'

export type Days = { from: string; to: string }

/** Receipts and payments of some days beside a year before, and what funds and accounts had at their beginning and end. */
export async function readAnnualAccounts(db: Db, days: Days): Promise<AnnualAccountsAnswer> {
  const book = await bookOf(db)
  const { currency } = await readChurch(db)
  const before = yearBefore(days)
  const receipts = await receiptsBeside(db, book, days, before)
  const payments = await paymentsBeside(db, book, days, before)
  const sum = (rows: readonly { amount: number; before: number }[], of: 'amount' | 'before') =>
    rows.reduce((all, row) => all + row[of], 0)
  return {
    ...days,
    currency,
    receipts,
    payments,
    received: sum(receipts, 'amount'),
    received_before: sum(receipts, 'before'),
    paid: sum(payments, 'amount'),
    paid_before: sum(payments, 'before'),
    months: await monthsBeside(db, book, days, before),
    funds: await fundsOf(db, book, days),
    accounts: await accountsOf(db, book, days),
  }
}

/** SQL: what an account was credited or debited; cast, because PostgreSQL sums bigint as numeric. */
const credited = (...accounts: string[]) =>
  sql<number>`cast(coalesce(-sum(case when account in (${sql.join(accounts)}) then amount else 0 end), 0) as bigint)`
const debited = (...accounts: string[]) =>
  sql<number>`cast(coalesce(sum(case when account in (${sql.join(accounts)}) then amount else 0 end), 0) as bigint)`

const daysIn = (db: Db, book: Book, { from, to }: Days) =>
  db.selectFrom('ledger_day').where('book', '=', book).where('day', '>=', from).where('day', '<=', to)

async function receiptsBeside(db: Db, book: Book, days: Days, before: Days) {
  const byFund = async (of: Days) => {
    const rows = await daysIn(db, book, of)
      .select(['fund_id', credited('income').as('amount')])
      .groupBy('fund_id')
      .execute()
    return new Map(rows.map(({ fund_id, amount }) => [fund_id, Number(amount)]))
  }
  const [now, then] = [await byFund(days), await byFund(before)]
  const funds = await db.selectFrom('fund').select(['id', 'name']).orderBy('position').orderBy('id').execute()
  return funds
    .map(({ id, name }) => ({ name, amount: now.get(id) ?? 0, before: then.get(id) ?? 0 }))
    .filter(({ amount, before: earlier }) => amount !== 0 || earlier !== 0)
}

async function paymentsBeside(db: Db, book: Book, days: Days, before: Days) {
  const [now, then] = [await paymentsByCategory(db, book, days), await paymentsByCategory(db, book, before)]
  const names = [...new Set([...now.keys(), ...then.keys()])].sort()
  return names.map((name) => ({ name, amount: now.get(name) ?? 0, before: then.get(name) ?? 0 }))
}

async function monthsBeside(db: Db, book: Book, days: Days, before: Days) {
  const byMonth = async (of: Days) => {
    const rows = await daysIn(db, book, of)
      .select(sql<string>`substr(day, 1, 7)`.as('month'))
      .select([credited('income').as('received'), debited('expenses', 'fees').as('paid')])
      .groupBy(sql`substr(day, 1, 7)`)
      .execute()
    return rows.map(({ month, received, paid }) => ({
      month,
      received: Number(received),
      paid: Number(paid),
    }))
  }
  const now = new Map((await byMonth(days)).map((row) => [row.month, row]))
  const then = new Map((await byMonth(before)).map((row) => [monthAfter(row.month), row]))
  const months = [...new Set([...now.keys(), ...then.keys()])].sort()
  return months.map((month) => ({
    month,
    received: now.get(month)?.received ?? 0,
    paid: now.get(month)?.paid ?? 0,
    received_before: then.get(month)?.received ?? 0,
    paid_before: then.get(month)?.paid ?? 0,
  }))
}

/** The same month a year later. */
const monthAfter = (month: string) => `${Number(month.slice(0, 4)) + 1}${month.slice(4)}`

const start = '0000-00-00'

async function fundsOf(db: Db, book: Book, { from, to }: Days): Promise<AnnualAccountsAnswer['funds']> {
  const sums = async (of: Days) => {
    const rows = await daysIn(db, book, of)
      .select('fund_id')
      .select([credited('income').as('received'), debited('expenses', 'fees').as('paid')])
      // What a fund's own account has beyond transfers is its opening balance, whose other side is `opening`.
      .select([credited('funds').as('own'), debited('opening').as('set')])
      .groupBy('fund_id')
      .execute()
    return new Map(
      rows.map(({ fund_id, received, paid, own, set }) => [
        fund_id,
        {
          received: Number(received),
          paid: Number(paid),
          set: Number(set),
          transferred: Number(own) - Number(set),
        },
      ]),
    )
  }
  const none = { received: 0, paid: 0, set: 0, transferred: 0 }
  const [earlier, now] = [await sums({ from: start, to: dayAfter(from, -1) }), await sums({ from, to })]
  const funds = await db.selectFrom('fund').select(['id', 'name']).orderBy('position').orderBy('id').execute()
  return funds.map(({ id, name }) => {
    const past = earlier.get(id) ?? none
    const { received, paid, set, transferred } = now.get(id) ?? none
    const opening = past.received - past.paid + past.set + past.transferred + set
    return { name, opening, received, paid, transferred, closing: opening + received - paid + transferred }
  })
}

async function accountsOf(db: Db, book: Book, { from, to }: Days): Promise<AnnualAccountsAnswer['accounts']> {
  const until = async (day: string) => {
    const rows = await daysIn(db, book, { from: start, to: day })
      .select(['account', sql<number>`cast(coalesce(sum(amount), 0) as bigint)`.as('sum')])
      .groupBy('account')
      .execute()
    return new Map(rows.map(({ account, sum }) => [account, Number(sum)]))
  }
  const [before, after] = [await until(dayAfter(from, -1)), await until(to)]
  const set = await openingsSet(db, book, { from, to })
  const accounts = await db.selectFrom('book_account').select(['name', 'ledger']).orderBy('id').execute()
  return accounts.map(({ name, ledger }) => ({
    name,
    opening: (before.get(ledger) ?? 0) + (set.get(ledger) ?? 0),
    closing: after.get(ledger) ?? 0,
  }))
}

/** What opening balances that count for the days added to each account, less those that were taken back. */
async function openingsSet(db: Db, book: Book, { from, to }: Days): Promise<Map<string, number>> {
  const { rows } = await sql<{ account: string; sum: number }>`
    select account, cast(sum(amount) as bigint) as sum from (
      select debit as account, amount from ledger_entry
       where credit = 'opening' and book = ${book} and day >= ${from} and day <= ${to}
      union all
      select credit as account, -amount as amount from ledger_entry
       where debit = 'opening' and book = ${book} and day >= ${from} and day <= ${to}
    ) as sides group by account`.execute(db)
  return new Map(rows.map(({ account, sum }) => [account, Number(sum)]))
}
