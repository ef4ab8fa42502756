import { createHmac, randomBytes } from 'node:crypto'
import type { Db } from '../../platform/db/tables.ts'
import { decryptSecret, encryptSecret, type FactorKeys } from '../../platform/keys/encryption.ts'
import { comparisonKey } from '../accounts/repo.ts'

/** An e-mail address, or a telephone as E.164. */
type Address = { email: string } | { telephone: string }

declare module '../../platform/context.ts' {
  interface Deps {
    /** Hashes addresses of people who said no to messages. */
    addressHash: AddressHash
  }
}

/** HMAC-SHA-256 of an address by a key of this church: who has the table alone cannot try out all telephones. */
export type AddressHash = {
  of(address: Address): string
  /** The code of the stop link of a person with these hashes: 60 bits that nobody can guess. */
  codeOf(email: string | null, telephone: string | null): string
}

/** The one row of its table; no account has this number. */
const row = 1
const owner = 0

/**
 * Reads the key of the hash, or makes it on the first start. It never changes, since a refusal holds for good. It is stored in the
 * database, encrypted with the keys of second factors. Throws when none of those decrypts it.
 */
export async function openAddressHash(db: Db, keys: FactorKeys): Promise<AddressHash> {
  const fresh = randomBytes(32).toString('base64url')
  await db
    .insertInto('opt_out_key')
    .values({ id: row, sealed: encryptSecret(keys, fresh, owner) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { sealed } = await db.selectFrom('opt_out_key').select('sealed').executeTakeFirstOrThrow()
  const secret = decryptSecret(keys, sealed, owner)
  if (secret === undefined)
    throw new Error(
      'The key of the refusals (opt_out_key) cannot be read. Restore FACTOR_KEY or secrets/factors.key.',
    )
  if (decryptSecret(keys.slice(0, 1), sealed, owner) === undefined)
    await db
      .updateTable('opt_out_key')
      .set({ sealed: encryptSecret(keys, secret, owner) })
      .execute()
  const key = Buffer.from(secret, 'base64url')
  const hmac = (words: string) => createHmac('sha256', key).update(words).digest('base64url')
  return {
    of: (address) =>
      'email' in address
        ? hmac(`email ${comparisonKey(address.email.trim())}`)
        : hmac(`telephone ${address.telephone}`),
    codeOf: (email, telephone) => hmac(`stop ${email ?? ''} ${telephone ?? ''}`).slice(0, 10),
  }
}
