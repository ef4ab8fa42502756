import type { Context } from 'hono'
import { graceDays } from '../../lib/contract/account-settings.ts'
import { formatDay } from '../../lib/dates.ts'
import type { AppEnv } from '../context.ts'
import type { Db } from '../db/tables.ts'
import { Refused } from '../errors/refusal.ts'
import { record } from '../system-log/repo.ts'
import { type Account, setClosed } from './repo.ts'

const grace = graceDays * 86_400_000

/** The day on which an account that was closed at this moment is deleted, `5 Dec 2026`. */
export const formatDeletion = (closedAt: string): string => formatDay(deletionDay(closedAt))

/** The moment before which a closed account must have been closed to be deleted now. */
export const graceEnds = (now: Date): string => new Date(now.getTime() - grace).toISOString()

/** Opens a closed account again if its owner says so; else throws 409 with `take_back`, which says until when. */
export async function openAgain(
  c: Context<AppEnv>,
  db: Db,
  { account, takeBack }: { account: Account; takeBack: boolean },
): Promise<void> {
  const closedAt = account.deletion_requested_at
  if (!closedAt) return
  if (!takeBack) refuseClosed(closedAt)
  await setClosed(db, account.id, null)
  const action = 'Took the deletion of the own account back'
  await record(db, { at: c.var.now(), account, action, address: c.var.address, status: 'success' })
}

/** Says (409, with `take_back`) until when an account that was closed at this moment can be taken back. */
export function refuseClosed(closedAt: string): never {
  const detail = `You have closed this account. It will be deleted on ${formatDeletion(closedAt)}. Until then you can take it back.`
  throw new Refused(409, { detail, take_back: [deletionDay(closedAt)] })
}

const deletionDay = (closedAt: string) => new Date(Date.parse(closedAt) + grace).toISOString().slice(0, 10)
