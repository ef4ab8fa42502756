import type { EventFields } from '../../lib/contract/event.ts'
import { mostRows } from '../db/page.ts'
import { findEvent, listEvents, visitor } from '../events/repo.ts'
import { church } from './church.ts'

const all = { limit: mostRows, offset: 0, search: '', order: undefined }

/** The church's public events: those of today and later, the next first, and those before, the latest first. */
export async function publicEvents(): Promise<{ coming: EventFields[]; past: EventFields[] }> {
  const { db, now } = church()
  const today = now().toISOString().slice(0, 10)
  const { rows } = await listEvents(db, visitor, all)
  return {
    coming: rows.filter(({ date }) => date >= today),
    past: rows.filter(({ date }) => date < today).reverse(),
  }
}

/** One public event; undefined for none. */
export const publicEvent = (id: number): Promise<EventFields | undefined> =>
  findEvent(church().db, id, visitor)
