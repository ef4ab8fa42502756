import type { Context } from 'hono'
import { graceDays } from '../../../lib/contract/accounts/account.ts'
import { dayIn } from '../../../lib/time/church-time.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { Refused } from '../../platform/errors/refusal.ts'
import { zoneOf } from '../../settings/church-settings/place.ts'
import { record } from '../../settings/system-log/repo.ts'
import { accountAnswers } from './messages.ts'
import { type Account, setClosed } from './repo.ts'

const grace = graceDays * 86_400_000

/** The day at the church on which an account that was closed at this moment is deleted, `5 Dec 2026`. */
export const formatDeletion = (closedAt: string, zone: string): string =>
  formatDay(deletionDay(closedAt, zone))

/** The latest closing time of accounts that are to be deleted now. */
export const graceEnds = (now: Date): string => new Date(now.getTime() - grace).toISOString()

/** Opens a closed account again if its owner asks for it; else throws 409 with `take_back`, the day of deletion. */
export async function reopenAccount(
  c: Context<AppEnv>,
  db: Db,
  { account, takeBack }: { account: Account; takeBack: boolean },
): Promise<void> {
  const closedAt = account.deletion_requested_at
  if (!closedAt) return
  if (!takeBack) refuseClosed(closedAt, await zoneOf(db))
  await setClosed(db, account.id, null)
  const action = 'Took the deletion of the own account back'
  await record(db, { at: c.var.now(), account, action, address: c.var.address, status: 'success' })
}

/** Throws 409 with `take_back`: the day until which the closed account can be opened again. */
export function refuseClosed(closedAt: string, zone: string): never {
  const detail = accountAnswers.youClosedAccountWill({ day: formatDeletion(closedAt, zone) })
  throw new Refused(409, { detail, take_back: [deletionDay(closedAt, zone)] })
}

const deletionDay = (closedAt: string, zone: string) => dayIn(zone, new Date(Date.parse(closedAt) + grace))
