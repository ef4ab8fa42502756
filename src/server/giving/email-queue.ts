import type { GivingLetterTable } from '../db/tables/giving.ts'
import type { Db } from '../db/tables.ts'

type Letter = Pick<GivingLetterTable, 'about' | 'about_id' | 'period' | 'account_id'>

/** Queues a letter, once for what it is about and its period. Call it in the transaction of what it tells. */
export const queueEmail = async (db: Db, letter: Letter, now: Date): Promise<void> =>
  void (await db
    .insertInto('giving_letter')
    .values({ ...letter, queued_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['about', 'about_id', 'period']).doNothing())
    .execute())
