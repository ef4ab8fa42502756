import type { Factors, FactorWay } from '../../../../lib/contract/accounts/factors.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { listPasskeys } from './passkeys.ts'
import { countRecoveryCodes } from './recovery-codes.ts'
import { totpSince } from './totp.ts'

type Held = Pick<Factors, 'app' | 'passkeys' | 'recovery_codes'>

/** The factors of an account in addition to its password. */
export async function readFactors(db: Db, accountId: number): Promise<Held> {
  return {
    app: (await totpSince(db, accountId)) ?? null,
    passkeys: await listPasskeys(db, accountId),
    recovery_codes: await countRecoveryCodes(db, accountId),
  }
}

/** Whether a sign-in needs more than the password: recovery codes alone do not count. */
export const hasFactor = ({ app, passkeys }: Pick<Held, 'app' | 'passkeys'>): boolean =>
  app !== null || passkeys.length > 0

/** The ways in which an account can give a second factor; empty without a factor. */
export async function factorWays(db: Db, accountId: number): Promise<FactorWay[]> {
  const held = await readFactors(db, accountId)
  if (!hasFactor(held)) return []
  const ways: [FactorWay, boolean][] = [
    ['passkey', held.passkeys.length > 0],
    ['code', held.app !== null],
    ['recovery_code', held.recovery_codes > 0],
  ]
  return ways.flatMap(([way, given]) => (given ? [way] : []))
}
