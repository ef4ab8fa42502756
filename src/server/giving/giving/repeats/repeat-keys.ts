import type { Db } from '../../../platform/db/tables.ts'
import { decryptSecret, encryptSecret, type FactorKeys } from '../../../platform/keys/encryption.ts'

/** Encrypts every authorisation of a card again with the first of several keys, so that the next start does not need the others. */
export async function reencryptAuthorizations(db: Db, keys: FactorKeys): Promise<void> {
  if (keys.length < 2) return
  const rows = await db
    .selectFrom('giving_repeat')
    .select(['id', 'account_id', 'sealed_authorization as encrypted'])
    .where('sealed_authorization', 'is not', null)
    .execute()
  for (const { id, account_id, encrypted } of rows) {
    const code = encrypted && decryptSecret(keys, encrypted, account_id)
    if (!encrypted || !code || decryptSecret(keys.slice(0, 1), encrypted, account_id) !== undefined) continue
    await db
      .updateTable('giving_repeat')
      .set({ sealed_authorization: encryptSecret(keys, code, account_id) })
      .where('id', '=', id)
      .where('sealed_authorization', '=', encrypted)
      .execute()
  }
}
