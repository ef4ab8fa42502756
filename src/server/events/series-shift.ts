import type { Selectable } from 'kysely'
import { dayAfter, isLastWeekday } from '../../lib/next-day.ts'
import type { EventSeriesTable } from '../db/tables/events.ts'
import type { Db } from '../db/tables.ts'
import { refuseFields } from '../errors/refusal.ts'
import { occurrenceAt, occurrencesBetween, recurrenceFrom, ruleNamed } from './recurrence.ts'
import { type Moment, readSeries, requireInReach } from './series.ts'
import { listAfter, type Place } from './series-place.ts'

/**
 * Moves an event and all later ones of its series to another day: Wednesdays to Thursdays. They become a series of their own, and the first
 * one ends before them. Each keeps its sign-ups; one that was changed by itself keeps its day. Returns the new place of the event. Throws 400
 * for a day that the rule cannot have.
 */
export async function shiftSeries(
  db: Db,
  place: Place,
  { day, moment }: { day: string; moment: Moment },
): Promise<Place> {
  requireInReach(day, moment)
  const old = await readSeries(db, place.series_id)
  const dayFor = translate(old, place, day)
  const { id: series_id } = await db
    .insertInto('event_series')
    .values({
      ...{ rule: ruleFrom(old.rule, day), first_day: day, until: old.until && dayFor(old.until) },
      made_until: dayFor(old.made_until),
      ...{ image_key: old.image_key, image_alt: old.image_alt },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const later = await listAfter(db, place, place.series_day)
  await db
    .updateTable('event')
    .set({ series_id, series_day: day, is_apart: 0 })
    .where('id', '=', place.id)
    .execute()
  for (const event of later) await moveTo(db, event, { series_id, series_day: dayFor(event.series_day) })
  await db
    .updateTable('event_series')
    .set({ until: dayAfter(place.series_day, -1) })
    .where('id', '=', place.series_id)
    .execute()
  return { id: place.id, series_id, series_day: day }
}

/** A stored rule that counts from another day. Throws 400 where that day cannot be one of it. */
function ruleFrom(stored: string, day: string) {
  const rule = ruleNamed(stored) ?? refuseFields({ date: ['This event is changed by itself only'] })
  if (rule === 'monthly-by-last-weekday' && !isLastWeekday(day))
    refuseFields({ date: ['The day is not the last of its weekday in its month'] })
  return recurrenceFrom(rule, day).rule
}

/** For a day of the old rule the one that takes its place; for a day between two, that of the one before. */
function translate(old: Selectable<EventSeriesTable>, place: Place, day: string): (old: string) => string {
  const rule = ruleFrom(old.rule, day)
  const before = { rule: ruleNamed(old.rule) ?? rule, first: old.first_day }
  return (last) =>
    occurrenceAt(
      { rule, first: day },
      occurrencesBetween(before, { after: place.series_day, last, most: Number.POSITIVE_INFINITY }).length,
    )
}

type Later = { id: number; is_apart: number }

async function moveTo(
  db: Db,
  { id, is_apart }: Later,
  { series_id, series_day }: { series_id: number; series_day: string },
): Promise<void> {
  await db
    .updateTable('event')
    .set({ series_id, series_day, ...(is_apart === 0 && { date: series_day }) })
    .where('id', '=', id)
    .execute()
}
