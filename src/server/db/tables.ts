import type { Generated, Kysely } from 'kysely'
import type { RequestKind } from '../../lib/contract/data-request.ts'
import type { Audience } from '../../lib/contract/member-settings.ts'
import type { Role } from '../../lib/session-storage.ts'

/*
 * The rows as they are stored. Moments are UTC ISO 8601 with milliseconds; `date` and `time` of an event are the
 * church's local day and hour; booleans are 0 and 1; a `*_key` names a file of the media folder.
 */

export type Flag = 0 | 1

export type AccountTable = {
  id: Generated<number>
  username: string
  /** `username` folded (NFKC, lower case): two people cannot differ by letter case only. */
  username_key: string
  /** What `username` looks like (UTS 39); null where an older account looks alike. */
  username_skeleton: string | null
  email: string | null
  /** `email` folded, once its owner has confirmed it: one account alone may sign in with it. */
  email_key: string | null
  /** `email` folded while nobody has confirmed it: several accounts may name the same address. */
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
  created_at: string
  /** When its owner closed it: it is deleted two weeks later. */
  deletion_requested_at: string | null
  /** Until when a member of staff may work without a second factor; null when that was not asked of them yet. */
  factor_grace_ends: string | null
  /** When a letter last told its owner that somebody guesses the password. */
  guessing_told_at: string | null
}

export type ProfileTable = {
  account_id: number
  visit_date: string
  marital_status: string
  date_of_birth: string
  house_address: string
  digital_address: string
  /** null when it was left open. */
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
  /** When its owner last proved to be there, by signing in or again since. */
  proven_at: string | null
  /** SHA-256 of what all refresh tokens of the session begin with; null before its first renewal by this version. */
  family_hash: string | null
}

export type RefreshTokenTable = {
  id: Generated<number>
  session_id: number
  /** SHA-256 of the token, base64url: a copy of the database signs nobody in. */
  token_hash: string
  created_at: string
  expires_at: string
  /** When it was exchanged; a second exchange means that it was copied. */
  used_at: string | null
  /** When a lost answer made another one take its place; it must not show up any more. */
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
  /** JSON array of words. */
  activities: string
  created_at: string
  version: Generated<number>
}

export type EventTable = {
  id: Generated<number>
  title: string
  description: string
  date: string
  time: string
  location: string
  is_online: Flag
  meeting_link: string
  category: string
  icon: string
  image_key: string | null
  /** Null: of the whole church. */
  fellowship_id: number | null
  created_at: string
  version: Generated<number>
}

