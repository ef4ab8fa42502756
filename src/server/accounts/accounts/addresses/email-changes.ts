import type { Db } from '../../../platform/db/tables.ts'
import { claimPerson } from '../../../register/entries/claim.ts'
import { voidResets } from '../passwords/resets.ts'
import { type Account, comparisonKey, findAccount } from '../repo.ts'
import { hashSecret, newSecret } from '../sessions/secrets.ts'

/** How long the link of a confirmation e-mail is valid, in milliseconds. */
const lifetime = 3 * 86_400_000

/** An address that is to be confirmed for an account. */
export type AskedEmail = { accountId: number; email: string; byOffice: boolean }

/** Stores the address that is asked for, replacing an earlier one. Returns the token of the confirmation link. */
export async function addEmailChange(
  db: Db,
  { accountId, email, byOffice }: AskedEmail,
  now: Date,
): Promise<string> {
  const token = newSecret()
  const change = {
    email,
    by_office: byOffice ? (1 as const) : (0 as const),
    token_hash: hashSecret(token),
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + lifetime).toISOString(),
  }
  await db
    .insertInto('email_change')
    .values({ account_id: accountId, ...change })
    .onConflict((before) => before.column('account_id').doUpdateSet(change))
    .execute()
  return token
}

/** The address that awaits confirmation, if any. */
export async function findEmailChange(db: Db, accountId: number): Promise<string | undefined> {
  const emailChange = await db
    .selectFrom('email_change')
    .select('email')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return emailChange?.email
}

export async function cancelEmailChange(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('email_change').where('account_id', '=', accountId).execute()
}

/** The account that has confirmed this address. At most one can, because e-mails to it must reach one person. */
export const findOwner = (db: Db, email: string): Promise<Pick<Account, 'language'> | undefined> =>
  db.selectFrom('account').select('language').where('email_key', '=', comparisonKey(email)).executeTakeFirst()

/**
 * Applies the address of a confirmation link. Returns the account as it was before, and when the change was requested; undefined
 * when the link is invalid, or another account has confirmed the address meanwhile. Voids every open link for a new password.
 * 'stranger', and nothing changes, when `caller` is not the account that asked: whoever reads the mailbox need not be who made
 * the account. An address that the office entered needs no session.
 */
export async function confirmEmail(
  db: Db,
  { token, caller, now }: { token: string; caller: number | undefined; now: Date },
): Promise<{ before: Account; since: string } | 'stranger' | undefined> {
  const change = await db
    .selectFrom('email_change')
    .select(['account_id', 'email', 'created_at', 'by_office'])
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  const before = change && (await findAccount(db, change.account_id))
  if (!before) return undefined
  if (change.by_office === 0 && caller !== before.id) return 'stranger'
  await cancelEmailChange(db, before.id)
  const isTaken = !(await setConfirmed(db, before.id, change.email, now))
  return isTaken ? undefined : { before, since: change.created_at }
}

/** Sets a confirmed address, whose mailbox the owner has shown to read. Returns false when it is another account's. */
export async function setConfirmed(db: Db, accountId: number, email: string, now: Date): Promise<boolean> {
  const email_key = comparisonKey(email)
  const owner = await db
    .selectFrom('account')
    .select('id')
    .where('email_key', '=', email_key)
    .executeTakeFirst()
  if (owner && owner.id !== accountId) return false
  await db
    .updateTable('account')
    .set({ email, email_key, email_claim_key: null, email_confirmed_at: now.toISOString() })
    .where('id', '=', accountId)
    .execute()
  await voidResets(db, accountId, now)
  const account = await findAccount(db, accountId)
  if (account) await claimPerson(db, account, now)
  return true
}

/** Removes the address of an account, its pending change, and its open links for a new password. */
export async function removeEmail(db: Db, accountId: number, now: Date): Promise<void> {
  await db
    .updateTable('account')
    .set({ email: null, email_key: null, email_claim_key: null, email_confirmed_at: null })
    .where('id', '=', accountId)
    .execute()
  await cancelEmailChange(db, accountId)
  await voidResets(db, accountId, now)
}

/** Deletes addresses whose confirmation expired a month ago. */
export async function sweepEmailChanges(db: Db, now: Date): Promise<void> {
  const until = new Date(now.getTime() - 30 * 86_400_000).toISOString()
  await db.deleteFrom('email_change').where('expires_at', '<=', until).execute()
}
