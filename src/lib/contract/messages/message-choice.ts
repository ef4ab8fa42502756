import * as z from 'zod/mini'
import { messageRules } from '../../texts/messages/message-rules.ts'
import { usualRules } from '../../texts/settings/usual-rules.ts'
import { flag, text, textOrNull } from '../fields.ts'
import { channels, purposes } from './message.ts'

/** A member's own choice: which way comes first, and which messages are not wanted. */
const fields = {
  first_channel: z.enum(channels, { error: () => messageRules.chooseWhatComesFirst }),
  unwanted: z.array(z.enum(purposes)),
}

/** PUT users/me/messages/. */
export const MessageChoiceForm = z.strictObject({
  ...fields,
  /** In which order the other ways come where the first fails. Absent: as it was. */
  next_channels: z.optional(
    z
      .array(z.enum(channels, { error: () => messageRules.chooseWhatComesNext }))
      .check(z.maxLength(channels.length)),
  ),
  unwanted: z
    .array(z.enum(purposes, { error: () => messageRules.nameWhatYouDo }))
    .check(z.maxLength(purposes.length)),
  /** Whether the church may write by WhatsApp. Absent: as it was. */
  whatsapp_given: z.optional(z.boolean({ error: () => usualRules.sayYesNo })),
})
export type MessageChoiceForm = z.infer<typeof MessageChoiceForm>

/** What was decided about WhatsApp, when and where; `stopped_at`: when STOP was written from the number, which START alone takes back. */
export const whatsAppConsent = {
  given: z.nullable(flag),
  decided_at: textOrNull,
  how: text,
  stopped_at: textOrNull,
}

/**
 * `stopped`: refused by the link of a message, which alone takes it back. `next_channels` is [] for the usual order. `whatsapp` is null where
 * the church does not write by it.
 */
const answered = {
  ...fields,
  next_channels: z.array(z.enum(channels)),
  stopped: z.array(z.enum(purposes)),
}
const whatsapp = { telephone: text, ...whatsAppConsent }
export const MessageChoice = z.object({ ...answered, whatsapp: z.nullable(z.object(whatsapp)) })
export type MessageChoice = z.infer<typeof MessageChoice>
export const MessageChoiceAnswer = z.strictObject({
  ...answered,
  whatsapp: z.nullable(z.strictObject(whatsapp)),
})

/** What the link of a message stops or allows again. */
const stopChoices = ['this', 'everything', 'nothing'] as const

/** POST messages/leave/: by the code of the link, without a login. */
export const UnsubscribeForm = z.strictObject({
  code: z
    .string({ error: () => messageRules.linkIncomplete })
    .check(z.maxLength(20), z.regex(/^[\w-]{10}[a-z]$/, { error: () => messageRules.linkIncomplete })),
  stop: z.enum(stopChoices, { error: () => messageRules.chooseWhatStop }),
})
export type UnsubscribeForm = z.infer<typeof UnsubscribeForm>
