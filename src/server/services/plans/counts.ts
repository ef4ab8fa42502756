import type { PlanCount, PlanCountForm } from '../../../lib/contract/services/plan.ts'
import { fold } from '../../../lib/text/fold.ts'
import { planRules } from '../../../lib/texts/services/plan-rules.ts'
import { openCount } from '../../giving/books/counts/counts.ts'
import { bookOf } from '../../giving/books/ledger.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import type { Plan } from './plans.ts'

/* The counted offering of a service. Nothing here has a sum: those are in the books, for who keeps or counts them. */

/** Whether the offering of each item is being counted or was, by item; nothing of items without a count. */
export async function countedOf(db: Db, items: readonly number[]): Promise<Map<number, 'open' | 'closed'>> {
  if (items.length === 0) return new Map()
  const rows = await db
    .selectFrom('plan_item')
    .innerJoin('cash_count', 'cash_count.id', 'count_id')
    .select(['plan_item.id', 'closed_at'])
    .where('plan_item.id', 'in', items)
    .execute()
  return new Map(rows.map(({ id, closed_at }) => [id, closed_at === null ? 'open' : 'closed']))
}

/**
 * The cash counts of the day of a plan that belong to no other plan: with the item that names each, and whether a count that none names is this
 * service's, by its name or because no other service has a plan on that day.
 */
export async function countsOfDay(db: Db, plan: Plan): Promise<PlanCount[]> {
  const counts = await db
    .selectFrom('cash_count')
    .leftJoin('plan_item', 'plan_item.count_id', 'cash_count.id')
    .select(['cash_count.id', 'service', 'closed_at', 'plan_item.id as item', 'plan_id'])
    .where('book', '=', await bookOf(db))
    .where('day', '=', plan.day)
    .orderBy('cash_count.id')
    .execute()
  const names = new Set(await namesOf(db, plan))
  const isAlone = counts.length > 0 && !(await hasOther(db, plan))
  return counts
    .filter(({ plan_id }) => plan_id === null || plan_id === plan.id)
    .map(({ id, service, closed_at, item }) => ({
      ...{ id, service, item, is_closed: closed_at !== null },
      is_own: item !== null || isAlone || names.has(fold(service).trim()),
    }))
}

/** What the service of a plan is called: as the plan has it, and as its service or event has it. */
async function namesOf(db: Db, { title, service_id, event_id }: Plan): Promise<string[]> {
  const service = await db
    .selectFrom('service')
    .select('title')
    .where('id', '=', service_id ?? 0)
    .executeTakeFirst()
  const event = await db
    .selectFrom('event')
    .select('title')
    .where('id', '=', event_id ?? 0)
    .executeTakeFirst()
  return [title, service?.title ?? '', event?.title ?? '']
    .filter(Boolean)
    .map((name) => fold(name.slice(0, mostLetters)).trim())
}

const hasOther = async (db: Db, { id, day }: Plan): Promise<boolean> =>
  (await db
    .selectFrom('service_plan')
    .select('id')
    .where('day', '=', day)
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** The most letters of the name of a count. */
const mostLetters = 80

/**
 * Names the cash count of an offering, opens one with day and service of the plan, or names none. A second opening for the same item opens nothing.
 * Throws 404, and 409 for a count of another day or another order. Call it in a transaction that has locked the plan.
 */
export async function nameCount(
  db: Db,
  plan: Plan,
  item: number,
  { count, now }: PlanCountForm & { now: Date },
): Promise<void> {
  const row = await db
    .selectFrom('plan_item')
    .select(['kind', 'count_id'])
    .where('id', '=', item)
    .where('plan_id', '=', plan.id)
    .executeTakeFirst()
  if (row?.kind !== 'offering' || plan.is_template === 1) refuse(404, planRules.noItem)
  if (count === 'new' && row.count_id !== null) return
  const count_id =
    count === 'new'
      ? await openCount(db, { day: plan.day, service: plan.title.slice(0, mostLetters) }, now)
      : count
  if (typeof count === 'number') await requireFree(db, plan, count)
  await db.updateTable('plan_item').set({ count_id }).where('id', '=', item).execute()
}

async function requireFree(db: Db, plan: Plan, count: number): Promise<void> {
  const counts = await countsOfDay(db, plan)
  if (!counts.some(({ id }) => id === count)) refuse(409, planRules.noCount)
}
