import * as z from 'zod/mini'
import { words } from './answer.ts'
import { Id, requiredText, VersionOrNone, Words } from './base.ts'
import { Version } from './edit.ts'

export const Announcement = z.object({ id: Id, title: z.string(), content: Words, created_at: Words })
export type Announcement = z.infer<typeof Announcement>

export const AnnouncementForm = z.strictObject({
  title: requiredText('Please enter a title', 150),
  content: requiredText('Please enter the text', 4000),
  version: Version,
})
export type AnnouncementForm = z.infer<typeof AnnouncementForm>

export const StaffAnnouncement = z.looseObject({
  id: Id,
  title: Words,
  content: Words,
  created_at: Words,
  version: VersionOrNone,
})
export type StaffAnnouncement = z.infer<typeof StaffAnnouncement>

export const AnnouncementAnswer = z.strictObject({
  id: z.number(),
  title: words,
  content: words,
  created_at: words,
  version: z.number(),
})
