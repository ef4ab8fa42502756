import type { Db } from '../../../platform/db/tables.ts'
import { bookOf } from '../../books/ledger.ts'
import type { Payment } from '../read.ts'
import { inChunks, knownOf } from '../repo.ts'

/** Adds rows of money out of an account that are not here yet; returns how many. Nothing is posted. */
export async function addOutgoing(
  db: Db,
  rows: readonly Payment[],
  { account, now }: { account: number; now: Date },
): Promise<number> {
  const book = await bookOf(db)
  const known = await knownOf(db, book, rows, 'outgoing_row')
  let added = 0
  for (const some of inChunks(rows.filter(({ identity }) => !known.has(identity)))) {
    const done = await db
      .insertInto('outgoing_row')
      .values(
        some.map(({ dayless: _, telephone: __, ...row }) => ({
          ...row,
          book,
          book_account_id: account,
          added_at: now.toISOString(),
        })),
      )
      .onConflict((conflict) => conflict.columns(['book', 'identity']).doNothing())
      .returning('id')
      .execute()
    added += done.length
  }
  return added
}
