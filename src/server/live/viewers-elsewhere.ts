import type { PubSub } from '../pubsub/pubsub.ts'
import { heartbeat } from './rules.ts'

/** A process that has not reported for three heartbeats counts as ended; its viewers are no longer counted. */
const forgottenAfter = 3 * heartbeat

/** Counts the viewers at the other processes of this church. */
export function countViewersElsewhere(pubsub: PubSub, changed: () => void) {
  const told = new Map<string, { count: number; at: number }>()
  pubsub.subscribe('watching', (data, from) => {
    if (typeof data !== 'number' || !Number.isSafeInteger(data) || data < 0) return
    told.set(from, { count: data, at: performance.now() })
    changed()
  })
  return {
    tell: (own: number) => pubsub.publish('watching', own),
    count(): number {
      for (const [from, { at }] of told) if (performance.now() - at > forgottenAfter) told.delete(from)
      return [...told.values()].reduce((sum, { count }) => sum + count, 0)
    },
  }
}
