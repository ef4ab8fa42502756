import type { Context } from 'hono'
import type { Factor, FactorWay } from '../../lib/contract/factors.ts'
import { tellOwner } from '../accounts/owner-letters.ts'
import type { Account } from '../accounts/repo.ts'
import type { AppEnv } from '../http/app.ts'
import { recoveryCodeUsed } from './letters.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { takeCode } from './totp.ts'
import { readAssertion } from './webauthn.ts'

/** Which of the ways a body gives; undefined when it gives none. */
export const givenWay = (factor: Factor): FactorWay | undefined =>
  (['passkey', 'code', 'recovery_code'] as const).find((way) => factor[way] !== undefined)

/** Sentences for a factor that is not right, by its way. */
const wrong: Record<FactorWay, string> = {
  passkey: 'This passkey was not taken. Please try again, or choose another way',
  code: 'This code is not right, or was used already. Please enter the one that your app shows now',
  recovery_code: 'This recovery code is not right, or was used already',
}

/**
 * Takes the factor that is given, for one account: codes are used up by it. Answers its way with the sentence for the one who
 * gave it when it is wrong. Guesses of codes are limited by account (429); a passkey cannot be guessed.
 */
export async function judgeFactor(
  c: Context<AppEnv>,
  account: Account,
  { factor, purpose }: { factor: Factor; purpose: 'sign-in' | 'prove' },
): Promise<{ way: FactorWay; wrong?: Record<string, string[]> } | undefined> {
  const way = givenWay(factor)
  if (!way) return undefined
  const key = String(account.id)
  if (way !== 'passkey') await c.var.limits.spend('factor by account', key)
  const isRight = await takeFactor(c, account, { factor, purpose })
  if (!isRight) return { way, wrong: { [way]: [wrong[way]] } }
  await c.var.limits.forgive('factor by account', key)
  if (way === 'recovery_code') tellOwner(c, account, recoveryCodeUsed)
  return { way }
}

async function takeFactor(
  c: Context<AppEnv>,
  { id: accountId }: Account,
  { factor, purpose }: { factor: Factor; purpose: 'sign-in' | 'prove' },
): Promise<boolean> {
  const { db, factorKeys: keys } = c.var
  const now = c.var.now()
  if (factor.passkey) {
    const account_id = purpose === 'prove' ? accountId : null
    const used = await readAssertion(c, factor.passkey, { purpose, account_id })
    return used?.account_id === accountId
  }
  if (factor.code) return takeCode(db, factor.code, { accountId, keys, now })
  return takeRecoveryCode(db, factor.recovery_code ?? '', { accountId, now })
}
