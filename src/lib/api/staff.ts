import type { ZodMiniType } from 'zod/mini'
import type { AnnouncementForm } from '../contract/announcement-edit.ts'
import { type Id, readList } from '../contract/base.ts'
import type { EventForm } from '../contract/event-edit.ts'
import type { FellowshipForm } from '../contract/fellowship-edit.ts'
import type { ServiceForm } from '../contract/service-edit.ts'
import {
  AccessEntry,
  ContactMessage,
  DataRequest,
  LeaderMessage,
  LogEntry,
  Member,
  Service,
  StaffAnnouncement,
  StaffEvent,
  StaffFellowship,
  StaffPrayerRequest,
  StaffSermon,
  StaffTestimony,
  WaitingMessage,
} from '../contract/staff.ts'
import { api, bodyOf } from './client.ts'
import { ifMatch } from './if-match.ts'

/** Page, filter and order of a list; `ordering` is a column, `-column` for descending, '' for the default order. */
export type ListQuery = { limit: number; offset: number; search: string; ordering: string; status?: string }

export type Part<Row> = { count: number; rows: Row[] }

/** CRUD calls of one resource. Each throws ApiError; 409 for a change or deletion when another user changed the entry. */
function resource<Row, Form>(path: string, row: ZodMiniType<Row>) {
  async function read(query: string): Promise<Part<Row>> {
    const answer = await bodyOf(api.get(`${path}/${query}`))
    const rows = readList(row, answer)
    return { rows, count: countIn(answer) ?? rows.length }
  }
  return {
    /** Without paging parameters: all rows that the backend returns at once. */
    all: (): Promise<Part<Row>> => read(''),
    list: (query: ListQuery): Promise<Part<Row>> => {
      const words = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
      return read(`?${new URLSearchParams(words)}`)
    },
    add: async (form: Form): Promise<void> =>
      void (await api
        .url(`${path}/`)
        .post(form as object)
        .res()),
    change: async (id: Id, form: Form): Promise<void> =>
      void (await api
        .url(`${path}/${id}/`)
        .put(form as object)
        .res()),
    /** `seen` is the precondition (If-Match): the version or state that the user saw. */
    remove: async (id: Id, seen?: string | number): Promise<void> =>
      void (await api.url(`${path}/${id}/`).headers(ifMatch(seen)).delete().res()),
  }
}

export const fellowshipCalls = resource<StaffFellowship, FellowshipForm>('fellowships', StaffFellowship)
export const eventCalls = resource<StaffEvent, EventForm>('events', StaffEvent)
export const serviceCalls = resource<Service, ServiceForm>('services', Service)
export const sermonCalls = resource<StaffSermon, never>('sermons', StaffSermon)
export const testimonyCalls = resource<StaffTestimony, never>('members/testimonies', StaffTestimony)
export const prayerCalls = resource<StaffPrayerRequest, never>('prayer_requests', StaffPrayerRequest)
export const contactCalls = resource<ContactMessage, never>('members/contacts', ContactMessage)
/** The inbox of a fellowship's leader; `status` is inbox, unread or archived. */
export const leaderMessageCalls = (fellowship: Id) =>
  resource<LeaderMessage, never>(`fellowships/${fellowship}/messages`, LeaderMessage)
/** Messages that leaders have not read for days. */
export const waitingMessageCalls = resource<WaitingMessage, never>('admin/waiting-messages', WaitingMessage)
export const announcementCalls = resource<StaffAnnouncement, AnnouncementForm>(
  'announcements',
  StaffAnnouncement,
)
export const userCalls = resource<Member, never>('users', Member)
export const logCalls = resource<LogEntry, never>('admin/logs', LogEntry)
export const requestCalls = resource<DataRequest, never>('admin/requests', DataRequest)
export const accessCalls = resource<AccessEntry, never>('admin/access', AccessEntry)

function countIn(answer: unknown): number | undefined {
  const count = typeof answer === 'object' && answer !== null && 'count' in answer ? answer.count : undefined
  return typeof count === 'number' ? count : undefined
}
