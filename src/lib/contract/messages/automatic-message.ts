import * as z from 'zod/mini'
import { messageRules } from '../../texts/messages/message-rules.ts'
import { requiredText } from '../base.ts'
import { type Exact, flag, number, readerOf, text } from '../fields.ts'
import { messageLimit } from './message.ts'

/** PUT messages/automatic/{kind}/, and POST messages/automatic/{kind}/preview/. */
export const AutomaticMessageForm = z.strictObject({
  is_on: z.boolean({ error: () => messageRules.sayWhetherGoes }),
  /** The subject of an e-mail. */
  subject: requiredText(() => messageRules.giveSubject, 120),
  text: requiredText(() => messageRules.writeMessage, messageLimit),
})
export type AutomaticMessageForm = z.infer<typeof AutomaticMessageForm>

/** A kind of messages that go by themselves. */
const fields = {
  kind: text,
  name: text,
  about: text,
  /** The names of its fields beside those of every message. */
  fields: z.array(text),
  is_on: flag,
  subject: text,
  text,
  /** How many people got it this month. */
  people: number,
  version: number,
}
export const AutomaticMessage = readerOf(fields, { required: ['kind'] })
export type AutomaticMessage = z.infer<typeof AutomaticMessage>
export const AutomaticMessageAnswer = z.strictObject(fields)
export type AutomaticMessageAnswer = Exact<typeof fields>

/** GET messages/automatic/. */
export const AutomaticMessages = z.object({ kinds: z.array(AutomaticMessage) })
export const AutomaticMessagesAnswer = z.strictObject({ kinds: z.array(AutomaticMessageAnswer) })

/** The words as one person reads them. */
const preview = {
  person: text,
  subject: text,
  email_text: text,
  sms_text: text,
  sms_parts: number,
  dear_letters: text,
}
export const AutomaticPreview = readerOf(preview)
export type AutomaticPreview = z.infer<typeof AutomaticPreview>
export const AutomaticPreviewAnswer = z.strictObject(preview)
