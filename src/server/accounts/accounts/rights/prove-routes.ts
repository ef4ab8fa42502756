import type { Context } from 'hono'
import * as calls from '../../../../lib/contract/accounts/calls/factors.ts'
import type { Proof } from '../../../../lib/contract/accounts/factors.ts'
import type { AppEnv } from '../../../platform/context.ts'
import { refuse, refuseFields } from '../../../platform/errors/refusal.ts'
import { callerOf } from '../../../platform/http/caller.ts'
import { Routes } from '../../../platform/http/routes.ts'
import { bodyOf } from '../../../platform/http/takes.ts'
import { audit } from '../../../settings/system-log/audit.ts'
import { writeLogged } from '../../../settings/system-log/write-logged.ts'
import { verifyFactor } from '../factors/verify.ts'
import { accountAnswers, accountRefusals } from '../messages.ts'
import { verifyPassword } from '../passwords/passwords.ts'
import { type Account, findAccount } from '../repo.ts'
import { setProven } from '../sessions/sessions.ts'
import { demands } from './demands.ts'
import { signedIn } from './guards.ts'
import { proofWays } from './step-up.ts'

/** Step-up authentication: confirms the identity of the user again in an open session. */
export const proving = new Routes().answer(
  calls.prove,
  [signedIn, demands({ tells: 'the owner, of a recovery code' })],
  async (c) => {
    const { id, sessionId } = callerOf(c)
    const proof = await bodyOf(c)
    await c.var.limits.consume('proof by account', String(id))
    const way = await check(c, proof)
    await c.var.limits.forgive('proof by account', String(id))
    await writeLogged(c, { action: 'Confirmed', detail: way }, (db) => setProven(db, sessionId, c.var.now()))
    return { detail: accountAnswers.thankYouYouCan }
  },
)

/** The way of a right proof. Throws 400 at the field with the wrong proof, and records that in the system log. */
async function check(c: Context<AppEnv>, { password, ...factor }: Proof): Promise<string> {
  const account = (await findAccount(c.var.db, callerOf(c).id)) ?? refuse(404, accountRefusals.noMember)
  const ways = await proofWays(c.var.db, account.id)
  const judged = ways.includes('password')
    ? await judgePassword(account, password)
    : await verifyFactor(c, account, { factor, purpose: 'prove' })
  if (!judged) refuseFields({ detail: [accountRefusals.pleaseConfirmThatIt], step_up: ways })
  if (!judged.wrong) return judged.way
  await audit(c, c.var.db, 'Confirmation failed', { detail: judged.way, status: 'warning' })
  refuseFields(judged.wrong)
}

async function judgePassword({ password_hash }: Account, password: string | undefined) {
  if (password === undefined) return undefined
  if (await verifyPassword(password_hash, password)) return { way: 'password' }
  return { way: 'password', wrong: { password: [accountAnswers.notYourPassword] } }
}
