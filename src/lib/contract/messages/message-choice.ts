import * as z from 'zod/mini'
import { channels, purposes } from './message.ts'

/** A member's own choice: which way comes first, and which messages are not wanted. */
const fields = {
  first_channel: z.enum(channels, { error: 'Please choose what comes first' }),
  unwanted: z.array(z.enum(purposes)),
}

/** PUT users/me/messages/. */
export const MessageChoiceForm = z.strictObject({
  ...fields,
  unwanted: z
    .array(z.enum(purposes, { error: 'Please name what you do not want' }))
    .check(z.maxLength(purposes.length)),
})
export type MessageChoiceForm = z.infer<typeof MessageChoiceForm>

/** `stopped`: refused by the link of a message, which alone takes it back. */
const answered = { ...fields, stopped: z.array(z.enum(purposes)) }
export const MessageChoice = z.object(answered)
export type MessageChoice = z.infer<typeof MessageChoice>
export const MessageChoiceAnswer = z.strictObject(answered)

/** What the link of a message stops or allows again. */
const stopChoices = ['this', 'everything', 'nothing'] as const

/** POST messages/leave/: by the code of the link, without a login. */
export const UnsubscribeForm = z.strictObject({
  code: z
    .string({ error: 'This link is incomplete' })
    .check(z.maxLength(20), z.regex(/^[\w-]{10}[a-z]$/, 'This link is incomplete')),
  stop: z.enum(stopChoices, { error: 'Please choose what to stop' }),
})
export type UnsubscribeForm = z.infer<typeof UnsubscribeForm>
