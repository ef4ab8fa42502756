import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { InboxCountsAnswer } from '../../../lib/contract/care/inbox.ts'
import { nameOfAccount } from '../../accounts/accounts/account-name.ts'
import type { Db } from '../../platform/db/tables.ts'
import { type InboxScope, seesConversation } from './inbox-scope.ts'
import { waitingSince } from './repo.ts'

type Counts = Pick<InboxCountsAnswer, 'open' | 'waiting' | 'closed'>

/** Open, waiting and closed conversations, and how long the first answer took, in all, by source and by holder. */
export async function countInbox(
  db: Db,
  scope: InboxScope,
  { now, month }: { now: Date; month: string },
): Promise<InboxCountsAnswer> {
  const sees = seesConversation(scope)
  const open = await db
    .selectFrom('conversation')
    .select(['source', 'assigned_to', sql<number>`count(*)`.as('open')])
    .select(waiting(waitingSince(now)).as('waiting'))
    .where('state', '=', 'open')
    .where(sees)
    .groupBy(['source', 'assigned_to'])
    .execute()
  const closed = await db
    .selectFrom('conversation')
    .select(['source', 'closed_by', sql<number>`count(*)`.as('closed')])
    .where('state', '=', 'closed')
    .where('closed_at', '>=', month)
    .where(sees)
    .groupBy(['source', 'closed_by'])
    .execute()
  const count = (fits: (row: { source: string; holder: number | null }) => boolean): Counts => {
    const opened = open.filter(({ source, assigned_to }) => fits({ source, holder: assigned_to }))
    const ended = closed.filter(({ source, closed_by }) => fits({ source, holder: closed_by }))
    return {
      open: sum(opened.map((row) => row.open)),
      waiting: sum(opened.map((row) => row.waiting)),
      closed: sum(ended.map((row) => row.closed)),
    }
  }
  const [all, bySource, byHolder] = await Promise.all([
    medians(db, sql`''`, month, sees),
    medians(db, sql`source`, month, sees),
    medians(db, sql`cast(answered_by as text)`, month, sees),
  ])
  const sources = [...new Set([...open, ...closed].map(({ source }) => source))].sort()
  const holders = [
    ...new Set([...open.map(({ assigned_to }) => assigned_to), ...closed.map(({ closed_by }) => closed_by)]),
  ]
  const names = await namesOf(
    db,
    holders.flatMap((id) => id ?? []),
  )
  return {
    ...count(() => true),
    median_hours: all.get('') ?? null,
    sources: sources.map((one) => ({
      source: one,
      ...count(({ source }) => source === one),
      median_hours: bySource.get(one) ?? null,
    })),
    holders: holders
      .map((one) => ({
        account: one,
        name: one === null ? '' : (names.get(one) ?? ''),
        ...count(({ holder }) => holder === one),
        median_hours: byHolder.get(String(one)) ?? null,
      }))
      .sort((a, b) => a.name.localeCompare(b.name)),
  }
}

const waiting = (since: string) =>
  sql<number>`coalesce(sum(case when assigned_to is null and opened_at <= ${since} then 1 else 0 end), 0)`

const sum = (numbers: readonly unknown[]): number =>
  numbers.reduce((all: number, one) => all + Number(one), 0)

/** The median of the hours to the first answer, of those first answered this month, by a key. */
async function medians(
  db: Db,
  key: RawBuilder<unknown>,
  month: string,
  sees: Expression<SqlBool>,
): Promise<Map<string, number>> {
  // Of five the third, of four the mean of the second and the third.
  const { rows } = await sql<{ key: string; minutes: number }>`
    select key, avg(minutes) as minutes from (
      select ${key} as key, answer_minutes as minutes,
        row_number() over (partition by ${key} order by answer_minutes) as place,
        count(*) over (partition by ${key}) as among
      from conversation where answered_at >= ${month} and ${sees}
    ) as ranked where 2 * place in (among, among + 1, among + 2) group by key`.execute(db)
  return new Map(rows.map(({ key: of, minutes }) => [of, Math.round(Number(minutes) / 6) / 10]))
}

async function namesOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('account')
    .select(['id', 'username', 'first_name', 'last_name'])
    .where('id', 'in', ids.slice(0, 500))
    .execute()
  return new Map(rows.map((row) => [row.id, nameOfAccount(row)]))
}
