import type { Db } from '../../../platform/db/tables.ts'
import { removePasskeys } from './passkeys.ts'
import { removeRecoveryCodes } from './recovery-codes.ts'
import { removeTotp } from './totp.ts'
import { hasFactor, readFactors } from './ways.ts'

/** Removes every second factor of an account, so that its password alone signs in. Call it in a transaction. */
export async function resetFactors(db: Db, accountId: number): Promise<void> {
  await removeTotp(db, accountId)
  await removePasskeys(db, { accountId })
  await removeRecoveryCodes(db, accountId)
}

/** The removed items, in words for the owner: `a passkey`, `the authenticator app`. */
export type Removed = readonly string[]

/** The removed items as the detail of a log entry; '' for nothing. */
export const removedDetail = (removed: Removed): string =>
  removed.length > 0 ? `removed: ${removed.join(', ')}` : ''

/**
 * Removes what gives access to an account and was added from a moment on: passkeys, an app, recovery codes, and the secret
 * address of its calendar. Older recovery codes are removed with the last factor, because they only replace one. Call it in
 * a transaction.
 */
export async function removeFactorsSince(db: Db, accountId: number, since: string): Promise<Removed> {
  const removed: [string, bigint | number][] = []
  const passkeys = await removePasskeys(db, { accountId, since })
  removed.push([passkeys === 1 ? 'a passkey' : `${passkeys} passkeys`, passkeys])
  const app = await db
    .deleteFrom('totp')
    .where('account_id', '=', accountId)
    .where((row) => row.or([row('created_at', '>=', since), row('confirmed_at', '>=', since)]))
    .executeTakeFirst()
  removed.push(['the authenticator app', app.numDeletedRows])
  const hasAny = hasFactor(await readFactors(db, accountId))
  const codes = db.deleteFrom('recovery_code').where('account_id', '=', accountId)
  const gone = await (hasAny ? codes.where('created_at', '>=', since) : codes).executeTakeFirst()
  removed.push(['the recovery codes', gone.numDeletedRows])
  const feed = db.deleteFrom('calendar_feed').where('account_id', '=', accountId)
  const { numDeletedRows } = await feed.where('created_at', '>=', since).executeTakeFirst()
  removed.push(['the address of the calendar', numDeletedRows])
  return removed.flatMap(([name, count]) => (count > 0 ? [name] : []))
}
