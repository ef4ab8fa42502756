import type { Context } from 'hono'
import type { EventForm } from '../../../lib/contract/services/event.ts'
import { type SeriesScope, seriesScopes } from '../../../lib/contract/services/event-series.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { readChoice } from '../../platform/http/pagination.ts'
import { changedMeanwhile, requireUnchanged } from '../../platform/http/preconditions.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { watchNumbers } from '../../website/cms/numbers/watch-numbers.ts'
import { newsOf } from '../event-news/news.ts'
import { tellNews } from '../event-news/tell.ts'
import { categoryFor } from './category.ts'
import { eventRefusals } from './messages.ts'
import { fillEvent, type PromotedGuest } from './places.ts'
import { addEvent, changeEvent, type EventReader, findEvent } from './repo.ts'
import { type Moment, startSeries } from './series/series.ts'
import { changeSeries, checkScope, endBefore } from './series/series-change.ts'
import { listAfter, lockSeries, type Place, placeInSeries } from './series/series-place.ts'
import { tellPromoted } from './tell-promoted.ts'
import { trashEvents } from './trash-events.ts'

const everything: EventReader = { fellowshipId: null, everything: true, isMember: true }

/** Adds an event, and those of its series if it repeats, with a log entry, and returns the event. Throws 400 for a day out of reach. */
export async function createEvent(c: Context<AppEnv>, form: EventForm) {
  const { added, tell } = await c.var.db.transaction().execute(async (db) => {
    const tell = await watchNumbers(c, db, { place: form.title, words: wordsOf(form) })
    await audit(c, db, 'Event added', { detail: form.title })
    const category = await categoryFor(db, form.category)
    const id = await addEvent(db, { ...form, category }, c.var.now())
    await startSeries(db, id, form, await momentOf(c, db))
    return { tell, added: id }
  })
  tell()
  c.var.cache.invalidate('events')
  return readWhole(c, added)
}

/**
 * Changes an event, and the later ones of its series if the form means them, gives places that it adds to those who wait, adds a log entry,
 * tells people who signed up what changes for them, and returns the event. Throws 409 when its version is outdated, 400 for what a series
 * cannot be.
 */
export async function replaceEvent(c: Context<AppEnv>, eventId: number, form: EventForm) {
  const { news, promoted, tell } = await c.var.db.transaction().execute(async (db) => {
    const moment = await momentOf(c, db)
    const before = (await findEvent(db, eventId, everything)) ?? refuse(404, eventRefusals.noEvent)
    checkScope(form, before)
    const watched = { place: form.title, before: wordsOf(before), words: wordsOf(form) }
    const tell = await watchNumbers(c, db, watched)
    const category = await categoryFor(db, form.category, before.category)
    const place = await placeInSeries(db, eventId)
    const meant = await meantBy(db, { eventId, place, scope: form.scope })
    const news = await newsOf(db, { meant, moment }, async () => {
      if (!(await changeEvent(db, eventId, { ...form, category }))) refuse(409, changedMeanwhile())
      await changeSeries(c, db, { eventId, place, before, form: { ...form, category } }, moment)
    })
    await audit(c, db, 'Event changed', { detail: form.title + andLater(meant) })
    const promoted: PromotedGuest[] = []
    for (const id of meant) promoted.push(...(await fillEvent(db, id, moment.now)))
    return { news, promoted, tell }
  })
  tell()
  tellNews(c, news)
  tellPromoted(c, promoted)
  c.var.cache.invalidate('events')
  return readWhole(c, eventId)
}

const wordsOf = ({ title, description, location }: Pick<EventForm, 'title' | 'description' | 'location'>) => [
  title,
  description,
  location,
]

async function momentOf(c: Context<AppEnv>, db: Db): Promise<Moment> {
  const now = c.var.now()
  return { now, today: await churchDay(db, now) }
}

type Meant = { eventId: number; place: Place | undefined; scope: SeriesScope | undefined }

/** The event, and those of its series that are meant; locks the series, so that none is made meanwhile. */
async function meantBy(db: Db, { eventId, place, scope }: Meant): Promise<number[]> {
  if (place) await lockSeries(db, place)
  const later = place && scope === 'following' ? await listAfter(db, place, place.series_day) : []
  return [eventId, ...later.map(({ id }) => id)]
}

const andLater = ({ length }: readonly number[]) =>
  length > 1 ? `, and ${length - 1} later ${length > 2 ? 'events' : 'event'} of its series` : ''

/** An event as its staff sees it. Throws 404. */
export const readWhole = async (c: Context<AppEnv>, eventId: number) =>
  (await findEvent(c.var.db, eventId, everything)) ?? refuse(404, eventRefusals.noEvent)

/**
 * Moves an event, and the later ones of its series if they are meant, to the bin, adds a log entry, and tells people who signed up. Throws
 * 409 when it has changed since the caller read it, 400 for more than one of an event that does not repeat.
 */
export async function removeEvent(c: Context<AppEnv>, eventId: number): Promise<void> {
  const scope = readChoice(c, 'scope', seriesScopes)
  const news = await c.var.db.transaction().execute(async (db) => {
    const event = (await findEvent(db, eventId, everything)) ?? refuse(404, eventRefusals.noEvent)
    requireUnchanged(c, event.version)
    const place = await placeInSeries(db, eventId)
    if (scope === 'following' && !place) refuseFields({ scope: [eventRefusals.doesNotRepeat] })
    const meant = await meantBy(db, { eventId, place, scope })
    await audit(c, db, 'Event deleted', { detail: event.title + andLater(meant), status: 'warning' })
    return newsOf(db, { meant, moment: await momentOf(c, db) }, async () => {
      if (scope === 'following' && place) await endBefore(db, place)
      await trashEvents(c, db, meant)
    })
  })
  tellNews(c, news)
  c.var.cache.invalidate('events')
}
