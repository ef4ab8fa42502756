import type { EventForm } from '../../../../lib/contract/services/event.ts'
import { mostRepeats } from '../../../../lib/contract/services/event-series.ts'
import { dayAfter } from '../../../../lib/time/next-day.ts'
import type { Deps } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuseFields } from '../../../platform/errors/refusal.ts'
import { churchDay } from '../../../settings/church-settings/place.ts'
import { eventRefusals } from '../messages.ts'
import { givePosterToSeries } from '../poster-repo.ts'
import { occurrenceAt, occurrencesBetween, type Recurrence, recurrenceFrom, ruleNamed } from './recurrence.ts'

/** How far ahead the events of a series are made, in days: half a year. */
const ahead = 182

/** How far away the first event of a series may be, in days. */
const reach = 730

export type Moment = { today: string; now: Date }

/** Makes an event the first of a series as its form says, and the events of the next half year. Throws 400 for a day out of reach. */
export async function startSeries(db: Db, eventId: number, form: EventForm, moment: Moment): Promise<void> {
  if (!form.repeat) return
  const { date } = form
  requireInReach(date, moment)
  const recurrence = recurrenceFrom(form.repeat, date)
  const { id } = await db
    .insertInto('event_series')
    .values({ rule: recurrence.rule, first_day: date, until: lastDay(recurrence, form), made_until: date })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('event').set({ series_id: id, series_day: date }).where('id', '=', eventId).execute()
  await givePosterToSeries(db, { id: eventId, series_id: id })
  await makeAhead(db, id, moment)
}

/** Throws 400 for a first day that has been, or is too far away for the next one to be made. */
export function requireInReach(date: string, { today }: Moment): void {
  if (date < today || date > dayAfter(today, reach)) refuseFields({ date: [eventRefusals.beginsWithin] })
}

/** The last day of a form's series; '' for no end. */
function lastDay(recurrence: Recurrence, { repeat_until = '', repeat_times }: EventForm): string {
  const days = [repeat_until, repeat_times ? occurrenceAt(recurrence, repeat_times - 1) : '']
  return days.filter(Boolean).sort()[0] ?? ''
}

/** Makes the events of all series half a year ahead. A second process that does so at once makes none twice. */
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
 * Makes the events of a series that were not made yet, up to half a year ahead, as its last event that was not changed by itself.
 * Returns how many. What was made is never made again, so that a deleted event stays deleted.
 */
export async function makeAhead(db: Db, seriesId: number, { today, now }: Moment): Promise<number> {
  const series = await readSeries(db, seriesId)
  const rule = ruleNamed(series.rule)
  // Without a model all are in the bin, from which they may come back.
  if (!rule || !(await lastLike(db, seriesId))) return 0
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
  // Read now: somebody may have changed the series while this waited for the lock.
  const model = numUpdatedRows > 0n ? await lastLike(db, seriesId) : undefined
  if (!model || days.length === 0) return 0
  await addLike(db, model, { days, now })
  return days.length
}

export const readSeries = (db: Db, id: number) =>
  db.selectFrom('event_series').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const lastLike = (db: Db, seriesId: number) =>
  db
    .selectFrom('event')
    .selectAll()
    .where('series_id', '=', seriesId)
    .where('is_apart', '=', 0)
    .orderBy('series_day', 'desc')
    .limit(1)
    .executeTakeFirst()

type Model = NonNullable<Awaited<ReturnType<typeof lastLike>>>

async function addLike(db: Db, model: Model, { days, now }: { days: readonly string[]; now: Date }) {
  const { id: _, version: __, date, end_date, ...same } = model
  await db
    .insertInto('event')
    .values(
      days.map((day) => ({
        ...same,
        date: day,
        series_day: day,
        end_date: movedEnd({ date, end_date }, day),
        created_at: now.toISOString(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The last day of an event that begins on another day and is as long. */
export function movedEnd({ date, end_date }: { date: string; end_date: string }, day: string): string {
  if (!end_date) return ''
  return dayAfter(day, Math.round((Date.parse(end_date) - Date.parse(date)) / 86_400_000))
}
