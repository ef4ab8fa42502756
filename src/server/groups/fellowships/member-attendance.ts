import { sql } from 'kysely'
import type { FellowshipMemberAnswer } from '../../../lib/contract/accounts/account-details.ts'
import type { Db } from '../../platform/db/tables.ts'

/** How many of the newest records are listed in a member's recent activities. */
const recent = 5

/** The accounts, the fellowship whose events count, and the day: a mark does not count before the day of its event. */
type Asked = { fellowshipId: number; ids: number[]; today: string }
type Sums = { marked: number; came: number; last: string | null }
type Mark = { title: string; date: string; is_present: 0 | 1 }
type Attendance = Pick<FellowshipMemberAnswer, 'attendance_rate' | 'last_attendance' | 'recent_activities'>

/**
 * Returns a function that gives a member's attendance at the fellowship's events (spec 2 §3). The database aggregates
 * years of marks, and only the newest are read, because SQLite queries block the whole process.
 */
export async function attendanceOf(db: Db, scope: Asked): Promise<(id: number) => Attendance> {
  const sums = await sumsOf(db, scope)
  const newest = await newestOf(db, scope)
  return (id) => ({ ...summarise(sums.get(id)), recent_activities: (newest.get(id) ?? []).map(describe) })
}

async function sumsOf(db: Db, { fellowshipId, ids, today }: Asked): Promise<Map<number, Sums>> {
  const rows = await db
    .selectFrom('attendance')
    .innerJoin('event', 'event.id', 'attendance.event_id')
    .select(['account_id', sql<number>`count(*)`.as('marked'), sql<number>`sum(is_present)`.as('came')])
    .select(sql<string | null>`max(case when is_present = 1 then date end)`.as('last'))
    .where('event.fellowship_id', '=', fellowshipId)
    .where('event.date', '<=', today)
    .where('account_id', 'in', ids)
    .groupBy('account_id')
    .execute()
  return new Map(rows.map((row) => [row.account_id, row]))
}

/** Reads marks from the date of each member's fifth newest on; a window function over all takes five times as long. */
async function newestOf(db: Db, { fellowshipId, ids, today }: Asked): Promise<Map<number, Mark[]>> {
  const marks = await db
    .with(
      (name) => name('member').materialized(),
      (from) =>
        from
          .selectFrom('account')
          .select(['account.id', fifthNewest(fellowshipId, today).as('since')])
          .where('account.id', 'in', ids),
    )
    .selectFrom('member')
    .innerJoin('event', (event) =>
      event
        .on('event.fellowship_id', '=', fellowshipId)
        .on('event.date', '>=', sql<string>`coalesce(member.since, '')`)
        .on('event.date', '<=', today),
    )
    .innerJoin('attendance', (mark) =>
      mark.onRef('attendance.event_id', '=', 'event.id').onRef('attendance.account_id', '=', 'member.id'),
    )
    .select(['attendance.account_id', 'is_present', 'title', 'date'])
    .orderBy('date', 'desc')
    .orderBy('event.id', 'desc')
    .execute()
  const all = Map.groupBy(marks, (mark) => mark.account_id)
  return new Map(all.entries().map(([id, own]) => [id, own.slice(0, recent)]))
}

/** The date of the fifth newest mark; null with fewer marks. Several marks may have the same date. */
const fifthNewest = (fellowshipId: number, today: string) => sql<string | null>`(select date from attendance
  inner join event on event.id = attendance.event_id
  where attendance.account_id = account.id and event.fellowship_id = ${fellowshipId}
    and event.date <= ${today}
  order by date desc limit 1 offset ${recent - 1})`

/** The percentage of marked events that the member attended, rounded; null without marks. */
const summarise = (sums: Sums | undefined) => ({
  attendance_rate: sums ? Math.round((sums.came / sums.marked) * 100) : null,
  last_attendance: sums?.last ?? null,
})

const describe = ({ title, date, is_present }: Mark) => ({
  description: `${is_present ? 'Attended' : 'Missed'} ${title}`,
  date,
})
