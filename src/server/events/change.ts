import type { Context } from 'hono'
import type { EventFields, EventForm } from '../../lib/contract/event.ts'
import { type SeriesScope, seriesScopes } from '../../lib/contract/event-series.ts'
import { moveToBin } from '../bin/move-to-bin.ts'
import { churchDay } from '../church-settings/place.ts'
import type { AppEnv } from '../context.ts'
import type { Db } from '../db/tables.ts'
import { refuse, refuseFields } from '../errors/refusal.ts'
import { readChoice } from '../http/page.ts'
import { changedMeanwhile, requireUnchanged } from '../http/preconditions.ts'
import { note } from '../system-log/note.ts'
import { categoryFor } from './category.ts'
import { fillEvent } from './places.ts'
import { addEvent, changeEvent, deleteEvent, type EventReader, findEvent } from './repo.ts'
import {
  endSeriesBefore,
  leaveSeries,
  listOthers,
  lockSeries,
  movedEnd,
  type Place,
  placeInSeries,
  setApart,
  startSeries,
} from './series.ts'
import { tellPromoted } from './tell-promoted.ts'

export const noSuch = 'There is no such event.'

const everything: EventReader = { fellowshipId: null, everything: true, isMember: true }

/** Adds an event and its log entry, and returns the event. */
export async function createEvent(c: Context<AppEnv>, form: EventForm) {
  const added = await c.var.db.transaction().execute(async (db) => {
    await note(c, db, 'Event added', { detail: form.title })
    const category = await categoryFor(db, form.category)
    const id = await addEvent(db, { ...form, category }, c.var.now())
    await startSeries(db, id, form, await momentOf(c, db))
    return id
  })
  c.var.cache.invalidate('events')
  return readWhole(c, added)
}

/**
 * Changes an event, and those of its series that the form means, adds a log entry, and returns the event. Throws 409 when its version is
 * outdated, 400 when a whole series would change its day or fellowship.
 */
export async function replaceEvent(c: Context<AppEnv>, eventId: number, form: EventForm) {
  const promoted = await c.var.db.transaction().execute(async (db) => {
    const before = (await findEvent(db, eventId, everything)) ?? refuse(404, noSuch)
    const category = await categoryFor(db, form.category, before.category)
    const place = await placeInSeries(db, eventId)
    checkScope(form, before)
    if (place && isWide(form.scope)) await lockSeries(db, place)
    if (!(await changeEvent(db, eventId, { ...form, category }))) refuse(409, changedMeanwhile)
    await changeSeries(c, db, { eventId, place, before, form: { ...form, category } })
    await note(c, db, 'Event changed', { detail: form.title })
    return fillEvent(db, eventId, c.var.now())
  })
  tellPromoted(c, promoted)
  c.var.cache.invalidate('events')
  return readWhole(c, eventId)
}

/** Throws 400 for what only one event can change, and for a series of a series. */
function checkScope({ scope, repeat, date, fellowship }: EventForm, before: EventFields): void {
  if (repeat && before.series !== null) refuseFields({ repeat: ['This event repeats already'] })
  if (!isWide(scope)) return
  if (before.series === null) refuseFields({ scope: [doesNotRepeat] })
  if (date !== before.date) refuseFields({ date: ['The day is changed for one event only'] })
  if (fellowship !== before.fellowship)
    refuseFields({ fellowship: ['Of whom an event is, is changed for one event only'] })
}

type Changed = { eventId: number; place: Place | undefined; before: EventFields; form: EventForm }

async function changeSeries(c: Context<AppEnv>, db: Db, { eventId, place, before, form }: Changed) {
  const moment = await momentOf(c, db)
  if (!place) return startSeries(db, eventId, form, moment)
  if (form.fellowship !== before.fellowship) return leaveSeries(db, eventId)
  if (!isWide(form.scope)) return setApart(db, eventId)
  for (const other of await listOthers(db, place, form.scope, moment.today))
    if (other.is_apart === 0)
      await changeEvent(db, other.id, {
        ...{ ...form, date: other.date, end_date: movedEnd(form, other.date) },
        version: undefined,
      })
}

async function momentOf(c: Context<AppEnv>, db: Db) {
  const now = c.var.now()
  return { now, today: await churchDay(db, now) }
}

/** An event as its staff sees it. Throws 404. */
export const readWhole = async (c: Context<AppEnv>, eventId: number) =>
  (await findEvent(c.var.db, eventId, everything)) ?? refuse(404, noSuch)

/**
 * Moves an event, and those of its series that are meant, to the bin and adds a log entry. Throws 409 when it has changed since the caller
 * read it, 400 for more than one of an event that does not repeat.
 */
export async function removeEvent(c: Context<AppEnv>, eventId: number): Promise<void> {
  const scope = readChoice(c, 'scope', seriesScopes)
  await c.var.db.transaction().execute(async (db) => {
    const event = (await findEvent(db, eventId, everything)) ?? refuse(404, noSuch)
    requireUnchanged(c, event.version)
    const others = isWide(scope) ? await endSeries(c, db, { eventId, scope }) : []
    for (const id of [eventId, ...others]) {
      await moveToBin(c, db, { kind: 'event', row: id })
      await deleteEvent(db, id)
    }
    const detail = others.length > 0 ? `${event.title}, and ${others.length} more of its series` : event.title
    await note(c, db, 'Event deleted', { detail, status: 'warning' })
  })
  c.var.cache.invalidate('events')
}

/** Ends the series of an event, and returns the ids of the others that go. The series first, so that none is made meanwhile. */
async function endSeries(
  c: Context<AppEnv>,
  db: Db,
  { eventId, scope }: { eventId: number; scope: SeriesScope },
): Promise<number[]> {
  const place = (await placeInSeries(db, eventId)) ?? refuseFields({ scope: [doesNotRepeat] })
  const { today } = await momentOf(c, db)
  await endSeriesBefore(db, place, scope === 'all' ? today : place.series_day)
  return (await listOthers(db, place, scope, today)).map(({ id }) => id)
}

const isWide = (scope: SeriesScope | undefined): scope is 'following' | 'all' =>
  scope === 'following' || scope === 'all'

const doesNotRepeat = 'This event does not repeat'
