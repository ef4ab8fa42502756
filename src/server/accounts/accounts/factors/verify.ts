import type { Context } from 'hono'
import type { Factor, FactorWay } from '../../../../lib/contract/accounts/factors.ts'
import type { AppEnv } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { emailOwner } from '../addresses/owner-emails.ts'
import { accountAnswers } from '../messages.ts'
import type { Account } from '../repo.ts'
import { recoveryCodeUsed } from './emails.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { takeCode } from './totp.ts'
import { readAssertion } from './webauthn.ts'

/** The kind of factor in a body; undefined without one. */
export const factorWayOf = (factor: Factor): FactorWay | undefined =>
  (['passkey', 'code', 'recovery_code'] as const).find((way) => factor[way] !== undefined)

/** Error messages for a wrong factor, by its kind. */
const wrong: Record<FactorWay, () => string> = {
  passkey: () => accountAnswers.passkeyNotTakenTry,
  code: () => accountAnswers.codeNotRightUsed,
  recovery_code: () => accountAnswers.recoveryCodeNotRight,
}

/** The factor of a call. With `keeps` it is verified and not used up. */
type FactorAttempt = { factor: Factor; purpose: 'sign-in' | 'prove'; keeps?: boolean }

/**
 * Verifies the second factor of a call for an account; a right code is used up. Returns which kind it was, with the error for the
 * caller when it is wrong; undefined when the call has none. Guesses of codes are limited by account (429); a passkey cannot be
 * guessed.
 */
export async function verifyFactor(
  c: Context<AppEnv>,
  account: Account,
  factorAttempt: FactorAttempt,
): Promise<{ way: FactorWay; wrong?: Record<string, string[]> } | undefined> {
  const way = factorWayOf(factorAttempt.factor)
  if (!way) return undefined
  const key = String(account.id)
  if (way !== 'passkey') await c.var.limits.consume('factor by account', key)
  const isValid = await isValidFactor(c, account.id, factorAttempt)
  if (!isValid) return { way, wrong: { [way]: [wrong[way]()] } }
  await c.var.limits.forgive('factor by account', key)
  if (way === 'recovery_code' && !factorAttempt.keeps) emailOwner(c, account, recoveryCodeUsed)
  return { way }
}

/** Whether a factor is valid for an account. Applies no rate limit. */
export async function isValidFactor(
  c: Context<AppEnv>,
  accountId: number,
  factorAttempt: FactorAttempt,
): Promise<boolean> {
  if (!factorAttempt.keeps) return takeFactor(c, c.var.db, accountId, factorAttempt)
  try {
    return await c.var.db.transaction().execute(async (db) => {
      throw new RollBack(await takeFactor(c, db, accountId, factorAttempt))
    })
  } catch (error) {
    if (error instanceof RollBack) return error.isValid
    throw error
  }
}

/** Thrown to roll back the transaction in which a factor was verified. */
class RollBack extends Error {
  readonly isValid: boolean

  constructor(isValid: boolean) {
    super('Verified, and rolled back')
    this.isValid = isValid
  }
}

async function takeFactor(
  c: Context<AppEnv>,
  db: Db,
  accountId: number,
  { factor, purpose }: FactorAttempt,
): Promise<boolean> {
  const { factorKeys: keys } = c.var
  const now = c.var.now()
  if (factor.passkey) {
    const account_id = purpose === 'prove' ? accountId : null
    const used = await readAssertion(c, factor.passkey, { db, purpose, account_id })
    return used?.account_id === accountId
  }
  if (factor.code) return takeCode(db, factor.code, { accountId, keys, now })
  return takeRecoveryCode(db, factor.recovery_code ?? '', { accountId, now })
}
