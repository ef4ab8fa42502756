import type { Generated, Kysely } from 'kysely'
import type { BinKind } from '../../lib/contract/bin.ts'
import type { Duty } from '../../lib/contract/books-duty.ts'
import type { Book, EntryKind, LedgerAccount } from '../../lib/contract/books-ledger.ts'
import type { PaymentState } from '../../lib/contract/books-matching.ts'
import type { CareAct, CareKind, TaskState } from '../../lib/contract/care.ts'
import type {
  ConversationAct,
  ConversationSource,
  ConversationState,
} from '../../lib/contract/conversation.ts'
import type { RequestKind } from '../../lib/contract/data-request.ts'
import type { FellowshipRequestKind, FellowshipRequestState } from '../../lib/contract/fellowship-request.ts'
import type { FundId, GiftMode, GiftState, ProviderName } from '../../lib/contract/gift.ts'
import type { Audience } from '../../lib/contract/member-settings.ts'
import type {
  Channel,
  ChannelChoice,
  DeliveryState,
  MessageState,
  MessageTopic,
  Purpose,
} from '../../lib/contract/message.ts'
import type { CardSource } from '../../lib/contract/newcomer.ts'
import type { PagePlace, PageState } from '../../lib/contract/page.ts'
import type { ChangeKind } from '../../lib/contract/person.ts'
import type { Fate, ImportState } from '../../lib/contract/person-import.ts'
import type { Rhythm } from '../../lib/contract/pledge.ts'
import type { RefundState } from '../../lib/contract/refund.ts'
import type { MemberState, TurnState } from '../../lib/contract/rota.ts'
import type { claimStates } from '../../lib/contract/welfare.ts'
import type { Role } from '../../lib/session-storage.ts'

/*
 * The stored rows. Timestamps are UTC ISO 8601 with milliseconds; `date` and `time` of an event are the church's local
 * date and time; booleans are 0 and 1; a `*_key` names a file of the media folder.
 */

export type Flag = 0 | 1

export type AccountTable = {
  id: Generated<number>
  username: string
  /** `username` folded (NFKC, lower case), so that two usernames cannot differ by letter case only. */
  username_key: string
  /** The confusables skeleton of `username` (UTS 39); null where an older account has the same one. */
  username_skeleton: string | null
  email: string | null
  /** `email` folded, once confirmed: unique, and only this account may sign in with it. */
  email_key: string | null
  /** `email` folded, while unconfirmed: several accounts may claim the same address. */
  email_claim_key: string | null
  email_confirmed_at: string | null
  password_hash: string
  first_name: string
  middle_name: string
  last_name: string
  gender: string
  /** E.164, `+233244123456`. */
  telephone: string
  role: Role
  fellowship_id: number | null
  /** Whose people alone somebody of the staff sees; null for all. */
  branch_id: Generated<number | null>
  created_at: string
  /** When the owner closed the account; it is deleted two weeks later. */
  deletion_requested_at: string | null
  /** Until when a staff member may work without a second factor; null when none was required yet. */
  factor_grace_ends: string | null
  /** When the owner was last told by e-mail that someone is guessing the password. */
  guessing_told_at: string | null
}

export type ProfileTable = {
  account_id: number
  visit_date: string
  marital_status: string
  date_of_birth: string
  house_address: string
  digital_address: string
  /** null when not answered. */
  born_again: Flag | null
  occupation: string
  church_information: string
  image_key: string | null
  created_at: string
  updated_at: string
}

/** A sign-in on one device: the family of its refresh tokens. Ended by logout, reuse of a token, or the member. */
export type SessionTable = {
  id: Generated<number>
  account_id: number
  created_at: string
  last_used_at: string
  address: string
  user_agent: string
  ended_at: string | null
  ended_why: string | null
  /** When the owner last authenticated, by signing in or by step-up authentication. */
  proven_at: string | null
  /** SHA-256 of the common prefix of the session's refresh tokens; null before its first renewal by this version. */
  family_hash: string | null
}

export type RefreshTokenTable = {
  id: Generated<number>
  session_id: number
  /** SHA-256 of the token, base64url: a copy of the database does not let anyone sign in. */
  token_hash: string
  created_at: string
  expires_at: string
  /** When it was exchanged; a second exchange means that the token was copied. */
  used_at: string | null
  /** When another token replaced it because the response was lost; it must not be used any more. */
  voided_at: string | null
}

export type FellowshipTable = {
  id: Generated<number>
  name: string
  description: string
  location: string
  meeting_day: string
  meeting_time: string
  leader_id: number | null
  branch_id: Generated<number | null>
  /** JSON array of strings. */
  activities: string
  created_at: string
  version: Generated<number>
  /** 1: who wants to join asks its leader first. */
  asks_leader: Generated<Flag>
}

/** A member who assists the leader of the own fellowship. */
export type FellowshipAssistantTable = {
  account_id: number
  fellowship_id: number
  /** Null once that account is gone. */
  named_by: number | null
  named_at: string
}

/** A request to join a fellowship, or to move somebody there. */
export type FellowshipRequestTable = {
  id: Generated<number>
  kind: FellowshipRequestKind
  account_id: number
  /** Where the member is to come. */
  fellowship_id: number
  /** Of a transfer: where the member was when it was proposed. */
  from_id: number | null
  state: FellowshipRequestState
  word: Generated<string>
  answer: Generated<string>
  asked_by: number | null
  asked_at: string
  decided_by: number | null
  decided_at: string | null
}

export type EventTable = {
  id: Generated<number>
  title: string
  description: string
  date: string
  time: string
  /** '' where nobody said when it ends. */
  end_time: Generated<string>
  location: string
  is_online: Flag
  meeting_link: string
  category: string
  icon: string
  image_key: string | null
  /** Null for an event of the whole church. */
  fellowship_id: number | null
  created_at: string
  version: Generated<number>
}

