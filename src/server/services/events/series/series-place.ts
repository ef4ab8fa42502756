import type { Db } from '../../../platform/db/tables.ts'

/** The place of an event in its series: `series_day` is the day that the rule gave it. */
export type Place = { id: number; series_id: number; series_day: string }

/** The place of an event in its series; undefined for one that does not repeat. */
export async function placeInSeries(db: Db, id: number): Promise<Place | undefined> {
  const event = await db
    .selectFrom('event')
    .select(['series_id', 'series_day'])
    .where('id', '=', id)
    .executeTakeFirst()
  return event?.series_id ? { id, series_id: event.series_id, series_day: event.series_day } : undefined
}

/** An event changed by itself stays as it is when its series is changed; one that is on its day and as the others is not apart. */
export const setApart = (db: Db, id: number, isApart: boolean) =>
  db
    .updateTable('event')
    .set({ is_apart: isApart ? 1 : 0 })
    .where('id', '=', id)
    .execute()

/** An event that moves to another fellowship leaves its series, whose events all have the same one. */
export const leaveSeries = (db: Db, id: number) =>
  db.updateTable('event').set({ series_id: null, series_day: '', is_apart: 0 }).where('id', '=', id).execute()

/** Nobody makes or changes events of the series until the transaction ends. */
export const lockSeries = (db: Db, { series_id }: Place) =>
  db
    .updateTable('event_series')
    .set((row) => ({ until: row.ref('until') }))
    .where('id', '=', series_id)
    .execute()

/** The events of a series that come after a day of its rule. */
export const listAfter = (db: Db, { series_id }: Pick<Place, 'series_id'>, day: string) =>
  db
    .selectFrom('event')
    .select(['id', 'date', 'series_day', 'is_apart'])
    .where('series_id', '=', series_id)
    .where('series_day', '>', day)
    .orderBy('series_day')
    .execute()
