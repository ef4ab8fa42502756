import type { PlanAnswer, PlanLiveAnswer } from '../../contract/services/plan.ts'

/** How a live plan goes, in whole minutes and seconds. */
export type Pace = {
  /** Seconds that are left of the item; below 0 when it takes longer than planned. */
  left: number
  /** Minutes that the service is late against the plan; below 0 when it is early. */
  late: number
}

type Going = { plan: PlanAnswer; live: PlanLiveAnswer; index: number; now: number }

/** How the item at `index` goes at `now`, in milliseconds by the server's clock. Undefined where the plan is not live, or elsewhere. */
export function paceOf({ plan, live, index, now }: Going): Pace | undefined {
  const item = plan.items[index]
  if (!item || live.turn === 0 || live.ended_at !== null || live.item !== item.id) return undefined
  const spent = Math.max(0, (now - Date.parse(live.item_at)) / 1000)
  const before = plan.items.slice(0, index).reduce((sum, { minutes }) => sum + minutes, 0)
  const first = plan.items.findIndex(({ minutes }) => minutes > 0)
  const started = Date.parse(live.started_at)
  // What was planned up to now: the items before it, and so much of it as has gone by.
  const planned = before * 60 + Math.min(spent, item.minutes * 60)
  const late = first < 0 ? 0 : (now - started) / 1000 - planned
  return { left: Math.round(item.minutes * 60 - spent), late: Math.round(late / 60) }
}

/** `3:05` of seconds. */
export const shownSeconds = (seconds: number): string => {
  const whole = Math.abs(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
