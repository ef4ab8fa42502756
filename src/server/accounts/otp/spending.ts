import { type CodeBudget, dayCeilingOf, monthCeilingOf } from '../../../lib/text-budgets.ts'
import { dayIn } from '../../../lib/time/church-time.ts'
import { instantOf } from '../../../lib/time/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readChurch, readChurchSettings } from '../../settings/church-settings/repo.ts'

/* What codes by text message cost the church: apart from messages to people, in rows that outlive the codes. */

const quarter = 15 * 60_000

/** The first instant of the quarter of an hour. */
const slotOf = (now: Date): string => new Date(Math.floor(now.getTime() / quarter) * quarter).toISOString()

type Spending = { budget: CodeBudget; cost: number; now: Date }

/**
 * Whether a budget of codes is spent for today or this month. Without `exact` it counts only up to the last full quarter of an
 * hour: whoever could see each code counted would learn which numbers are known.
 */
export async function isExhausted(
  db: Db,
  { budget, cost, now, exact = false }: Spending & { exact?: boolean },
): Promise<boolean> {
  const settings = await readChurchSettings(db)
  const { time_zone } = await readChurch(db)
  const today = dayIn(time_zone, now)
  const since = (day: string) => instantOf(time_zone, day, '00:00').toISOString()
  const spent = (from: string) => spentOnCodes(db, { budget, from, until: exact ? undefined : slotOf(now) })
  return (
    (await spent(since(today))) + cost > dayCeilingOf(settings, budget) ||
    (await spent(since(`${today.slice(0, 7)}-01`))) + cost > monthCeilingOf(settings, budget)
  )
}

type Span = { budget: CodeBudget; from: string; until?: string | undefined }

/** What a budget of codes has spent from an instant on, and before `until` where that is given: first instants of quarters of an hour. */
export async function spentOnCodes(db: Db, { budget, from, until }: Span): Promise<number> {
  const { cost } = await db
    .selectFrom('text_code_cost')
    .select((row) => row.fn.coalesce(row.fn.sum<number>('cost'), row.lit(0)).as('cost'))
    .where('budget', '=', budget)
    .where('slot', '>=', from)
    .$if(until !== undefined, (query) => query.where('slot', '<', until ?? ''))
    .executeTakeFirstOrThrow()
  return Number(cost)
}

/** Reserves the cost of a code before it is sent; false when the ceiling is exceeded. Call it in a transaction. */
export async function reserve(db: Db, { budget, cost, now }: Spending): Promise<boolean> {
  if (await isExhausted(db, { budget, cost, now, exact: true })) return false
  await db
    .insertInto('text_code_cost')
    .values({ slot: slotOf(now), budget, codes: 1, cost })
    .onConflict((same) =>
      same.columns(['slot', 'budget']).doUpdateSet((row) => ({
        codes: row('text_code_cost.codes', '+', 1),
        cost: row('text_code_cost.cost', '+', cost),
      })),
    )
    .execute()
  return true
}

/** Releases the reserved cost of a code that was not charged; `now` is when it was reserved. */
export async function releaseReserved(db: Db, { budget, cost, now }: Spending): Promise<void> {
  await db
    .updateTable('text_code_cost')
    .set((row) => ({ codes: row('codes', '-', 1), cost: row('cost', '-', cost) }))
    .where('slot', '=', slotOf(now))
    .where('budget', '=', budget)
    .execute()
}
