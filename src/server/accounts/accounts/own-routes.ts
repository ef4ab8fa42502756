import type { Context } from 'hono'
import * as sessionCalls from '../../../lib/contract/accounts/calls/device-sessions.ts'
import * as passwordCalls from '../../../lib/contract/accounts/calls/passwords.ts'
import type { AppEnv } from '../../platform/context.ts'
import { callRefusals } from '../../platform/errors/messages.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { record } from '../../settings/system-log/repo.ts'
import { emailOwner, passwordChanged } from './addresses/owner-emails.ts'
import { factorsRemovedAtFirst, sentences, thingsOf } from './factors/emails.ts'
import { removedDetail } from './factors/reset.ts'
import { accountAnswers, accountRefusals } from './messages.ts'
import { hashPassword, verifyPassword } from './passwords/passwords.ts'
import { requestReset } from './passwords/reset-requests.ts'
import { findReset, takeReset, voidResets } from './passwords/resets.ts'
import { takePossession } from './passwords/revoke-access.ts'
import { refuseWeak } from './passwords/weak-passwords.ts'
import { findAccount, findUnchanged, setPassword } from './repo.ts'
import { demands } from './rights/demands.ts'
import { signedIn, unguarded } from './rights/guards.ts'
import { forgetDevices, rememberDevice } from './sessions/known-devices.ts'
import { endOwnSession, endSessionsOf, listSessions } from './sessions/sessions.ts'

const spentLink = () => accountRefusals.linkWasUsedAlready2

const changedBy = {
  mail: 'Password changed by a mailed link',
  telephone: 'Password changed by a code by text message',
  office: 'Password changed by a link or code of the office',
}

/** Routes for users' own sessions and passwords. */
export const ownAccess = new Routes()
  .answer(sessionCalls.listSessions, signedIn, async (c) => {
    const { id: accountId, sessionId: current } = callerOf(c)
    const { db, now, settings: life } = c.var
    return listSessions(db, accountId, { current, now: now(), life })
  })
  .answer(sessionCalls.endOtherSessions, [signedIn, demands({ proof: 'always' })], async (c) => {
    const caller = callerOf(c)
    const now = c.var.now()
    const ended = await c.var.db.transaction().execute(async (db) => {
      const why = 'ended by its owner'
      const count = await endSessionsOf(db, caller.id, { except: caller.sessionId, why, now })
      const action = 'Signed out everywhere else'
      await record(db, { at: now, account: caller, action, address: c.var.address, status: 'success' })
      return count
    })
    return {
      detail: accountAnswers.otherDevicesOut({ count: ended }),
    }
  })
  .answer(sessionCalls.endSession, [signedIn, demands({ proof: 'always' })], async (c, { id }) => {
    const ended = await c.var.db.transaction().execute(async (db) => {
      const isEnded = await endOwnSession(db, callerOf(c).id, id, { now: c.var.now() })
      if (isEnded) await audit(c, db, 'Signed another device out')
      return isEnded
    })
    return ended ? { detail: callRefusals.deviceSignedOut } : refuse(404, accountRefusals.noSession)
  })
  .answer(
    passwordCalls.changePassword,
    [signedIn, demands({ proof: 'by the password', tells: 'the owner' })],
    async (c) => {
      const caller = callerOf(c)
      const { current_password, password, keep_others = false } = await bodyOf(c)
      await c.var.limits.consume('password by account', String(caller.id))
      const account = await findAccount(c.var.db, caller.id)
      if (account) await refuseWeak(c.var.db, password, account)
      const wrong = { current_password: [accountAnswers.notYourPassword] }
      if (!account || !(await verifyPassword(account.password_hash, current_password)))
        return refuseFields(wrong)
      await c.var.limits.forgive('password by account', String(caller.id))
      const password_hash = await hashPassword(password)
      const now = c.var.now()
      await c.var.db.transaction().execute(async (db) => {
        if (!(await findUnchanged(db, account))) refuseFields(wrong)
        await setPassword(db, caller.id, password_hash)
        await voidResets(db, caller.id, now)
        const why = 'the password was changed'
        if (!keep_others) await endSessionsOf(db, caller.id, { except: caller.sessionId, why, now })
        const action = 'Password changed'
        await record(db, { at: now, account: caller, action, address: c.var.address, status: 'success' })
      })
      emailOwner(c, account, passwordChanged)
      const others = keep_others ? accountAnswers.yourOtherDevicesStay : accountAnswers.otherDevicesSignedOut
      return { detail: accountAnswers.yourPasswordChangedOthers({ others }) }
    },
  )
  .answer(passwordCalls.requestReset, unguarded, async (c) => {
    await c.var.limits.consume('reset by address', c.var.address)
    const { username } = await bodyOf(c)
    await requestReset(c, username)
    return {
      detail: accountAnswers.ifThereSuchAccount,
    }
  })
  .answer(passwordCalls.checkResetLink, unguarded, async (c) => {
    await c.var.limits.consume('reset link by address', c.var.address)
    const { token } = await bodyOf(c)
    if (!(await findReset(c.var.db, token, c.var.now()))) refuse(400, spentLink())
    return { detail: accountAnswers.linkHolds }
  })
  .answer(passwordCalls.resetPassword, [unguarded, demands({ tells: 'the owner' })], async (c) => {
    await c.var.limits.consume('reset by address', c.var.address)
    const { token, password } = await bodyOf(c)
    await refuseWeakOf(c, token, password)
    const password_hash = await hashPassword(password)
    const now = c.var.now()
    const { owner, removed } = await c.var.db.transaction().execute(async (db) => {
      const taken = await takeReset(db, token, now)
      const account = taken && (await findAccount(db, taken.accountId))
      if (!account) refuse(400, spentLink())
      await setPassword(db, account.id, password_hash)
      await endSessionsOf(db, account.id, { why: 'the password was changed', now })
      // The owner of mailbox or telephone, or whom the office knows, is the owner of the account; known devices may be a thief's.
      await forgetDevices(db, account.id)
      const removed = taken.way === 'mail' ? await takePossession(db, account, now) : []
      await rememberDevice(c, db, account.id)
      const action = changedBy[taken.way]
      const detail = removedDetail(removed)
      await record(db, { at: now, account, action, detail, address: c.var.address, status: 'warning' })
      return { owner: account, removed }
    })
    emailOwner(c, owner, passwordChanged)
    if (removed.length > 0) emailOwner(c, owner, factorsRemovedAtFirst(removed))
    const { newPasswordSet, logInWithIt } = accountAnswers
    const words = removed.length > 0 ? accountAnswers.removedUnconfirmed({ things: thingsOf(removed) }) : ''
    return { detail: sentences(newPasswordSet, words, logInWithIt) }
  })

/** Throws 400 for an invalid link, and for a password that attackers guess first for its account. */
async function refuseWeakOf(c: Context<AppEnv>, token: string, password: string): Promise<void> {
  const reset = await findReset(c.var.db, token, c.var.now())
  const account = reset && (await findAccount(c.var.db, reset.accountId))
  if (!account) refuse(400, spentLink())
  await refuseWeak(c.var.db, password, account)
}
