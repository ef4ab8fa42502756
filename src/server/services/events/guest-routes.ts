import type { Context } from 'hono'
import * as calls from '../../../lib/contract/services/calls/event-signups.ts'
import type { EventFields } from '../../../lib/contract/services/event.ts'
import type { EventGuestAnswer } from '../../../lib/contract/services/event-signup.ts'
import { assists, roles } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { Routes } from '../../platform/http/routes.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { eventRefusals } from './messages.ts'
import { eventOf, ownEvent } from './of-path.ts'
import { fillEvent, listGuests } from './places.ts'
import { removeSignup } from './repo.ts'
import { tellPromoted } from './tell-promoted.ts'

/** Who signed up for any event, for the admin. */
export const eventGuests = new Routes()
  .answer(calls.listGuests, roles('admin'), async (c) => readGuests(c, await eventOf(c)))
  .answer(calls.removeGuest, roles('admin'), async (c, { member }) => {
    await removeGuest(c, await eventOf(c), member)
    return { detail: eventRefusals.signUpRemoved }
  })

/** Who signed up for the events of a fellowship, for its leader and who assists. */
export const fellowshipEventGuests = new Routes()
  .answer(calls.listFellowshipGuests, assists, async (c) => readGuests(c, await ownEvent(c)))
  .answer(calls.removeFellowshipGuest, assists, async (c, { member }) => {
    await removeGuest(c, await ownEvent(c), member)
    return { detail: eventRefusals.signUpRemoved }
  })

async function readGuests(c: Context<AppEnv>, { id: eventId }: EventFields): Promise<EventGuestAnswer[]> {
  const guests = await listGuests(c.var.db, eventId, callerOf(c).role === 'admin')
  await recordAccess(c, { what: `sign-ups for event ${eventId}`, rows: guests.length })
  return guests
}

async function removeGuest(
  c: Context<AppEnv>,
  { id: eventId, title }: EventFields,
  accountId: number,
): Promise<void> {
  const promoted = await c.var.db.transaction().execute(async (db) => {
    if (!(await removeSignup(db, { eventId, accountId, kind: 'signup' }))) return []
    await audit(c, db, 'Sign-up removed', { detail: `${title}: account ${accountId}` })
    return fillEvent(db, eventId, c.var.now())
  })
  tellPromoted(c, promoted)
}
