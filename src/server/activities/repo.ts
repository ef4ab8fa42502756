import type { ActivitySlug } from '../../lib/contract/activity.ts'
import type { Db } from '../db/tables.ts'

/** Signs a member up for an activity; twice is once. */
export async function addActivitySignup(
  db: Db,
  { activity, accountId, now }: { activity: ActivitySlug; accountId: number; now: Date },
): Promise<void> {
  await db
    .insertInto('activity_signup')
    .values({ activity, account_id: accountId, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['activity', 'account_id']).doNothing())
    .execute()
}

export async function removeActivitySignup(db: Db, activity: ActivitySlug, accountId: number): Promise<void> {
  await db
    .deleteFrom('activity_signup')
    .where('activity', '=', activity)
    .where('account_id', '=', accountId)
    .execute()
}

/** What a member has signed up for. */
export function listActivitySignups(db: Db, accountId: number) {
  return db
    .selectFrom('activity_signup')
    .select(['activity', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('activity')
    .execute()
}

/** Who has signed up for what, the first first. */
export async function listActivityGuests(db: Db) {
  const rows = await db
    .selectFrom('activity_signup')
    .innerJoin('account', 'account.id', 'activity_signup.account_id')
    .select(['activity', 'activity_signup.created_at', 'account.id', 'first_name', 'last_name', 'telephone'])
    .orderBy('activity')
    .orderBy('activity_signup.created_at')
    .orderBy('account.id')
    .execute()
  return rows.map(({ activity, created_at, ...member }) => ({ activity, created_at, member }))
}
