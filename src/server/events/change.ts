import type { Context } from 'hono'
import type { EventForm } from '../../lib/contract/event.ts'
import { moveToBin } from '../bin/move-to-bin.ts'
import type { AppEnv } from '../context.ts'
import { refuse } from '../errors/refusal.ts'
import { changedMeanwhile, requireUnchanged } from '../http/preconditions.ts'
import { watchNumbers } from '../payment-details/watch-numbers.ts'
import { note } from '../system-log/note.ts'
import { categoryFor } from './category.ts'
import { fillEvent } from './places.ts'
import { addEvent, changeEvent, deleteEvent, type EventReader, findEvent } from './repo.ts'
import { tellPromoted } from './tell-promoted.ts'

export const noSuch = 'There is no such event.'

const everything: EventReader = { fellowshipId: null, everything: true, isMember: true }

/** Adds an event and its log entry, and returns the event. */
export async function createEvent(c: Context<AppEnv>, form: EventForm) {
  const { added, tell } = await c.var.db.transaction().execute(async (db) => {
    const tell = await watchNumbers(c, db, { place: form.title, words: wordsOf(form) })
    await note(c, db, 'Event added', { detail: form.title })
    const category = await categoryFor(db, form.category)
    return { tell, added: await addEvent(db, { ...form, category }, c.var.now()) }
  })
  tell()
  c.var.cache.invalidate('events')
  return readWhole(c, added)
}

/** Changes an event, gives places that it adds to those who wait, adds a log entry, and returns the event. Throws 409 when its version is outdated. */
export async function replaceEvent(c: Context<AppEnv>, eventId: number, form: EventForm) {
  const { promoted, tell } = await c.var.db.transaction().execute(async (db) => {
    const before = (await findEvent(db, eventId, everything)) ?? refuse(404, noSuch)
    const tell = await watchNumbers(c, db, {
      place: form.title,
      before: wordsOf(before),
      words: wordsOf(form),
    })
    const category = await categoryFor(db, form.category, before.category)
    if (!(await changeEvent(db, eventId, { ...form, category }))) refuse(409, changedMeanwhile)
    await note(c, db, 'Event changed', { detail: form.title })
    return { tell, promoted: await fillEvent(db, eventId, c.var.now()) }
  })
  tell()
  tellPromoted(c, promoted)
  c.var.cache.invalidate('events')
  return readWhole(c, eventId)
}

const wordsOf = ({ title, description, location }: Pick<EventForm, 'title' | 'description' | 'location'>) => [
  ...[title, description, location],
]

/** An event as its staff sees it. Throws 404. */
export const readWhole = async (c: Context<AppEnv>, eventId: number) =>
  (await findEvent(c.var.db, eventId, everything)) ?? refuse(404, noSuch)

/** Moves an event to the bin and adds a log entry. Throws 409 when it has changed since the caller read it. */
export async function removeEvent(c: Context<AppEnv>, eventId: number): Promise<void> {
  await c.var.db.transaction().execute(async (db) => {
    const event = (await findEvent(db, eventId, everything)) ?? refuse(404, noSuch)
    requireUnchanged(c, event.version)
    await moveToBin(c, db, { kind: 'event', row: eventId })
    await deleteEvent(db, eventId)
    await note(c, db, 'Event deleted', { detail: event.title, status: 'warning' })
  })
  c.var.cache.invalidate('events')
}
