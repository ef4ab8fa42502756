import type { PubSub } from '../../platform/pubsub/pubsub.ts'
import { heartbeat } from './connection-limits.ts'

/** A process that has not reported for three heartbeats counts as ended; its viewers are no longer counted. */
const forgottenAfter = 3 * heartbeat

/** Counts the viewers at the other processes of this church, and tells them of those here: `own` at the start and at each `tell`. */
export function countViewersElsewhere(pubsub: PubSub, own: () => number, changed: () => void) {
  const tell = () => pubsub.publish('watching', own())
  const told = new Map<string, { count: number; at: number }>()
  pubsub.subscribe('watching', (data, from) => {
    if (typeof data !== 'number' || !Number.isSafeInteger(data) || data < 0) return
    const isNew = !told.has(from)
    told.set(from, { count: data, at: performance.now() })
    // A process that has just started does not know the viewers here.
    if (isNew && own() > 0) tell()
    changed()
  })
  tell()
  return {
    tell,
    count(): number {
      for (const [from, { at }] of told) if (performance.now() - at > forgottenAfter) told.delete(from)
      return [...told.values()].reduce((sum, { count }) => sum + count, 0)
    },
  }
}
