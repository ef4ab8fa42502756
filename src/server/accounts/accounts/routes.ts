import type { Context } from 'hono'
import * as sessionCalls from '../../../lib/contract/accounts/calls/session.ts'
import * as signInCalls from '../../../lib/contract/accounts/calls/sign-in.ts'
import * as signOutCalls from '../../../lib/contract/accounts/calls/sign-out.ts'
import { loginTexts } from '../../../lib/texts/accounts/session.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { countryOf, zoneOf } from '../../settings/church-settings/place.ts'
import { record } from '../../settings/system-log/repo.ts'
import { refuseClosed, reopenAccount } from './closing.ts'
import { checkCredentials } from './credentials.ts'
import { requireSecondFactor } from './factors/sign-in.ts'
import { factorWayOf } from './factors/verify.ts'
import { accountAnswers, accountRefusals } from './messages.ts'
import { hashPassword } from './passwords/passwords.ts'
import { refuseWeak } from './passwords/weak-passwords.ts'
import { register } from './register.ts'
import { type Account, describeAccount, findUnchanged } from './repo.ts'
import { clearClosedSiteCookie } from './rights/closed-site.ts'
import { demands } from './rights/demands.ts'
import { unguarded } from './rights/guards.ts'
import { keepLanguage } from './sessions/kept-language.ts'
import { registerDevice } from './sessions/new-device.ts'
import { findToken } from './sessions/refresh-tokens.ts'
import { renewSession } from './sessions/renewals.ts'
import { endSession, startSession } from './sessions/sessions.ts'
import { signAccessToken, type TokenSubject } from './sessions/tokens.ts'
import { readTelephone } from './telephones.ts'
import { refuseMisleading, refuseReserved } from './usernames.ts'

/** Routes to register, log in, refresh a session and log out (spec 1 §7, auth/). */
export const auth = new Routes()
  .answer(signInCalls.register, unguarded, async (c) => {
    const { limits, address } = c.var
    const giveBack = await limits.consume('register by address', address)
    await limits.consume('account by address', address)
    const { consent, ...form } = await bodyOf(c)
    refuseMisleading(form.username)
    await refuseReserved(form.username)
    await refuseWeak(c.var.db, form.password, { ...form, role: 'user' })
    const telephone = readTelephone(form, await countryOf(c.var.db))
    const password_hash = await hashPassword(form.password)
    const action = 'Account created'
    const added = await register(c, {
      form,
      telephone,
      password_hash,
      role: 'user',
      action,
      consents: consent === true,
    })
    await giveBack()
    return added
  })
  .answer(signInCalls.signIn, [unguarded, demands({ tells: 'the owner' })], async (c) => {
    const { username, password, take_back = false, ...factor } = await bodyOf(c)
    // A code works once: for a closed account it is kept for the second call, which opens the account again.
    const keeps = (account: Account) => account.deletion_requested_at !== null && !take_back
    const { account, isProven } = await checkCredentials(c, { username, password, factor, keeps })
    const second = isProven
      ? factorWayOf(factor)
      : await requireSecondFactor(c, account, { factor, keeps: keeps(account) })
    if (keeps(account)) refuseClosed(account.deletion_requested_at ?? '', await zoneOf(c.var.db))
    const by = second ? `password and ${second}` : 'password'
    return signIn(c, account, { takeBack: take_back, by })
  })
  .answer(sessionCalls.renewSession, unguarded, async (c) => {
    const giveBack = await c.var.limits.consume('refresh by address', c.var.address)
    const { refresh } = await bodyOf(c)
    const pair = await renew(c, refresh)
    await giveBack()
    return pair
  })
  .answer(signOutCalls.signOut, unguarded, async (c) => {
    await c.var.limits.consume('write by address', c.var.address)
    const { refresh } = await bodyOf(c)
    await signOut(c, refresh)
    c.header('Clear-Site-Data', '"cache"')
    clearClosedSiteCookie(c)
    return { detail: accountAnswers.youSignedOut }
  })

/**
 * Starts a session; the system log names the ways of proof (`by`). Throws 409 for an account that its owner has closed,
 * until it is opened again.
 */
export async function signIn(
  c: Context<AppEnv>,
  verified: Account,
  { takeBack, by }: { takeBack: boolean; by: string },
) {
  const now = c.var.now()
  const accountId = verified.id
  const { tell, ...signedIn } = await c.var.db.transaction().execute(async (db) => {
    const account = (await findUnchanged(db, verified)) ?? refuse(401, loginTexts.failure)
    await reopenAccount(c, db, { account, takeBack })
    const userAgent = c.req.header('user-agent') ?? ''
    const device = { accountId, address: c.var.address, userAgent }
    const tell = await registerDevice(c, db, account)
    const { sessionId, refresh } = await startSession(db, device, now)
    const entry = { action: 'Signed in', detail: by, status: 'success' } as const
    await record(db, { at: now, account, address: c.var.address, ...entry })
    return {
      user: await describeAccount(db, account),
      access: await access(c, { accountId, sessionId }),
      refresh,
      tell,
    }
  })
  tell()
  await keepLanguage(c, verified.id)
  return signedIn
}

async function renew(c: Context<AppEnv>, token: string) {
  const now = c.var.now()
  const shown = await findToken(c.var.db, token)
  if (shown) await c.var.limits.consume('refresh by session', String(shown.session_id))
  const renewal = await c.var.db.transaction().execute(async (db) => {
    const renewed = await renewSession(db, token, { now, life: c.var.settings })
    if (renewed.state === 'reused') {
      const account = { id: renewed.accountId, username: renewed.username }
      const action = 'Session ended: a refresh token was used twice'
      await record(db, { at: now, account, action, address: c.var.address, status: 'error' })
    }
    return renewed
  })
  if (renewal.state !== 'renewed') refuse(401, accountRefusals.yourSessionHasEnded)
  await keepLanguage(c, renewal.accountId)
  return { access: await access(c, renewal), refresh: renewal.refresh }
}

/** The refresh token identifies the session, so that logging out works with an expired access token, too. */
async function signOut(c: Context<AppEnv>, token: string): Promise<void> {
  const now = c.var.now()
  await c.var.db.transaction().execute(async (db) => {
    const session = await findToken(db, token)
    if (!session) refuse(401, accountRefusals.sessionNotKnown)
    if (session.ended_at) return
    const account = { id: session.account_id, username: session.username }
    await endSession(db, session.session_id, 'signed out', now)
    await record(db, { at: now, account, action: 'Signed out', address: c.var.address, status: 'success' })
  })
}

const access = (c: Context<AppEnv>, subject: TokenSubject): Promise<string> =>
  signAccessToken(subject, c.var.tokenKeys, c.var.now())
