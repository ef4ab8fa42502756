import type { Context } from 'hono'
import type { AppEnv } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { Refused } from '../../../platform/errors/refusal.ts'
import { callerOf } from '../../../platform/http/caller.ts'
import { factorWays } from '../factors/ways.ts'
import { accountAnswers } from '../messages.ts'

/** How long a proof of identity is valid for calls that require one, in milliseconds. */
const proofLifetime = 10 * 60_000

/**
 * Step-up authentication: passes a call whose session was proven within the last ten minutes; signing in is a proof. Else
 * throws 403 with `step_up`, the ways to prove it again (POST auth/prove/). Only for a route that declares it (server/accounts/accounts/rights/demands.ts). `db` may
 * be a transaction.
 */
export async function requireRecentProof(c: Context<AppEnv>, db: Db = c.var.db): Promise<void> {
  if (!c.var.demands?.proof) throw new Error(`${c.req.method} ${c.req.path} does not declare its proof.`)
  const { provenAt } = callerOf(c)
  // The absolute difference counts, so that a clock put back makes no proof valid for longer.
  const age = Math.abs(c.var.now().getTime() - Date.parse(provenAt ?? ''))
  if (age <= proofLifetime) return
  const ways = await proofWays(db, callerOf(c).id)
  throw new Refused(403, { detail: accountAnswers.confirmYou, step_up: ways })
}

/** How a user confirms their identity: by a second factor if there is one, because a thief of the password does not have it. */
export async function proofWays(db: Db, accountId: number): Promise<string[]> {
  const factors = await factorWays(db, accountId)
  return factors.length > 0 ? factors : ['password']
}
