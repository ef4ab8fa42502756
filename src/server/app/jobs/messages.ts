import { setTimeout as wait } from 'node:timers/promises'
import { deliverDue } from '../../messages/mailings/deliver.ts'
import type { Delivering } from '../../messages/mailings/delivering.ts'
import type { Background } from '../../platform/background.ts'
import { withoutUnused } from '../../settings/modules/without-unused.ts'

/** How often the job looks for what has become due, in milliseconds. */
const pause = 5_000

/** How long a shutdown waits for answers of providers, since a message without one becomes `unknown`. */
const lastMoment = 4_000

type Sending = Delivering & { background: Background }

/**
 * Sends the messages of staff, now and every five seconds. What is to be sent is in the database, so that nothing is forgotten or sent
 * twice over a restart.
 */
export function startMessageJob({ background, ...deps }: Sending): {
  wake: () => void
  stop: () => Promise<void>
} {
  let running: Promise<void> | undefined
  let stopped = false
  const run = async () => {
    while (!stopped && (await deliverDue(await withoutUnused(deps), () => stopped)) > 0);
  }
  const wake = () => {
    if (running || stopped) return
    running = run().finally(() => {
      running = undefined
    })
    background.run(running)
  }
  wake()
  const timer = setInterval(wake, pause)
  timer.unref()
  return {
    wake,
    /** Starts no further call to a provider, and waits a while for the answers of running ones. */
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await Promise.race([running?.catch(() => undefined), wait(lastMoment, undefined, { ref: false })])
    },
  }
}
