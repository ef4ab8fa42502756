import type { GivingLetterTable } from '../../platform/db/tables/giving.ts'
import type { Db } from '../../platform/db/tables.ts'

type Queued = Pick<GivingLetterTable, 'about' | 'about_id' | 'period' | 'account_id'>

/** Queues an e-mail, once for what it is about and its period. Call it in the transaction of what it tells. */
export const queueEmail = async (db: Db, queued: Queued, now: Date): Promise<void> =>
  void (await db
    .insertInto('giving_letter')
    .values({ ...queued, queued_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['about', 'about_id', 'period']).doNothing())
    .execute())
