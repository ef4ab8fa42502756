import { readJson, store } from '../../browser/browser-storage.ts'
import { plansKey } from '../../browser/clear-storage.ts'
import type { PlanAnswer } from '../../contract/services/plan.ts'
import type { SongAnswer } from '../../contract/services/song.ts'

/*
 * Orders of service with their songs that a phone keeps, so that they open at once and without a network. They are deleted when another member
 * comes, and at the end of the session (lib/browser/clear-storage.ts).
 */

/** How many are kept: those that were opened last. */
const mostKept = 4

/** The item at which a phone is that goes on alone, and what its leader has pressed meanwhile, with the turn that they saw. */
export type OwnPlace = { item: number; unsent: { item: number; turn: number } | null }

export type StoredPlan = { plan: PlanAnswer; songs: readonly SongAnswer[]; own?: OwnPlace | undefined }
type Kept = { who: string; plans: readonly StoredPlan[] }

const read = (who: string): readonly StoredPlan[] => {
  // This module alone writes the key: another shape is of an earlier build, and is left.
  const { who: of, plans }: Partial<Kept> = { ...Object(readJson(plansKey)) }
  return of === who && who !== '' && Array.isArray(plans) ? plans.filter(isStored) : []
}

function isStored(input: unknown): input is StoredPlan {
  const { plan, songs }: Record<string, unknown> = { ...Object(input) }
  const { id, items, live }: Record<string, unknown> = { ...Object(plan) }
  const isWhole = Array.isArray(items) && items.every((item) => Array.isArray(Object(item).files))
  return typeof id === 'number' && isWhole && typeof live === 'object' && Array.isArray(songs)
}

/** An order that this phone keeps for a member; undefined where it keeps none. */
export const storedPlan = (who: string, id: number): StoredPlan | undefined =>
  read(who).find(({ plan }) => plan.id === id)

/** Keeps an order as the one that was opened last, with its songs; without songs those that are kept stay. Returns whether the browser keeps it. */
export function storePlan(who: string, plan: PlanAnswer, songs?: readonly SongAnswer[]): boolean {
  const kept = read(who)
  const before = kept.find((one) => one.plan.id === plan.id)
  const stored: StoredPlan = { plan, songs: songs ?? before?.songs ?? [], own: before?.own }
  const plans = [stored, ...kept.filter((one) => one !== before)].slice(0, mostKept)
  return store(plansKey, JSON.stringify({ who, plans } satisfies Kept))
}

/** Keeps where this phone is in an order that it keeps; undefined once it follows again. */
export function storeOwnPlace(who: string, id: number, own: OwnPlace | undefined): void {
  const kept = read(who)
  const before = kept.find(({ plan }) => plan.id === id)
  if (!before || (own === undefined && before.own === undefined)) return
  const plans = kept.map((one) => (one === before ? { ...one, own } : one))
  store(plansKey, JSON.stringify({ who, plans } satisfies Kept))
}
