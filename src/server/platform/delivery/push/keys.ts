import type { Db } from '../../db/tables.ts'
import { decryptSecret, encryptSecret, type FactorKeys } from '../../keys/encryption.ts'

/** The church's VAPID keys (RFC 8292), as base64url: browsers subscribe by the public one, calls are signed by the other. */
export type PushKeys = { publicKey: string; privateKey: string }

/** The one row of its table; no account has this number. */
const row = 1
const owner = 0

/**
 * Reads the key pair (VAPID), or makes it on the first start. It never changes, since every subscription is bound to it. It is
 * stored in the database, encrypted with the keys of second factors. Throws when none of those decrypts it.
 */
export async function openPushKeys(db: Db, keys: FactorKeys): Promise<PushKeys> {
  const stored = await readEncrypted(db)
  const encrypted = stored ?? (await makeKeys(db, keys))
  const key = decryptSecret(keys, encrypted, owner)
  if (key === undefined)
    throw new Error(
      'The keys of notifications (push_key) cannot be read. Restore FACTOR_KEY or secrets/factors.key.',
    )
  if (decryptSecret(keys.slice(0, 1), encrypted, owner) === undefined)
    await db
      .updateTable('push_key')
      .set({ sealed: encryptSecret(keys, key, owner) })
      .execute()
  return JSON.parse(key) as PushKeys
}

const readEncrypted = async (db: Db) =>
  (await db.selectFrom('push_key').select('sealed').executeTakeFirst())?.sealed

/** Another process may generate keys at the same time. The first ones that are stored are used. */
async function makeKeys(db: Db, keys: FactorKeys): Promise<string> {
  const { generateVAPIDKeys } = (await import('web-push')).default
  await db
    .insertInto('push_key')
    .values({ id: row, sealed: encryptSecret(keys, JSON.stringify(generateVAPIDKeys()), owner) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await db.selectFrom('push_key').select('sealed').executeTakeFirstOrThrow()).sealed
}
