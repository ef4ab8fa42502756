import type { Hono } from 'hono'
import type { AppEnv } from '../../src/server/platform/context.ts'
import type { PubSub, Topic } from '../../src/server/platform/pubsub/pubsub.ts'

/** How many processes a test's church has: PROCESSES of the environment, which `npm run test:all` sets to 2. */
export const processesOfRun = Number(process.env['PROCESSES'] ?? 1)

/** Pub/sub between processes that live in one test. What one says the others have heard when it goes on. */
export function openPubSubs(processes: number): [PubSub, ...PubSub[]] {
  const listeners: Map<Topic, (data: unknown, from: string) => void>[] = []
  const open = (own: number): PubSub => {
    listeners[own] = new Map()
    return {
      publish(kind, data) {
        const text = JSON.stringify(data)
        for (const [other, heard] of listeners.entries())
          if (other !== own) heard.get(kind)?.(JSON.parse(text), String(own))
      },
      subscribe: (kind, listener) => void listeners[own]?.set(kind, listener),
      onGap: () => undefined,
      close: async () => undefined,
    }
  }
  return [open(0), ...Array.from({ length: processes - 1 }, (_, index) => open(index + 1))]
}

/** The first of the apps, which now hands each request to the next of them in turn, as a round-robin proxy does. */
export function inTurns(apps: [Hono<AppEnv>, ...Hono<AppEnv>[]]): Hono<AppEnv> {
  const [first] = apps
  const all = apps.map(({ fetch }) => fetch)
  let turn = 0
  // `request` calls `fetch`.
  first.fetch = (...args) => (all[turn++ % all.length] ?? first.fetch)(...args)
  return first
}
