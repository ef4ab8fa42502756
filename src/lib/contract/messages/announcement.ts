import * as z from 'zod/mini'
import { requiredText } from '../base.ts'
import { Version } from '../edit.ts'
import { id, number, readerOf, text } from '../fields.ts'
import { SharedPost } from '../website/shared-post.ts'

const fields = { id, title: text, content: text, created_at: text, version: number }

export const Announcement = readerOf(fields, { required: ['id', 'title'], unsent: ['version'] })
export type Announcement = z.infer<typeof Announcement>

export const AnnouncementAnswer = z.strictObject(fields)

export const AnnouncementForm = z.strictObject({
  title: requiredText('Please enter a title', 150),
  content: requiredText('Please enter the text', 4000),
  version: Version,
  /** Also send it as a message to everybody. It is sent once. */
  as_message: z.optional(z.boolean({ error: 'Please say yes or no' })),
  /** The post of the news that it announces. */
  post: z.optional(SharedPost),
})
export type AnnouncementForm = z.infer<typeof AnnouncementForm>
