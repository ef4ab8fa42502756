import type { ActivitySlug } from '../../lib/contract/activity.ts'
import type { Db } from '../db/tables.ts'

/** Somebody who waited and has a place now. */
export type Promoted = { activity: string; accountId: number }

type Guest = { activity: ActivitySlug; accountId: number; now: Date }

/**
 * Signs a member up; twice is once. Who finds no place waits behind those who wait already. Answers who was given a place
 * by it, the member among them. Call it in a transaction: two who want the last place come one after the other.
 */
export async function signUp(db: Db, { activity, accountId, now }: Guest): Promise<Promoted[]> {
  await db
    .insertInto('activity_signup')
    .values({ activity, account_id: accountId, created_at: now.toISOString(), placed_at: null })
    .onConflict((conflict) => conflict.columns(['activity', 'account_id']).doNothing())
    .execute()
  return fillPlaces(db, activity, now)
}

/** Takes a sign-up back, and answers who moved up. Call it in a transaction. */
export async function withdraw(db: Db, { activity, accountId, now }: Guest): Promise<Promoted[]> {
  await db
    .deleteFrom('activity_signup')
    .where('activity', '=', activity)
    .where('account_id', '=', accountId)
    .execute()
  return fillPlaces(db, activity, now)
}

/** Gives free places to those who have waited longest. Nobody loses a place that they were given. Call it in a transaction. */
export async function fillPlaces(db: Db, activity: string, now: Date): Promise<Promoted[]> {
  const free = await countFree(db, activity)
  if (free <= 0) return []
  const next = await db
    .selectFrom('activity_signup')
    .select('account_id')
    .where('activity', '=', activity)
    .where('placed_at', 'is', null)
    .orderBy('created_at')
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

/** More than anybody promotes at once; SQLite takes so many ids in one statement. */
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
