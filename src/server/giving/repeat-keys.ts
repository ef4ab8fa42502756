import { decryptSecret, encryptSecret, type FactorKeys } from '../accounts/factors/encryption.ts'
import type { Db } from '../db/tables.ts'

/** Encrypts every authorisation of a card again with the first of several keys, so that the next start does not need the others. */
export async function reencryptAuthorizations(db: Db, keys: FactorKeys): Promise<void> {
  if (keys.length < 2) return
  const rows = await db
    .selectFrom('giving_repeat')
    .select(['id', 'account_id', 'sealed_authorization as sealed'])
    .where('sealed_authorization', 'is not', null)
    .execute()
  for (const { id, account_id, sealed } of rows) {
    const code = sealed && decryptSecret(keys, sealed, account_id)
    if (!sealed || !code || decryptSecret(keys.slice(0, 1), sealed, account_id) !== undefined) continue
    await db
      .updateTable('giving_repeat')
      .set({ sealed_authorization: encryptSecret(keys, code, account_id) })
      .where('id', '=', id)
      .where('sealed_authorization', '=', sealed)
      .execute()
  }
}
