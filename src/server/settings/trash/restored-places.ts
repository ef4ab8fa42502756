import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'

/**
 * Puts a restored account back on the waiting list where its place has been given to somebody else meanwhile. Call it in the transaction
 * that restores it.
 */
export async function giveUpTakenPlaces(db: Db, accountId: number): Promise<void> {
  await sql`update activity_signup set placed_at = null
    where account_id = ${accountId} and placed_at is not null
      and (select places from activity where slug = activity_signup.activity) < (
        select count(*) from activity_signup as other
        where other.activity = activity_signup.activity and other.placed_at is not null)`.execute(db)
  await sql`update event_signup set placed_at = null
    where account_id = ${accountId} and kind = 'signup' and placed_at is not null
      and (select places from event where id = event_signup.event_id) < (
        select count(*) from event_signup as other
        where other.event_id = event_signup.event_id and other.kind = 'signup' and other.placed_at is not null)`.execute(
    db,
  )
}
