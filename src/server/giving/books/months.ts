import type { ClosedMonthAnswer } from '../../../lib/contract/giving/books-ledger.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { hasOpenCounts } from './counts/counts.ts'
import { bookOf, closedThrough, lastEntry } from './ledger.ts'

/** The closed months of the church's book, newest first. */
export const listMonths = async (db: Db): Promise<ClosedMonthAnswer[]> =>
  db
    .selectFrom('closed_month')
    .select(['month', 'closed_at', 'last_number', 'root'])
    .where('book', '=', await bookOf(db))
    .orderBy('month', 'desc')
    .execute()

/** Closes a month and every one before it, for good. Throws 400 for one that is not over, and 409 for a closed one. */
export async function closeMonth(db: Db, month: string, now: Date): Promise<void> {
  const book = await bookOf(db)
  if (month >= (await churchDay(db, now)).slice(0, 7))
    refuseFields({ month: ['A month can be closed when it is over'] })
  const closed = await closedThrough(db, book)
  if (closed && month <= closed) refuse(409, `The books are closed to the end of ${closed} already.`)
  if (await hasOpenCounts(db, book, month))
    refuse(409, 'A count of this month or an earlier one is still open. Please close it or drop it first.')
  const last = await lastEntry(db, book)
  await db
    .insertInto('closed_month')
    .values({
      book,
      month,
      closed_at: now.toISOString(),
      last_number: last?.number ?? 0,
      root: last?.hash ?? '',
    })
    .execute()
}
