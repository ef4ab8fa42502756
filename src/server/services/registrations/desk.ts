import type { Context } from 'hono'
import { assistedInForce, dutiesInForce } from '../../accounts/accounts/factors/second-factor-requirement.ts'
import { fellowshipsLedBy } from '../../groups/fellowships/leading.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refusalWords } from '../../platform/errors/messages.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { type Desk, rightAt } from './desk-rights.ts'
import { registrationRefusals } from './messages.ts'
import { type RegisteredEvent, requireEvent } from './settings.ts'

/** The desk of a caller. Not in a transaction: it reads by the connection of the request. */
export async function deskOf(c: Context<AppEnv>): Promise<Desk> {
  const caller = callerOf(c)
  if (caller.role === 'admin') return { church: 'sets up', fellowships: [], everything: true }
  const { held } = await dutiesInForce(c, caller)
  const { assists } = await assistedInForce(c, caller)
  const led = await fellowshipsLedBy(c.var.db, caller)
  return {
    church: held.includes('office') ? 'sets up' : held.includes('usher') ? 'door' : 'none',
    fellowships: assists === undefined ? led : [...led, assists],
    everything: false,
  }
}

/**
 * An event of a desk. Throws 404 for one of somebody else, as for none. Call it in the transaction that writes: the event may have moved to another
 * fellowship.
 */
export async function requireAtDesk(db: Db, desk: Desk, event: number): Promise<RegisteredEvent> {
  const row = await requireEvent(db, event)
  if (rightAt(desk, row.fellowship_id) === 'none') refuse(404, registrationRefusals.noEvent)
  return row
}

/** An event whose registration is set up at a desk. Throws 404 as `requireAtDesk`, and 403 at the door. */
export async function requireSetUp(db: Db, desk: Desk, event: number): Promise<RegisteredEvent> {
  const row = await requireAtDesk(db, desk, event)
  if (rightAt(desk, row.fellowship_id) !== 'sets up') refuse(403, refusalWords.mayNot)
  return row
}
