import { sweepSessions } from './accounts/sweep.ts'
import { openFileSweep } from './files/sweep.ts'
import type { Deps } from './http/app.ts'
import { sweepLog } from './log/sweep.ts'
import type { Log } from './process/log.ts'
import { sweepUploads } from './uploads/sweep.ts'
import { sweepClosed } from './users/sweep.ts'

const hourly = 60 * 60 * 1000

type Sweeper = Pick<Deps, 'db' | 'files' | 'kept' | 'now' | 'report' | 'settings'> & {
  /** What keeps house beside the database: it does not throw. */
  tidy: () => void
  log: Log
}

/** Sweeps out what is overdue, now and every hour. Returns how to stop. */
export function keepSweeping(sweeper: Sweeper): () => void {
  const sweepFiles = openFileSweep()
  const sweep = () => {
    sweeper.tidy()
    for (const overdue of [sweepClosed, sweepUploads, sweepFiles, sweepSessions, sweepLog])
      overdue(sweeper).catch(sweeper.report)
  }
  sweep()
  const timer = setInterval(sweep, hourly)
  timer.unref()
  return () => clearInterval(timer)
}
