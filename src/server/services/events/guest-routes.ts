import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { Done } from '../../../lib/contract/answer.ts'
import type { EventFields } from '../../../lib/contract/services/event.ts'
import { EventGuestAnswer } from '../../../lib/contract/services/event-signup.ts'
import { assists, roles } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { describe } from '../../platform/http/describe.ts'
import { id, idOf } from '../../platform/http/ids.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { note } from '../../settings/system-log/note.ts'
import { eventOf, ownEvent } from './of-path.ts'
import { fillEvent, listGuests } from './places.ts'
import { removeSignup } from './repo.ts'
import { tellPromoted } from './tell-promoted.ts'

const event = ':event{[0-9]{1,15}}'
const member = ':member{[0-9]{1,15}}'
const list = { summary: 'Who comes to an event and who waits', answer: z.array(EventGuestAnswer) }
const removal = { summary: 'Removes a sign-up; the next one on the waiting list moves up', answer: Done }

/** Who signed up for any event, for the admin. */
export const eventGuests = new Hono<AppEnv>()
  .get(`/${id}/signups`, roles('admin'), describe(list), async (c) =>
    c.json(await readGuests(c, await eventOf(c))),
  )
  .delete(`/${id}/signups/${member}`, roles('admin'), describe(removal), async (c) => {
    await removeGuest(c, await eventOf(c))
    return c.json({ detail: 'The sign-up is removed.' })
  })

/** Who signed up for the events of a fellowship, for its leader and who assists. */
export const fellowshipEventGuests = new Hono<AppEnv>()
  .get(`/${id}/events/${event}/signups`, assists, describe(list), async (c) =>
    c.json(await readGuests(c, await ownEvent(c))),
  )
  .delete(`/${id}/events/${event}/signups/${member}`, assists, describe(removal), async (c) => {
    await removeGuest(c, await ownEvent(c))
    return c.json({ detail: 'The sign-up is removed.' })
  })

async function readGuests(c: Context<AppEnv>, { id: eventId }: EventFields): Promise<EventGuestAnswer[]> {
  const guests = await listGuests(c.var.db, eventId, callerOf(c).role === 'admin')
  await recordAccess(c, { what: `sign-ups for event ${eventId}`, rows: guests.length })
  return guests
}

async function removeGuest(c: Context<AppEnv>, { id: eventId, title }: EventFields): Promise<void> {
  const accountId = idOf(c, 'member')
  const promoted = await c.var.db.transaction().execute(async (db) => {
    if (!(await removeSignup(db, { eventId, accountId, kind: 'signup' }))) return []
    await note(c, db, 'Sign-up removed', { detail: `${title}: account ${accountId}` })
    return fillEvent(db, eventId, c.var.now())
  })
  tellPromoted(c, promoted)
}
