import { sql } from 'kysely'
import type { ParishBook } from '../../../lib/contract/people/parish-register.ts'
import type { Db } from '../../platform/db/tables.ts'

/**
 * The next number of a register in a year, from 1. Call it in the transaction that writes the entry: what is not written gives its number back, so
 * that none is missing, and two processes wait for each other.
 */
export async function nextNumber(db: Db, book: ParishBook, year: number): Promise<number> {
  const { last } = await db
    .insertInto('parish_number')
    .values({ book, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['book', 'year']).doUpdateSet({ last: sql`parish_number.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return Number(last)
}
