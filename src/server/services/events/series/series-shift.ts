import { type Selectable, sql } from 'kysely'
import { dayAfter, isLastWeekday } from '../../../../lib/time/next-day.ts'
import type { EventSeriesTable } from '../../../platform/db/tables/events.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuseFields } from '../../../platform/errors/refusal.ts'
import { eventRefusals } from '../messages.ts'
import { occurrenceAt, occurrencesBetween, recurrenceFrom, ruleNamed } from './recurrence.ts'
import { type Moment, readSeries, requireInReach } from './series.ts'
import { listAfter, type Place } from './series-place.ts'

/**
 * Moves an event and all later ones of its series to another day: Wednesdays to Thursdays. The events before them become a series of their
 * own, which ends. Each keeps its sign-ups; one that was changed by itself keeps its day. Returns the new place of the event. Throws 400 for
 * a day that the rule cannot have.
 */
export async function shiftSeries(
  db: Db,
  place: Place,
  { day, moment }: { day: string; moment: Moment },
): Promise<Place> {
  requireInReach(day, moment)
  const old = await readSeries(db, place.series_id)
  const dayFor = translate(old, place, day)
  await endEarlier(db, old, place.series_day)
  await db
    .updateTable('event_series')
    .set({ rule: ruleFrom(old.rule, day), first_day: day })
    .set({ until: old.until && dayFor(old.until), made_until: dayFor(old.made_until) })
    .where('id', '=', old.id)
    .execute()
  const later = await listAfter(db, place, place.series_day)
  await leavePlaces(db, old.id)
  await moveTo(db, { id: place.id, is_apart: 0 }, day)
  for (const event of later) await moveTo(db, event, dayFor(event.series_day))
  return { ...place, series_day: day }
}

/** Gives the events before a day a series of their own, which ends there. */
async function endEarlier(db: Db, { id: old, ...series }: Series, day: string): Promise<void> {
  const earlier = await db
    .selectFrom('event')
    .select('id')
    .where('series_id', '=', old)
    .where('series_day', '<', day)
    .execute()
  if (earlier.length === 0) return
  const { id } = await db
    .insertInto('event_series')
    .values({ ...series, until: dayAfter(day, -1) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('event')
    .set({ series_id: id })
    .where(
      'id',
      'in',
      earlier.map((event) => event.id),
    )
    .execute()
}

/** Makes room for the new days, of which one may be the old day of another event. */
const leavePlaces = (db: Db, series_id: number) =>
  db
    .updateTable('event')
    .set({ series_day: sql`'left ' || series_day` })
    .where('series_id', '=', series_id)
    .execute()

/** A stored rule that counts from another day. Throws 400 where that day cannot be one of it. */
function ruleFrom(stored: string, day: string) {
  const rule = ruleNamed(stored) ?? refuseFields({ date: [eventRefusals.byItselfOnly] })
  if (rule === 'monthly-by-last-weekday' && !isLastWeekday(day))
    refuseFields({ date: [eventRefusals.notLastWeekday] })
  return recurrenceFrom(rule, day).rule
}

type Series = Selectable<EventSeriesTable>

/** For a day of the old rule the one that takes its place; for a day between two, that of the one before. */
function translate(old: Series, place: Place, day: string): (old: string) => string {
  const rule = ruleFrom(old.rule, day)
  const before = { rule: ruleNamed(old.rule) ?? rule, first: old.first_day }
  return (last) =>
    occurrenceAt(
      { rule, first: day },
      occurrencesBetween(before, { after: place.series_day, last, most: Number.POSITIVE_INFINITY }).length,
    )
}

type Later = { id: number; is_apart: number }

const moveTo = (db: Db, { id, is_apart }: Later, series_day: string) =>
  db
    .updateTable('event')
    .set({ series_day, ...(is_apart === 0 && { date: series_day }) })
    .where('id', '=', id)
    .execute()
