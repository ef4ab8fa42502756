import type { Sending } from '../../messages/scheduled/send.ts'
import type { Background } from '../../platform/background.ts'
import { withoutUnused } from '../../settings/modules/without-unused.ts'
import { sendAutomatic } from '../automatic-messages/run.ts'

/** In milliseconds. */
const fiveMinutes = 5 * 60_000

type Automatic = Omit<Sending, 'now'> & { now: () => Date; background: Background; wake: () => void }

/** Runs now and every five minutes: stores the messages that go by themselves, and wakes what sends them. Returns a function that stops it. */
export function startAutomaticJob({ background, wake, ...deps }: Automatic): () => void {
  const run = async () => {
    if ((await sendAutomatic(await withoutUnused(deps))) > 0) wake()
  }
  const start = () => background.run(run())
  start()
  const timer = setInterval(start, fiveMinutes)
  timer.unref()
  return () => clearInterval(timer)
}
