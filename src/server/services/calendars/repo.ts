import type { CalendarAddressAnswer } from '../../../lib/contract/services/calendar.ts'
import { hashSecret, newSecret } from '../../accounts/accounts/sessions/secrets.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Creates a member's calendar address, replacing the previous one. Returns its secret, which is not stored. */
export async function openFeed(db: Db, accountId: number, now: Date): Promise<string> {
  const secret = newSecret()
  const values = { token_hash: hashSecret(secret), created_at: now.toISOString(), last_read_on: null }
  await db
    .insertInto('calendar_feed')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute()
  return secret
}

/** Deletes a member's calendar address; it stops working at once. */
export async function closeFeed(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('calendar_feed').where('account_id', '=', accountId).execute()
}

/** When a member's address was created and last read; both null when there is none. */
export async function describeFeed(db: Db, accountId: number): Promise<CalendarAddressAnswer> {
  const calendarFeed = await db
    .selectFrom('calendar_feed')
    .select(['created_at', 'last_read_on'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return calendarFeed ?? { created_at: null, last_read_on: null }
}

/** The account of a calendar secret, with its fellowship; undefined for an unknown secret, and for a closed account. */
export async function findReader(
  db: Db,
  secret: string,
): Promise<{ id: number; fellowship_id: number | null } | undefined> {
  return db
    .selectFrom('calendar_feed')
    .innerJoin('account', 'account.id', 'calendar_feed.account_id')
    .select(['account.id', 'account.fellowship_id'])
    .where('token_hash', '=', hashSecret(secret))
    .where('account.deletion_requested_at', 'is', null)
    .executeTakeFirst()
}

/** Records the day of the read: at most one write per day, however often a calendar program asks. */
export async function noteRead(db: Db, accountId: number, day: string): Promise<void> {
  await db
    .updateTable('calendar_feed')
    .set({ last_read_on: day })
    .where('account_id', '=', accountId)
    .where((row) => row.or([row('last_read_on', 'is', null), row('last_read_on', '!=', day)]))
    .execute()
}
