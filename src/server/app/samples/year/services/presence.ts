import { daysBefore } from '../../seed/days.ts'
import type { Random } from '../../seed/random.ts'

/** How faithfully somebody comes, and when they began, drifted away and came back. */
export type Presence = { share: number; from: Date; away: readonly [from: Date, until: Date] | undefined }

type Known = { status: string; joined: Date }

/** Most come to two services of three; one of twelve has drifted away, and half of these have come back. */
export function presenceOf({ status, joined }: Known, now: Date, chance: Random): Presence {
  const share = 0.42 + chance.whole(48) / 100
  const drifts = chance.happens(1 / 12)
  const since = daysBefore(now, 40 + chance.whole(120))
  const [gone, isBack] = [status !== 'Member' && status !== 'Attender', chance.happens(0.5)]
  if (gone) return { share, from: joined, away: [daysBefore(now, 110), now] }
  return { share, from: joined, away: drifts ? [since, isBack ? daysBefore(now, 20) : now] : undefined }
}

/** Whether somebody is here at a time when the church is so full. */
export function isHere({ share, from, away }: Presence, at: Date, full: number, chance: Random): boolean {
  const isPresent = chance.happens(Math.min(0.97, share * (full > 1 ? 1.35 : full)))
  if (at < from) return false
  return isPresent && !(away && at > away[0] && at <= away[1])
}
