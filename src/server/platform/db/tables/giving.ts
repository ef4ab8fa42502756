import type { Generated } from 'kysely'
import type { Book } from '../../../../lib/contract/giving/books-ledger.ts'
import type {
  FundId,
  GiftMode,
  GiftState,
  ProviderName,
  Purpose,
} from '../../../../lib/contract/giving/giving.ts'
import type { Rhythm } from '../../../../lib/contract/giving/pledge.ts'
import type { RefundState } from '../../../../lib/contract/giving/refund.ts'
import type { Flag } from '../flag.ts'

/** An attempt to give, made before the payment provider is asked. What names the giver is blanked when the account is deleted. */
export type GiftTable = {
  id: Generated<number>
  /** A UUID: the name of the payment at the provider. It opens nothing. */
  reference: string
  /** SHA-256 of the secret that the giver's browser made: whoever has it sees the gift. */
  secret_hash: string
  /** null for a guest, and after the account was deleted. */
  account_id: number | null
  /** Who gives, for one open attempt at a time: `account 5`, or a guest's telephone or e-mail address. */
  giver_key: string
  /** `tickets`: somebody buys tickets. That is no gift, and stands in no statement of gifts. */
  fund: Purpose
  /** In the smallest unit of the currency. */
  amount: number
  currency: string
  method: string
  /** E.164: the wallet that is asked; null where none is. */
  telephone: string | null
  name: string
  email: string
  message: string
  provider: ProviderName
  /** Whether money moves: only `live` gifts are money. */
  mode: GiftMode
  /** The provider's own id of the payment. */
  provider_id: string | null
  /** What the provider says that the giver should do now. */
  prompt: Generated<string>
  /** The provider's page for this payment. */
  redirect_url: string | null
  state: GiftState
  /** Why it failed or expired. */
  reason: Generated<string>
  /** What the provider keeps, in the smallest unit. */
  fees: number | null
  receipt_number: string | null
  created_at: string
  changed_at: string
  paid_at: string | null
  /** The Kofi & Ama collection that it is of, and the weekday of birth, Sunday is 0; null for neither. */
  collection_id: number | null
  weekday: number | null
  /** When the provider is asked next; null for never. */
  next_look_at: string | null
  /** Until then nobody else asks the provider. */
  looking_until: string | null
  /** The pledge of which it is a part. */
  pledge_id: number | null
  /** The order of tickets that is paid; null for a gift, and once the event is deleted. */
  order_id: number | null
}

/** A fund of the church: what its money is for. */
type FundTable = {
  id: Generated<number>
  /** The purpose of the page Give whose gifts come into it; null for none. */
  purpose: Purpose | null
  name: string
  /** `name` folded, so that two names cannot differ by letter case only. */
  name_folded: string
  is_open: Flag
  /** In the smallest unit; null for none. */
  goal: number | null
  position: number
  created_at: string
  version: Generated<number>
}

/** What a church asks pledges for: a harvest, a roof. */
type CampaignTable = {
  id: Generated<number>
  book: Book
  fund_id: number
  /** '' for the name of its fund. */
  title: string
  due_on: string | null
  /** Open ones take pledges and send reminders. */
  is_open: Flag
  created_at: string
  version: Generated<number>
}

/** A promise of a member, or of somebody without an account. What is paid of it is in the ledger. */
type PledgeTable = {
  id: Generated<number>
  campaign_id: number
  /** null for somebody without an account, and after the account was deleted. */
  account_id: number | null
  /** '' for a member. */
  name: string
  telephone: string
  /** In the smallest unit. */
  amount: number
  rhythm: Rhythm
  /** The day of the next reminder; null for none. */
  remind_on: string | null
  /** What the giver said when letting the rest go: for the giver and treasurers alone. */
  word: Generated<string>
  released_at: string | null
  /** Whether a treasurer entered it. */
  is_entered: Flag
  created_at: string
  version: Generated<number>
}

/** An entry of the ledger that is a part of a pledge. An entry is a part of one at most. */
type PledgePartTable = { entry_id: number; pledge_id: number }

/** A gift that somebody wants to make again and again: by a reminder, or from a card. */
export type GivingRepeatTable = {
  id: Generated<number>
  account_id: number
  way: 'remind' | 'card'
  every: 'week' | 'month'
  /** The day of the week from 0 for Sunday, or of the month. */
  on_day: number
  fund: FundId
  method: string
  /** In the smallest unit. */
  amount: number
  currency: string
  /** The church's day on which it is time next. */
  next_on: string
  mode: GiftMode
  /** With which the card was authorised; '' for a reminder. */
  email: string
  /** Its kind and last four digits. */
  card: string
  /** What charges the card, encrypted as the secrets of second factors are; null for a reminder, and once it is stopped. */
  sealed_authorization: string | null
  created_at: string
  stopped_at: string | null
  /** '' where its owner stopped it. */
  stopped_why: Generated<string>
}

/** The gift of one period of a card that is charged. Its key keeps a period from being charged twice. */
type RepeatTurnTable = { repeat_id: number; period: string; gift_id: number }

/** An e-mail about giving, queued before it is sent. */
export type GivingLetterTable = {
  about: 'pledge' | 'repeat' | 'stopped'
  /** Of the pledge or the repeat. */
  about_id: number
  /** The day that it reminds of; '' where there is one e-mail only. */
  period: string
  account_id: number
  queued_at: string
  /** When it was last given to the mail queue. */
  sent_at: string | null
  /** When a mail server took it, or it was left out. */
  settled_at: string | null
}

/** A change of a gift, with the fact that caused it. Rows are only added. */
type GiftEventTable = {
  id: Generated<number>
  gift_id: number
  at: string
  source: string
  /** JSON without anything personal. */
  fact: string
  before: string
  after: string
}

/** A payment that matches no gift, for a person to look at. */
type UnmatchedPaymentTable = {
  id: Generated<number>
  at: string
  source: string
  provider: string
  reference: string
  provider_id: string
  why: string
  /** JSON without anything personal. */
  fact: string
  /** What a person decided: given to a gift, or left as it is; null before. */
  settled: 'given' | 'stays' | null
  gift_id: number | null
  /** JSON of what the gift was before it was given this payment. */
  gift_before: string | null
  note: Generated<string>
  settled_by: number | null
  settled_at: string | null
  version: Generated<number>
}

/** A gift that is given back, asked for by one person and approved by another. */
export type RefundTable = {
  id: Generated<number>
  gift_id: number
  /** In the smallest unit; at most the gift. */
  amount: number
  reason: string
  state: RefundState
  /** Why it was declined, failed, or waits. */
  why: Generated<string>
  asked_by: number | null
  asked_at: string
  decided_by: number | null
  decided_at: string | null
  /** The provider's own id of the refund. */
  provider_id: string | null
  changed_at: string
  /** When the provider is asked next; null for never. */
  next_look_at: string | null
  version: Generated<number>
  /** Whether who bought tickets asked for it by cancelling them, within the rules of the event: then one person of the church is the second. */
  is_by_rules: Generated<Flag>
}

/** The tables of giving by name. */
export type GivingTables = {
  gift: GiftTable
  gift_event: GiftEventTable
  unmatched_payment: UnmatchedPaymentTable
  refund: RefundTable
  fund: FundTable
  campaign: CampaignTable
  pledge: PledgeTable
  pledge_part: PledgePartTable
  giving_repeat: GivingRepeatTable
  repeat_turn: RepeatTurnTable
  giving_letter: GivingLetterTable
}
