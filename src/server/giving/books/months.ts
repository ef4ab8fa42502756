import type { ClosedMonthAnswer } from '../../../lib/contract/giving/books-ledger.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { hasOpenCounts } from './counts/counts.ts'
import { bookOf, closedThrough, lastEntry } from './ledger.ts'
import { bookRefusals } from './messages.ts'

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
    refuseFields({ month: [bookRefusals.monthCanBeClosed] })
  const closed = await closedThrough(db, book)
  if (closed && month <= closed) refuse(409, bookRefusals.booksAreClosedTo({ closed }))
  if (await hasOpenCounts(db, book, month)) refuse(409, bookRefusals.countMonthOrEarlier)
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
