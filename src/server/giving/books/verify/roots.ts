import type { Book } from '../../../../lib/contract/giving/books-ledger.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { churchDay } from '../../../settings/church-settings/place.ts'
import { bookOf, lastEntry } from '../ledger.ts'

/** The hash of the newest entry of a book, the day's root, and the church's day on which that was posted; both '' while it is empty. */
export async function rootOf(db: Db, book: Book): Promise<{ root: string; root_day: string }> {
  const last = await lastEntry(db, book)
  return { root: last?.hash ?? '', root_day: last ? await churchDay(db, new Date(last.at)) : '' }
}

/** Who keeps the root of each month. */
const keepers = ['treasurer', 'signatory', 'pastor'] as const

/**
 * Notes the root of this month, and to whom it goes, once in a month of the church. Returns whether it did. Call it in a
 * transaction.
 */
export async function noteRoot(db: Db, now: Date): Promise<boolean> {
  const [book, day] = [await bookOf(db), await churchDay(db, now)]
  const month = day.slice(0, 7)
  const last = await lastEntry(db, book)
  if (!last) return false
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('book_root')
    .values({ book, month, day, number: last.number, root: last.hash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) return false
  const accounts = await db
    .selectFrom('duty')
    .select('account_id')
    .where('duty', 'in', keepers)
    .distinct()
    .orderBy('account_id')
    .execute()
  const letters = accounts.map(({ account_id }) => ({
    book,
    month,
    account_id,
    sent_at: null,
    settled_at: null,
  }))
  if (letters.length > 0) await db.insertInto('book_root_letter').values(letters).execute()
  return true
}

/** The newest root that went out of the church's book; undefined before the first. */
export const newestRoot = async (db: Db): Promise<{ day: string; root: string } | undefined> =>
  db
    .selectFrom('book_root')
    .select(['day', 'root'])
    .where('book', '=', await bookOf(db))
    .orderBy('month', 'desc')
    .limit(1)
    .executeTakeFirst()

/** A root in groups of eight, which people compare and lines break between. `npm run verify-books` takes it so. */
export const grouped = (root: string): string => root.match(/.{1,8}/g)?.join(' ') ?? ''
