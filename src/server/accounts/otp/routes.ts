import type { Context } from 'hono'
import * as calls from '../../../lib/contract/accounts/calls/otp.ts'
import type { AppEnv } from '../../platform/context.ts'
import { Refused, refuse } from '../../platform/errors/refusal.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { zoneOf } from '../../settings/church-settings/place.ts'
import { record } from '../../settings/system-log/repo.ts'
import { extendTelephone, isOld } from '../accounts/addresses/confirmed-telephones.ts'
import { refuseClosed } from '../accounts/closing.ts'
import { servesChurch } from '../accounts/factors/second-factor-requirement.ts'
import { requireSecondFactor } from '../accounts/factors/sign-in.ts'
import { factorWayOf } from '../accounts/factors/verify.ts'
import { factorWays } from '../accounts/factors/ways.ts'
import { accountAnswers, accountRefusals } from '../accounts/messages.ts'
import { verifyPassword } from '../accounts/passwords/passwords.ts'
import { addReset } from '../accounts/passwords/resets.ts'
import { demands } from '../accounts/rights/demands.ts'
import { unguarded } from '../accounts/rights/guards.ts'
import { signIn } from '../accounts/routes.ts'
import { askForCode } from './ask.ts'
import { consumeCode, uncountTry } from './codes.ts'
import { judgeCode, noteWrong, type RightCode, refuseWrong } from './judge.ts'

/** Signing in, and a new password, by a code that comes by text message (docs/decisions/accounts.md#text-codes). */
export const telephoneSignIn = new Routes()
  .answer(calls.requestLoginCode, unguarded, async (c) => {
    const giveBack = await c.var.limits.consume('text code by address', c.var.address)
    const { telephone } = await bodyOf(c)
    const codeRequest = await askForCode(c, { telephone, purpose: 'sign-in' })
    await giveBack()
    return codeRequest
  })
  .answer(calls.signInByCode, [unguarded, demands({ tells: 'the owner' })], async (c) => {
    const { request, text_code, password, take_back = false, ...factor } = await bodyOf(c)
    const right = await judgeCode(c, { request, text_code, purpose: 'sign-in' })
    const { id, account } = right
    const keeps = account.deletion_requested_at !== null && !take_back
    // A right code is asked for again with what else is needed: only wrong words count as tries.
    if (!factorWayOf(factor) && password === undefined) await uncountTry(c.var.db, id)
    const second = await requireSecondFactor(c, account, { factor, keeps, known: 'code' })
    const whyAsked = !second && (await whyPassword(c, right))
    if (whyAsked) await requirePassword(c, right, { password, why: whyAsked })
    if (keeps) refuseClosed(account.deletion_requested_at ?? '', await zoneOf(c.var.db))
    if (!(await consumeCode(c.var.db, id, c.var.now()))) refuseWrong()
    const more = second ?? (whyAsked ? 'password' : undefined)
    const signedIn = await signIn(c, account, {
      takeBack: take_back,
      by: more ? `code by text message and ${more}` : 'code by text message',
    })
    if (more) await extendTelephone(c.var.db, account.id, c.var.now())
    return signedIn
  })
  .answer(calls.requestResetCode, unguarded, async (c) => {
    const giveBack = await c.var.limits.consume('text code by address', c.var.address)
    const { telephone } = await bodyOf(c)
    const codeRequest = await askForCode(c, { telephone, purpose: 'reset' })
    await giveBack()
    return codeRequest
  })
  .answer(calls.exchangeCode, unguarded, async (c) => {
    const right = await judgeCode(c, { ...(await bodyOf(c)), purpose: 'reset' })
    const { account } = right
    const hasFactor = (await factorWays(c.var.db, account.id)).length > 0
    if (!hasFactor && (await whyPassword(c, right))) refuse(409, otherWay())
    const now = c.var.now()
    const token = await c.var.db.transaction().execute(async (db) => {
      if (!(await consumeCode(db, right.id, now))) refuseWrong()
      const action = 'Gave the code for a new password'
      await record(db, { at: now, account, action, address: c.var.address, status: 'warning' })
      return (await addReset(db, account.id, now, 'telephone')).token
    })
    return { token }
  })

const otherWay = () => accountRefusals.codeAloneNotEnough

/** Why a code alone does not open an account without a second factor; undefined where it does (docs/decisions/accounts.md#text-codes). */
async function whyPassword(
  c: Context<AppEnv>,
  { account, confirmedAt }: RightCode,
): Promise<string | undefined> {
  if (await servesChurch(c.var.db, account.id, account.role)) return accountAnswers.yourCodeRightSince
  return confirmedAt && isOld({ confirmed_at: confirmedAt }, c.var.now())
    ? accountAnswers.yourCodeRightYou
    : undefined
}

/** Throws 401 with `one_more` until the right password is given. A wrong one is one of the code's tries. */
async function requirePassword(
  c: Context<AppEnv>,
  { account }: RightCode,
  { password, why }: { password: string | undefined; why: string },
): Promise<void> {
  if (password === undefined) throw new Refused(401, { detail: why, one_more: ['password'] })
  if (await verifyPassword(account.password_hash, password)) return
  await noteWrong(c, account, 'code by text message, wrong password')
  const wrong = accountAnswers.notYourPassword
  throw new Refused(401, { detail: `${wrong}.`, one_more: ['password'], password: [wrong] })
}
