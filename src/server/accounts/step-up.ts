import type { Context } from 'hono'
import type { AppEnv } from '../context.ts'
import type { Db } from '../db/tables.ts'
import { Refused } from '../errors/refusal.ts'
import { callerOf } from '../http/caller.ts'
import { factorWays } from './factors/ways.ts'

/** How long a proof of identity holds for acts that ask for one, in milliseconds. */
export const proofLifetime = 10 * 60_000

/**
 * Lets a call pass whose session was proven within the last ten minutes; signing in is a proof. Else throws 403 with
 * `step_up`, the ways to prove it anew (POST auth/prove/). Stand it behind the route's rule.
 */
export async function requireRecentProof(c: Context<AppEnv>): Promise<void> {
  const { provenAt } = callerOf(c)
  // Either way: a clock that was put back makes no proof hold longer.
  const age = Math.abs(c.var.now().getTime() - Date.parse(provenAt ?? ''))
  if (age <= proofLifetime) return
  const ways = await proofWays(c.var.db, callerOf(c).id)
  throw new Refused(403, { detail: 'Please confirm that it is you.', step_up: ways })
}

/** How an account proves who is there: by its second factor where it has one, which a thief of the password has not. */
export async function proofWays(db: Db, accountId: number): Promise<string[]> {
  const factors = await factorWays(db, accountId)
  return factors.length > 0 ? factors : ['password']
}
