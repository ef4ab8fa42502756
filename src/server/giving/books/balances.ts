import { sql } from 'kysely'
import type { Book, LedgerAccount } from '../../../lib/contract/giving/books-ledger.ts'
import type { Db } from '../../platform/db/tables.ts'

/*
 * What accounts and funds have by the ledger: always the sums of the entries, never a stored balance. Amounts are in the smallest unit.
 * Cast, because PostgreSQL sums bigint as numeric.
 */

const debited = sql<number>`cast(coalesce(sum(amount), 0) as bigint)`
const left = sql<number>`cast(coalesce(-sum(amount), 0) as bigint)`

/** The accounts of which a fund's money is the sum: income less fees and expenses, its opening balance and transfers. */
const ofFunds: readonly LedgerAccount[] = ['income', 'fees', 'expenses', 'funds']

/** What is in an account of the ledger; with `before`, on the morning of that day. */
export async function accountBalance(
  db: Db,
  { book, ledger, before }: { book: Book; ledger: LedgerAccount; before?: string },
): Promise<number> {
  const { sum } = await db
    .selectFrom('ledger_day')
    .select(debited.as('sum'))
    .where('book', '=', book)
    .where('account', '=', ledger)
    .$if(before !== undefined, (days) => days.where('day', '<', String(before)))
    .executeTakeFirstOrThrow()
  return Number(sum)
}

/** What a fund has left; with `before`, on the morning of that day. */
export async function fundBalance(
  db: Db,
  { book, fund, before }: { book: Book; fund: number; before?: string },
): Promise<number> {
  const { sum } = await db
    .selectFrom('ledger_day')
    .select(left.as('sum'))
    .where('book', '=', book)
    .where('account', 'in', ofFunds)
    .where('fund_id', '=', fund)
    .$if(before !== undefined, (days) => days.where('day', '<', String(before)))
    .executeTakeFirstOrThrow()
  return Number(sum)
}

/** What is in each account of the ledger that has entries. */
export async function accountBalances(db: Db, book: Book): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('ledger_day')
    .select(['account', debited.as('sum')])
    .where('book', '=', book)
    .groupBy('account')
    .execute()
  return new Map(rows.map(({ account, sum }) => [account, Number(sum)]))
}

/** What each fund that has entries has left. */
export async function fundBalances(db: Db, book: Book): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('ledger_day')
    .select(['fund_id', left.as('sum')])
    .where('book', '=', book)
    .where('account', 'in', ofFunds)
    .groupBy('fund_id')
    .execute()
  return new Map(rows.map(({ fund_id, sum }) => [fund_id, Number(sum)]))
}
