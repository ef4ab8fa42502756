import type { Context } from 'hono'
import type { EventFields, EventForm } from '../../../../lib/contract/services/event.ts'
import { dayAfter } from '../../../../lib/time/next-day.ts'
import type { AppEnv } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuseFields } from '../../../platform/errors/refusal.ts'
import { callerOf } from '../../../platform/http/caller.ts'
import { eventRefusals } from '../messages.ts'
import { changeEvent } from '../repo.ts'
import { trashEvents } from '../trash-events.ts'
import { type Moment, makeAhead, movedEnd, readSeries, startSeries } from './series.ts'
import { leaveSeries, listAfter, type Place, setApart } from './series-place.ts'
import { shiftSeries } from './series-shift.ts'

type Changed = { eventId: number; place: Place | undefined; before: EventFields; form: EventForm }

/** Throws 400 for what only one event can change, and for a series of a series. */
export function checkScope({ scope, repeat, fellowship }: EventForm, before: EventFields): void {
  if (repeat && before.series !== null) refuseFields({ repeat: [eventRefusals.repeatsAlready] })
  if (scope !== 'following') return
  if (before.series === null) refuseFields({ scope: [eventRefusals.doesNotRepeat] })
  if (fellowship !== before.fellowship) refuseFields({ fellowship: [eventRefusals.fellowshipOfOne] })
}

/**
 * Changes the later events of a series after the one that a form has changed, except those that were changed by themselves. A form without
 * `scope` sets its event apart. Throws 400 for a day that the rule cannot have.
 */
export async function changeSeries(c: Context<AppEnv>, db: Db, changed: Changed, moment: Moment) {
  const { eventId, place, before, form } = changed
  if (!place) return startSeries(db, eventId, form, moment)
  if (form.fellowship !== before.fellowship) return leaveSeries(db, eventId)
  if (form.scope !== 'following') return setApart(db, eventId, true)
  const now = form.date === before.date ? place : await shiftSeries(db, place, { day: form.date, moment })
  if (form.date === now.series_day) await setApart(db, eventId, false)
  for (const { id, date, is_apart } of await listAfter(db, now, now.series_day))
    if (is_apart === 0)
      await changeEvent(db, id, {
        ...form,
        date,
        end_date: movedEnd(form, date),
        version: undefined,
      })
  const { repeat_until } = form
  if (repeat_until !== undefined && repeat_until !== before.repeats_until)
    await setEnd(c, db, { place: now, until: repeat_until, moment })
}

type End = { place: Place; until: string; moment: Moment }

/** Sets the last day of a series, '' for none: later events go to the bin, or are made. Throws 400 for one before the event, and for an assistant who deletes some. */
async function setEnd(c: Context<AppEnv>, db: Db, { place, until, moment }: End): Promise<void> {
  if (until && until < place.series_day) refuseFields({ repeat_until: [eventRefusals.dayBeforeEvent] })
  await endSeries(db, place, until)
  const later = until ? await listAfter(db, place, until) : []
  if (later.length > 0 && callerOf(c).assists !== undefined)
    refuseFields({ repeat_until: [eventRefusals.onlyLeaderDeletes] })
  await trashEvents(
    c,
    db,
    later.map(({ id }) => id),
  )
  await makeAhead(db, place.series_id, moment)
}

/** Ends a series with the event before this one. */
export const endBefore = (db: Db, place: Place): Promise<void> =>
  endSeries(db, place, dayAfter(place.series_day, -1))

/** No events are made after a day; '' for no end. A later end makes those again that this one takes away. */
async function endSeries(db: Db, { series_id }: Place, until: string): Promise<void> {
  const { made_until } = await readSeries(db, series_id)
  const reached = until && until < made_until ? until : made_until
  await db
    .updateTable('event_series')
    .set({ until, made_until: reached })
    .where('id', '=', series_id)
    .execute()
}
