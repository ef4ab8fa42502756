import type { Context } from 'hono'
import type { Factor, FactorWay } from '../../../lib/contract/factors.ts'
import type { AppEnv } from '../../context.ts'
import type { Db } from '../../db/tables.ts'
import { tellOwner } from '../owner-emails.ts'
import type { Account } from '../repo.ts'
import { recoveryCodeUsed } from './emails.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { takeCode } from './totp.ts'
import { readAssertion } from './webauthn.ts'

/** The kind of factor in a body; undefined without one. */
export const givenWay = (factor: Factor): FactorWay | undefined =>
  (['passkey', 'code', 'recovery_code'] as const).find((way) => factor[way] !== undefined)

/** Error messages for a wrong factor, by its kind. */
const wrong: Record<FactorWay, string> = {
  passkey: 'This passkey was not taken. Please try again, or choose another way',
  code: 'This code is not right, or was used already. Please enter the one that your app shows now',
  recovery_code: 'This recovery code is not right, or was used already',
}

/** The factor of a call. With `keeps` it is checked and not used up. */
type Asked = { factor: Factor; purpose: 'sign-in' | 'prove'; keeps?: boolean }

/**
 * Checks the factor of a call for one account, and uses codes up. Returns its way, with the error message for the caller if
 * it is wrong; undefined without a factor. Guesses of codes are limited by account (429); a passkey cannot be guessed.
 */
export async function judgeFactor(
  c: Context<AppEnv>,
  account: Account,
  asked: Asked,
): Promise<{ way: FactorWay; wrong?: Record<string, string[]> } | undefined> {
  const way = givenWay(asked.factor)
  if (!way) return undefined
  const key = String(account.id)
  if (way !== 'passkey') await c.var.limits.spend('factor by account', key)
  const isRight = await isRightFactor(c, account.id, asked)
  if (!isRight) return { way, wrong: { [way]: [wrong[way]] } }
  await c.var.limits.forgive('factor by account', key)
  if (way === 'recovery_code' && !asked.keeps) tellOwner(c, account, recoveryCodeUsed)
  return { way }
}

/** Whether a factor is right for an account. Applies no rate limit. */
export async function isRightFactor(c: Context<AppEnv>, accountId: number, asked: Asked): Promise<boolean> {
  if (!asked.keeps) return takeFactor(c, c.var.db, accountId, asked)
  try {
    return await c.var.db.transaction().execute(async (db) => {
      throw new Judged(await takeFactor(c, db, accountId, asked))
    })
  } catch (error) {
    if (error instanceof Judged) return error.isRight
    throw error
  }
}

/** Thrown to roll back the changes of taking a factor. */
class Judged extends Error {
  readonly isRight: boolean

  constructor(isRight: boolean) {
    super('Judged, and not used up')
    this.isRight = isRight
  }
}

async function takeFactor(
  c: Context<AppEnv>,
  db: Db,
  accountId: number,
  { factor, purpose }: Asked,
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
