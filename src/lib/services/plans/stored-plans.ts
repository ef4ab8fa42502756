import { readJson, store } from '../../browser/browser-storage.ts'
import { plansKey } from '../../browser/clear-storage.ts'
import type { PlanAnswer } from '../../contract/services/plan.ts'

/*
 * Orders of service that a phone keeps, so that they open at once and without a network. They are deleted when another member comes, and at the
 * end of the session (lib/browser/clear-storage.ts).
 */

/** How many are kept: those that were opened last. */
const mostKept = 4

type Kept = { who: string; plans: readonly PlanAnswer[] }

const read = (who: string): readonly PlanAnswer[] => {
  // This module alone writes the key: another shape is of an earlier build, and is left.
  const { who: of, plans }: Partial<Kept> = { ...Object(readJson(plansKey)) }
  return of === who && who !== '' && Array.isArray(plans) ? plans.filter(isPlan) : []
}

const isPlan = (input: unknown): input is PlanAnswer => {
  const { id, items, live }: Record<string, unknown> = { ...Object(input) }
  return typeof id === 'number' && Array.isArray(items) && typeof live === 'object'
}

/** An order that this phone keeps for a member; undefined where it keeps none. */
export const storedPlan = (who: string, id: number): PlanAnswer | undefined =>
  read(who).find((plan) => plan.id === id)

/** Keeps an order as the one that was opened last. Returns whether the browser keeps it. */
export const storePlan = (who: string, plan: PlanAnswer): boolean =>
  store(
    plansKey,
    JSON.stringify({
      who,
      plans: [plan, ...read(who).filter(({ id }) => id !== plan.id)].slice(0, mostKept),
    } satisfies Kept),
  )
