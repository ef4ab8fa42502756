import { sweepClosed } from '../../accounts/account-management/sweep.ts'
import { beginGraceOfAll } from '../../accounts/accounts/factors/second-factor-requirement.ts'
import { sweepSessions } from '../../accounts/accounts/sessions/sweep.ts'
import { sweepCodes } from '../../accounts/otp/sweep.ts'
import { sweepInbox } from '../../care/inbox/sweep.ts'
import { sweepPastImports } from '../../giving/books/past-gifts/take-back.ts'
import { sweepUploads } from '../../media/uploads/sweep.ts'
import { sweepImports } from '../../people/persons/imports/sweep.ts'
import type { Deps } from '../../platform/context.ts'
import { sweepErasedBytes } from '../../platform/erasures/settle.ts'
import { openFileSweep } from '../../platform/files/sweep.ts'
import { sweepAnswers } from '../../platform/http/idempotency/shared-idempotency.ts'
import type { Log } from '../../platform/logging/log.ts'
import { sweepCheckIn } from '../../services/check-in/sweep.ts'
import { makeRepeatedEvents } from '../../services/events/series/series.ts'
import { sweepSeries } from '../../services/events/series/series-sweep.ts'
import { sweepForms } from '../../services/forms/sweep.ts'
import { sweepRegistrations } from '../../services/registrations/sweep.ts'
import { sweepRota } from '../../services/rota/sweep.ts'
import { sweepAddresses } from '../../settings/system-log/addresses.ts'
import { sweepLog } from '../../settings/system-log/sweep.ts'
import { sweepTrash } from '../../settings/trash/sweep.ts'
import { sweepRetention } from '../retention/sweep.ts'

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
    ...atStart,
    sweepSessions,
    sweepCodes,
    sweepAddresses,
    sweepLog,
    sweepRetention,
    sweepTrash,
    sweepImports,
    sweepPastImports,
    sweepCheckIn,
    sweepRota,
    sweepForms,
    sweepRegistrations,
    sweepErasedBytes,
    sweepSeries,
    makeRepeatedEvents,
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
