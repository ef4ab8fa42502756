import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'

type Poster = { key: string | null; description: string }

/** The title of an event, its series, and the key of its poster, which in a series all events share; undefined without the event. */
export const readPoster = (db: Db, id: number) =>
  db
    .selectFrom('event')
    .leftJoin('event_series', 'event_series.id', 'event.series_id')
    .select(['title', 'series_id'])
    .select(({ fn }) => fn.coalesce('event_series.image_key', 'event.image_key').as('image_key'))
    .where('event.id', '=', id)
    .executeTakeFirst()

type Of = { id: number; series_id: number | null }

/** Sets the poster of an event, or of all events of its series; null for none. */
export async function setPoster(db: Db, { id, series_id }: Of, { key, description }: Poster): Promise<void> {
  const image = { image_key: key, image_alt: description }
  if (series_id !== null)
    await db.updateTable('event_series').set(image).where('id', '=', series_id).execute()
  await db
    .updateTable('event')
    .set({ ...(series_id === null && image), version: sql`version + 1` })
    .$if(series_id === null, (query) => query.where('id', '=', id))
    .$if(series_id !== null, (query) => query.where('series_id', '=', series_id))
    .execute()
}

/** The poster that an event had becomes that of the series that it begins. */
export async function givePosterToSeries(db: Db, { id, series_id }: Of): Promise<void> {
  const { image_key, image_alt } = await db
    .selectFrom('event')
    .select(['image_key', 'image_alt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await db.updateTable('event_series').set({ image_key, image_alt }).where('id', '=', series_id).execute()
  await db.updateTable('event').set({ image_key: null, image_alt: '' }).where('id', '=', id).execute()
}

/** Whether a series has a poster: one that was moved to another day shares it with the rest of it. */
export async function isPosterOfSeries(db: Db, key: string): Promise<boolean> {
  const eventSeries = await db
    .selectFrom('event_series')
    .select('id')
    .where('image_key', '=', key)
    .executeTakeFirst()
  return eventSeries !== undefined
}
