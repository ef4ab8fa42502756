import type { ZodMiniType } from 'zod/mini'
import type { AnnouncementForm } from '../contract/announcement-edit.ts'
import { type Id, readList } from '../contract/base.ts'
import type { EventForm } from '../contract/event-edit.ts'
import type { FellowshipForm } from '../contract/fellowship-edit.ts'
import type { ServiceForm } from '../contract/service-edit.ts'
import {
  StaffAccess,
  StaffAnnouncement,
  StaffContact,
  StaffEvent,
  StaffFellowship,
  StaffLog,
  StaffMessage,
  StaffPrayer,
  StaffRequest,
  StaffSermon,
  StaffService,
  StaffTestimony,
  StaffUser,
  StaffWaitingMessage,
} from '../contract/staff.ts'
import { api, bodyOf } from './client.ts'
import { ifMatch } from './if-match.ts'

/** Which part of a list; `ordering` is a column, with a minus in front for the last first, '' for the list's own order. */
export type ListQuery = { limit: number; offset: number; search: string; ordering: string; status?: string }

export type Part<Row> = { count: number; rows: Row[] }

/** The calls of one kind of entry: each throws ApiError. A change or a deletion of what somebody else changed is a 409. */
function resource<Row, Form>(path: string, row: ZodMiniType<Row>) {
  async function read(query: string): Promise<Part<Row>> {
    const answer = await bodyOf(api.get(`${path}/${query}`))
    const rows = readList(row, answer)
    return { rows, count: countIn(answer) ?? rows.length }
  }
  return {
    /** Without a word of paging: everything, as far as the backend answers it at once. */
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
    /** `seen` is the version, or the state, that it had for who deletes it. */
    remove: async (id: Id, seen?: string | number): Promise<void> =>
      void (await api.url(`${path}/${id}/`).headers(ifMatch(seen)).delete().res()),
  }
}

export const fellowshipCalls = resource<StaffFellowship, FellowshipForm>('fellowships', StaffFellowship)
export const eventCalls = resource<StaffEvent, EventForm>('events', StaffEvent)
export const serviceCalls = resource<StaffService, ServiceForm>('services', StaffService)
export const sermonCalls = resource<StaffSermon, never>('sermons', StaffSermon)
export const testimonyCalls = resource<StaffTestimony, never>('members/testimonies', StaffTestimony)
export const prayerCalls = resource<StaffPrayer, never>('prayer_requests', StaffPrayer)
export const contactCalls = resource<StaffContact, never>('members/contacts', StaffContact)
/** The inbox of a fellowship's leader; `status` is inbox, unread or archived. */
export const leaderMessageCalls = (fellowship: Id) =>
  resource<StaffMessage, never>(`fellowships/${fellowship}/messages`, StaffMessage)
/** Messages that leaders have left unread for days. */
export const waitingMessageCalls = resource<StaffWaitingMessage, never>(
  'admin/waiting-messages',
  StaffWaitingMessage,
)
export const announcementCalls = resource<StaffAnnouncement, AnnouncementForm>(
  'announcements',
  StaffAnnouncement,
)
export const userCalls = resource<StaffUser, never>('users', StaffUser)
export const logCalls = resource<StaffLog, never>('admin/logs', StaffLog)
export const requestCalls = resource<StaffRequest, never>('admin/requests', StaffRequest)
export const accessCalls = resource<StaffAccess, never>('admin/access', StaffAccess)

function countIn(answer: unknown): number | undefined {
  const count = typeof answer === 'object' && answer !== null && 'count' in answer ? answer.count : undefined
  return typeof count === 'number' ? count : undefined
}
