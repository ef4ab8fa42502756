import { readJson, store } from '../browser/browser-storage.ts'
import { today } from '../time/today.ts'

/** Actions that a user can do once a day per entry (docs/specification/settled.md). */
export type DailyAct = 'pray' | 'like'

const keyOf = (act: DailyAct) => `asore:today:${act}`

/** Entry ids for which `who` (a username, '' for a visitor) has done the action today on this device. Never throws. */
export function readTodaysActs(act: DailyAct, who: string): readonly number[] {
  const { day, by, ids }: Record<string, unknown> = { ...Object(readJson(keyOf(act))) }
  return day === today() && by === who && Array.isArray(ids) ? ids : []
}

/** Stores the ids for today; without storage they last as long as the page. */
export function writeTodaysActs(act: DailyAct, who: string, ids: readonly number[]): void {
  store(keyOf(act), JSON.stringify({ day: today(), by: who, ids }))
}
