import { sql } from 'kysely'
import type { FellowshipFields, FellowshipForm } from '../../../lib/contract/groups/fellowship.ts'
import { clockIn } from '../../../lib/time/church-time.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../platform/db/pagination.ts'
import { containing } from '../../platform/db/search.ts'
import type { Db } from '../../platform/db/tables.ts'
import { zoneOf } from '../../settings/church-settings/place.ts'
import { nextMeeting } from './next-meeting.ts'

export const fellowshipOrders = ['id', 'name'] as const

/** Fellowships with their leaders and numbers of members. */
export async function listFellowships(
  db: Db,
  paging: Paging<(typeof fellowshipOrders)[number]>,
  now: Date,
): Promise<RowsPage<FellowshipFields>> {
  const all = select(db)
  const wanted = paging.search
    ? all.where(containing(paging.search, ['fellowship.name', 'fellowship.description']))
    : all
  const page = await fetchPage(wanted, paging, {
    table: 'fellowship',
    byDefault: [orderTerm('fellowship.id')],
  })
  const clock = clockIn(await zoneOf(db), now)
  return { count: page.count, rows: page.rows.map((row) => read(row, clock)) }
}

/** The fellowships whose name or description has the words, by name, without counting their members; at most `most`. */
export function fellowshipsSaying(db: Db, search: string, most: number) {
  return db
    .selectFrom('fellowship')
    .select(['id', 'name', 'meeting_day', 'location'])
    .where(containing(search, ['fellowship.name', 'fellowship.description']))
    .orderBy('name')
    .limit(most)
    .execute()
}

/** A fellowship, or undefined. */
export async function findFellowship(
  db: Db,
  id: number | null,
  now: Date,
): Promise<FellowshipFields | undefined> {
  const row = await select(db).where('fellowship.id', '=', id).executeTakeFirst()
  return row && read(row, clockIn(await zoneOf(db), now))
}

/** The fellowship that an account leads, the first of several; undefined for none (spec 2 §7). */
export async function findFellowshipLedBy(
  db: Db,
  accountId: number,
  now: Date,
): Promise<FellowshipFields | undefined> {
  const row = await select(db)
    .where('fellowship.leader_id', '=', accountId)
    .orderBy('fellowship.id')
    .executeTakeFirst()
  return row && read(row, clockIn(await zoneOf(db), now))
}

export async function nameIsTaken(db: Db, name: string, except = 0): Promise<boolean> {
  const fellowship = await db
    .selectFrom('fellowship')
    .select('id')
    .where('name', '=', name)
    .where('id', '!=', except)
    .executeTakeFirst()
  return fellowship !== undefined
}

export async function addFellowship(db: Db, form: FellowshipForm, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('fellowship')
    .values({ ...columns(form), created_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes a fellowship; false when it has changed since `form.version`. */
export async function changeFellowship(db: Db, id: number, form: FellowshipForm): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('fellowship')
    .set({ ...columns(form), version: sql`version + 1` })
    .where('id', '=', id)
    .$if(form.version !== undefined, (query) => query.where('version', '=', form.version ?? 0))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes a fellowship and its events; its members stay, without a fellowship. Returns false when it does not exist. */
export async function deleteFellowship(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('fellowship').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Sets a member's fellowship; null for none. */
export async function setFellowshipOf(db: Db, accountId: number, fellowshipId: number | null): Promise<void> {
  await db.updateTable('account').set({ fellowship_id: fellowshipId }).where('id', '=', accountId).execute()
}

/** A form's fields have the names of their columns, but for the leader. */
const columns = ({ leader, activities, asks_leader, version: _, ...same }: FellowshipForm) => ({
  ...same,
  ...(asks_leader !== undefined && { asks_leader: asks_leader ? (1 as const) : (0 as const) }),
  leader_id: leader,
  activities: JSON.stringify(activities),
})

function select(db: Db) {
  return db
    .selectFrom('fellowship')
    .leftJoin('account as leader', 'leader.id', 'fellowship.leader_id')
    .selectAll('fellowship')
    .select(sql<string | null>`leader.first_name || ' ' || leader.last_name`.as('leader_name'))
    .select((row) =>
      row
        .selectFrom('account as member')
        .select(sql<number>`count(*)`.as('members'))
        .whereRef('member.fellowship_id', '=', 'fellowship.id')
        .where('member.deletion_requested_at', 'is', null)
        .as('member_count'),
    )
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>

function read(
  { created_at: _, branch_id: __, activities, member_count, ...row }: Row,
  clock: Date,
): FellowshipFields {
  return {
    ...row,
    member_count: member_count ?? 0,
    activities: JSON.parse(activities),
    asks_leader: row.asks_leader === 1,
    next_meeting: nextMeeting(row.meeting_day, clock),
  }
}