/** A weekly service. */
export type ServiceTable = {
  id: Generated<number>
  branch_id: Generated<number | null>
  day: string
  title: string
  time: string
  end_time: string
  location: string
  description: string
  pastor: string
  attendees: number
  childcare: Flag
  /** JSON array of strings. */
  languages: string
  livestream: Flag
  created_at: string
  version: Generated<number>
}

export type SermonTable = {
  id: Generated<number>
  title: string
  description: string
  series: string
  category: string
  scripture: string
  preacher: string
  date: string
  media_type: 'video' | 'audio'
  youtube_link: string
  media_key: string | null
  media_bytes: number
  duration_seconds: number
  thumbnail_key: string | null
  views: number
  created_at: string
  version: Generated<number>
}

export type PrayerRequestTable = {
  id: Generated<number>
  account_id: number | null
  title: string
  description: string
  is_private: Flag
  /** 1 when the author wants to be named nowhere, and of every request of a visitor. */
  is_anonymous: Generated<Flag>
  prayer_count: number
  is_answered: Flag
  answered_at: string | null
  created_at: string
  /** Of title, description and privacy. */
  version: Generated<number>
}

export type TestimonyTable = {
  id: Generated<number>
  account_id: number | null
  title: string
  category: string
  content: string
  image_key: string | null
  video_url: string
  likes: number
  is_approved: Flag
  is_verified: Flag
  created_at: string
}

export type AnnouncementTable = {
  id: Generated<number>
  title: string
  content: string
  created_at: string
  version: Generated<number>
}

/** A message to the church from a visitor or a member (spec 1 §2, Contact). */
export type ContactMessageTable = {
  id: Generated<number>
  /** The signed-in author; null for a visitor, and for messages from before this column existed. */
  account_id: number | null
  name: string
  email: string
  phone: string
  subject: string
  message: string
  is_read: Generated<Flag>
  created_at: string
}

/** A message to the leader of a fellowship, from a member or from a visitor with a name and a telephone number. */
export type LeaderMessageTable = {
  id: Generated<number>
  fellowship_id: number
  /** Null for a visitor. */
  account_id: number | null
  message: string
  created_at: string
  /** A visitor's name; '' for a member, whose account has it. */
  sender_name: Generated<string>
  /** A visitor's number, E.164. */
  sender_telephone: Generated<string>
  read_at: string | null
  archived_at: string | null
}

/**
 * A conversation of the inbox. It names its newest message to the church or to a leader, or the message that it answers; the texts stay
 * there (docs/decisions/0252).
 */
export type ConversationTable = {
  id: Generated<number>
  source: ConversationSource
  contact_id: number | null
  leader_message_id: number | null
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
  version: Generated<number>
}

/** What was written and done in a conversation, in order. Its text is here only where no other row has it. */
export type ConversationEntryTable = {
  id: Generated<number>
  conversation_id: number
  at: string
  kind: ConversationAct
  contact_id: number | null
  leader_message_id: number | null
  /** The message by which staff answered. */
  message_id: number | null
  done_by: number | null
  /** The name of staff, copied. */
  by_name: Generated<string>
  text: Generated<string>
}

/** A one-time link to choose a new password; only its hash is stored. */
export type PasswordResetTable = {
  id: Generated<number>
  account_id: number
  token_hash: string
  created_at: string
  expires_at: string
  used_at: string | null
  /** By which way its owner has it: a mailed link, or a code by text message. */
  way: Generated<'mail' | 'telephone'>
}

/** A request for a new password, for a known or unknown login; a job answers by e-mail and deletes the row. */
export type ResetRequestTable = {
  id: Generated<number>
  /** The typed login, folded. */
  login_key: string
  /** The hash of the device cookie of the request, if it had one. */
  device_hash: string | null
  requested_at: string
  address: string
  /** The origin of the link in the e-mail. */
  site: string
}

/** An account's new e-mail address that is not confirmed yet. */
export type EmailChangeTable = {
  account_id: number
  email: string
  token_hash: string
  created_at: string
  expires_at: string
}

/** A one-time link in an e-mail about an account: it undoes a change of address, or ends an intruder's sessions. */
export type AccountLinkTable = {
  id: Generated<number>
  account_id: number
  kind: 'undo-email' | 'not-me'
  token_hash: string
  /** The account's previous address; for `not-me` the address that the e-mail went to. */
  email: string | null
  /** When the action to undo began, such as the request for another address; null: when the link was made. */
  since: string | null
  created_at: string
  expires_at: string
  used_at: string | null
}

/** An invitation to serve, whose link is valid once (invitations/repo.ts). */
export type InvitationTable = {
  id: Generated<number>
  token_hash: string
  name: Generated<string>
  /** Where the link was mailed to; null when it was passed on by hand. */
  email: string | null
  /** E.164, or ''. */
  telephone: Generated<string>
  role: Role
  /** The fellowship that its new leader leads; null for every other role. */
  fellowship_id: number | null
  invited_by: number
  /** Who took it. */
  account_id: number | null
  created_at: string
  expires_at: string
  used_at: string | null
  withdrawn_at: string | null
}

/** An e-mail to an account's owner that a command left for the running server to send (accounts/factors/queued-owner-emails.ts). */
export type OwnerLetterTable = {
  id: Generated<number>
  account_id: number
  kind: 'factors-reset-on-server'
  created_at: string
}

/** The one-time link that creates the first admin; only the hash of its token is stored. At most one row. */
export type FirstAdminLinkTable = {
  token_hash: string
  /** When it expires. */
  until: string
}

/** A device that an account has signed in from; only the hash of its cookie is stored. */
export type KnownDeviceTable = {
  account_id: number
  device_hash: string
  user_agent: string
  first_seen_at: string
  last_seen_at: string
}

