import type { Context } from 'hono'
import { type Factor, factorWays } from '../../../lib/contract/accounts/factors.ts'
import { loginTexts } from '../../../lib/texts/accounts/session.ts'
import type { AppEnv } from '../../platform/context.ts'
import { Refused, refuse } from '../../platform/errors/refusal.ts'
import { networkOf } from '../../platform/http/network.ts'
import { record } from '../../settings/system-log/repo.ts'
import { emailOwner } from './addresses/owner-emails.ts'
import { recoveryCodeUsed } from './factors/emails.ts'
import { factorWayOf, isValidFactor } from './factors/verify.ts'
import { verifyPassword } from './passwords/passwords.ts'
import { type Account, findByLogin } from './repo.ts'
import { emailAboutGuessing } from './sessions/guessing-email.ts'
import { nameKey } from './sessions/limit-keys.ts'
import { attemptKey, beginAttempt, isGuessing, knownDevice } from './sessions/login-guard.ts'

/** A sign-in attempt. `keeps` tells whether an account's factor is checked without being used up. */
type SignInTry = {
  username: string
  password: string
  factor: Factor
  keeps: (account: Account) => boolean
}

/** The account of the credentials, and whether its second factor was checked already. */
type Checked = { account: Account; isProven: boolean }

/**
 * Returns the account of the credentials. Throws 401 otherwise, with the same time and text for an unknown username. While
 * the network of the call is delayed (429), a right second factor is accepted: the refusal offers one for every name, so it
 * does not reveal whether an account exists.
 */
export async function checkCredentials(c: Context<AppEnv>, given: SignInTry): Promise<Checked> {
  const account = await findByLogin(c.var.db, given.username)
  const begun = await begin(c, account, given.username).catch((error: unknown) => {
    if (error instanceof Refused && error.status === 429) return error
    throw error
  })
  if (begun instanceof Refused) return checkDespiteDelay(c, account, { ...given, refused: begun })
  const isRight = await judgePassword(account, given.password, begun)
  if (isRight && account) return { account, isProven: false }
  await noteFailure(c, account, account ? '' : 'unknown username')
  if (account && isGuessing(begun)) emailAboutGuessing(c, account)
  refuse(401, loginTexts.failure)
}

/** Counts an attempt by network and account. A device known to the account has its own count, so that no network locks it out. */
async function begin(c: Context<AppEnv>, account: Account | undefined, typed: string) {
  const device = await knownDevice(c, account?.id)
  const giveBack = device ? async () => {} : await c.var.limits.consume('login by address', c.var.address)
  const attempt = await beginAttempt(c, { account, typed, device })
  return {
    failures: attempt.failures,
    forgive: () => Promise.all([giveBack(), attempt.forgive()]),
    giveBack: () => Promise.all([giveBack(), attempt.giveBack()]),
  }
}

async function judgePassword(
  account: Account | undefined,
  password: string,
  begun: Awaited<ReturnType<typeof begin>>,
): Promise<boolean> {
  const isRight = await verifyPassword(account?.password_hash, password).catch(async (unread) => {
    // Too many hashes wait (429), and the password was not checked.
    await begun.giveBack()
    throw unread
  })
  if (isRight && account) await begun.forgive()
  return isRight
}

/**
 * Passes the delay for a right second factor and a right password. This does not help an attacker:
 * - The factor is checked first. Without a right one the password is not checked, and the answer is the same 429 as before.
 * - Guesses of codes have a limit of their own here, ten in a quarter of an hour per network and account. It is separate from
 *   the owner's ten at the second step, so they lock no user out.
 * - A right code is used up even when the password is wrong: with the app an attacker has one attempt in half a minute, no
 *   more than after the delay.
 * - A passkey cannot be guessed, and signs in alone elsewhere.
 */
async function checkDespiteDelay(
  c: Context<AppEnv>,
  account: Account | undefined,
  { username, password, factor, keeps, refused }: SignInTry & { refused: Refused },
): Promise<Checked> {
  const wait = new Refused(429, { ...refused.body, second_factor: [...factorWays] }, refused.headers)
  const way = factorWayOf(factor)
  if (!way) throw wait
  const place = nameKey(`${attemptKey(account, username)} ${networkOf(c.var.address)}`)
  if (way !== 'passkey')
    await c.var.limits.consume('factor by network', place).catch((error: unknown) => {
      throw error instanceof Refused ? wait : error
    })
  // Unknown names cause the same database queries.
  const check = { factor, purpose: 'sign-in', keeps: account !== undefined && keeps(account) } as const
  if (!(await isValidFactor(c, account?.id ?? 0, check)) || !account) throw wait
  if (way === 'recovery_code' && !check.keeps) emailOwner(c, account, recoveryCodeUsed)
  if (await verifyPassword(account.password_hash, password)) return { account, isProven: true }
  await noteFailure(c, account, `right second factor: ${way}`)
  throw wait
}

const noteFailure = (c: Context<AppEnv>, account: Account | undefined, detail: string) =>
  record(c.var.db, {
    at: c.var.now(),
    action: 'Sign-in failed',
    detail,
    address: c.var.address,
    status: 'warning',
    ...(account && { account }),
  })
