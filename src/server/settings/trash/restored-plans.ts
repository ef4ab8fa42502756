import { planRules } from '../../../lib/texts/services/plan-rules.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import type { Values } from './document.ts'

/** Throws 409 where the service, the event or the kind of a deleted order of service has another one by now. */
export async function requireFreePlan(db: Db, values: Values): Promise<void> {
  const { service_id, event_id, day, kind, is_template } = values
  const plans = db
    .selectFrom('service_plan')
    .select('id')
    .where('is_template', '=', is_template === 1 ? 1 : 0)
  if (is_template === 1) {
    const template = await plans.where('kind', '=', kind as never).executeTakeFirst()
    if (template) refuse(409, planRules.templateTaken)
    return
  }
  const ofService =
    typeof service_id === 'number' &&
    (await plans.where('service_id', '=', service_id).where('day', '=', String(day)).executeTakeFirst())
  const ofEvent =
    typeof event_id === 'number' && (await plans.where('event_id', '=', event_id).executeTakeFirst())
  if (ofService || ofEvent) refuse(409, planRules.planTaken)
}
