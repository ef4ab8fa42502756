import { type RawBuilder, sql } from 'kysely'
import type { CareOverviewAnswer } from '../../lib/contract/care.ts'
import type { Db } from '../db/tables.ts'
import { fellowshipOf } from './scope.ts'
import { joined } from './tasks.ts'

const day = 86_400_000
/** Tasks that were done count for so many days. */
const lately = 30

/** Counts of care in all and by fellowship, without a word of any task. `today` is the church's day. */
export async function readOverview(db: Db, now: Date, today: string): Promise<CareOverviewAnswer> {
  const since = new Date(now.getTime() - lately * day).toISOString()
  const isOpen = sql`care_task.state = 'open'`
  const count = (when: RawBuilder<unknown>) =>
    sql<number>`coalesce(sum(case when ${when} then 1 else 0 end), 0)`
  const rows = await joined(db)
    .leftJoin('fellowship', (join) => join.on(sql`fellowship.id`, '=', fellowshipOf))
    .select(['fellowship.id', 'fellowship.name'])
    .select(
      sql<number>`count(distinct case when ${isOpen} then coalesce(person.merged_into, person.id) end)`.as(
        'people',
      ),
    )
    .select(count(isOpen).as('open'))
    .select(count(sql`${isOpen} and care_task.due_on < ${today}`).as('overdue'))
    .select(count(sql`care_task.state = 'done'`).as('done'))
    .where((row) =>
      row.or([
        row('care_task.state', '=', 'open'),
        row.and([row('care_task.state', '=', 'done'), row('care_task.done_at', '>', since)]),
      ]),
    )
    .groupBy(['fellowship.id', 'fellowship.name'])
    .orderBy('fellowship.name')
    .execute()
  const fellowships = rows.map(({ id, name, ...counts }) => ({
    ...{ id: id ?? null, name: name ?? '' },
    ...{ people: Number(counts.people), open: Number(counts.open) },
    ...{ overdue: Number(counts.overdue), done: Number(counts.done) },
  }))
  const sum = (what: 'people' | 'open' | 'overdue' | 'done') =>
    fellowships.reduce((all, row) => all + row[what], 0)
  return {
    ...{ people: sum('people'), open: sum('open'), overdue: sum('overdue'), done: sum('done') },
    ...(await countCards(db, now)),
    fellowships,
  }
}

async function countCards(db: Db, now: Date) {
  const late = new Date(now.getTime() - day).toISOString()
  const row = await db
    .selectFrom('newcomer_card')
    .select(sql<number>`count(*)`.as('newcomers'))
    .select(
      sql<number>`coalesce(sum(case when responsible_id is null then 1 else 0 end), 0)`.as('unassigned'),
    )
    .select(
      sql<number>`coalesce(sum(case when responsible_id is null and created_at <= ${late} then 1 else 0 end), 0)`.as(
        'late',
      ),
    )
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { newcomers: Number(row.newcomers), unassigned: Number(row.unassigned), late: Number(row.late) }
}
