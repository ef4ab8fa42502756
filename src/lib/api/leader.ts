import { type Id, readList } from '../contract/base.ts'
import type { EventForm } from '../contract/event-edit.ts'
import type { AttendanceMark } from '../contract/fellowship-edit.ts'
import {
  Attendance,
  FellowshipMember,
  type LeaderMessage,
  StaffEvent,
  StaffFellowship,
  StaffPrayerRequest,
  StaffTestimony,
} from '../contract/staff.ts'
import { answerOf, api, bodyOf } from './client.ts'
import { ifMatch } from './if-match.ts'
import { leaderMessageCalls } from './staff.ts'

/* The calls of a fellowship's leader (spec 2 §7). Each throws ApiError. */

/** GET fellowships/leader/: the fellowship that the user leads; status 404 when there is none. */
export const readLedFellowship = (): Promise<StaffFellowship> =>
  answerOf(StaffFellowship, api.get('fellowships/leader/'))

/** GET fellowships/{id}/members/ */
export const listMembers = async (id: Id): Promise<FellowshipMember[]> =>
  readList(FellowshipMember, await bodyOf(api.get(`fellowships/${id}/members/`)))

/** GET fellowships/{id}/events/ */
export const listFellowshipEvents = async (id: Id): Promise<StaffEvent[]> =>
  readList(StaffEvent, await bodyOf(api.get(`fellowships/${id}/events/`)))

/** GET fellowships/{id}/prayer-requests/ */
export const listFellowshipPrayers = async (id: Id): Promise<StaffPrayerRequest[]> =>
  readList(StaffPrayerRequest, await bodyOf(api.get(`fellowships/${id}/prayer-requests/`)))

/** GET fellowships/{id}/testimonies/ */
export const listFellowshipTestimonies = async (id: Id): Promise<StaffTestimony[]> =>
  readList(StaffTestimony, await bodyOf(api.get(`fellowships/${id}/testimonies/`)))

/** POST fellowships/{id}/events/: returns the stored event. */
export const addFellowshipEvent = (id: Id, form: EventForm): Promise<StaffEvent> =>
  answerOf(StaffEvent, api.url(`fellowships/${id}/events/`).post(eventBody(id, form)))

/** PUT fellowships/{id}/events/{event}/: an extension; 409 when another user changed the event after this version. */
export const changeFellowshipEvent = (id: Id, event: Id, form: EventForm): Promise<StaffEvent> =>
  answerOf(
    StaffEvent,
    api
      .url(`fellowships/${id}/events/${event}/`)
      .put({ ...eventBody(id, form), category: form.category, version: form.version }),
  )

/** DELETE fellowships/{id}/events/{event}/; 409 when another user changed it since. */
export async function deleteFellowshipEvent(id: Id, event: StaffEvent): Promise<void> {
  await api.url(`fellowships/${id}/events/${event.id}/`).headers(ifMatch(event.version)).delete().res()
}

/** GET fellowships/{id}/events/{event}/attendance/ */
export const listAttendance = async (id: Id, event: Id): Promise<Attendance[]> =>
  readList(Attendance, await bodyOf(api.get(`fellowships/${id}/events/${event}/attendance/`)))

/** POST fellowships/{id}/events/{event}/attendance/ */
export async function markAttendance(id: Id, event: Id, mark: AttendanceMark): Promise<void> {
  await api.url(`fellowships/${id}/events/${event}/attendance/`).post(mark).res()
}

/** DELETE fellowships/{id}/events/{event}/attendance/{member}/: an extension; removes an attendance mark. */
export async function unmarkAttendance(id: Id, event: Id, member: Id): Promise<void> {
  await api.url(`fellowships/${id}/events/${event}/attendance/${member}/`).delete().res()
}

/** Absent fields stay unchanged. */
export type MessageMark = Partial<Pick<LeaderMessage, 'is_read' | 'is_archived'>>

/** PATCH fellowships/{id}/messages/{message}/: an extension. */
export async function markMessage(fellowship: Id, message: Id, mark: MessageMark): Promise<void> {
  await api.url(`fellowships/${fellowship}/messages/${message}/`).patch(mark).res()
}

/** DELETE fellowships/{id}/messages/{message}/: an extension; 409 for messages from members. */
export async function deleteMessage(fellowship: Id, message: Id): Promise<void> {
  await api.url(`fellowships/${fellowship}/messages/${message}/`).delete().res()
}

/** Number of the leader's unread messages: an extension. */
export const countUnread = async (fellowship: Id): Promise<number> => {
  const unread = { limit: 1, offset: 0, search: '', ordering: '', status: 'unread' }
  return (await leaderMessageCalls(fellowship).list(unread)).count
}

const eventBody = (fellowship: Id, form: EventForm) => ({
  ...{ title: form.title, description: form.description, date: form.date, time: form.time },
  ...{ location: form.location, is_online: form.is_online, meeting_link: form.meeting_link },
  fellowship,
})
