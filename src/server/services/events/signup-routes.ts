import type { Context } from 'hono'
import * as calls from '../../../lib/contract/services/calls/event-signups.ts'
import { type EventFields, EventSignupForm } from '../../../lib/contract/services/event.ts'
import { lastDayOf } from '../../../lib/time/upcoming.ts'
import { signedIn } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { parseBody } from '../../platform/http/body.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { eventRefusals } from './messages.ts'
import { eventOf } from './of-path.ts'
import { fillEvent, readPlaces } from './places.ts'
import { addSignup, removeSignup } from './repo.ts'
import { tellPromoted } from './tell-promoted.ts'

/** Places at an event with a waiting list, and reminders: extensions (docs/decisions/people.md#event-series). */
export const eventSignups = new Routes()
  .answer(calls.readPlaces, signedIn, async (c) => {
    const event = await eventOf(c)
    const open = (await whyClosed(c, c.var.db, event)) === undefined
    const counted = await readPlaces(c.var.db, event.id, callerOf(c).id)
    return { open, places: event.places, ...counted }
  })
  .answer(calls.takePlace, signedIn, async (c, { id }) => {
    const { kind } = await bodyOf(c)
    await consume(c)
    const signup = { eventId: id, accountId: callerOf(c).id, kind, now: c.var.now() }
    // In a transaction: one that deletes the event has read the sign-ups that the bin keeps, and the last place is given once.
    const { promoted, detail } = await c.var.db.transaction().execute(async (db) => {
      const event = await eventOf(c, db)
      const why = kind === 'signup' ? await whyClosed(c, db, event) : undefined
      if (why) refuse(409, why)
      await addSignup(db, signup)
      const promoted = await fillEvent(db, event.id, signup.now)
      return { promoted, detail: await sayOutcome(db, event, signup) }
    })
    tellPromoted(c, promoted)
    return { detail }
  })
  .answer(calls.giveBackPlace, signedIn, async (c, { id }) => {
    const body = parseBody({ ...(c.req.query('kind') && { kind: c.req.query('kind') }) }, EventSignupForm)
    await consume(c)
    const promoted = await c.var.db.transaction().execute(async (db) => {
      await removeSignup(db, { eventId: id, accountId: callerOf(c).id, kind: body.kind })
      return fillEvent(db, id, c.var.now())
    })
    tellPromoted(c, promoted)
    return { detail: eventRefusals.cancelled }
  })

const consume = (c: Context<AppEnv>) => c.var.limits.consume('signup by account', String(callerOf(c).id))

/** Why nobody can sign up for an event now; undefined when one can. */
async function whyClosed(c: Context<AppEnv>, db: Db, event: EventFields): Promise<string | undefined> {
  if (!event.takes_signups) return eventRefusals.noSignUp
  if (lastDayOf(event) < (await churchDay(db, c.var.now()))) return eventRefusals.over
  return undefined
}

type Asked = { accountId: number; kind: EventSignupForm['kind'] }

async function sayOutcome(db: Db, { id: eventId, title }: EventFields, signUp: Asked): Promise<string> {
  if (signUp.kind === 'reminder') return eventRefusals.reminderSet
  const { position } = await readPlaces(db, eventId, signUp.accountId)
  return position === null ? eventRefusals.signedUp({ title }) : eventRefusals.waits({ title, position })
}