/** Failed sign-ins by account (by typed name where there is none) and network; deleted after a successful one. */
export type LoginFailureTable = {
  who: string
  network: string
  account_id: number | null
  failures: number
  last_at: string
}

/** The telephone number by which an account may sign in: its owner has entered a code that was sent there. */
export type ConfirmedTelephoneTable = {
  account_id: number
  /** E.164. It counts only while the account still names it. */
  telephone: string
  confirmed_at: string
}

/** A code that was asked for by text message, for a known or unknown number; deleted after two days. */
export type TextCodeTable = {
  id: Generated<number>
  purpose: 'sign-in' | 'reset' | 'confirm'
  telephone: string
  /** What the limit by number counts: the number, or the number on one device that its account knows. */
  counted_as: string
  network: string
  /** 1 for a device that the owner of the number has signed in from. */
  known_device: number
  /** Of the random value that the asking device alone has. */
  token_hash: string
  /** Of that value and the code. */
  code_hash: string
  /** To whom the code went; null for nobody. */
  account_id: number | null
  created_at: string
  expires_at: string
  tries: Generated<number>
  used_at: string | null
}

/** What codes by text message have cost in a quarter of an hour, by its first instant. */
export type TextCodeCostTable = { slot: string; codes: number; cost: number }

/** One like and one prayer per person and day: `day` is the church's local date. */
export type TestimonyLikeTable = { testimony_id: number; account_id: number; day: string }
export type PrayerSupportTable = { prayer_request_id: number; account_id: number; day: string }

export type EventSignupTable = {
  event_id: number
  account_id: number
  kind: 'signup' | 'reminder'
  created_at: string
}

/** An e-mail reminder of an event that begins at `starts` (`2026-11-22T09:00`): a moved event gets another reminder. */
export type EventReminderTable = {
  event_id: number
  account_id: number
  starts: string
  /** When it was last put into the e-mail queue. */
  sent_at: string
  /** When the mail server accepted it or rejected it permanently. */
  settled_at: string | null
}

/** The same of a weekly service, for each week. */
export type ServiceReminderTable = Omit<EventReminderTable, 'event_id'> & { service_id: number }

/** Staff's settings of an activity of the youth ministry; without a row its places are unlimited. */
export type ActivityTable = {
  slug: string
  /** The fellowship whose leader sees the sign-ups; null: only the super admin does. */
  fellowship_id: number | null
  /** The number of places; null for unlimited. */
  places: number | null
  version: Generated<number>
}

export type ActivitySignupTable = {
  activity: string
  account_id: number
  created_at: string
  /** When the person got a place; null while on the waiting list. */
  placed_at: string | null
}

/** The secret address of a member's calendar feed; only the hash of the secret is stored. */
export type CalendarFeedTable = {
  account_id: number
  token_hash: string
  created_at: string
  /** The date of the last request by a calendar program, `2026-11-22`. */
  last_read_on: string | null
}

/** Row counts of tables that are too large to count; maintained by triggers. */
export type TallyTable = { name: string; count: number }

/** A live stream of the media team; the one without `ended_at` is live. */
export type LiveStreamTable = {
  id: Generated<number>
  title: string
  address: string
  started_at: string
  ended_at: string | null
  started_by: number | null
}

/** A chat message of a live stream. The author's name is copied, since people may rename themselves. */
export type LiveMessageTable = {
  id: Generated<number>
  stream_id: number
  author_id: number | null
  author: string
  text: string
  created_at: string
  hidden_at: string | null
  hidden_by: number | null
}

export type AttendanceTable = {
  event_id: number
  account_id: number
  is_present: Flag
  marked_by: number | null
  marked_at: string
}

/** Append-only. Names are copied, so that an entry outlives the account. */
export type LogEntryTable = {
  id: Generated<number>
  timestamp: string
  account_id: number | null
  username: string | null
  action: string
  detail: string
  /** After 30 days shortened to the network, `203.0.113.0/24`. */
  address: string
  is_shortened: Generated<Flag>
  status: 'success' | 'warning' | 'error'
}

/** Staff's read access to a list or record of people; a repeat within ten minutes increments `times`. */
export type AccessEntryTable = {
  id: Generated<number>
  timestamp: string
  /** The reader. The name is copied, so that the entry outlives the account. */
  account_id: number | null
  username: string
  /** For example `members of a fellowship`. */
  what: string
  /** The person whose record was read; null for a list. */
  subject_id: number | null
  /** The search or filter, never the results. */
  filter: string
  row_count: number
  times: Generated<number>
}

/** A consent that a member gave, or (without `given_at`) declined; a withdrawal ends the row. */
export type ConsentTable = {
  id: Generated<number>
  account_id: number
  purpose: string
  /** The version of the church's consent text at that time (`policy_version` of its settings). */
  policy_version: number
  given_at: string | null
  withdrawn_at: string | null
}

/** A data protection request (Act 843). Name, contact and words are blanked when the account is deleted. */
export type DataRequestTable = {
  id: Generated<number>
  account_id: number | null
  kind: RequestKind
  name: string
  contact: string
  words: string
  filed_at: string
  /** The deadline, `2026-12-12`. */
  due_on: string
  state: 'open' | 'answered' | 'refused'
  /** The answer that the person got. */
  answer: Generated<string>
  closed_at: string | null
  closed_by: number | null
  version: Generated<number>
}

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
  fund: FundId
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
}

/** A duty beside a role (docs/decisions/0202). */
export type DutyTable = { account_id: number; duty: Duty; granted_at: string }

