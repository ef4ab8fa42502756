import { sql } from 'kysely'
import type { Role } from '../../../lib/browser/session-storage.ts'
import type {
  ActivityAnswer,
  ActivityForm,
  ActivityGuestAnswer,
  ActivitySignupAnswer,
} from '../../../lib/contract/groups/activity.ts'
import type { Db } from '../../platform/db/tables.ts'
import { telephoneFor } from '../places/guests.ts'
import { positionIn } from '../places/waiting-list.ts'
import { listOffered } from './offered.ts'

/** The sign-up's position on the waiting list, from 1; null with a place. */
const position = positionIn('activity_signup', sql<boolean>`before.activity = activity_signup.activity`)

/** A member's sign-ups. */
export function listActivitySignups(db: Db, accountId: number): Promise<ActivitySignupAnswer[]> {
  return db
    .selectFrom('activity_signup')
    .select(['activity', 'created_at', position.as('position')])
    .where('account_id', '=', accountId)
    .orderBy('activity')
    .execute()
}

/** All activities that the church offers, with their numbers of taken places and people waiting, and whether the reader manages them. */
export async function listActivities(db: Db, reader: { id: number; role: Role }): Promise<ActivityAnswer[]> {
  const decided = await db
    .selectFrom('activity')
    .leftJoin('fellowship', 'fellowship.id', 'activity.fellowship_id')
    .select([
      'slug',
      'places',
      'activity.version',
      'fellowship_id',
      'fellowship.name',
      'fellowship.leader_id',
    ])
    .execute()
  const counted = await db
    .selectFrom('activity_signup')
    .innerJoin('account', 'account.id', 'account_id')
    .where((row) => row.or([row('placed_at', 'is not', null), row('deletion_requested_at', 'is', null)]))
    .select(['activity', sql<number>`count(placed_at)`.as('taken'), sql<number>`count(*)`.as('all')])
    .groupBy('activity')
    .execute()
  return (await listOffered(db)).map(({ slug, title }) => {
    const row = decided.find((one) => one.slug === slug)
    const { taken, all } = counted.find(({ activity }) => activity === slug) ?? { taken: 0, all: 0 }
    return {
      slug,
      title,
      taken,
      waiting: all - taken,
      places: row?.places ?? null,
      fellowship: row?.fellowship_id ?? null,
      fellowship_name: row?.name ?? null,
      manages:
        reader.role === 'admin' || (reader.role === 'fellowship_leader' && row?.leader_id === reader.id),
      version: row?.version ?? 0,
    }
  })
}

/** The sign-ups for these activities, those with a place first, in order of sign-up. `isOffice` shows every telephone number. */
export async function listActivityGuests(
  db: Db,
  { activities, isOffice }: { activities: readonly string[]; isOffice: boolean },
): Promise<ActivityGuestAnswer[]> {
  if (activities.length === 0) return []
  const rows = await db
    .selectFrom('activity_signup')
    .innerJoin('account', 'account.id', 'activity_signup.account_id')
    .select(['activity', 'activity_signup.created_at', 'account.id', 'first_name', 'last_name'])
    .select([position.as('position'), telephoneFor(isOffice).as('telephone')])
    .where('activity', 'in', activities)
    .where('account.deletion_requested_at', 'is', null)
    .orderBy('activity')
    .orderBy(sql`case when placed_at is null then 1 else 0 end`)
    .orderBy('activity_signup.created_at')
    .orderBy('account.id')
    .execute()
  return rows.map(({ activity, created_at, position, ...member }) => ({
    activity,
    created_at,
    position,
    member,
  }))
}

/** Changes an activity's settings; false when its version is outdated. Call it in a transaction. */
export async function changeActivity(db: Db, slug: string, form: ActivityForm): Promise<boolean> {
  const before = await db.selectFrom('activity').select('version').where('slug', '=', slug).executeTakeFirst()
  if (form.version !== undefined && form.version !== (before?.version ?? 0)) return false
  const values = { places: form.places, fellowship_id: form.fellowship }
  if (before)
    await db
      .updateTable('activity')
      .set({ ...values, version: sql`version + 1` })
      .where('slug', '=', slug)
      .execute()
  else
    await db
      .insertInto('activity')
      .values({ slug, ...values })
      .execute()
  return true
}
