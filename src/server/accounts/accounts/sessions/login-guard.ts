import type { Context } from 'hono'
import type { AppEnv } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { networkOf } from '../../../platform/http/network.ts'
import { refuseTooManyRequests } from '../../../platform/http/rate-limit.ts'
import { type Account, comparisonKey } from '../repo.ts'
import { deviceOf, isKnown } from './known-devices.ts'
import { hashSecret } from './secrets.ts'

/*
 * Protection against password guessing. Failures are counted per account, in any spelling of its name, and per network.
 * Above the free failures, each network waits longer after each of its own failures. No user is locked out: the first
 * attempt from another network is checked, and a device known to the account has its own count.
 */

/** How long failures count after the last one, in milliseconds. */
const memory = 15 * 60_000

/** The number of failures without a wait. */
const free = 10

/** The longest wait between two attempts of one network, in seconds. */
const longest = 60

/** A started attempt. `failures` counts those of the account so far, including this one. */
export type Attempt = {
  failures: number
  /** `forgive` resets the network's failures, after a success. `giveBack` takes this one back: it was not checked. */
  forgive: () => Promise<void>
  giveBack: () => Promise<void>
}

/** What an attempt is counted for: the account, or else the typed name, and the device of the call if the account knows it. */
type AttemptOf = { account: Pick<Account, 'id'> | undefined; typed: string; device: string | undefined }

/** Counts an attempt before the password is checked, so that parallel ones gain nothing. Throws 429 with Retry-After. */
export async function beginAttempt(
  c: Context<AppEnv>,
  { account, typed, device }: AttemptOf,
): Promise<Attempt> {
  const nothing = async () => {}
  if (!c.var.settings.RATE_LIMITS) return { failures: 0, forgive: nothing, giveBack: nothing }
  const { db, now } = c.var
  const who = attemptKey(account, typed)
  const network = device ? `device ${device}` : networkOf(c.var.address)
  const counted = { who, network, account_id: account?.id ?? null }
  const failures = await db.transaction().execute((transaction) => count(transaction, counted, now()))
  const own = db.updateTable('login_failure').where('who', '=', who).where('network', '=', network)
  return {
    failures,
    forgive: async () => {
      await db.deleteFrom('login_failure').where('who', '=', who).where('network', '=', network).execute()
    },
    giveBack: async () => {
      await own.set((row) => ({ failures: row('failures', '-', 1) })).execute()
    },
  }
}

/** Whether an account just had more failures than its owner is likely to make. */
export const isGuessing = ({ failures }: Pick<Attempt, 'failures'>): boolean => failures >= free

type Counted = { who: string; network: string; account_id: number | null }

async function count(db: Db, counted: Counted, now: Date): Promise<number> {
  const since = new Date(now.getTime() - memory).toISOString()
  const rows = await db
    .selectFrom('login_failure')
    .select(['network', 'failures', 'last_at'])
    .where('who', '=', counted.who)
    .where('last_at', '>', since)
    .execute()
  const own = rows.find(({ network }) => network === counted.network)
  const isDevice = counted.network.startsWith('device ')
  const all = isDevice ? (own?.failures ?? 0) : rows.reduce((sum, { failures }) => sum + failures, 0)
  if (own && own.failures > 0 && all >= free) refuseUntil(own, now)
  const failures = (own?.failures ?? 0) + 1
  const last_at = now.toISOString()
  await db
    .insertInto('login_failure')
    .values({ ...counted, failures, last_at })
    .onConflict((same) => same.columns(['who', 'network']).doUpdateSet({ failures, last_at }))
    .execute()
  return all + 1
}

function refuseUntil(own: { failures: number; last_at: string }, now: Date): void {
  const wait = Math.min(longest, 2 ** own.failures)
  // A clock that was put back does not make the wait longer.
  const left = Math.min(wait, wait - (now.getTime() - Date.parse(own.last_at)) / 1000)
  if (left > 0) refuseTooManyRequests(Math.ceil(left))
}

/** The hash of the cookie of a call, if the account knows its device. */
export async function knownDevice(
  c: Context<AppEnv>,
  accountId: number | undefined,
): Promise<string | undefined> {
  const device = deviceOf(c)
  const known = device && accountId !== undefined && (await isKnown(c.var.db, accountId, device))
  return known ? device : undefined
}

/** The key of an attempt: the account, or the hash of a name without an account, since a text typed as a name may be a password. */
export const attemptKey = (account: Pick<Account, 'id'> | undefined, typed: string): string =>
  account ? `account ${account.id}` : `name ${hashSecret(comparisonKey(typed))}`

/** Deletes the failures that no longer count. */
export async function sweepFailures(db: Db, now: Date): Promise<void> {
  const until = new Date(now.getTime() - memory).toISOString()
  await db.deleteFrom('login_failure').where('last_at', '<=', until).execute()
}
