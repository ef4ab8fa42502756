import { pageOf } from '../../answer.ts'
import { partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import { Announcement, AnnouncementAnswer, AnnouncementForm } from '../announcement.ts'

export const listAnnouncements = route('GET', 'announcements/', {
  summary: 'Every announcement: the pinned first, then the newest',
  paged: true,
  answer: partOf(Announcement),
  exact: pageOf(AnnouncementAnswer),
})

export const addAnnouncement = route('POST', 'announcements/', {
  summary: 'Announces something',
  status: 201,
  body: AnnouncementForm,
  exact: AnnouncementAnswer,
})

export const changeAnnouncement = route('PUT', 'announcements/:id/', {
  summary: 'Changes an announcement',
  body: AnnouncementForm,
  exact: AnnouncementAnswer,
})

export const deleteAnnouncement = route('DELETE', 'announcements/:id/', {
  summary: 'Deletes an announcement; the bin keeps it for two weeks',
  seen: 'its version',
})
