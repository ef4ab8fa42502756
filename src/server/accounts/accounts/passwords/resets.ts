import type { Db } from '../../../platform/db/tables.ts'
import { hashSecret, newSecret } from '../sessions/secrets.ts'

const minute = 60_000

/** How long a mailed link is valid, in milliseconds. */
const lifetime = 60 * minute

/**
 * Creates a one-time link for choosing a new password. Open links stay valid, so that repeated requests by a stranger
 * invalidate none. Deletes used and expired rows. Returns the token and its expiry.
 */
export async function addReset(
  db: Db,
  accountId: number,
  now: Date,
  way: Reset['way'] = 'mail',
): Promise<{ token: string; until: Date }> {
  const until = new Date(now.getTime() + lifetime)
  const token = await insertReset(db, { accountId, now, until, way })
  return { token, until }
}

type NewReset = { accountId: number; now: Date; until: Date; way: Reset['way']; codeHash?: string }

/** Stores a link, and deletes the used and expired ones of its account. Returns its token. */
export async function insertReset(
  db: Db,
  { accountId, now, until, way, codeHash }: NewReset,
): Promise<string> {
  const token = newSecret()
  await db
    .deleteFrom('password_reset')
    .where('account_id', '=', accountId)
    .where((row) => row.or([row('used_at', 'is not', null), row('expires_at', '<=', now.toISOString())]))
    .execute()
  await db
    .insertInto('password_reset')
    .values({
      account_id: accountId,
      token_hash: hashSecret(token),
      created_at: now.toISOString(),
      expires_at: until.toISOString(),
      // A column of its own, since the check of `way` cannot be changed.
      ...(way === 'office' ? { way: 'telephone', by_office: 1 } : { way }),
      code_hash: codeHash ?? null,
    })
    .execute()
  return token
}

/**
 * Whether another reset e-mail may be sent to an account. It waits while the newest open link is younger than five minutes, or,
 * from the third open link on, than half an hour; on a known device one minute, with up to five open links. So a stranger's
 * requests do not use up the owner's e-mails.
 */
export async function mayMailReset(
  db: Db,
  { accountId, isKnownDevice, now }: { accountId: number; isKnownDevice: boolean; now: Date },
): Promise<boolean> {
  const open = await db
    .selectFrom('password_reset')
    .select('created_at')
    .where('account_id', '=', accountId)
    .where('way', '=', 'mail')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .orderBy('created_at', 'desc')
    .execute()
  const [newest] = open
  if (!newest) return true
  const age = now.getTime() - Date.parse(newest.created_at)
  const wait = open.length >= 3 ? 30 : 5
  return age >= (isKnownDevice && open.length < 6 ? 1 : wait) * minute
}

/** A valid token: for whom, and how its owner has come by it. */
type Reset = { accountId: number; way: 'mail' | 'telephone' | 'office' }

/** Uses up a token and the other open ones of its account. Undefined if it is unknown, used or expired. */
export async function takeReset(db: Db, token: string, now: Date): Promise<Reset | undefined> {
  const reset = await findReset(db, token, now)
  if (reset) await voidResets(db, reset.accountId, now)
  return reset
}

/** A valid token, without using it up. */
export async function findReset(db: Db, token: string, now: Date): Promise<Reset | undefined> {
  const passwordReset = await db
    .selectFrom('password_reset')
    .select(['account_id', 'way', 'by_office'])
    .where('token_hash', '=', hashSecret(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return (
    passwordReset && {
      accountId: passwordReset.account_id,
      way: passwordReset.by_office === 1 ? 'office' : passwordReset.way,
    }
  )
}

/** Voids every open link of an account. Call it in the transaction that changes its password or address. */
export async function voidResets(db: Db, accountId: number, now: Date): Promise<void> {
  await db
    .updateTable('password_reset')
    .set({ used_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()
}
