import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { openListener, reopenListener } from './postgres-listener.ts'
import type { PubSub } from './pubsub.ts'

/** The most messages that wait while the server is unreachable. After a reconnect, every process reloads its data anyway. */
const mostWaiting = 1_000

/** PostgreSQL takes less than 8,000 bytes per notification. */
const mostBytes = 7_900

const Told = z.object({ from: z.string(), kind: z.string(), data: z.unknown() })
type Told = z.infer<typeof Told>

/**
 * Pub/sub through PostgreSQL's LISTEN and NOTIFY, over one connection of its own that is opened again whenever it breaks.
 * `report` is called with the reason. Resolves once it listens; throws when the server cannot be reached at all.
 */
export async function openPostgresPubSub(address: string, report: (error: unknown) => void): Promise<PubSub> {
  const own = randomUUID()
  const listeners = new Map<string, (data: unknown, from: string) => void>()
  const waiting: string[] = []
  const closing = new AbortController()
  const { signal } = closing
  const gaps: (() => void)[] = []
  let line = await openListener(address, hear)
  const keeping = keepOpen()

  function hear(text: string): void {
    const told = readTold(text)
    if (told && told.from !== own) listeners.get(told.kind)?.(told.data, told.from)
  }

  async function keepOpen(): Promise<void> {
    for (let why = await line.broken; !signal.aborted; why = await line.broken) {
      report(why)
      const next = await reopenListener(address, { hear, signal }).catch(() => undefined)
      if (!next) return
      if (signal.aborted) return next.close()
      line = next
      for (const missed of gaps) missed()
      void tellWaiting()
    }
  }

  async function tellWaiting(): Promise<void> {
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      if (!(await line.send(next))) return
      waiting.shift()
    }
  }

  return {
    publish(kind, data) {
      const text = JSON.stringify({ from: own, kind, data } satisfies Told)
      if (Buffer.byteLength(text) > mostBytes) return report(new Error(`News too long to be told: ${kind}`))
      if (waiting.length < mostWaiting) waiting.push(text)
      if (waiting.length === 1) void tellWaiting()
    },
    subscribe: (kind, listener) => void listeners.set(kind, listener),
    onGap: (listener) => void gaps.push(listener),
    async close() {
      closing.abort()
      await line.close().catch(() => undefined) // it may be broken at this moment
      await keeping
    },
  }
}

function readTold(text: string): Told | undefined {
  try {
    return Told.parse(JSON.parse(text))
  } catch {
    return undefined // a message of another application
  }
}
