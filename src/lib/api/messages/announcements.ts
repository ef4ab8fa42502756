import type { Id } from '../../contract/base.ts'
import type { AnnouncementForm } from '../../contract/messages/announcement.ts'
import * as calls from '../../contract/messages/calls/announcements.ts'
import { call } from '../call.ts'
import type { ListQuery } from '../list-query.ts'

/** Newest first. Throws ApiError. */
export const listAnnouncements = async () => (await call(calls.listAnnouncements)).rows

export const announcementCalls = {
  list: (query: ListQuery) => call(calls.listAnnouncements, { query }),
  add: (body: AnnouncementForm) => call(calls.addAnnouncement, { body }),
  change: (id: Id, body: AnnouncementForm) => call(calls.changeAnnouncement, { id, body }),
  remove: (id: Id, seen?: string | number) => call(calls.deleteAnnouncement, { id, seen }),
}
