import { sql } from 'kysely'
import type { GrowthAnswer } from '../../../lib/contract/settings/statistics.ts'
import { clockIn } from '../../../lib/time/church-time.ts'
import { instantOf } from '../../../lib/time/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readTally } from '../../platform/db/tally.ts'
import { zoneOf } from '../../settings/church-settings/place.ts'

const monthsShown = 12
const weeksShown = 12
const weekLength = 7 * 86_400_000

/** Numbers that took longer than this, in milliseconds, to count are kept for a minute: those of a very large church. */
const long = 50
const lifetime = 60_000

type Kept = { answer: Promise<GrowthAnswer>; until: number }
const kept = new WeakMap<Db, Kept>()

/** New members in each of the last twelve months, and attendance in each of the last twelve weeks. */
export function readGrowth(db: Db, now: Date): Promise<GrowthAnswer> {
  const before = kept.get(db)
  if (before && before.until > performance.now()) return before.answer
  const started = performance.now()
  // Concurrent calls share one query.
  const counting: Kept = { answer: count(db, now), until: Number.POSITIVE_INFINITY }
  kept.set(db, counting)
  const settle = (until: number) => {
    counting.until = until
  }
  counting.answer.then(
    () => settle(performance.now() - started > long ? performance.now() + lifetime : 0),
    () => settle(0),
  )
  return counting.answer
}

async function count(db: Db, instant: Date): Promise<GrowthAnswer> {
  const zone = await zoneOf(db)
  const now = clockIn(zone, instant)
  return { members: await countMembers(db, now, zone), attendance: await countAttendance(db, now) }
}

/** Months begin at midnight at the church; `now` is what its clock shows. */
async function countMembers(db: Db, now: Date, zone: string): Promise<GrowthAnswer['members']> {
  const months = Array.from({ length: monthsShown }, (_, at) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsShown + 1 + at))
      .toISOString()
      .slice(0, 7),
  )
  const begins = months.map((month) => instantOf(zone, `${month}-01`, '00:00').toISOString())
  const monthOf = sql.join(
    begins.map((from, at) => sql`when created_at >= ${from} then ${sql.lit(at)}`).reverse(),
    sql` `,
  )
  const joined = new Map<string, number>()
  const rows = await db
    .selectFrom('account')
    .select([sql<number>`case ${monthOf} end`.as('month'), sql<number>`count(*)`.as('joined')])
    .where('created_at', '>=', begins[0] ?? '')
    .groupBy('month')
    .execute()
  for (const row of rows) joined.set(months[row.month] ?? '', row.joined)
  const all = await readTally(db, 'account')
  const since = [...joined.values()].reduce((sum, count) => sum + count, 0)
  let total = all - since
  return months.map((month) => {
    total += joined.get(month) ?? 0
    return { month, joined: joined.get(month) ?? 0, total }
  })
}

async function countAttendance(db: Db, now: Date): Promise<GrowthAnswer['attendance']> {
  const sunday = new Date(`${now.toISOString().slice(0, 10)}T00:00:00.000Z`)
  sunday.setUTCDate(sunday.getUTCDate() - sunday.getUTCDay())
  const weeks = Array.from({ length: weeksShown }, (_, at) =>
    new Date(sunday.getTime() - (weeksShown - 1 - at) * weekLength).toISOString().slice(0, 10),
  )
  const rows = await db
    .selectFrom('attendance')
    .innerJoin('event', 'event.id', 'attendance.event_id')
    .select(['event.date', sql<number>`sum(is_present)`.as('present'), sql<number>`count(*)`.as('marked')])
    .where('event.date', '>=', weeks[0] ?? '')
    .where('event.date', '<=', now.toISOString().slice(0, 10))
    .groupBy('event.date')
    .execute()
  return weeks.map((week) => {
    const end = new Date(new Date(week).getTime() + weekLength).toISOString().slice(0, 10)
    const within = rows.filter(({ date }) => date >= week && date < end)
    const sum = (count: (row: (typeof rows)[number]) => number) =>
      within.reduce((all, row) => all + count(row), 0)
    return { week, present: sum(({ present }) => present), marked: sum(({ marked }) => marked) }
  })
}
