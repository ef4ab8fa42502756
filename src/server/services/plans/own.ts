import type { OwnPlan } from '../../../lib/contract/services/plan.ts'
import type { Db } from '../../platform/db/tables.ts'
import { holding } from '../rota/shifts.ts'

/** Plans of today and later in which an account has a part, with what it does: teams of the rota, and items that it leads. */
export async function listOwnPlans(db: Db, account: number, today: string): Promise<OwnPlan[]> {
  const turns = await db
    .selectFrom('rota_turn')
    .innerJoin('service_plan', (join) =>
      join
        .onRef('service_plan.service_id', '=', 'rota_turn.service_id')
        .onRef('service_plan.day', '=', 'rota_turn.day'),
    )
    .innerJoin('rota_team', 'rota_team.id', 'rota_turn.team_id')
    .select(['service_plan.id', 'rota_team.name as does'])
    .where('account_id', '=', account)
    .where('state', 'in', holding)
    .where('rota_turn.day', '>=', today)
    .where('is_template', '=', 0)
    .orderBy('rota_team.id')
    .execute()
  const led = await db
    .selectFrom('plan_item')
    .innerJoin('service_plan', 'service_plan.id', 'plan_id')
    .select(['service_plan.id', 'plan_item.title as does'])
    .where('leader_account', '=', account)
    .where('day', '>=', today)
    .where('is_template', '=', 0)
    .orderBy('position')
    .execute()
  const parts = Map.groupBy([...turns, ...led], ({ id }) => id)
  if (parts.size === 0) return []
  const plans = await db
    .selectFrom('service_plan')
    .select(['id', 'service_id as service', 'title', 'day', 'start_time'])
    .where('id', 'in', [...parts.keys()])
    .orderBy('day')
    .orderBy('start_time')
    .orderBy('id')
    .execute()
  return plans.map((plan) => ({ ...plan, does: (parts.get(plan.id) ?? []).map(({ does }) => does) }))
}

/** The items of services that an account leads, for its export. */
export const exportLedItems = (db: Db, account: number) =>
  db
    .selectFrom('plan_item')
    .innerJoin('service_plan', 'service_plan.id', 'plan_id')
    .select(['service_plan.title as service', 'day', 'plan_item.title', 'leader_note'])
    .where('leader_account', '=', account)
    .orderBy('day')
    .orderBy('position')
    .execute()
