import type { Book } from '../../../lib/contract/giving/books-ledger.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuseFields } from '../../platform/errors/refusal.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { closedThrough } from './ledger.ts'
import { bookRefusals } from './messages.ts'

/** Throws 400 at the field `day` for a day that is still to come, and for one in a month that is closed. */
export async function requireOpenDay(
  db: Db,
  { book, day, now }: { book: Book; day: string; now: Date },
): Promise<void> {
  if (day > (await churchDay(db, now))) refuseFields({ day: [bookRefusals.pleaseGiveDayThat] })
  const closed = await closedThrough(db, book)
  if (closed && day.slice(0, 7) <= closed) refuseFields({ day: [bookRefusals.booksAreClosedTo2({ closed })] })
}
