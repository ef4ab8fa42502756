import { today } from './contract/base.ts'

/** What a person does once a day for each entry (decisions, "Likes, pray count"). */
export type DailyAct = 'pray' | 'like'

const keyOf = (act: DailyAct) => `asore:today:${act}`

/** The entries for which `who` (a username, '' for a visitor) has done this today on this device. Throws never. */
export function readTodaysActs(act: DailyAct, who: string): readonly number[] {
  try {
    const { day, by, ids } = JSON.parse(localStorage.getItem(keyOf(act)) ?? '{}')
    return day === today() && by === who && Array.isArray(ids) ? ids : []
  } catch {
    return [] // storage refused by the browser, or broken
  }
}

/** Keeps them until tomorrow; without storage they hold for this page. */
export function writeTodaysActs(act: DailyAct, who: string, ids: readonly number[]): void {
  try {
    localStorage.setItem(keyOf(act), JSON.stringify({ day: today(), by: who, ids }))
  } catch {
    // storage refused by the browser
  }
}
