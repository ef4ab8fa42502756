import * as z from 'zod/mini'
import { messageRules } from '../../texts/messages/message-rules.ts'
import { usualRules } from '../../texts/settings/usual-rules.ts'
import { optionalText, requiredText } from '../base.ts'
import { type Exact, flag, id, number, numberOrNull, readerOf, text, textOrNull } from '../fields.ts'
import { SharedPost } from '../website/shared-post.ts'

/** What a message is for. A person may refuse each of them, or all. */
export const purposes = ['services', 'events', 'fellowship', 'care', 'giving', 'church'] as const
export type Purpose = (typeof purposes)[number]

/** `other`: an answer to one person, which only a no to everything stops. */
export const messageTopics = [...purposes, 'other'] as const
export type MessageTopic = (typeof messageTopics)[number]

/** `whatsapp` is there where the church has a number with it; `push` is a notification on the devices of a member, `app` the list of own messages alone. */
export const channels = ['email', 'sms', 'whatsapp', 'push', 'app'] as const
export type Channel = (typeof channels)[number]

/** `first choice`: each person's own, and the next one when that fails. */
const channelChoices = [...channels, 'first choice'] as const
export type ChannelChoice = (typeof channelChoices)[number]

/** `asked` waits for a second person, `planned` for its time. */
const messageStates = ['asked', 'planned', 'sending', 'sent', 'stopped'] as const
export type MessageState = (typeof messageStates)[number]

/**
 * What became of a message to one person. `unknown`: the answer of the provider was lost, and it is not repeated by itself.
 * `left out`: the person has said no or left since, the message was stopped, or what it is about was over, moved or deleted.
 */
export const deliveryStates = [
  'waiting',
  'sending',
  'sent',
  'arrived',
  'unknown',
  'failed',
  'left out',
] as const
export type DeliveryState = (typeof deliveryStates)[number]

export const messageLimit = 2000
/** The most parts of a text message to one person. */
export const mostParts = 6

/**
 * To whom: `everybody`, `myself`, `fellowship 3`, `branch 2`, `event 7` (who said that they come), `role media`, `list 5` (a list that staff built),
 * or `ready not-seen` (a list that every church has).
 */
const audienceForm =
  /^(everybody|myself|(fellowship|branch|event|list) [1-9]\d{0,14}|role (user|fellowship_leader|media|admin)|ready [a-z-]{1,20})$/

const moment = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)?$/

/** POST messages/, and POST messages/preview/. */
export const NewMessage = z.strictObject({
  audience: z
    .string({ error: () => messageRules.chooseWhom })
    .check(z.maxLength(40), z.regex(audienceForm, { error: () => messageRules.chooseWhom })),
  purpose: z.enum(purposes, { error: () => messageRules.chooseWhatAbout }),
  channel: z.enum(channelChoices, { error: () => messageRules.chooseHowGoes }),
  /** The subject of an e-mail. */
  subject: requiredText(() => messageRules.giveSubject, 120),
  text: requiredText(() => messageRules.writeMessage, messageLimit),
  /** A text message goes without the letters that make it dearer: ɔ as o, ɛ as e, ŋ as n. */
  plain_letters: z.optional(z.boolean({ error: () => usualRules.sayYesNo })),
  /** The WhatsApp template by which it goes there; absent or '' for the church's general one. */
  template: z.optional(
    z
      .string({ error: () => messageRules.chooseTemplate })
      .check(z.regex(/^[a-z0-9_]{0,512}$/, { error: () => messageRules.chooseTemplate })),
  ),
  /** The words of its variables in their order. */
  template_values: z.optional(
    z
      .array(requiredText(() => messageRules.writeWordsEachVariable, 1024))
      .check(z.maxLength(20, { error: () => messageRules.templateTooManyVariables })),
  ),
  /** Absent is yes: who reads it may answer, and the answer comes to the inbox of the writer. */
  takes_answers: z.optional(z.boolean({ error: () => usualRules.sayYesNo })),
  /** The church's date and time; '' for now. */
  send_at: z._default(
    z.string().check(z.trim(), z.maxLength(16), z.regex(moment, { error: () => messageRules.giveDateTime })),
    '',
  ),
  /** The post of the news that it sends on as a newsletter. */
  post: z.optional(SharedPost),
})
export type NewMessage = z.infer<typeof NewMessage>

