import type { EventForm } from '../../lib/contract/event.ts'
import { mostRepeats, type SeriesScope } from '../../lib/contract/event-series.ts'
import { dayAfter } from '../../lib/next-day.ts'
import { churchDay } from '../church-settings/place.ts'
import type { Deps } from '../context.ts'
import type { Db } from '../db/tables.ts'
import { refuseFields } from '../errors/refusal.ts'
import { occurrenceAt, occurrencesBetween, type Recurrence, recurrenceFrom, ruleNamed } from './recurrence.ts'

/** How far ahead the events of a series are made, in days. */
const ahead = 365

type Moment = { today: string; now: Date }

/** Makes an event the first of a series as its form says, and the events of the next year. Throws 400 for a day out of reach. */
export async function startSeries(db: Db, eventId: number, form: EventForm, moment: Moment): Promise<void> {
  if (!form.repeat) return
  const { date } = form
  if (date < moment.today || date > dayAfter(moment.today, ahead))
    refuseFields({ date: ['An event that repeats begins today or within a year'] })
  const recurrence = recurrenceFrom(form.repeat, date)
  const { id } = await db
    .insertInto('event_series')
    .values({ rule: recurrence.rule, first_day: date, until: lastDay(recurrence, form), made_until: date })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('event')
    .set({ series_id: id, series_day: date, repeats: recurrence.rule })
    .where('id', '=', eventId)
    .execute()
  await makeAhead(db, id, moment)
}

/** The last day of a form's series; '' for no end. */
function lastDay(recurrence: Recurrence, { repeat_until = '', repeat_times }: EventForm): string {
  const days = [repeat_until, repeat_times ? occurrenceAt(recurrence, repeat_times - 1) : '']
  return days.filter(Boolean).sort()[0] ?? ''
}

/** Makes the events of all series a year ahead. A second process that does so at once makes none twice. */
export async function makeRepeatedEvents({ db, cache, now }: Pick<Deps, 'db' | 'cache' | 'now'>) {
  const moment = { now: now(), today: await churchDay(db, now()) }
  const waiting = await db
    .selectFrom('event_series')
    .select('id')
    .where('made_until', '<', dayAfter(moment.today, ahead))
    .where((row) => row.or([row('until', '=', ''), row('until', '>', row.ref('made_until'))]))
    .orderBy('id')
    .execute()
  let made = 0
  for (const { id } of waiting) made += await db.transaction().execute((one) => makeAhead(one, id, moment))
  if (made > 0) cache.invalidate('events')
}

/**
 * Makes the events of a series that were not made yet, up to a year ahead, as its last event that was not changed by itself.
 * Returns how many. What was made is never made again, so that a deleted event stays deleted.
 */
async function makeAhead(db: Db, seriesId: number, { today, now }: Moment): Promise<number> {
  const series = await db
    .selectFrom('event_series')
    .selectAll()
    .where('id', '=', seriesId)
    .executeTakeFirstOrThrow()
  const rule = ruleNamed(series.rule)
  if (!rule) return 0
  const { first_day: first, until, made_until } = series
  const horizon = [dayAfter(today, ahead), until].filter(Boolean).sort()[0] ?? ''
  const days = occurrencesBetween({ rule, first }, { after: made_until, last: horizon, most: mostRepeats })
  const reached = days.length < mostRepeats ? horizon : (days.at(-1) ?? horizon)
  if (reached <= made_until) return 0
  // Also the lock of the series: who comes second finds it made, or ended.
  const { numUpdatedRows } = await db
    .updateTable('event_series')
    .set({ made_until: reached })
    .where('id', '=', seriesId)
    .where('made_until', '=', made_until)
    .where('until', '=', until)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? addLike(db, seriesId, days, now) : 0
}

async function addLike(db: Db, seriesId: number, days: readonly string[], now: Date): Promise<number> {
  const model = await db
    .selectFrom('event')
    .selectAll()
    .where('series_id', '=', seriesId)
    .where('is_apart', '=', 0)
    .orderBy('series_day', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!model || days.length === 0) return 0
  const { id: _, version: __, date, end_date, ...same } = model
  await db
    .insertInto('event')
    .values(
      days.map((day) => ({
        ...same,
        ...{ date: day, series_day: day, end_date: movedEnd({ date, end_date }, day) },
        // A poster belongs to one event, which removes its file.
        ...{ image_key: null, image_alt: '', created_at: now.toISOString() },
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return days.length
}

/** The last day of an event that begins on another day and is as long. */
export function movedEnd({ date, end_date }: { date: string; end_date: string }, day: string): string {
  if (!end_date) return ''
  return dayAfter(day, Math.round((Date.parse(end_date) - Date.parse(date)) / 86_400_000))
}

export type Place = { id: number; series_id: number; series_day: string }

/** The place of an event in its series; undefined for one that does not repeat. */
export async function placeInSeries(db: Db, id: number): Promise<Place | undefined> {
  const found = await db
    .selectFrom('event')
    .select(['series_id', 'series_day'])
    .where('id', '=', id)
    .executeTakeFirst()
  return found?.series_id ? { id, series_id: found.series_id, series_day: found.series_day } : undefined
}

/** An event changed by itself stays as it is when its series is changed. */
export const setApart = (db: Db, id: number) =>
  db.updateTable('event').set({ is_apart: 1 }).where('id', '=', id).execute()

/** An event that moves to another fellowship leaves its series, whose events all have the same one. */
export const leaveSeries = (db: Db, id: number) =>
  db
    .updateTable('event')
    .set({ series_id: null, series_day: '', repeats: '', is_apart: 0 })
    .where('id', '=', id)
    .execute()

/** Nobody makes or changes events of the series until the transaction ends. */
export const lockSeries = (db: Db, { series_id }: Place) =>
  db
    .updateTable('event_series')
    .set((row) => ({ until: row.ref('until') }))
    .where('id', '=', series_id)
    .execute()

/** No events are made from a day on. */
export const endSeriesBefore = (db: Db, { series_id }: Place, day: string) =>
  db
    .updateTable('event_series')
    .set({ until: dayAfter(day, -1) })
    .where('id', '=', series_id)
    .execute()

/** The other events of a series that a scope means: after this one, or all from today on. */
export function listOthers(db: Db, { id, series_id, series_day }: Place, scope: SeriesScope, today: string) {
  const others = db
    .selectFrom('event')
    .select(['id', 'date', 'is_apart'])
    .where('series_id', '=', series_id)
    .where('id', '!=', id)
  const wanted =
    scope === 'following' ? others.where('series_day', '>', series_day) : others.where('date', '>=', today)
  return wanted.orderBy('series_day').execute()
}
