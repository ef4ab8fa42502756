import { ChurchEvent, type EventFields } from '../../../../lib/contract/services/event.ts'
import { otherCategory } from '../../../../lib/contract/services/event-category.ts'
import { firstOfSeries } from '../../../../lib/finding/first-of-series.ts'
import { lastDayOf } from '../../../../lib/time/upcoming.ts'
import { mostRows } from '../../../platform/db/pagination.ts'
import { findEvent, listEvents, visitor } from '../../../services/events/repo.ts'
import { churchDay } from '../../../settings/church-settings/place.ts'
import { readChurch } from '../../../settings/church-settings/repo.ts'
import { church } from '../church.ts'
import { listFromBackend } from '../other-backend.ts'

const all = { limit: mostRows, offset: 0, search: '', order: undefined }

/** The church's public events, coming and past; of a series only the next one, and the last one that is over. */
export async function publicEvents(): Promise<{ coming: EventFields[]; past: EventFields[] }> {
  const { coming, past } = await allPublicEvents()
  return { coming: firstOfSeries(coming), past: firstOfSeries(past) }
}

/** Each of the church's public events: `coming` until their last day, the next first; `past` the latest first. */
export async function allPublicEvents(): Promise<{ coming: EventFields[]; past: EventFields[] }> {
  const { db, now } = church()
  const today = await churchDay(db, now())
  const events = (await eventsFromBackend()) ?? (await listEvents(db, visitor, all)).rows
  const rows = events.map(await categorised())
  return {
    coming: rows.filter((event) => lastDayOf(event) >= today),
    past: rows.filter((event) => lastDayOf(event) < today).reverse(),
  }
}

/** The calendar day at the church, by which events are coming or past. */
export const dayOfEvents = (): Promise<string> => churchDay(church().db, church().now())

/** A public event, or undefined. */
export async function publicEvent(id: number): Promise<EventFields | undefined> {
  const elsewhere = await eventsFromBackend()
  const shown = elsewhere
    ? elsewhere.find((event) => event.id === id)
    : await findEvent(church().db, id, visitor)
  return shown && (await categorised())(shown)
}

/** The next days of an event's series beside its own, at most so many; none for an event that does not repeat. */
export async function otherDays({ id, series }: EventFields, most: number): Promise<EventFields[]> {
  if (series === null) return []
  const paging = { ...all, limit: most + 1, series, from: await dayOfEvents() }
  const { rows } = await listEvents(church().db, visitor, paging)
  return rows.filter((event) => event.id !== id).slice(0, most)
}

/** Puts an event whose category the church does not have under "Other". */
async function categorised(): Promise<(event: EventFields) => EventFields> {
  const { event_categories } = await readChurch(church().db)
  const slugs = new Set(event_categories.map(({ slug }) => slug))
  return (event) => (slugs.has(event.category) ? event : { ...event, category: otherCategory })
}

/** The events of another backend, sorted by date and time. Meeting links are left out, since visitors must not see them. */
async function eventsFromBackend(): Promise<EventFields[] | undefined> {
  const readings = await listFromBackend('events/', ChurchEvent)
  return readings?.map(fieldsOf).sort((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`))
}

function fieldsOf({ meeting_link: _, ...event }: ChurchEvent): EventFields {
  return {
    ...event,
    date: event.date.slice(0, 10),
    time: event.time.slice(0, 5),
    end_time: event.end_time.slice(0, 5),
    end_date: event.end_date.slice(0, 10),
    category: event.category,
    image: event.image || null,
    image_alt: event.image_alt,
    icon: '',
    fellowship: null,
    takes_signups: false,
    places: null,
    version: 1,
    series: null,
    repeats: '',
    repeats_until: '',
    later: 0,
  }
}

/** Whether events still name a category, which the church may have removed: calendars that follow it are empty then. */
export async function wasCategory(slug: string): Promise<boolean> {
  const event = await church()
    .db.selectFrom('event')
    .select('id')
    .where('category', '=', slug)
    .executeTakeFirst()
  return event !== undefined
}
