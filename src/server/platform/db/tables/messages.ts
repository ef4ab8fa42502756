import type { Generated } from 'kysely'
import type {
  ConversationAct,
  ConversationSource,
  ConversationState,
} from '../../../../lib/contract/care/inbox.ts'
import type {
  Channel,
  ChannelChoice,
  DeliveryState,
  MessageState,
  MessageTopic,
} from '../../../../lib/contract/messages/message.ts'
import type { TextBudget } from '../../../../lib/text-budgets.ts'
import type { Flag } from '../flag.ts'

/** A conversation of the inbox: with the office, with a leader, or about a message of the church (docs/decisions/people.md#conversations). */
type ConversationTable = {
  id: Generated<number>
  source: ConversationSource
  /** The message of the church that is answered. */
  message_id: number | null
  /** Whose leader it is written to. */
  fellowship_id: number | null
  /** The member who writes; null for a visitor. */
  account_id: number | null
  /** Who sent the message that is answered; null for the church itself, and for a deleted account: then it is the office's. */
  sender_id: number | null
  assigned_to: number | null
  assigned_at: string | null
  state: ConversationState
  created_at: string
  /** Since when it is open: from the first word on, or from the one that opened it again. */
  opened_at: string
  last_at: string
  answered_at: string | null
  answered_by: number | null
  /** From the first word to the first answer. */
  answer_minutes: number | null
  closed_at: string | null
  closed_by: number | null
  /** What its writer, a visitor, gave otherwise than an earlier conversation under the same number or address. */
  doubt: Generated<'' | 'telephone' | 'name'>
  /** The language in which a visitor wrote; null for a member. */
  language: string | null
  /** Whether it is written by WhatsApp: then the answers go there, too. */
  by_whatsapp: Generated<Flag>
  version: Generated<number>
}

/**
 * What was written and done in a conversation, in order. A message that came by a form of the site, to the church (spec 1 §2, Contact) or to
 * a leader, is an entry with `form`; the columns from `former_id` on are such a message's alone.
 */
type ConversationEntryTable = {
  id: Generated<number>
  conversation_id: number
  at: string
  kind: ConversationAct
  /** The message by which staff answered, which has the text. */
  message_id: number | null
  done_by: number | null
  /** The name of staff, copied. */
  by_name: Generated<string>
  text: Generated<string>
  form: 'contact' | 'leader' | null
  /** The number of a message that is older than this column; others have the number of their entry (conversations/forms.ts). */
  former_id: number | null
  /** As it was typed. Empty where a member writes to a leader. */
  writer_name: string | null
  writer_email: string | null
  /** As it was typed; to a leader E.164, and empty where a member writes. */
  writer_phone: string | null
  /** `writer_phone` in one spelling (conversations/writer.ts); null for messages from before. */
  phone_key: string | null
  subject: string | null
  read_at: string | null
  /** When a message to a leader left the leader's inbox. */
  archived_at: string | null
  /** When the leader was told of it by e-mail. */
  told_at: string | null
}

/** A message of staff to many people. */
export type MessageTable = {
  id: Generated<number>
  state: MessageState
  /** As the contract writes it: `fellowship 3`. */
  audience: string
  /** The name of the fellowship or event when it was written. */
  audience_name: string
  /** Whose leader sees the message. */
  fellowship_id: number | null
  purpose: MessageTopic
  channel: ChannelChoice
  subject: string
  text: string
  plain_letters: Flag
  /** The site's base URL, for the links in it. */
  site: string
  people: number
  /** As it was planned, in the smallest unit. */
  cost: number
  send_at: string
  written_by: number | null
  written_at: string
  decided_by: number | null
  decided_at: string | null
  finished_at: string | null
  /** The kind of a message that went by itself; '' for one of staff. */
  automatic: Generated<string>
  /** JSON: the values from which it is written in the language of each reader (translated/default-words.ts); '' where it is not. */
  field_values: Generated<string>
  /** The conversation in which staff answers one person; null for every other message. */
  conversation_id: number | null
  /** Whether its readers may answer it. */
  takes_answers: Generated<Flag>
  /** The name of the template by which it goes by WhatsApp; '' for the church's general one. */
  template: Generated<string>
  /** JSON: the words of its variables, which may have placeholders. */
  template_values: Generated<string>
  /** What a message that went by itself is about, `birthday 2026-11-23`: there is one for each. */
  occasion: string | null
  /** What has not gone by then does not go any more. */
  until: string | null
  version: Generated<number>
}

