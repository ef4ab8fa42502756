import { readList } from '../../contract/base.ts'
import { Announcement, type AnnouncementForm } from '../../contract/messages/announcement.ts'
import { api, bodyOf } from '../client.ts'
import { resource } from '../resource.ts'

/** GET announcements/: newest first. Throws ApiError. */
export async function listAnnouncements(): Promise<Announcement[]> {
  return readList(Announcement, await bodyOf(api.get('announcements/')))
}

export const announcementCalls = resource<Announcement, AnnouncementForm>('announcements', Announcement)
