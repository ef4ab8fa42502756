import type { PublicPlan } from '../../../../lib/contract/services/plan.ts'
import { listPublicPlans } from '../../../services/plans/links.ts'
import { churchDay } from '../../../settings/church-settings/place.ts'
import { church } from '../church.ts'

/** The public part of the orders of service of the next seven days. */
export async function publicPlans(): Promise<PublicPlan[]> {
  const { db, now } = church()
  return listPublicPlans(db, await churchDay(db, now()))
}
