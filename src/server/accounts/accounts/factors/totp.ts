import { generateSecret, generateURI, verify } from 'otplib'
import type { Db } from '../../../platform/db/tables.ts'
import { decryptSecret, encryptSecret, type FactorKeys } from '../../../platform/keys/encryption.ts'

/** The accepted clock difference of a phone, in seconds: the code before and the code after are valid, too. */
const drift = 30

type Of = { accountId: number; keys: FactorKeys; now: Date }

/**
 * Starts the setup of an authenticator app: creates a secret; codes are required only after the first right one. Undefined when an app
 * is confirmed already.
 */
export async function beginTotp(db: Db, { accountId, keys, now }: Of): Promise<string | undefined> {
  const secret = generateSecret()
  const row = { secret: encryptSecret(keys, secret, accountId), created_at: now.toISOString(), last_step: 0 }
  const begun = await db
    .insertInto('totp')
    .values({ account_id: accountId, confirmed_at: null, ...row })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(row).where('totp.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst()
  return begun && secret
}

/** The `otpauth:` URI that an authenticator app reads from a QR code. `issuer` is the name under which the app shows it. */
export const totpAddress = (
  secret: string,
  { username, issuer }: { username: string; issuer: string },
): string => generateURI({ issuer, label: username, secret })

/** Confirms an app by its first code; from then on codes are required. False when it is wrong or no setup was started. */
export async function confirmTotp(db: Db, code: string, of: Of): Promise<boolean> {
  if (!(await takeStep(db, code, { ...of, confirmed: false }))) return false
  await db
    .updateTable('totp')
    .set({ confirmed_at: of.now.toISOString() })
    .where('account_id', '=', of.accountId)
    .execute()
  return true
}

/** Uses up a code of the account's app. Each is valid once, and none older than the last used one. */
export const takeCode = (db: Db, code: string, of: Of): Promise<boolean> =>
  takeStep(db, code, { ...of, confirmed: true })

async function takeStep(
  db: Db,
  code: string,
  { accountId, keys, now, confirmed }: Of & { confirmed: boolean },
): Promise<boolean> {
  const row = await db
    .selectFrom('totp')
    .select(['secret', 'last_step'])
    .where('account_id', '=', accountId)
    .where('confirmed_at', confirmed ? 'is not' : 'is', null)
    .executeTakeFirst()
  const secret = row && decryptSecret(keys, row.secret, accountId)
  if (!secret) return false
  const epoch = Math.floor(now.getTime() / 1000)
  const judged = await verify({ secret, token: code, epoch, epochTolerance: drift })
  if (!(judged.valid && 'timeStep' in judged)) return false
  const { numUpdatedRows } = await db
    .updateTable('totp')
    .set({ last_step: judged.timeStep })
    .where('account_id', '=', accountId)
    // Another device may have begun anew while the code was checked.
    .where('secret', '=', row.secret)
    .where('last_step', '<', judged.timeStep)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Since when codes of an account's app are required, or undefined. */
export async function totpSince(db: Db, accountId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('totp')
    .select('confirmed_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.confirmed_at ?? undefined
}

/** Removes an account's app. Returns whether its codes were required. */
export async function removeTotp(db: Db, accountId: number): Promise<boolean> {
  const since = await totpSince(db, accountId)
  await db.deleteFrom('totp').where('account_id', '=', accountId).execute()
  return since !== undefined
}

/** Encrypts every secret again with the first of several keys, so that the next start does not need the others. */
export async function reencryptSecrets(db: Db, keys: FactorKeys): Promise<void> {
  if (keys.length < 2) return
  const rows = await db.selectFrom('totp').select(['account_id', 'secret']).execute()
  for (const { account_id, secret: encrypted } of rows) {
    const secret = decryptSecret(keys, encrypted, account_id)
    if (secret === undefined || decryptSecret(keys.slice(0, 1), encrypted, account_id) !== undefined) continue
    // Only the secret that was read is replaced: its owner may set up another app meanwhile.
    const own = db.updateTable('totp').set({ secret: encryptSecret(keys, secret, account_id) })
    await own.where('account_id', '=', account_id).where('secret', '=', encrypted).execute()
  }
}
