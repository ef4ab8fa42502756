import { dayIn } from '../../lib/church-time.ts'
import { instantOf } from '../../lib/instants.ts'
import { readChurch, readChurchSettings } from '../church-settings/repo.ts'
import type { Db } from '../db/tables.ts'

/* What codes by text message cost the church: apart from messages to people, in rows that outlive the codes. */

const quarter = 15 * 60_000

/** The first instant of the quarter of an hour. */
export const slotOf = (now: Date): string =>
  new Date(Math.floor(now.getTime() / quarter) * quarter).toISOString()

/**
 * Whether the church sends no more codes today or this month. Without `exact` it counts what was spent until this quarter of an hour: who
 * could see each single code counted would learn which numbers are known.
 */
export async function isExhausted(
  db: Db,
  { cost, now, exact = false }: { cost: number; now: Date; exact?: boolean },
): Promise<boolean> {
  const { sms_code_day_ceiling, sms_code_month_ceiling } = await readChurchSettings(db)
  const { time_zone } = await readChurch(db)
  const today = dayIn(time_zone, now)
  const since = (day: string) => instantOf(time_zone, day, '00:00').toISOString()
  const spent = async (from: string) => {
    const { cost } = await db
      .selectFrom('text_code_cost')
      .select((row) => row.fn.coalesce(row.fn.sum<number>('cost'), row.lit(0)).as('cost'))
      .where('slot', '>=', from)
      .where('slot', exact ? '<=' : '<', slotOf(now))
      .executeTakeFirstOrThrow()
    return Number(cost)
  }
  return (
    (await spent(since(today))) + cost > sms_code_day_ceiling ||
    (await spent(since(`${today.slice(0, 7)}-01`))) + cost > sms_code_month_ceiling
  )
}

/** Reserves the cost of a code before it is sent; false when the ceiling is exceeded. Call it in a transaction. */
export async function reserve(db: Db, cost: number, now: Date): Promise<boolean> {
  if (await isExhausted(db, { cost, now, exact: true })) return false
  await db
    .insertInto('text_code_cost')
    .values({ slot: slotOf(now), codes: 1, cost })
    .onConflict((same) =>
      same.column('slot').doUpdateSet((row) => ({
        codes: row('text_code_cost.codes', '+', 1),
        cost: row('text_code_cost.cost', '+', cost),
      })),
    )
    .execute()
  return true
}

/** Releases the reserved cost of a code that was not charged. */
export async function releaseReserved(db: Db, cost: number, slot: string): Promise<void> {
  await db
    .updateTable('text_code_cost')
    .set((row) => ({ codes: row('codes', '-', 1), cost: row('cost', '-', cost) }))
    .where('slot', '=', slot)
    .execute()
}