/** A fund of the church: what its money is for. */
export type FundTable = {
  id: Generated<number>
  /** The purpose of the page Give whose gifts come into it; null for none. */
  purpose: FundId | null
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

/** A double entry of the ledger. Rows are only added; triggers refuse the rest (docs/decisions/0204). It names nobody. */
export type LedgerEntryTable = {
  id: Generated<number>
  book: Book
  /** 1, 2, 3, ... in its book. */
  number: number
  at: string
  /** The church's day that it counts for. */
  day: string
  kind: EntryKind
  debit: LedgerAccount
  credit: LedgerAccount
  fund_id: number
  /** In the smallest unit. */
  amount: number
  /** The service at which it was given; '' for none. */
  service: string
  /** The table and the id of what is posted. */
  source:
    | 'gift'
    | 'refund'
    | 'cash_count'
    | 'cash_item'
    | 'day_born'
    | 'statement_row'
    | 'voucher'
    | 'ledger_entry'
  source_id: number
  /** How often it was posted and taken back before. */
  round: number
  /** The receipt's number, without gaps in a book and year; null for an entry without a giver. */
  receipt_year: number | null
  receipt_sequence: number | null
  /** Why a counter-entry was made, or whose bowl of a Kofi & Ama collection it is; '' otherwise. */
  reason: string
  /** The id of the account that posted it; null for the provider. It stays when the account is deleted. */
  posted_by: number | null
  /** 128 random bits: they open the check of the receipt, and keep the hash from being guessed. */
  code: string
  previous_hash: string
  hash: string
}

/** The ledger summed by day, which a trigger keeps: what an account was debited less what it was credited. */
export type LedgerDayTable = {
  book: Book
  account: LedgerAccount
  day: string
  fund_id: number
  service: string
  amount: number
}

/** The dues of the welfare fund from a month on, and what they lead to. */
export type WelfareRuleTable = {
  from_month: string
  dues: number
  waiting_months: number
  most_arrears: number
}

export type WelfareBenefitTable = {
  id: Generated<number>
  name: string
  name_folded: string
  amount: number
  most_times: number | null
  is_open: 0 | 1
}

export type WelfareMemberTable = { account_id: number; from_month: string; until_month: string | null }

/** Months whose dues are waived once a second signatory has agreed. Only the three readers ever see the reason. */
export type WelfareWaiverTable = {
  id: Generated<number>
  account_id: number
  from_month: string
  to_month: string
  reason: string
  granted_by: number | null
  granted_at: string
  agreed_by: number | null
  agreed_at: string | null
  reader_1: number | null
  reader_2: number | null
  reader_3: number | null
}

export type WelfareClaimTable = {
  id: Generated<number>
  book: Book
  account_id: number | null
  benefit_id: number
  amount: number
  happened_on: string
  words: string
  state: (typeof claimStates)[number]
  asked_by: number | null
  asked_at: string
  decided_at: string | null
}

export type WelfareVoteTable = {
  id: Generated<number>
  claim_id: number
  account_id: number | null
  says: 'yes' | 'no'
  why: string
  at: string
}

/** What is paid out, with who did each step. */
export type VoucherTable = {
  id: Generated<number>
  book: Book
  /** Its number, without gaps in a book and year. */
  year: number
  sequence: number
  claim_id: number
  fund_id: number
  payee_account: number | null
  payee: string
  purpose: string
  amount: number
  prepared_by: number | null
  prepared_at: string
  checked_by: number | null
  checked_at: string | null
  approved_by: number | null
  approved_at: string | null
  paid_by: number | null
  paid_at: string | null
  how: Generated<string>
  reference: Generated<string>
  received_by: number | null
  received_name: Generated<string>
  received_at: string | null
  dropped_at: string | null
  dropped: Generated<string>
}

/** A month that takes no entries any more, nor does any before it. */
export type ClosedMonthTable = {
  book: Book
  month: string
  closed_at: string
  /** The last entry of the book then, and its hash. */
  last_number: number
  root: string
}

/** A count of cash and cheques by two counters. Sheets are JSON: fund, value of a note, how many. */
export type CashCountTable = {
  id: Generated<number>
  book: Book
  day: string
  service: string
  first_account: number | null
  second_account: number | null
  first_sheet: string | null
  second_sheet: string | null
  first_signed_at: string | null
  second_signed_at: string | null
  closed_at: string | null
  created_at: string
  version: Generated<number>
}

/** An envelope or a cheque of a count. */
export type CashItemTable = {
  id: Generated<number>
  count_id: number
  kind: 'envelope' | 'cheque'
  fund_id: number
  account_id: number | null
  name: string
  detail: string
  amount: number
  created_at: string
  /** Whether it is a part of the member's pledge. */
  is_pledged: Generated<Flag>
}

/** What a church asks pledges for: a harvest, a roof. */
export type CampaignTable = {
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
export type PledgeTable = {
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
export type PledgePartTable = { entry_id: number; pledge_id: number }

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
export type RepeatTurnTable = { repeat_id: number; period: string; gift_id: number }

/** A letter about giving, queued before it is sent. */
export type GivingLetterTable = {
  about: 'pledge' | 'repeat' | 'stopped'
  /** Of the pledge or the repeat. */
  about_id: number
  /** The day that it reminds of; '' where there is one letter only. */
  period: string
  account_id: number
  queued_at: string
  /** When it was last given to the mail queue. */
  sent_at: string | null
  /** When a mail server took it, or it was left out. */
  settled_at: string | null
}

/** A Kofi & Ama collection: its cash is in a count, in one bowl for each weekday of birth. */
export type DayCollectionTable = {
  id: Generated<number>
  count_id: number
  fund_id: number
  /** Opens the screen in the hall until the collection ends. */
  code: string
  begun_at: string
  ended_at: string | null
}

/** The bowl of a weekday of birth: how many came forward, and the cash in it. */
export type DayBornTable = {
  id: Generated<number>
  collection_id: number
  /** Sunday is 0. */
  weekday: number
  heads: Generated<number>
  amount: Generated<number>
  version: Generated<number>
}

/** How the columns of a kind of statement were mapped, by a hash of its headings. */
export type StatementLayoutTable = { print: string; mapping: string; changed_at: string }

/** A payment of a statement file, and what was decided about it (docs/decisions/0217). */
export type StatementRowTable = {
  id: Generated<number>
  book: Book
  /** The same payment has the same identity in every file. */
  identity: string
  day: string
  /** In the smallest unit. */
  amount: number
  reference: string
  text: string
  name: string
  telephone: string | null
  added_at: string
  state: Generated<PaymentState>
  account_id: number | null
  giver: Generated<string>
  fund_id: number | null
  gift_id: number | null
  reason: Generated<string>
  decided_by: number | null
  decided_at: string | null
  version: Generated<number>
}

/** What a treasurer has published of a year: a snapshot as JSON. */
export type PublishedYearTable = {
  book: Book
  year: number
  figures: string
  published_at: string
  published_by: number | null
}

/** A change of a gift, with the fact that caused it. Rows are only added. */
export type GiftEventTable = {
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
export type UnmatchedPaymentTable = {
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
}

/** A member's choices; without a row the defaults apply. */
export type MemberSettingTable = {
  account_id: number
  telephone: Generated<Audience>
  email: Generated<Audience>
  birthday: Generated<Audience>
  address: Generated<Audience>
  leader_mail: Generated<Flag>
  reminder_mail: Generated<Flag>
  news_mail: Generated<Flag>
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
  /** The conversation in which staff answers one person; null for every other message. */
  conversation_id: number | null
  /** Whether its readers may answer it. */
  takes_answers: Generated<Flag>
  /** What a message that went by itself is about, `birthday 2026-11-23`: there is one for each. */
  occasion: string | null
  /** What has not gone by then does not go any more. */
  until: string | null
  version: Generated<number>
}

/** A kind of messages that go by themselves, once a super admin has written its words or switched it on. */
export type AutomaticMessageTable = {
  kind: string
  is_on: Flag
  subject: string
  text: string
  version: Generated<number>
}

/** A message to one person by one channel: made before it is sent, and sent at most once (docs/decisions/0226). */
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
  read_at: Generated<string | null>
}

/** A device that takes notifications: a browser's subscription with its push service, as long as its session is open. */
export type PushDeviceTable = {
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
export type PushKeyTable = { id: number; sealed: string }

/** A "no" for good, by the keyed hash of an address or telephone; `purpose` '' is everything. */
export type OptOutTable = { address_hash: string; purpose: string; at: string }

/** Of the link in a message: the hashes of the person's addresses. */
export type StopLinkTable = { code: string; email_hash: string | null; telephone_hash: string | null }

/** The key of those hashes, encrypted (opt-outs/address-hash.ts). */
export type OptOutKeyTable = { id: number; sealed: string }

/** What a member wants to get, and by which way first. Without a row: everything, by e-mail. */
export type MessageChoiceTable = {
  account_id: number
  first_channel: Channel
  /** JSON array of purposes. */
  unwanted: string
}

/** A setting of the church that differs from its default (contract/church-settings.ts); `value` is JSON. */
export type ChurchSettingTable = {
  key: string
  value: string
  /** How many times it was set. */
  version: Generated<number>
  changed_at: string
  changed_by: number | null
}

/** Where one of the church's pages stands. `under` is the path of the page above it; '' for none. */
export type PageTable = {
  id: Generated<number>
  path: string
  state: PageState
  under: Generated<string>
  menu: Generated<PagePlace['menu']>
  menu_order: Generated<number>
  version: Generated<number>
  created_at: string
  updated_at: string
}

/** What a page says in one language: which version is shown, which one is next, and the draft. */
export type PageTextTable = {
  page_id: number
  /** BCP 47. */
  lang: string
  /** The title as it was last written, for lists of the staff. */
  title: string
  /** The title of the published version; '' without one. */
  shown_title: Generated<string>
  /** JSON of what a chat shows of the published version; '' without one. */
  shown_share: Generated<string>
  published_number: number | null
  /** The version that is published at `next_at`. */
  next_number: number | null
  next_at: string | null
  version: Generated<number>
  changed_at: string
  changed_by: number | null
  /** JSON of the PageDocument that is being written; null when it is as published. */
  draft: string | null
}

/** A version of a page's text that was published, or will be. Never edited. */
export type PageVersionTable = {
  page_id: number
  lang: string
  number: number
  made_at: string
  made_by: number | null
  publish_at: string
  note: Generated<string>
  /** JSON of a PageDocument (contract/page.ts). */
  document: string
}

/** An address at which a page was before. It leads on to where the page is now. */
export type PageRedirectTable = { path: string; page_id: number }

/** A person who was given a page to write. */
export type PageEditorTable = {
  page_id: number
  account_id: number
  /** 1: what they write is published when somebody of the staff has approved it. */
  needs_approval: number
  given_at: string
}

/** The wish of a page's editor that a draft be published. */
export type PageRequestTable = {
  page_id: number
  lang: string
  account_id: number
  /** The version of the text that is to be published. */
  version: number
  note: string
  asked_at: string
  /** What the staff wrote back; null while it waits. */
  answer: string | null
  answered_at: string | null
}

/** A sermon, an event or an announcement that is pinned: one of the three. */
export type PinTable = {
  id: Generated<number>
  sermon_id: number | null
  event_id: number | null
  announcement_id: number | null
  /** The last day; '' as long as nobody unpins it. */
  until: string
  pinned_at: string
}

/** Which page of another site a page came from, and the version of its text that the import wrote. */
export type PageSourceTable = { page_id: number; source: string; text_version: number }

/** A member's favourite or reminder, synchronized across devices. */
export type KeepsakeTable = { account_id: number; kind: string; item_id: number }

/** What staff deleted, for two weeks (bin/repo.ts). The tables themselves no longer have it. */
export type BinEntryTable = {
  id: Generated<number>
  kind: BinKind
  /** The id of the deleted row. */
  row_id: number
  name: string
  /** The member that it is, or whose it is. */
  account_id: number | null
  /** The fellowship whose leader may restore what they deleted. */
  fellowship_id: number | null
  deleted_by: number | null
  deleted_at: string
  /** JSON of a BinDocument (bin/document.ts). */
  document: string
  /** 1: its author has deleted it and may undo that; nobody else sees it. */
  is_own: Generated<Flag>
}

/** A file of something in the bin. */
export type BinFileTable = { file_key: string; entry_id: number }

/** A resumable upload. The received size is not stored here: the file's own size is exact even after a crash. */
export type UploadTable = {
  /** 128 random bits; also the file's name in `incoming/`. */
  id: string
  account_id: number
  /** `page` is any file of a page. */
  type: 'video' | 'audio' | 'page'
  /** Bytes of the whole file, as declared by the client. */
  length: number
  /** The header Upload-Metadata as received. */
  metadata: string
  created_at: string
  /** When bytes last arrived; the upload expires a day later. */
  active_at: string
  /** When it became a sermon's recording. */
  used_at: string | null
}

/** The encrypted secret of an authenticator app (accounts/factors/encryption.ts). Active once the first code was correct. */
export type TotpTable = {
  account_id: number
  secret: string
  /** The time step of the last accepted code; each code is accepted once. */
  last_step: Generated<number>
  created_at: string
  confirmed_at: string | null
}

/** A single-use recovery code; only its hash is stored. */
export type RecoveryCodeTable = {
  account_id: number
  code_hash: string
  created_at: string
  used_at: string | null
}

export type PasskeyTable = {
  id: Generated<number>
  account_id: number
  /** The credential id, base64url. */
  credential_id: string
  /** COSE, base64url. */
  public_key: string
  /** The authenticator's signature counter, if it has one. */
  counter: number
  /** JSON array of strings. */
  transports: string
  /** The name that its owner gave it. */
  name: string
  created_at: string
  last_used_at: string | null
}

/** A short-lived, single-use WebAuthn challenge; at sign-in the account is not known yet. */
export type PasskeyChallengeTable = {
  challenge: string
  account_id: number | null
  purpose: 'enrol' | 'prove' | 'sign-in'
  expires_at: string
}
/** Marks a row as sample data, even if edited since. Dependent rows (a profile, attendance) are not marked themselves. */
export type SampleRowTable = { table_name: SampleTable; row_id: number }

/** The tables that have marked sample rows. */
export type SampleTable =
  | 'account'
  | 'announcement'
  | 'event'
  | 'fellowship'
  | 'fund'
  | 'log_entry'
  | 'page'
  | 'prayer_request'
  | 'rota_team'
  | 'sermon'
  | 'service'
  | 'sitting'
  | 'testimony'

/** A list of people that staff built: whom it has is asked each time. */
export type PeopleListTable = {
  id: Generated<number>
  /** Who made it; null once that account is gone. */
  account_id: number | null
  name: string
  /** JSON of a filter (lib/contract/people-list.ts) without what is blank. */
  filter: string
  /** 1: others of the staff use it, too, each for the people whom they may see. */
  is_shared: Flag
  created_at: string
  version: Generated<number>
}

/** What people live together in. */
export type HouseholdTable = { id: Generated<number>; created_at: string }

/** A branch of the church: a place with its own people, staff and services. */
export type BranchTable = {
  id: Generated<number>
  /** Unique in any letter case. */
  name: string
  address: Generated<string>
  telephone: Generated<string>
  email: Generated<string>
  /** Branches are listed by it, then by name. */
  place: Generated<number>
  /** 0: closed. Who belongs to it still does. */
  is_open: Flag
  created_at: string
  version: Generated<number>
}

/**
 * A person of the church, with or without an account. Triggers carry on what members change of themselves
 * (docs/decisions/0223). Days are `1994-03-06`, `0000-03-06` without a year, or ''.
 */
export type PersonTable = {
  id: Generated<number>
  first_name: string
  middle_name: Generated<string>
  last_name: string
  gender: Generated<string>
  /** E.164, or ''. Several people may share one. */
  telephone: Generated<string>
  other_telephone: Generated<string>
  /** In lower case, or ''. */
  email: Generated<string>
  born: Generated<string>
  baptised: Generated<string>
  joined: Generated<string>
  married: Generated<string>
  address: Generated<string>
  /** JSON array of strings. */
  ministries: Generated<string>
  /** One of the church's own list, or ''. */
  status: Generated<string>
  notes: Generated<string>
  household_id: number | null
  fellowship_id: number | null
  branch_id: Generated<number | null>
  account_id: number | null
  /** Who this person turned out to be; the row is then in no list. */
  merged_into: number | null
  created_at: string
  changed_at: string
  version: Generated<number>
}

/** The ministries of people in lower case, kept by triggers. */
export type PersonMinistryTable = { name: string; person_id: number }

/** When an account was last marked present and last marked absent, kept by triggers; '' for never. */
export type LastMarkTable = { account_id: number; seen: string; missed: string }

/** A note of pastoral care. Only those with the duty `pastor` read it; it is in no list, export or log. */
export type CareNoteTable = {
  id: Generated<number>
  person_id: number
  text: string
  written_by: number | null
  /** The writer's name, copied. */
  writer: string
  created_at: string
}

/** What a person agreed to or declined; without a row it is not known. */
export type PersonConsentTable = {
  person_id: number
  purpose: Purpose
  given: Flag
  decided_at: string
  decided_by: number | null
  /** How it came to be known, such as the name of a list. */
  how: string
}

/** Who may collect a child. */
export type CollectorTable = { child_id: number; person_id: number }

/** A change of a person: the columns before and after, as JSON. */
export type PersonChangeTable = {
  id: Generated<number>
  person_id: number
  at: string
  changed_by: number | null
  kind: ChangeKind
  before: string
  after: string
  /** The version of the person after it. */
  version: number
  import_id: number | null
  /** The person who was merged into this one. */
  other_id: number | null
  undone_at: string | null
}

/** A newcomer's card. A person has at most one that is open. */
export type NewcomerCardTable = {
  id: Generated<number>
  /** A UUID of the form, so that a card that is sent twice is kept once. */
  submission: string
  person_id: number
  fellowship_id: number | null
  /** Where the card was written; the branch of a person who has one counts before it. */
  branch_id: Generated<number | null>
  brought_by: Generated<string>
  source: CardSource
  entered_by: number | null
  responsible_id: number | null
  /** The message with the thanks; null where none goes. */
  thanks_id: number | null
  created_at: string
  closed_at: string | null
  outcome: Generated<string>
  version: Generated<number>
}

/** Something that somebody does for a person: a step of a newcomer's card, or any other care. */
export type CareTaskTable = {
  id: Generated<number>
  kind: CareKind
  card_id: number | null
  person_id: number | null
  prayer_id: number | null
  /** What the program made it of, `absence 12 since 2026-10-04`, so that it makes it once. */
  occasion: string | null
  title: string
  words: Generated<string>
  /** Why it is there. */
  reason: Generated<string>
  /** Only those named on it and pastors see it. */
  is_confidential: Flag
  assigned_to: number | null
  /** When the assignee said that they do it, so that nobody else begins; null: nobody has said so. */
  taken_at: Generated<string | null>
  entered_by: number | null
  due_on: string | null
  state: TaskState
  created_at: string
  done_at: string | null
  outcome: Generated<string>
  version: Generated<number>
}

/** What happened to a card or a task. */
export type CareHistoryTable = {
  id: Generated<number>
  card_id: number | null
  task_id: number | null
  at: string
  done_by: number | null
  /** The name, copied. */
  by_name: string
  act: CareAct
  word: Generated<string>
}

/** A list that was brought over. What its rows say is deleted after a week, with the way back. */
export type PeopleImportTable = {
  id: Generated<number>
  name: string
  state: ImportState
  /** JSON array of the headings. */
  header: string
  /** JSON: a few values of each column. */
  samples: string
  /** SHA-256 of the folded headings: a later list with the same ones begins with this one's mapping. */
  fingerprint: string
  /** JSON array: what each column is. */
  mapping: string
  /** JSON array: the order of day and month in each column. */
  dates: string
  row_count: number
  /** JSON: how many rows have each fate. */
  counts: string
  /** The tally of changes of the register when the trial began. */
  register_at: number | null
  started_by: number | null
  started_at: string
  done_at: string | null
  undone_at: string | null
  /** JSON: the people whom undoing left as they were, and why. */
  kept: Generated<string>
  version: Generated<number>
}

export type PeopleImportRowTable = {
  import_id: number
  number: number
  /** JSON array of the cells. */
  cells: string
  fate: Fate
  why: string
  /** JSON of what the row adds or changes. */
  plan: string
  /** Who it is, or may be. */
  person_id: number | null
  /** What a person decided about a doubtful row: `new`, `same`, `skip`, or ''. */
  decision: Generated<string>
}

/** A service on a day, or an event, at which people are marked as here. */
export type SittingTable = {
  id: Generated<number>
  service_id: number | null
  event_id: number | null
  /** That of the service, copied. */
  branch_id: Generated<number | null>
  /** What it was called, copied. */
  title: string
  /** By the church's clock. */
  day: string
  opened_by: number | null
  opened_at: string
  /** Heads as somebody counted them; null: not counted. */
  men: Generated<number | null>
  women: Generated<number | null>
  children: Generated<number | null>
  visitors: Generated<number | null>
  counted_by: Generated<number | null>
  counted_at: Generated<string>
  counted_act: Generated<string>
  /** JSON of how many were marked, from when the marks are deleted. */
  kept_marks: Generated<string | null>
}

/** The latest act about a person at a sitting; an Undo is a row, too, so that an earlier act cannot bring the mark back. */
export type SittingMarkTable = {
  sitting_id: number
  person_id: number
  is_here: Flag
  /** When it was tapped, by the server's clock. */
  at: string
  /** Made by the phone. Decides between two acts of one millisecond. */
  act_id: string
  marked_by: number | null
}

/** A visitor who was not in the register; `person_id` when a name was given. */
export type SittingVisitorTable = {
  sitting_id: number
  act_id: string
  is_here: Flag
  at: string
  person_id: number | null
}

/** What a guardian got for a child, as HMAC. Deleted after the day. */
export type GuardianCodeTable = { sitting_id: number; person_id: number; code_hash: string }

/** A child who went home, and with whom. */
export type ChildCollectedTable = {
  sitting_id: number
  person_id: number
  at: string
  released_by: number | null
  collector_id: number | null
  how: 'code' | 'named' | 'reason'
  reason: string
}

/** The code that a member shows now, as HMAC. A new one replaces it. */
export type OwnCodeTable = { account_id: number; code_hash: string; made_at: string }

/** A leader was reminded of a meeting without marks. */
export type ReportReminderTable = {
  event_id: number
  account_id: number
  sent_at: string
  settled_at: string | null
}

/** A team of people who serve, such as the ushers. */
export type RotaTeamTable = {
  id: Generated<number>
  name: string
  name_folded: string
  is_open: Flag
  created_at: string
  version: Generated<number>
}

/** How many of a team are needed at each service of a kind. */
export type RotaNeedTable = { team_id: number; service_id: number; needed: number }

/** `since`: when the member offered to serve, or was taken. */
export type RotaMemberTable = { team_id: number; account_id: number; state: MemberState; since: string }

/** Days, both included, on which somebody cannot serve. For the member and who keeps the rota. */
export type RotaCannotTable = {
  id: Generated<number>
  account_id: number
  from_day: string
  to_day: string
  word: string
  created_at: string
}

/** Somebody's turn at a service of a day. Who declined or gave it away keeps the row, and no place. */
export type RotaTurnTable = {
  id: Generated<number>
  team_id: number
  service_id: number
  day: string
  account_id: number
  state: TurnState
  /** What the member said: with an offer to the team for all of it, else for who keeps the rota. */
  word: Generated<string>
  /** When the member offered it to the team; null while it is not offered. */
  offered_at: Generated<string | null>
  taken_from: Generated<number | null>
  asked_by: number | null
  asked_at: string
  answered_at: Generated<string | null>
  /** When the e-mail with the question was queued, and when it was accepted, refused or not wanted. */
  told_at: Generated<string | null>
  told_settled_at: Generated<string | null>
  reminded_at: Generated<string | null>
  reminder_settled_at: Generated<string | null>
  version: Generated<number>
}

export type RotaSettingTable = { account_id: number; remind_days: number }

export type Tables = {
  account: AccountTable
  profile: ProfileTable
  session: SessionTable
  refresh_token: RefreshTokenTable
  fellowship: FellowshipTable
  event: EventTable
  service: ServiceTable
  sermon: SermonTable
  prayer_request: PrayerRequestTable
  testimony: TestimonyTable
  announcement: AnnouncementTable
  attendance: AttendanceTable
  log_entry: LogEntryTable
  access_entry: AccessEntryTable
  contact_message: ContactMessageTable
  leader_message: LeaderMessageTable
  conversation: ConversationTable
  conversation_entry: ConversationEntryTable
  password_reset: PasswordResetTable
  reset_request: ResetRequestTable
  email_change: EmailChangeTable
  account_link: AccountLinkTable
  invitation: InvitationTable
  owner_letter: OwnerLetterTable
  known_device: KnownDeviceTable
  login_failure: LoginFailureTable
  confirmed_telephone: ConfirmedTelephoneTable
  text_code: TextCodeTable
  text_code_cost: TextCodeCostTable
  first_admin_link: FirstAdminLinkTable
  testimony_like: TestimonyLikeTable
  prayer_support: PrayerSupportTable
  event_signup: EventSignupTable
  event_reminder: EventReminderTable
  service_reminder: ServiceReminderTable
  activity: ActivityTable
  activity_signup: ActivitySignupTable
  calendar_feed: CalendarFeedTable
  tally: TallyTable
  live_stream: LiveStreamTable
  live_message: LiveMessageTable
  member_setting: MemberSettingTable
  message: MessageTable
  automatic_message: AutomaticMessageTable
  delivery: DeliveryTable
  opt_out: OptOutTable
  stop_link: StopLinkTable
  opt_out_key: OptOutKeyTable
  message_choice: MessageChoiceTable
  push_device: PushDeviceTable
  push_key: PushKeyTable
  consent: ConsentTable
  data_request: DataRequestTable
  church_setting: ChurchSettingTable
  page: PageTable
  page_text: PageTextTable
  page_version: PageVersionTable
  page_redirect: PageRedirectTable
  bin_entry: BinEntryTable
  bin_file: BinFileTable
  page_editor: PageEditorTable
  page_request: PageRequestTable
  pin: PinTable
  page_source: PageSourceTable
  keepsake: KeepsakeTable
  upload: UploadTable
  totp: TotpTable
  recovery_code: RecoveryCodeTable
  passkey: PasskeyTable
  passkey_challenge: PasskeyChallengeTable
  sample_row: SampleRowTable
  gift: GiftTable
  gift_event: GiftEventTable
  unmatched_payment: UnmatchedPaymentTable
  refund: RefundTable
  welfare_rule: WelfareRuleTable
  welfare_benefit: WelfareBenefitTable
  welfare_member: WelfareMemberTable
  welfare_waiver: WelfareWaiverTable
  welfare_claim: WelfareClaimTable
  welfare_vote: WelfareVoteTable
  voucher: VoucherTable
  duty: DutyTable
  fund: FundTable
  ledger_entry: LedgerEntryTable
  ledger_day: LedgerDayTable
  closed_month: ClosedMonthTable
  cash_count: CashCountTable
  cash_item: CashItemTable
  rota_team: RotaTeamTable
  rota_need: RotaNeedTable
  rota_member: RotaMemberTable
  rota_cannot: RotaCannotTable
  rota_turn: RotaTurnTable
  rota_setting: RotaSettingTable
  household: HouseholdTable
  person: PersonTable
  person_ministry: PersonMinistryTable
  last_mark: LastMarkTable
  sitting: SittingTable
  sitting_mark: SittingMarkTable
  sitting_visitor: SittingVisitorTable
  guardian_code: GuardianCodeTable
  child_collected: ChildCollectedTable
  own_code: OwnCodeTable
  report_reminder: ReportReminderTable
  care_note: CareNoteTable
  person_consent: PersonConsentTable
  collector: CollectorTable
  person_change: PersonChangeTable
  fellowship_assistant: FellowshipAssistantTable
  fellowship_request: FellowshipRequestTable
  people_list: PeopleListTable
  branch: BranchTable
  newcomer_card: NewcomerCardTable
  care_task: CareTaskTable
  care_history: CareHistoryTable
  people_import: PeopleImportTable
  people_import_row: PeopleImportRowTable
  campaign: CampaignTable
  pledge: PledgeTable
  pledge_part: PledgePartTable
  giving_repeat: GivingRepeatTable
  repeat_turn: RepeatTurnTable
  giving_letter: GivingLetterTable
  day_collection: DayCollectionTable
  day_born: DayBornTable
  statement_layout: StatementLayoutTable
  statement_row: StatementRowTable
  published_year: PublishedYearTable
}

/** The database or a transaction; repositories accept both. */
export type Db = Kysely<Tables>
