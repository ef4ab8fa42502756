import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../../db/tables.ts'

const many = 10

/** Crockford's base 32: no letter that is taken for another one, and no word by chance. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz'

/**
 * Makes ten codes in place of all from before, `7gk2-m0qp-x4zc-91fd-r8wt-5hbn`, each of 120 random bits: from 112 on a plain hash
 * is enough to keep (OWASP ASVS 6.5.2). Only the hashes are kept.
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

/** Takes a recovery code, which holds once. */
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

/** How many of an account's codes were not used yet. */
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

/** Read as people type: capitals, blanks for dashes, the letter o for a zero. 120 random bits need no slow hash. */
function hashOf(accountId: number, typed: string): string {
  const code = typed
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1')
  return createHash('sha256').update(`${accountId}:${code}`).digest('base64url')
}
