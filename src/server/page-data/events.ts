import { ChurchEvent, type EventFields, eventCategories } from '../../lib/contract/event.ts'
import { lastDayOf } from '../../lib/upcoming.ts'
import { churchDay } from '../church-settings/place.ts'
import { mostRows } from '../db/page.ts'
import { findEvent, listEvents, visitor } from '../events/repo.ts'
import { church } from './church.ts'
import { listFromBackend } from './other-backend.ts'

const all = { limit: mostRows, offset: 0, search: '', order: undefined }

/** The church's public events: `coming` until their last day, the next first; `past` the latest first. */
export async function publicEvents(): Promise<{ coming: EventFields[]; past: EventFields[] }> {
  const { db, now } = church()
  const today = await churchDay(db, now())
  const rows = (await eventsFromBackend()) ?? (await listEvents(db, visitor, all)).rows
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
  return elsewhere ? elsewhere.find((event) => event.id === id) : findEvent(church().db, id, visitor)
}

/** The events of another backend, sorted by date and time. Meeting links are left out, since visitors must not see them. */
async function eventsFromBackend(): Promise<EventFields[] | undefined> {
  const found = await listFromBackend('events/', ChurchEvent)
  return found?.map(fieldsOf).sort((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`))
}

function fieldsOf({ meeting_link: _, ...event }: ChurchEvent): EventFields {
  return {
    ...event,
    date: event.date.slice(0, 10),
    time: event.time.slice(0, 5),
    end_time: event.end_time.slice(0, 5),
    end_date: event.end_date.slice(0, 10),
    category: eventCategories.find((one) => one === event.category) ?? 'worship',
    image: event.image || null,
    ...{ icon: '', fellowship: null, version: 1 },
  }
}
