import type { Context } from 'hono'
import { type Factor, factorWays } from '../../lib/contract/factors.ts'
import type { AppEnv } from '../context.ts'
import { Refused, refuse } from '../errors/refusal.ts'
import { networkOf } from '../http/network.ts'
import { record } from '../system-log/repo.ts'
import { recoveryCodeUsed } from './factors/emails.ts'
import { givenWay, isRightFactor } from './factors/judge.ts'
import { tellOfGuessing } from './guessing-email.ts'
import { deviceOf, isKnown } from './known-devices.ts'
import { beginTry, isGuessing, whoOf } from './login-guard.ts'
import { tellOwner } from './owner-emails.ts'
import { verifyPassword } from './passwords.ts'
import { type Account, findByLogin } from './repo.ts'

/** A try to sign in. `keeps` says of an account that its factor is judged without being used up. */
type SignInTry = {
  username: string
  password: string
  factor: Factor
  keeps: (account: Account) => boolean
}

/** Whose the credentials are, and whether their second factor was judged already. */
type Checked = { account: Account; isProven: boolean }

/**
 * The account of the credentials; 401 otherwise, in the same time and words for an unknown username. While the place of the
 * call has to wait (429), a right second factor comes through: the refusal asks everybody for one, so it says nothing of the account.
 */
export async function checkCredentials(c: Context<AppEnv>, given: SignInTry): Promise<Checked> {
  const account = await findByLogin(c.var.db, given.username)
  const begun = await begin(c, account, given.username).catch((error: unknown) => {
    if (error instanceof Refused && error.status === 429) return error
    throw error
  })
  if (begun instanceof Refused) return passDelay(c, account, { ...given, refused: begun })
  const isRight = await judgePassword(account, given.password, begun)
  if (isRight && account) return { account, isProven: false }
  await noteFailure(c, account, account ? '' : 'unknown username')
  if (account && isGuessing(begun)) tellOfGuessing(c, account)
  refuse(401, 'Invalid Credentials')
}

/** Counts a try by its network and its account. A device that the account knows counts for itself alone, so that no network shuts it out. */
async function begin(c: Context<AppEnv>, account: Account | undefined, typed: string) {
  const device = deviceOf(c)
  const isOwn = account && device && (await isKnown(c.var.db, account.id, device))
  const giveBack = isOwn ? async () => {} : await c.var.limits.spend('login by address', c.var.address)
  const attempt = await beginTry(c, account, typed)
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
    // A rush: nobody looked at the password.
    await begun.giveBack()
    throw unread
  })
  if (isRight && account) await begun.forgive()
  return isRight
}

/**
 * Past the wait with a right second factor and a right password. This does not help a guesser:
 * - The factor is judged first. Who has none that is right never has the password looked at, and hears the same 429 as before.
 * - Guesses of codes are counted here for themselves, ten in a quarter of an hour for a place and an account. They take none
 *   of the ten that the owner has at the second step, so nobody is locked out by them.
 * - A right code is used up also when the password is wrong: whoever has the app has one try in half a minute, no more than after the wait.
 * - A passkey cannot be guessed, and signs in alone elsewhere.
 */
async function passDelay(
  c: Context<AppEnv>,
  account: Account | undefined,
  { username, password, factor, keeps, refused }: SignInTry & { refused: Refused },
): Promise<Checked> {
  const wait = new Refused(429, { ...refused.body, second_factor: [...factorWays] }, refused.headers)
  const way = givenWay(factor)
  if (!way) throw wait
  const place = `${whoOf(account, username)} ${networkOf(c.var.address)}`
  if (way !== 'passkey')
    await c.var.limits.spend('factor by place', place).catch((error: unknown) => {
      throw error instanceof Refused ? wait : error
    })
  // For an unknown name the same questions are asked of the database.
  const asked = { factor, purpose: 'sign-in', keeps: account !== undefined && keeps(account) } as const
  if (!(await isRightFactor(c, account?.id ?? 0, asked)) || !account) throw wait
  if (way === 'recovery_code' && !asked.keeps) tellOwner(c, account, recoveryCodeUsed)
  if (await verifyPassword(account.password_hash, password)) return { account, isProven: true }
  await noteFailure(c, account, `right second factor: ${way}`)
  throw wait
}

const noteFailure = (c: Context<AppEnv>, account: Account | undefined, detail: string) =>
  record(c.var.db, {
    ...{ at: c.var.now(), action: 'Sign-in failed', detail, address: c.var.address, status: 'warning' },
    ...(account && { account }),
  })
