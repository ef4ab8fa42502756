import type { Id } from '../../contract/base.ts'
import type { Part } from '../../contract/lists.ts'
import * as attendance from '../../contract/services/calls/attendance.ts'
import * as calls from '../../contract/services/calls/events.ts'
import type { ChurchEvent, EventForm } from '../../contract/services/event.ts'
import type { SeriesScope } from '../../contract/services/event-series.ts'
import { today } from '../../time/today.ts'
import { call } from '../call.ts'
import type { ListQuery } from '../list-query.ts'

/* Each throws ApiError; for a change or deletion 409 when another user changed the event. */

/** All events, including past ones. */
export const listEvents = async (): Promise<ChurchEvent[]> => (await call(calls.listEvents)).rows

export const listFellowshipEvents = async (id: Id): Promise<ChurchEvent[]> =>
  (await call(calls.listFellowshipEvents, { id })).rows

/** Returns the stored event. */
export const addFellowshipEvent = (id: Id, form: EventForm) =>
  call(calls.addFellowshipEvent, { id, body: eventBody(id, form) })

/** An extension. */
export const changeFellowshipEvent = (id: Id, event: Id, form: EventForm) =>
  call(calls.changeFellowshipEvent, {
    id,
    event,
    body: {
      ...eventBody(id, form),
      end_time: form.end_time,
      end_date: form.end_date,
      category: form.category,
      ...signUps(form),
      ...(form.scope && { scope: form.scope, repeat_until: form.repeat_until }),
      version: form.version,
    },
  })

export const deleteFellowshipEvent = (id: Id, event: ChurchEvent, scope: SeriesScope) =>
  call(calls.deleteFellowshipEvent, { id, event: event.id, seen: event.version, query: ofScope(scope) })

export const listAttendance = (id: Id, event: Id) => call(attendance.listAttendance, { id, event })

const signUps = ({ takes_signups, places }: EventForm) => ({
  takes_signups,
  ...(places !== undefined && { places }),
})

/** What the specification's call takes, and when the event ends and whether members sign up, if somebody said so. */
const eventBody = (fellowship: Id, form: EventForm) => ({
  title: form.title,
  description: form.description,
  date: form.date,
  time: form.time,
  location: form.location,
  is_online: form.is_online,
  meeting_link: form.meeting_link,
  ...(form.end_time && { end_time: form.end_time }),
  ...(form.end_date && { end_date: form.end_date }),
  ...(form.category && { category: form.category }),
  ...(form.takes_signups && signUps(form)),
  ...(form.repeat && {
    repeat: form.repeat,
    repeat_until: form.repeat_until,
    repeat_times: form.repeat_times,
  }),
  fellowship,
})

const ofScope = (scope: SeriesScope) => (scope === 'one' ? {} : { scope })

/** The event, or all events of its series that are meant. */
export const deleteEvent = ({ id, version }: ChurchEvent, scope: SeriesScope) =>
  call(calls.deleteEvent, { id, seen: version, query: ofScope(scope) })

export const eventCalls = {
  all: () => call(calls.listEvents),
  add: (body: EventForm) => call(calls.addEvent, { body }),
  change: (id: Id, body: EventForm) => call(calls.changeEvent, { id, body }),
}

/**
 * The events of staff: without a status the coming ones, `past` the last first, `all`. A search without a status looks at all. Without a
 * status a series is its next event, unless it is asked for by itself. Another backend answers all.
 */
export function listStaffEvents({ status, ...others }: ListQuery): Promise<Part<ChurchEvent>> {
  const day = today()
  const query = status ? others : { ...others, series: others.series || 'next' }
  if (status === 'past') return list({ ...query, before: day, ordering: query.ordering || '-date' })
  return list(status === 'all' || query.search ? query : { ...query, from: day })
}

const list = (query: ListQuery) => call(calls.listEvents, { query })
