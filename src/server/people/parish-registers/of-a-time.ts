import type { ParishBook, ParishEntryAnswer } from '../../../lib/contract/people/parish-register.ts'
import type { Db } from '../../platform/db/tables.ts'
import { findParishEntry } from './entries.ts'

/** The most entries of one file. */
const most = 2000

/** The entries of a register in a year, by number, cancelled ones among them. */
export const bookEntries = async (db: Db, book: ParishBook, year: number): Promise<ParishEntryAnswer[]> =>
  entriesOf(
    db,
    await db
      .selectFrom('parish_entry')
      .select('id')
      .where('book', '=', book)
      .where('year', '=', year)
      .orderBy('number')
      .limit(most)
      .execute(),
  )

/** The marriages of a month, `2026-11`, by day, without cancelled ones. */
export const marriagesOf = async (db: Db, month: string): Promise<ParishEntryAnswer[]> =>
  entriesOf(
    db,
    await db
      .selectFrom('parish_entry')
      .select('id')
      .where('book', '=', 'marriage')
      .where('day', '>=', `${month}-01`)
      .where('day', '<=', `${month}-31`)
      .where('is_cancelled', '=', 0)
      .orderBy('day')
      .orderBy('id')
      .limit(most)
      .execute(),
  )

async function entriesOf(db: Db, rows: readonly { id: number }[]): Promise<ParishEntryAnswer[]> {
  const entries: ParishEntryAnswer[] = []
  for (const { id } of rows) {
    const entry = await findParishEntry(db, id)
    if (entry) entries.push(entry)
  }
  return entries
}
