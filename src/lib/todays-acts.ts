import { readJson, store } from './browser-storage.ts'
import { today } from './contract/base.ts'

/** What a person does once a day for each entry (docs/decisions/0006). */
export type DailyAct = 'pray' | 'like'

const keyOf = (act: DailyAct) => `asore:today:${act}`

/** The entries for which `who` (a username, '' for a visitor) has done this today on this device. Throws never. */
export function readTodaysActs(act: DailyAct, who: string): readonly number[] {
  const { day, by, ids }: Record<string, unknown> = { ...Object(readJson(keyOf(act))) }
  return day === today() && by === who && Array.isArray(ids) ? ids : []
}

/** Keeps them until tomorrow; without storage they hold for this page. */
export function writeTodaysActs(act: DailyAct, who: string, ids: readonly number[]): void {
  store(keyOf(act), JSON.stringify({ day: today(), by: who, ids }))
}
