import * as z from 'zod/mini'
import { messageRules } from '../../texts/messages/message-rules.ts'
import { usualRules } from '../../texts/settings/usual-rules.ts'
import { requiredText } from '../base.ts'
import { Version } from '../edit.ts'
import { id, number, readerOf, text } from '../fields.ts'
import { SharedPost } from '../website/shared-post.ts'

const fields = { id, title: text, content: text, created_at: text, version: number }

export const Announcement = readerOf(fields, { required: ['id', 'title'], unsent: ['version'] })
export type Announcement = z.infer<typeof Announcement>

export const AnnouncementAnswer = z.strictObject(fields)

export const AnnouncementForm = z.strictObject({
  title: requiredText(() => usualRules.enterTitle, 150),
  content: requiredText(() => messageRules.enterText, 4000),
  version: Version,
  /** Also send it as a message to everybody. It is sent once. */
  as_message: z.optional(z.boolean({ error: () => usualRules.sayYesNo })),
  /** The post of the news that it announces. */
  post: z.optional(SharedPost),
})
export type AnnouncementForm = z.infer<typeof AnnouncementForm>
