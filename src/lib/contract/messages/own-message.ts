import * as z from 'zod/mini'
import { usualRules } from '../../texts/settings/usual-rules.ts'
import { type Exact, flag, id, number, readerOf, text } from '../fields.ts'
import { messageTopics } from './message.ts'

/** A message of the church to the member who reads it. `sent_at`: from when on it went out. */
const fields = {
  id,
  purpose: z.enum(messageTopics),
  subject: text,
  /** With the member's own name where the writer left room for it. */
  text,
  sent_at: text,
  is_read: flag,
  /** Whether the member may answer it. */
  may_answer: flag,
}
const OwnMessage = readerOf(fields, { required: ['id'] })
export type OwnMessage = z.infer<typeof OwnMessage>
export type OwnMessageAnswer = Exact<typeof fields>

/** GET messages/mine/: those that are not read come first. `next`: what to ask for the next page by; '' on the last one. */
const page = { next: text, unread: number }
export const OwnMessages = z.object({ ...page, results: z.array(OwnMessage) })
export type OwnMessages = z.infer<typeof OwnMessages>
export const OwnMessagesAnswer = z.strictObject({ ...page, results: z.array(z.strictObject(fields)) })

/** PUT messages/mine/{id}/. */
export const OwnMessageMark = z.strictObject({
  is_read: z.boolean({ error: () => usualRules.sayWhetherRead }),
})

/** Its answer, and that of `messages/mine/read/`: how many are still unread. */
const left = { unread: number }
export const OwnUnread = z.object(left)
export const OwnUnreadAnswer = z.strictObject(left)
