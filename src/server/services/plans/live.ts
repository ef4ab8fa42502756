import { sql } from 'kysely'
import type { PlanLiveAnswer, PlanLiveForm } from '../../../lib/contract/services/plan.ts'
import { planRules } from '../../../lib/texts/services/plan-rules.ts'
import { findAccountName } from '../../accounts/accounts/account-name.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import type { Plan } from './plans.ts'

const liveOf = (db: Db, plan: number) =>
  db.selectFrom('plan_live').selectAll().where('plan_id', '=', plan).executeTakeFirst()

/** Where a plan is; turn 0 where nobody has started it. */
export async function readLive(
  db: Db,
  { id, changes }: Pick<Plan, 'id' | 'changes'>,
  at: Date,
): Promise<PlanLiveAnswer> {
  const [row, now] = [await liveOf(db, id), at.toISOString()]
  if (!row)
    return { turn: 0, item: null, started_at: '', item_at: '', ended_at: null, led_by: '', changes, now }
  const { turn, item_id: item, started_at, item_at, ended_at, led_by } = row
  const name = (await findAccountName(db, led_by)) ?? ''
  return { turn, item, started_at, item_at, ended_at, led_by: name, changes, now }
}

type Leading = { by: number; now: Date }

/**
 * Starts a plan, goes to one of its items, or ends it, where it is as it was seen. The same act again changes nothing. Throws 404 for an item of
 * another plan, and 409 where somebody else has led on. Safe for several processes: each change holds for one turn.
 */
export async function lead(db: Db, plan: number, form: PlanLiveForm, leading: Leading): Promise<void> {
  await requireOwnItem(db, plan, form)
  const changed = form.turn === 0 ? await begin(db, plan, form, leading) : await goOn(db, plan, form, leading)
  if (changed) return
  const row = await liveOf(db, plan)
  const isSame =
    row?.turn === form.turn + 1 &&
    row.led_by === leading.by &&
    (form.act === 'end' ? row.ended_at !== null : row.item_id === form.item)
  if (!isSame) refuse(409, planRules.ledOn)
}

async function requireOwnItem(db: Db, plan: number, { act, item }: PlanLiveForm): Promise<void> {
  if (act === 'end') return
  const row = await db
    .selectFrom('plan_item')
    .select('id')
    .where('plan_id', '=', plan)
    .where('id', '=', item ?? 0)
    .executeTakeFirst()
  if (!row) refuse(404, planRules.noItem)
}

/** The first start of a plan. Returns whether it was not started before. */
async function begin(db: Db, plan_id: number, { act, item }: PlanLiveForm, { by, now }: Leading) {
  if (act !== 'start') refuse(409, planRules.notStarted)
  const at = now.toISOString()
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('plan_live')
    .values({ plan_id, item_id: item, started_at: at, item_at: at, ended_at: null, led_by: by })
    .onConflict((conflict) => conflict.column('plan_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

async function goOn(db: Db, plan: number, { act, item, turn }: PlanLiveForm, { by, now }: Leading) {
  const at = now.toISOString()
  const set = {
    start: { item_id: item, started_at: at, item_at: at, ended_at: null },
    go: { item_id: item, item_at: at },
    end: { ended_at: at },
  }[act]
  const { numUpdatedRows } = await db
    .updateTable('plan_live')
    .set({ ...set, led_by: by, turn: sql`turn + 1` })
    .where('plan_id', '=', plan)
    .where('turn', '=', turn)
    .where('ended_at', act === 'start' ? 'is not' : 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