/** What a message would be, before it goes. */
const preview = {
  /** The people of the list, and those of them who do not get it. */
  people: number,
  without_address: number,
  refused: number,
  emails: number,
  texts: number,
  /** By WhatsApp, and what that costs by category. */
  whatsapps: number,
  whatsapp_costs: z.array(z.strictObject({ category: text, people: number, cost: number })),
  notifications: number,
  in_app: number,
  /** How many people of the list each way would reach, if it alone were chosen. */
  reach_email: number,
  reach_sms: number,
  reach_whatsapp: number,
  reach_push: number,
  reach_app: number,
  /** Parts of all text messages, and their price in the smallest unit. */
  parts: number,
  cost: number,
  currency: text,
  /** The same without the letters that make it dearer; null where there are none. */
  plain_parts: numberOrNull,
  plain_cost: numberOrNull,
  /** The letters that make it dearer. */
  dear_letters: text,
  needs_approval: flag,
  /** What the church may still spend this month. */
  left_this_month: number,
  /** When it goes; null for at once. */
  goes_at: textOrNull,
  /** The name of one recipient, and below the texts that they get; '' where nobody gets the message. */
  person: text,
  email_text: text,
  sms_text: text,
  whatsapp_text: text,
  /** What a notification, or the list of own messages, shows. */
  app_text: text,
  sms_parts: number,
}
export const MessagePreview = readerOf(preview)
export type MessagePreview = z.infer<typeof MessagePreview>
export const MessagePreviewAnswer = z.strictObject(preview)
export type MessagePreviewAnswer = Exact<typeof preview>

const fields = {
  id,
  state: z.enum(messageStates),
  audience: text,
  /** The name of the fellowship or event. */
  audience_name: text,
  purpose: z.enum(messageTopics),
  channel: z.enum(channelChoices),
  subject: text,
  text,
  people: number,
  /** The planned cost of all text messages, in the smallest unit. */
  cost: number,
  currency: text,
  waiting: number,
  sent: number,
  arrived: number,
  unknown: number,
  failed: number,
  left_out: number,
  written_by: text,
  written_at: text,
  decided_by: text,
  send_at: text,
  /** The kind of a message that went by itself; '' for one of staff. */
  automatic: text,
  version: number,
}
export const Message = readerOf(fields, { required: ['id'] })
export type Message = z.infer<typeof Message>
export const MessageAnswer = z.strictObject(fields)
export type MessageAnswer = Exact<typeof fields>

/** A message to one person, without the address. */
const delivery = {
  id,
  person: text,
  channel: z.enum(channels),
  /** 2 for the one retry by the next channel. */
  turn: number,
  state: z.enum(deliveryStates),
  why: text,
  changed_at: text,
}
export const Delivery = readerOf(delivery, { required: ['id'] })
export type Delivery = z.infer<typeof Delivery>
export const DeliveryAnswer = z.strictObject(delivery)
export type DeliveryAnswer = Exact<typeof delivery>

/** GET messages/audiences/: to whom the caller may write, and by which ways. */
const audience = { audience: text, name: text }
const ways = { has_sms: flag, has_email: flag, has_whatsapp: flag }
/** A WhatsApp template that can be chosen, in the language in which staff reads it. */
const offered = { name: text, category: text, body: text, variables: z.array(text) }
export const Audiences = z.object({
  audiences: z.array(z.object(audience)),
  templates: z.array(z.object(offered)),
  ...ways,
})
export type Audiences = z.infer<typeof Audiences>
export const AudiencesAnswer = z.strictObject({
  audiences: z.array(z.strictObject(audience)),
  templates: z.array(z.strictObject(offered)),
  ...ways,
})

/** GET messages/results/: what became of the newest messages that went out, the oldest of them first. */
const result = z.strictObject({
  id,
  subject: text,
  send_at: text,
  /** Without those who were left out. */
  people: number,
  /** Handed to the provider, or reported as arrived. */
  delivered: number,
  /** Read under "My messages"; null where nobody of them has an account. */
  opened: numberOrNull,
  /** What the text messages cost, in the smallest unit. */
  cost: number,
})
export const MessageResultsAnswer = z.strictObject({ currency: text, messages: z.array(result) })
export type MessageResultsAnswer = z.infer<typeof MessageResultsAnswer>

/** GET messages/templates/: what WhatsApp has of the church's templates. `problem`: why they could not be read just now; '' for nothing. */
const template = z.strictObject({
  id,
  name: text,
  language: text,
  category: text,
  status: text,
  header: text,
  body: text,
  footer: text,
  variables: z.array(text),
  /** Why it is not sent from here; '' for nothing. */
  lacks: text,
})
export const MessageTemplatesAnswer = z.strictObject({
  /** Whether it is a test number, which writes to few. */
  is_test: flag,
  read_at: textOrNull,
  problem: text,
  templates: z.array(template),
})
export type MessageTemplatesAnswer = z.infer<typeof MessageTemplatesAnswer>

/** POST messages/{id}/stop/. */
export const MessageStop = z.strictObject({ why: optionalText(200) })
