import type { Context } from 'hono'
import { leadsOrAssists } from '../../accounts/accounts/rights/guards.ts'
import { findFellowshipLedBy } from '../../groups/fellowships/repo.ts'
import type { AppEnv } from '../../platform/context.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { admits } from './asked.ts'

/** The fellowship whose dashboard the caller has, as leader or assistant; undefined for none. */
export async function servedFellowship(c: Context<AppEnv>): Promise<number | undefined> {
  if (!(await admits(c, leadsOrAssists))) return undefined
  const { id, assists } = callerOf(c)
  return assists ?? (await findFellowshipLedBy(c.var.db, id, c.var.now()))?.id
}
