import { type RawBuilder, sql } from 'kysely'
import type { CareOverviewAnswer } from '../../../lib/contract/care/care.ts'
import type { Db } from '../../platform/db/tables.ts'
import { branchesFor } from '../../register/entries/branches.ts'
import { wholeOf } from '../../register/entries/merged-entries.ts'
import { branchOf, fellowshipOf } from './care-scope.ts'
import { joined } from './tasks.ts'

const day = 86_400_000
/** The overview counts tasks that were done in so many days. */
const lately = 30

/**
 * Counts of care in all, by fellowship and by branch, without a word of any task; for staff of a branch (`branch`) those of it alone.
 * `today` is the church's day.
 */
export async function readOverview(
  db: Db,
  { now, today, branch }: { now: Date; today: string; branch: number | undefined },
): Promise<CareOverviewAnswer> {
  const since = new Date(now.getTime() - lately * day).toISOString()
  const isOpen = sql`care_task.state = 'open'`
  const count = (when: RawBuilder<unknown>) =>
    sql<number>`coalesce(sum(case when ${when} then 1 else 0 end), 0)`
  const counted = joined(db)
    .select(sql<number>`count(distinct case when ${isOpen} then ${wholeOf('person')} end)`.as('people'))
    .select(count(isOpen).as('open'))
    .select(count(sql`${isOpen} and care_task.due_on < ${today}`).as('overdue'))
    .select(count(sql`care_task.state = 'done'`).as('done'))
    .where((row) =>
      row.or([
        row('care_task.state', '=', 'open'),
        row.and([row('care_task.state', '=', 'done'), row('care_task.done_at', '>', since)]),
      ]),
    )
    .$if(branch !== undefined, (query) => query.where(branchOf, '=', branch ?? 0))
  const inGroups = (table: 'fellowship' | 'branch', of: RawBuilder<number | null>) =>
    counted
      .leftJoin(sql<{ id: number; name: string }>`${sql.table(table)}`.as('part'), (join) =>
        join.on(sql`part.id`, '=', of),
      )
      .select(['part.id', 'part.name'])
      .groupBy(['part.id', 'part.name'])
      .orderBy('part.name')
      .execute()
  const fellowships = (await inGroups('fellowship', fellowshipOf)).map(readGroup)
  const hasBranches = (await branchesFor(db)).length > 0
  const sum = (what: 'people' | 'open' | 'overdue' | 'done') =>
    fellowships.reduce((all, row) => all + row[what], 0)
  return {
    people: sum('people'),
    open: sum('open'),
    overdue: sum('overdue'),
    done: sum('done'),
    ...(await countCards(db, now, branch)),
    fellowships,
    branches: hasBranches ? (await inGroups('branch', branchOf)).map(readGroup) : [],
  }
}

type Group = Record<'people' | 'open' | 'overdue' | 'done', number> & {
  id: number | null
  name: string | null
}

const readGroup = ({ id, name, people, open, overdue, done }: Group) => ({
  id: id ?? null,
  name: name ?? '',
  people: Number(people),
  open: Number(open),
  overdue: Number(overdue),
  done: Number(done),
})

async function countCards(db: Db, now: Date, branch: number | undefined) {
  const late = new Date(now.getTime() - day).toISOString()
  const row = await db
    .selectFrom('newcomer_card')
    .innerJoin('person', 'person.id', 'newcomer_card.person_id')
    .leftJoin('person as whole', 'whole.id', 'person.merged_into')
    .select(sql<number>`count(*)`.as('newcomers'))
    .select(
      sql<number>`coalesce(sum(case when responsible_id is null then 1 else 0 end), 0)`.as('unassigned'),
    )
    .select(
      sql<number>`coalesce(sum(case when responsible_id is null and newcomer_card.created_at <= ${late} then 1 else 0 end), 0)`.as(
        'late',
      ),
    )
    .where('closed_at', 'is', null)
    .$if(branch !== undefined, (query) => query.where(branchOf, '=', branch ?? 0))
    .executeTakeFirstOrThrow()
  return { newcomers: Number(row.newcomers), unassigned: Number(row.unassigned), late: Number(row.late) }
}
