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

/** Which of the ways a body gives; undefined when it gives none. */
export const givenWay = (factor: Factor): FactorWay | undefined =>
  (['passkey', 'code', 'recovery_code'] as const).find((way) => factor[way] !== undefined)

/** Sentences for a factor that is not right, by its way. */
const wrong: Record<FactorWay, string> = {
  passkey: 'This passkey was not taken. Please try again, or choose another way',
  code: 'This code is not right, or was used already. Please enter the one that your app shows now',
  recovery_code: 'This recovery code is not right, or was used already',
}

/** A factor that was given. With `keeps` it is judged, and not used up. */
type Asked = { factor: Factor; purpose: 'sign-in' | 'prove'; keeps?: boolean }

/**
 * Takes the factor that is given, for one account: codes are used up by it. Answers its way with the sentence for the one who
 * gave it when it is wrong. Guesses of codes are limited by account (429); a passkey cannot be guessed.
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

/** Whether a factor is an account's. Nothing is counted here. */
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

/** Rolls back what taking a factor has changed. */
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
