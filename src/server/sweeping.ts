import { sweepSessions } from './accounts/sweep.ts'
import { beginGraceOfAll } from './factors/duty.ts'
import { openFileSweep } from './files/sweep.ts'
import type { Deps } from './http/app.ts'
import { sweepAddresses } from './log/addresses.ts'
import { sweepLog } from './log/sweep.ts'
import type { Log } from './process/log.ts'
import { sweepRetention } from './retention/sweep.ts'
import { sweepUploads } from './uploads/sweep.ts'
import { sweepClosed } from './users/sweep.ts'

const hourly = 60 * 60 * 1000

type Sweeper = Pick<Deps, 'db' | 'files' | 'kept' | 'now' | 'background' | 'settings'> & {
  /** What keeps house beside the database: it does not throw. */
  tidy: () => void
  log: Log
}

/**
 * Sweeps out what is overdue, now and every hour; old rows only when the first hour is over, since a machine may start with a
 * clock that is years ahead until the network corrects it. Returns how to stop.
 */
export function keepSweeping(sweeper: Sweeper): () => void {
  const atStart = [beginGraceOfAll, sweepClosed, sweepUploads, openFileSweep()]
  const later = [...atStart, sweepSessions, sweepAddresses, sweepLog, sweepRetention]
  const sweep = (all: typeof later) => {
    sweeper.tidy()
    for (const overdue of all) sweeper.background.run(overdue(sweeper))
  }
  sweep(atStart)
  const timer = setInterval(sweep, hourly, later)
  timer.unref()
  return () => clearInterval(timer)
}
