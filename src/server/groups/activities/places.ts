import { sql } from 'kysely'
import type { ActivitySlug } from '../../../lib/contract/groups/activity.ts'
import type { Db } from '../../platform/db/tables.ts'
import { fillPlaces } from '../places/waiting-list.ts'

/** A person who moved from the waiting list to a place. */
export type Promoted = { activity: string; accountId: number }

type Guest = { activity: ActivitySlug; accountId: number; now: Date }

/**
 * Signs a member up; a repeat has no effect. Without a free place the member joins the end of the waiting list. Returns
 * everyone who got a place by this call, possibly including the member. Call it in a transaction.
 */
export async function signUp(db: Db, { activity, accountId, now }: Guest): Promise<Promoted[]> {
  await db
    .insertInto('activity_signup')
    .values({ activity, account_id: accountId, created_at: now.toISOString(), placed_at: null })
    .onConflict((conflict) => conflict.columns(['activity', 'account_id']).doNothing())
    .execute()
  return fillActivity(db, activity, now)
}

/** Deletes a sign-up, and returns who got a place because of it. Call it in a transaction. */
export async function withdraw(db: Db, { activity, accountId, now }: Guest): Promise<Promoted[]> {
  await db
    .deleteFrom('activity_signup')
    .where('activity', '=', activity)
    .where('account_id', '=', accountId)
    .execute()
  return fillActivity(db, activity, now)
}

/** Gives the free places of an activity to those who have waited longest. Call it in a transaction. */
export async function fillActivity(db: Db, activity: string, now: Date): Promise<Promoted[]> {
  const decided = await db
    .selectFrom('activity')
    .select('places')
    .where('slug', '=', activity)
    .executeTakeFirst()
  const rows = sql<boolean>`activity = ${activity}`
  const list = { table: 'activity_signup' as const, rows, places: decided?.places ?? null }
  return (await fillPlaces(db, list, now)).map((accountId) => ({ activity, accountId }))
}
