import { sql } from 'kysely'
import type { FellowshipFields } from '../../lib/contract/fellowship.ts'
import { direct, type Found, fetchPage, type Paging } from '../db/page.ts'
import { containing } from '../db/search.ts'
import type { Db } from '../db/tables.ts'
import { nextMeeting } from './rules.ts'

export const fellowshipOrders = ['id', 'name'] as const

/** Every fellowship with its leader and the number of its members. */
export async function listFellowships(
  db: Db,
  paging: Paging<(typeof fellowshipOrders)[number]>,
  now: Date,
): Promise<Found<FellowshipFields>> {
  const all = describe(db)
  const wanted = paging.search ? all.where(containing(paging.search, ['name', 'description'])) : all
  const found = await fetchPage(wanted, paging, { table: 'fellowship', byDefault: [direct('fellowship.id')] })
  return { count: found.count, rows: found.rows.map((row) => read(row, now)) }
}

/** The fellowship that a member belongs to; undefined for none. */
export async function findFellowshipOf(
  db: Db,
  fellowshipId: number | null,
  now: Date,
): Promise<FellowshipFields | undefined> {
  const row = await describe(db).where('fellowship.id', '=', fellowshipId).executeTakeFirst()
  return row && read(row, now)
}

export async function fellowshipExists(db: Db, id: number): Promise<boolean> {
  const found = await db.selectFrom('fellowship').select('id').where('id', '=', id).executeTakeFirst()
  return found !== undefined
}

function describe(db: Db) {
  return db
    .selectFrom('fellowship')
    .leftJoin('account as leader', 'leader.id', 'fellowship.leader_id')
    .select(['fellowship.id', 'name', 'description', 'location', 'meeting_day', 'meeting_time', 'activities'])
    .select(sql<string | null>`leader.first_name || ' ' || leader.last_name`.as('leader_name'))
    .select((row) =>
      row
        .selectFrom('account as member')
        .select(sql<number>`count(*)`.as('members'))
        .whereRef('member.fellowship_id', '=', 'fellowship.id')
        .as('member_count'),
    )
}

type Row = Awaited<ReturnType<ReturnType<typeof describe>['executeTakeFirstOrThrow']>>

function read({ activities, member_count, ...row }: Row, now: Date): FellowshipFields {
  return {
    ...row,
    member_count: member_count ?? 0,
    activities: JSON.parse(activities),
    next_meeting: nextMeeting(row.meeting_day, now),
  }
}