/** A kind of messages that go by themselves, once a super admin has written its words or switched it on. */
type AutomaticMessageTable = {
  kind: string
  is_on: Flag
  subject: string
  text: string
  version: Generated<number>
}

/** A message to one person by one channel: made before it is sent, and sent at most once (docs/decisions/messages.md#at-most-once). */
export type DeliveryTable = {
  id: Generated<number>
  message_id: number
  /** Who gets it: `account 12`. */
  recipient: string
  account_id: number | null
  turn: Generated<number>
  channel: Channel
  state: DeliveryState
  why: Generated<string>
  /** A UUID: our own id of the call, which the report of the provider names. */
  reference: string
  provider_id: string | null
  /** What it costs, in the smallest unit; 0 once it was refused. */
  cost: number
  tries: Generated<number>
  /** Not before this time, after a busy provider. */
  try_at: string | null
  next_look_at: string | null
  created_at: string
  changed_at: string
  /** When the member read it in the list of own messages. */
  read_at: string | null
}

/** A device that takes notifications: a browser's subscription with its push service, as long as its session is open. */
type PushDeviceTable = {
  id: Generated<number>
  account_id: number
  session_id: number
  endpoint: string
  /** The browser's public key and secret, by which the words are encrypted for it alone. */
  p256dh: string
  auth: string
  created_at: string
}

/** The church's VAPID keys, encrypted (push/keys.ts). */
type PushKeyTable = { id: number; sealed: string }

/** A "no" for good, by the keyed hash of an address or telephone; `purpose` '' is everything. */
type OptOutTable = { address_hash: string; purpose: string; at: string }

/** Of the link in a message: the hashes of the person's addresses. */
type StopLinkTable = { code: string; email_hash: string | null; telephone_hash: string | null }

/** The key of those hashes, encrypted (server/accounts/unsubscribes/address-hash.ts). */
type OptOutKeyTable = { id: number; sealed: string }

/** Of which budget of text messages the office was told, for a month or a day. */
type ToldBudgetTable = { budget: TextBudget; period: string; told_at: string }

/** A message template of WhatsApp in one language, as the service had it last. */
type WhatsAppTemplateTable = {
  id: Generated<number>
  name: string
  /** As the service writes it: `en`, `en_GB`, `fr`. */
  language: string
  /** `MARKETING`, `UTILITY`: it decides what a message costs. */
  category: string
  /** `APPROVED`, `PENDING`, `REJECTED`, `PAUSED`, `DISABLED` and whatever else the service says. */
  status: string
  header: Generated<string>
  body: string
  footer: Generated<string>
  /** JSON: the names of the variables of the body in their order; '1', '2' for numbered ones. */
  variables: Generated<string>
  /** What it has that is not sent from here, such as a picture in its header; '' for nothing. */
  lacks: Generated<string>
  read_at: string
}

/** Whether a member, or a person of the register without an account, agreed to be written to by WhatsApp. */
type WhatsAppConsentTable = {
  id: Generated<number>
  account_id: number | null
  person_id: number | null
  given: Flag
  decided_at: string
  decided_by: number | null
  /** The source, in words. */
  how: string
}

/** A number that wrote by WhatsApp, when last, and the id under which the service knows who hides the number. */
type WhatsAppContactTable = { telephone: string; user_id: string | null; wrote_at: string }

/** The ids of what the service has told already, so that each counts once. */
type WhatsAppReceivedTable = { id: string; at: string }

/** The tables of messages by name. */
export type MessagesTables = {
  conversation: ConversationTable
  conversation_entry: ConversationEntryTable
  message: MessageTable
  automatic_message: AutomaticMessageTable
  delivery: DeliveryTable
  opt_out: OptOutTable
  stop_link: StopLinkTable
  opt_out_key: OptOutKeyTable
  told_budget: ToldBudgetTable
  push_device: PushDeviceTable
  push_key: PushKeyTable
  whatsapp_template: WhatsAppTemplateTable
  whatsapp_consent: WhatsAppConsentTable
  whatsapp_contact: WhatsAppContactTable
  whatsapp_received: WhatsAppReceivedTable
}