/** A service of every week. */
export type ServiceTable = {
  id: Generated<number>
  day: string
  title: string
  time: string
  end_time: string
  location: string
  description: string
  pastor: string
  attendees: number
  childcare: Flag
  /** JSON array of words. */
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
  prayer_count: number
  is_answered: Flag
  answered_at: string | null
  created_at: string
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

/** What a visitor or a member wrote to the church (spec 1 §2, Contact). */
export type ContactMessageTable = {
  id: Generated<number>
  /** Who was signed in when it was written; null for a visitor, and for messages of before this was kept. */
  account_id: number | null
  name: string
  email: string
  phone: string
  subject: string
  message: string
  is_read: Generated<Flag>
  created_at: string
}

/** What a member, or a visitor with a name and a telephone number, wrote to the leader of a fellowship. */
export type LeaderMessageTable = {
  id: Generated<number>
  fellowship_id: number
  /** Null: a visitor wrote it. */
  account_id: number | null
  message: string
  created_at: string
  /** Of a visitor; '' of a member, whose account says it. */
  sender_name: Generated<string>
  /** E.164, of a visitor. */
  sender_telephone: Generated<string>
  read_at: string | null
  archived_at: string | null
}

/** A one-time link to choose a new password, kept as its hash only. */
export type PasswordResetTable = {
  id: Generated<number>
  account_id: number
  token_hash: string
  created_at: string
  expires_at: string
  used_at: string | null
}

/** Somebody asked for a new password, known or not; a job answers by letter and removes the row. */
export type ResetRequestTable = {
  id: Generated<number>
  /** What was typed, folded. */
  login_key: string
  /** The hash of the cookie of the device that asked, where it has one. */
  device_hash: string | null
  requested_at: string
  address: string
  /** The site that the letter's link leads to. */
  site: string
}

/** The address that an account asked for and whose mailbox has not confirmed it yet. */
export type EmailChangeTable = {
  account_id: number
  email: string
  token_hash: string
  created_at: string
  expires_at: string
}

/** A one-time link of a letter about an account: it undoes a change of address, or ends a stranger's sessions. */
export type AccountLinkTable = {
  id: Generated<number>
  account_id: number
  kind: 'undo-email' | 'not-me'
  token_hash: string
  /** The address that was the account's before; of `not-me` the one that the letter went to. */
  email: string | null
  /** When what it undoes began, such as the call that asked for another address; null: with the link. */
  since: string | null
  created_at: string
  expires_at: string
  used_at: string | null
}

/** A letter to the owner of an account that a command left for the running server to send (accounts/factors/left-letters.ts). */
export type OwnerLetterTable = {
  id: Generated<number>
  account_id: number
  kind: 'factors-reset-on-server'
  created_at: string
}

/** A device that an account has signed in from: the hash of its cookie. */
export type KnownDeviceTable = {
  account_id: number
  device_hash: string
  user_agent: string
  first_seen_at: string
  last_seen_at: string
}

/** Sign-ins that failed, by account (by name where there is none) and network; forgotten after one that went well. */
export type LoginFailureTable = {
  who: string
  network: string
  account_id: number | null
  failures: number
  last_at: string
}

/** One like and one prayer a person a day: `day` is the church's local day. */
export type TestimonyLikeTable = { testimony_id: number; account_id: number; day: string }
export type PrayerSupportTable = { prayer_request_id: number; account_id: number; day: string }

export type EventSignupTable = {
  event_id: number
  account_id: number
  kind: 'signup' | 'reminder'
  created_at: string
}

/** A letter that reminded somebody of an event, begun at `starts` (`2026-11-22T09:00`): one that is moved is told again. */
export type EventReminderTable = {
  event_id: number
  account_id: number
  starts: string
  /** When it was last handed to the line of letters. */
  sent_at: string
  /** When the mail server took it, or refused it for good. */
  settled_at: string | null
}

/** What staff decided about an activity of the youth ministry; without a row there is a place for everybody. */
export type ActivityTable = {
  slug: string
  /** Whose leader sees who signed up; null: the super admin alone. */
  fellowship_id: number | null
  /** Null: as many as come. */
  places: number | null
  version: Generated<number>
}

export type ActivitySignupTable = {
  activity: string
  account_id: number
  created_at: string
  /** When they were given a place; null: they wait for one. */
  placed_at: string | null
}

/** The address of somebody's own calendar: its secret is kept as a hash only. */
export type CalendarFeedTable = {
  account_id: number
  token_hash: string
  created_at: string
  /** The day on which a calendar program last asked, `2026-11-22`. */
  last_read_on: string | null
}

/** Numbers of rows that are too many to be counted; triggers keep them. */
export type TallyTable = { name: string; count: number }

/** What the media team sent live; the one without an end is on air. */
export type LiveStreamTable = {
  id: Generated<number>
  title: string
  address: string
  started_at: string
  ended_at: string | null
  started_by: number | null
}

/** Said in the chat beside a live stream. The name is copied, since people may rename themselves. */
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

/** Append-only. Names are copied, so that an entry outlives the account that it speaks of. */
export type LogEntryTable = {
  id: Generated<number>
  timestamp: string
  account_id: number | null
  username: string | null
  action: string
  detail: string
  /** After 30 days the network only, `203.0.113.0/24`. */
  address: string
  is_shortened: Generated<Flag>
  status: 'success' | 'warning' | 'error'
}

/** A list or record of people that staff read; the same once more within ten minutes raises `times`. */
export type AccessEntryTable = {
  id: Generated<number>
  timestamp: string
  /** The reader. The name is copied, so that an entry outlives the account. */
  account_id: number | null
  username: string
  /** Such as `members of a fellowship`. */
  what: string
  /** The one person of a record. */
  subject_id: number | null
  /** What was searched for or named, never what was found. */
  filter: string
  row_count: number
  times: Generated<number>
}

/** What a member agreed to, or (without `given_at`) did not agree to when asked; a withdrawal ends a row. */
export type ConsentTable = {
  id: Generated<number>
  account_id: number
  purpose: string
  /** The church's version of the consent at that time (`policy_version` of its settings). */
  policy_version: number
  given_at: string | null
  withdrawn_at: string | null
}

/** What somebody asks about their data (Act 843). Name, contact and words are blanked when the account is deleted. */
export type DataRequestTable = {
  id: Generated<number>
  account_id: number | null
  kind: RequestKind
  name: string
  contact: string
  words: string
  filed_at: string
  /** The last day to answer, `2026-12-12`. */
  due_on: string
  state: 'open' | 'answered' | 'refused'
  /** What the person was told. */
  answer: Generated<string>
  closed_at: string | null
  closed_by: number | null
  version: Generated<number>
}

/** What a member decided; who has no row has decided nothing, and the defaults hold. */
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

/** A setting of the church that differs from its default (contract/church-settings.ts); `value` is JSON. */
export type ChurchSettingTable = {
  key: string
  value: string
  /** How often it was set. */
  version: Generated<number>
  changed_at: string
  changed_by: number | null
}

/** A favourite or a reminder that follows a member from device to device. */
export type KeepsakeTable = { account_id: number; kind: string; item_id: number }

/** A recording that arrives in parts. How much of it is there says its file alone, which a crash cannot part from the truth. */
export type UploadTable = {
  /** 128 random bits; also the name of its file in `incoming/`. */
  id: string
  account_id: number
  type: 'video' | 'audio'
  /** Bytes of the whole file, as its sender named them. */
  length: number
  /** The header Upload-Metadata as it came. */
  metadata: string
  created_at: string
  /** When something of it last arrived: a day later it is given up. */
  active_at: string
  /** When it became a sermon's recording. */
  used_at: string | null
}

/** The secret of an authenticator app, sealed (accounts/factor-secrets.ts). It counts once a first code was right. */
export type TotpTable = {
  account_id: number
  secret: string
  /** The time step of the last code that was taken: none is taken twice. */
  last_step: Generated<number>
  created_at: string
  confirmed_at: string | null
}

/** A recovery code, as its hash only; each holds once. */
export type RecoveryCodeTable = {
  account_id: number
  code_hash: string
  created_at: string
  used_at: string | null
}

export type PasskeyTable = {
  id: Generated<number>
  account_id: number
  /** The authenticator's name of it, base64url. */
  credential_id: string
  /** COSE, base64url. */
  public_key: string
  /** How often it has signed, as far as its authenticator counts. */
  counter: number
  /** JSON array of words. */
  transports: string
  /** What its owner calls it. */
  name: string
  created_at: string
  last_used_at: string | null
}

/** What an authenticator is to sign, once and soon; of a sign-in it is not known whose it will be. */
export type PasskeyChallengeTable = {
  challenge: string
  account_id: number | null
  purpose: 'enrol' | 'prove' | 'sign-in'
  expires_at: string
}
/** A row of the sample data, whatever was changed in it since. Rows that hang on one (a profile, attendance) have no mark of their own. */
export type SampleRowTable = { table_name: SampleTable; row_id: number }

/** The tables that the sample data fills with rows of their own. */
export type SampleTable =
  | 'account'
  | 'announcement'
  | 'event'
  | 'fellowship'
  | 'log_entry'
  | 'prayer_request'
  | 'sermon'
  | 'service'
  | 'testimony'

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
  password_reset: PasswordResetTable
  reset_request: ResetRequestTable
  email_change: EmailChangeTable
  account_link: AccountLinkTable
  owner_letter: OwnerLetterTable
  known_device: KnownDeviceTable
  login_failure: LoginFailureTable
  testimony_like: TestimonyLikeTable
  prayer_support: PrayerSupportTable
  event_signup: EventSignupTable
  event_reminder: EventReminderTable
  activity: ActivityTable
  activity_signup: ActivitySignupTable
  calendar_feed: CalendarFeedTable
  tally: TallyTable
  live_stream: LiveStreamTable
  live_message: LiveMessageTable
  member_setting: MemberSettingTable
  consent: ConsentTable
  data_request: DataRequestTable
  church_setting: ChurchSettingTable
  keepsake: KeepsakeTable
  upload: UploadTable
  totp: TotpTable
  recovery_code: RecoveryCodeTable
  passkey: PasskeyTable
  passkey_challenge: PasskeyChallengeTable
  sample_row: SampleRowTable
}

/** The database, or a transaction on it: repositories take either. */
export type Db = Kysely<Tables>
