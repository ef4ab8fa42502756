import type { Db } from '../db/tables.ts'
import { removePasskeys } from './passkeys.ts'
import { removeRecoveryCodes } from './recovery-codes.ts'
import { removeTotp } from './totp.ts'

/** Removes every second factor of an account: its password alone signs in. Call it in a transaction. */
export async function resetFactors(db: Db, accountId: number): Promise<void> {
  await removeTotp(db, accountId)
  await removePasskeys(db, { accountId })
  await removeRecoveryCodes(db, accountId)
}
