import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../../../platform/db/tables.ts'

const many = 10

/** Crockford's base 32: no two characters that look alike, and no words by chance. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz'

/**
 * Replaces all recovery codes with ten new ones, `7gk2-m0qp-x4zc-91fd-r8wt-5hbn`, each of 120 random bits. From 112 bits on
 * a plain hash is enough for storage (OWASP ASVS 6.5.2). Only the hashes are stored.
 */
export async function makeRecoveryCodes(db: Db, accountId: number, now: Date): Promise<string[]> {
  const codes = Array.from({ length: many }, newCode)
  await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  const created_at = now.toISOString()
  await db
    .insertInto('recovery_code')
    .values(
      codes.map((code) => ({
        account_id: accountId,
        code_hash: hashOf(accountId, code),
        created_at,
        used_at: null,
      })),
    )
    .execute()
  return codes
}

const newCode = (): string =>
  [...randomBytes(24)].map((byte, at) => `${at > 0 && at % 4 === 0 ? '-' : ''}${letters[byte % 32]}`).join('')

/** Uses up a recovery code; each is valid once. */
export async function takeRecoveryCode(
  db: Db,
  code: string,
  { accountId, now }: { accountId: number; now: Date },
) {
  const { numUpdatedRows } = await db
    .updateTable('recovery_code')
    .set({ used_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashOf(accountId, code))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The number of an account's unused codes. */
export async function countRecoveryCodes(db: Db, accountId: number): Promise<number> {
  const unused = await db
    .selectFrom('recovery_code')
    .select('code_hash')
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()
  return unused.length
}

export async function removeRecoveryCodes(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
}

/** Accepts capitals, blanks for dashes, and the letter o for a zero. 120 random bits need no slow hash. */
function hashOf(accountId: number, typed: string): string {
  const code = typed
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1')
  return createHash('sha256').update(`${accountId}:${code}`).digest('base64url')
}
