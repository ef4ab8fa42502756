import { beginGraceOfAll } from '../accounts/factors/second-factor-requirement.ts'
import { sweepSessions } from '../accounts/sweep.ts'
import { sweepBin } from '../bin/sweep.ts'
import { sweepCheckIn } from '../check-in/sweep.ts'
import type { Deps } from '../context.ts'
import { sweepErasedBytes } from '../erasures/settle.ts'
import { makeRepeatedEvents } from '../events/series.ts'
import { sweepSeries } from '../events/series-sweep.ts'
import { openFileSweep } from '../files/sweep.ts'
import { sweepAnswers } from '../http/shared-idempotency.ts'
import { sweepInbox } from '../inbox/sweep.ts'
import type { Log } from '../logging/log.ts'
import { sweepImports } from '../people/imports/sweep.ts'
import { sweepRetention } from '../retention/sweep.ts'
import { sweepRota } from '../rota/sweep.ts'
import { sweepAddresses } from '../system-log/addresses.ts'
import { sweepLog } from '../system-log/sweep.ts'
import { sweepCodes } from '../telephone-codes/sweep.ts'
import { sweepUploads } from '../uploads/sweep.ts'
import { sweepClosed } from '../users/sweep.ts'

const hourly = 60 * 60 * 1000

type Sweeper = Pick<Deps, 'db' | 'files' | 'cache' | 'now' | 'background' | 'settings'> & {
  /** Housekeeping outside the database; must not throw. */
  tidy: () => void
  log: Log
}

/**
 * Deletes expired data, now and every hour, and makes the events of series half a year ahead. Old rows are deleted and events made only
 * after the first hour, since a machine may start with a clock that is years ahead until the network corrects it. Returns a function that
 * stops it.
 */
export function startSweepJob(sweeper: Sweeper): () => void {
  const atStart = [beginGraceOfAll, sweepClosed, sweepUploads, sweepAnswers, sweepInbox, openFileSweep()]
  const later = [
    ...[...atStart, sweepSessions, sweepCodes, sweepAddresses, sweepLog],
    ...[sweepRetention, sweepBin, sweepImports, sweepCheckIn, sweepRota, sweepErasedBytes],
    ...[sweepSeries, makeRepeatedEvents],
  ]
  const sweep = (all: typeof later) => {
    sweeper.tidy()
    for (const overdue of all) sweeper.background.run(overdue(sweeper))
  }
  sweep(atStart)
  const timer = setInterval(sweep, hourly, later)
  timer.unref()
  return () => clearInterval(timer)
}
