import { type Id, readList } from '../../contract/base.ts'
import type { Part } from '../../contract/lists.ts'
import { Attendance } from '../../contract/services/attendance.ts'
import { ChurchEvent, type EventForm } from '../../contract/services/event.ts'
import type { SeriesScope } from '../../contract/services/event-series.ts'
import { today } from '../../time/today.ts'
import { answerOf, api, bodyOf } from '../client.ts'
import { ifMatch } from '../if-match.ts'
import { type ListQuery, resource } from '../resource.ts'

/** GET events/: all events, including past ones. Throws ApiError. */
export async function listEvents(): Promise<ChurchEvent[]> {
  return readList(ChurchEvent, await bodyOf(api.get('events/')))
}

/** GET fellowships/{id}/events/ */
export const listFellowshipEvents = async (id: Id): Promise<ChurchEvent[]> =>
  readList(ChurchEvent, await bodyOf(api.get(`fellowships/${id}/events/`)))

/** POST fellowships/{id}/events/: returns the stored event. */
export const addFellowshipEvent = (id: Id, form: EventForm): Promise<ChurchEvent> =>
  answerOf(ChurchEvent, api.url(`fellowships/${id}/events/`).post(eventBody(id, form)))

/** PUT fellowships/{id}/events/{event}/: an extension; 409 when another user changed the event after this version. */
export const changeFellowshipEvent = (id: Id, event: Id, form: EventForm): Promise<ChurchEvent> =>
  answerOf(
    ChurchEvent,
    api.url(`fellowships/${id}/events/${event}/`).put({
      ...eventBody(id, form),
      ...{ end_time: form.end_time, end_date: form.end_date },
      category: form.category,
      ...signUps(form),
      ...(form.scope && { scope: form.scope, repeat_until: form.repeat_until }),
      version: form.version,
    }),
  )

/** DELETE fellowships/{id}/events/{event}/; 409 when another user changed it since. */
export async function deleteFellowshipEvent(id: Id, event: ChurchEvent, scope: SeriesScope): Promise<void> {
  await api
    .url(`fellowships/${id}/events/${event.id}/${ofScope(scope)}`)
    .headers(ifMatch(event.version))
    .delete()
    .res()
}

/** GET fellowships/{id}/events/{event}/attendance/ */
export const listAttendance = async (id: Id, event: Id): Promise<Attendance[]> =>
  readList(Attendance, await bodyOf(api.get(`fellowships/${id}/events/${event}/attendance/`)))

const signUps = ({ takes_signups, places }: EventForm) => ({
  takes_signups,
  ...(places !== undefined && { places }),
})

/** What the specification's call takes, and when the event ends and whether members sign up, if somebody said so. */
const eventBody = (fellowship: Id, form: EventForm) => ({
  ...{ title: form.title, description: form.description, date: form.date, time: form.time },
  ...{ location: form.location, is_online: form.is_online, meeting_link: form.meeting_link },
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

const ofScope = (scope: SeriesScope) => (scope === 'one' ? '' : `?scope=${scope}`)

/** DELETE events/{id}/, or of all events of its series that are meant; 409 when another user changed it since. */
export async function deleteEvent({ id, version }: ChurchEvent, scope: SeriesScope): Promise<void> {
  await api
    .url(`events/${id}/${ofScope(scope)}`)
    .headers(ifMatch(version))
    .delete()
    .res()
}

export const eventCalls = resource<ChurchEvent, EventForm>('events', ChurchEvent)

/**
 * The events of staff: without a status the coming ones, `past` the last first, `all`. A search without a status looks at all. Without a
 * status a series is its next event, unless it is asked for by itself. Another backend answers all.
 */
export function listStaffEvents({ status, ...asked }: ListQuery): Promise<Part<ChurchEvent>> {
  const day = today()
  const query = status ? asked : { ...asked, series: asked.series || 'next' }
  if (status === 'past')
    return eventCalls.list({ ...query, before: day, ordering: query.ordering || '-date' })
  return eventCalls.list(status === 'all' || query.search ? query : { ...query, from: day })
}
