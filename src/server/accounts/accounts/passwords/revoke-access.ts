import type { Db } from '../../../platform/db/tables.ts'
import { dropTelephone } from '../addresses/confirmed-telephones.ts'
import { cancelEmailChange, setConfirmed } from '../addresses/email-changes.ts'
import { type Removed, removeFactorsSince } from '../factors/reset.ts'
import type { Account } from '../repo.ts'
import { forgetDevices } from '../sessions/known-devices.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import { voidResets } from './resets.ts'

/**
 * Ends all sessions of an account, forgets its devices, voids links for a new password and a pending address, ends signing in by
 * telephone, and removes the factors that were added since: a thief may have added a passkey, or have come by a text message.
 */
export async function revokeAccess(
  db: Db,
  { accountId, since }: { accountId: number; since: string },
  now: Date,
): Promise<Removed> {
  await endSessionsOf(db, accountId, { why: 'ended by a mailed link', now })
  await forgetDevices(db, accountId)
  await voidResets(db, accountId, now)
  await cancelEmailChange(db, accountId)
  await dropTelephone(db, accountId)
  return removeFactorsSince(db, accountId, since)
}

/**
 * Called when a mailed reset link is used for an account whose address was never confirmed: the first proof that its mailbox is
 * read. Somebody else may have made the account, so everything that opens it from before is removed
 * (docs/decisions/accounts.md#confirmed-addresses). The address becomes confirmed, unless another account has confirmed it. Does
 * nothing for an account with a confirmed address, or without one.
 */
export async function takePossession(db: Db, account: Account, now: Date): Promise<Removed> {
  if (!account.email || account.email_confirmed_at) return []
  const removed = await revokeAccess(db, { accountId: account.id, since: '' }, now)
  await setConfirmed(db, account.id, account.email, now)
  return removed
}
