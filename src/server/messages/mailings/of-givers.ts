import type { Context } from 'hono'
import { dutiesInForce } from '../../accounts/accounts/factors/second-factor-requirement.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { messageRefusals } from '../translated/messages.ts'

/** The kind of automatic messages whose recipients are givers. */
export const ofGivers = 'pledge'

/** Throws 403 for the recipients of a message to givers and a reader who is no treasurer: an admin does not see who gives (docs/decisions/giving.md#two-people). */
export async function requireReaderOf(c: Context<AppEnv>, message: { automatic: string }): Promise<void> {
  if (message.automatic !== ofGivers) return
  const { held } = await dutiesInForce(c, callerOf(c))
  if (!held.includes('treasurer')) refuse(403, messageRefusals.pledgersHidden)
}
