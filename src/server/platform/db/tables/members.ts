import type { Generated } from 'kysely'
import type { RequestKind } from '../../../../lib/contract/accounts/data-request.ts'
import type { Audience } from '../../../../lib/contract/accounts/member-settings.ts'
import type { Channel } from '../../../../lib/contract/messages/message.ts'
import type { Flag } from '../flag.ts'

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

/** The secret address of a member's calendar feed; only the hash of the secret is stored. */
type CalendarFeedTable = {
  account_id: number
  token_hash: string
  created_at: string
  /** The date of the last request by a calendar program, `2026-11-22`. */
  last_read_on: string | null
}

/** A consent that a member gave, or (without `given_at`) declined; a withdrawal ends the row. */
type ConsentTable = {
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

/** A member's choices; without a row the defaults apply. */
type MemberSettingTable = {
  account_id: number
  telephone: Generated<Audience>
  email: Generated<Audience>
  birthday: Generated<Audience>
  address: Generated<Audience>
  leader_mail: Generated<Flag>
  reminder_mail: Generated<Flag>
  news_mail: Generated<Flag>
  /** 1: in the church's directory. */
  directory: Generated<Flag>
}

/** What a member wants to get, and by which way first. Without a row: everything, by e-mail. */
type MessageChoiceTable = {
  account_id: number
  first_channel: Channel
  /** JSON array of channels: the order of the others where the first one fails; [] for the usual one. */
  next_channels: Generated<string>
  /** JSON array of purposes. */
  unwanted: string
}

/** A member's favourite or reminder, synchronized across devices. */
type KeepsakeTable = { account_id: number; kind: string; item_id: number }

/** The tables of members by name. */
export type MembersTables = {
  profile: ProfileTable
  calendar_feed: CalendarFeedTable
  member_setting: MemberSettingTable
  message_choice: MessageChoiceTable
  consent: ConsentTable
  data_request: DataRequestTable
  keepsake: KeepsakeTable
}
