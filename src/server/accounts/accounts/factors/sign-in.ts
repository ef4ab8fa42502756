import type { Context } from 'hono'
import type { Factor, FactorWay } from '../../../../lib/contract/accounts/factors.ts'
import type { AppEnv } from '../../../platform/context.ts'
import { Refused } from '../../../platform/errors/refusal.ts'
import { record } from '../../../settings/system-log/repo.ts'
import { accountAnswers } from '../messages.ts'
import type { Account } from '../repo.ts'
import { verifyFactor } from './verify.ts'
import { factorWays } from './ways.ts'

/**
 * Requires the second factor of an account after its right password, or after what `known` names. Throws 401 with `second_factor`,
 * which lists the account's factors, until a right one is given. Returns its kind; undefined for an account without a second
 * factor. `keeps`: a right code is not used up.
 */
export async function requireSecondFactor(
  c: Context<AppEnv>,
  account: Account,
  { factor, keeps, known = 'password' }: { factor: Factor; keeps: boolean; known?: 'password' | 'code' },
): Promise<FactorWay | undefined> {
  const ways = await factorWays(c.var.db, account.id)
  if (ways.length === 0) return undefined
  const judged = await verifyFactor(c, account, { factor, purpose: 'sign-in', keeps })
  if (judged && !judged.wrong) return judged.way
  if (!judged) {
    const detail = known === 'code' ? accountAnswers.codeRight : accountAnswers.passwordRight
    throw new Refused(401, { detail, second_factor: ways })
  }
  await record(c.var.db, {
    at: c.var.now(),
    account,
    address: c.var.address,
    action: 'Sign-in failed',
    detail: `second factor: ${judged.way}`,
    status: 'warning',
  })
  const detail = accountAnswers.secondStepNotRight
  throw new Refused(401, { detail, second_factor: ways, ...judged.wrong })
}
