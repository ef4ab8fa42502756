import type { ActivitySlug } from '../../lib/contract/activity.ts'
import type { Db } from '../db/tables.ts'

/** A person who moved from the waiting list to a place. */
export type Promoted = { activity: string; accountId: number }

type Guest = { activity: ActivitySlug; accountId: number; now: Date }

/**
 * Signs a member up; a repeat has no effect. Without a free place the member joins the end of the waiting list. Returns
 * everyone who got a place by this call, possibly including the member. Call it in a transaction, so that concurrent
 * sign-ups for the last place run one after the other.
 */
export async function signUp(db: Db, { activity, accountId, now }: Guest): Promise<Promoted[]> {
  await db
    .insertInto('activity_signup')
    .values({ activity, account_id: accountId, created_at: now.toISOString(), placed_at: null })
    .onConflict((conflict) => conflict.columns(['activity', 'account_id']).doNothing())
    .execute()
  return fillPlaces(db, activity, now)
}

/** Deletes a sign-up, and returns who got a place because of it. Call it in a transaction. */
export async function withdraw(db: Db, { activity, accountId, now }: Guest): Promise<Promoted[]> {
  await db
    .deleteFrom('activity_signup')
    .where('activity', '=', activity)
    .where('account_id', '=', accountId)
    .execute()
  return fillPlaces(db, activity, now)
}

/** Gives free places to those who have waited longest, and not to closed accounts. Never takes a place away. Call it in a transaction. */
export async function fillPlaces(db: Db, activity: string, now: Date): Promise<Promoted[]> {
  const free = await countFree(db, activity)
  if (free <= 0) return []
  const next = await db
    .selectFrom('activity_signup')
    .innerJoin('account', 'account.id', 'account_id')
    .select('account_id')
    .where('activity', '=', activity)
    .where('placed_at', 'is', null)
    .where('deletion_requested_at', 'is', null)
    .orderBy('activity_signup.created_at')
    .orderBy('account_id')
    .limit(free)
    .execute()
  const ids = next.map(({ account_id }) => account_id)
  if (ids.length === 0) return []
  await db
    .updateTable('activity_signup')
    .set({ placed_at: now.toISOString() })
    .where('activity', '=', activity)
    .where('account_id', 'in', ids)
    .execute()
  return ids.map((accountId) => ({ activity, accountId }))
}

/** Most people promoted in one call; SQLite accepts that many ids in one statement. */
const mostAtOnce = 1000

async function countFree(db: Db, activity: string): Promise<number> {
  const found = await db
    .selectFrom('activity')
    .select('places')
    .where('slug', '=', activity)
    .executeTakeFirst()
  if (!found?.places) return mostAtOnce
  const { taken } = await db
    .selectFrom('activity_signup')
    .select((row) => row.fn.countAll<number>().as('taken'))
    .where('activity', '=', activity)
    .where('placed_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Math.min(found.places - taken, mostAtOnce)
}
