import type { Db } from '../../../../platform/db/tables.ts'
import { makeDeck } from '../../../../services/projection/deck.ts'
import { planItems } from '../../../../services/projection/from-plan.ts'
import { moment } from '../../seed/days.ts'

/** The slides of the next Sunday's order. No screen is open: its code would be the same in every sample church. */
export async function addPresentation(db: Db, { now }: { now: Date }): Promise<void> {
  const plan = await db
    .selectFrom('service_plan')
    .select(['id', 'title', 'day'])
    .where('is_template', '=', 0)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!plan) return
  const items = await planItems(db, plan.id, [])
  const deck = await makeDeck({ db, now }, items)
  await db
    .insertInto('presentation')
    .values({
      ...{ title: plan.title, day: plan.day, plan_id: plan.id, code: null },
      ...{ items: JSON.stringify(items), deck: JSON.stringify(deck), created_at: moment(now) },
    })
    .execute()
}
