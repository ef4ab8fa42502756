import type { Generated } from 'kysely'
import type { Role } from '../../../../lib/browser/session-storage.ts'
import type { Duty } from '../../../../lib/contract/accounts/duty.ts'
import type { CodeBudget } from '../../../../lib/text-budgets.ts'
import type { Flag } from '../flag.ts'

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
  branch_id: number | null
  created_at: string
  /** When the owner closed the account; it is deleted two weeks later. */
  deletion_requested_at: string | null
  /** Until when a staff member may work without a second factor; null when none was required yet. */
  factor_grace_ends: string | null
  /** When the owner was last told by e-mail that someone is guessing the password. */
  guessing_told_at: string | null
  /** Until when the owner is not asked again to complete the profile; null when they did not press “Later”. */
  profile_later_until: string | null
  /** The language of the interface that the owner has chosen; null while they have chosen none. */
  language: string | null
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

type RefreshTokenTable = {
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

/** A one-time link to choose a new password; only its hash is stored. */
type PasswordResetTable = {
  id: Generated<number>
  account_id: number
  token_hash: string
  created_at: string
  expires_at: string
  used_at: string | null
  /** By which way its owner has it: a mailed link, or a code by text message. */
  way: Generated<'mail' | 'telephone'>
  /** 1: the office, or a leader, gave it to its owner by hand. */
  by_office: Generated<Flag>
  /** The argon2id hash of the code that the office reads out; null where there is none. */
  code_hash: string | null
  /** The wrong codes so far. */
  tries: Generated<number>
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
type EmailChangeTable = {
  account_id: number
  email: string
  /** 1: an admin entered it for somebody else. */
  by_office: Generated<Flag>
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
type InvitationTable = {
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
  /** Duties given with the role, a JSON list. */
  duties: Generated<string>
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
type FirstAdminLinkTable = {
  token_hash: string
  /** When it expires. */
  until: string
}

/** A device that an account has signed in from; only the hash of its cookie is stored. */
type KnownDeviceTable = {
  account_id: number
  device_hash: string
  user_agent: string
  first_seen_at: string
  last_seen_at: string
}

/** Failed sign-ins by account (by typed name where there is none) and network; deleted after a successful one. */
type LoginFailureTable = {
  who: string
  network: string
  account_id: number | null
  failures: number
  last_at: string
}

/** The telephone number by which an account may sign in: its owner has entered a code that was sent there. */
type ConfirmedTelephoneTable = {
  account_id: number
  /** E.164. It counts only while the account still names it. */
  telephone: string
  confirmed_at: string
}

/**
 * The office has seen the owner of an account, with what the account said then. `name` is '' for an account that was connected before the
 * office was asked to see (server/register/entries/identity.ts).
 */
type AccountSeenTable = {
  account_id: number
  name: string
  /** E.164, or ''. It counts only while the account still names it. */
  telephone: string
  /** In lower case, or ''. */
  email: string
  /** In the words of who saw them. */
  how: string
  seen_by: number | null
  /** The name of who saw them, copied. */
  seen_by_name: string
  at: string
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
type TextCodeCostTable = { slot: string; budget: CodeBudget; codes: number; cost: number }

/** A duty beside a role (docs/decisions/accounts.md#duties). */
type DutyTable = { account_id: number; duty: Duty; granted_at: string }

/** The encrypted secret of an authenticator app (platform/keys/encryption.ts). Active once the first code was correct. */
type TotpTable = {
  account_id: number
  secret: string
  /** The time step of the last accepted code; each code is accepted once. */
  last_step: Generated<number>
  created_at: string
  confirmed_at: string | null
}

/** A single-use recovery code; only its hash is stored. */
type RecoveryCodeTable = {
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

/** The tables of accounts by name. */
export type AccountsTables = {
  account: AccountTable
  session: SessionTable
  refresh_token: RefreshTokenTable
  password_reset: PasswordResetTable
  reset_request: ResetRequestTable
  email_change: EmailChangeTable
  account_link: AccountLinkTable
  invitation: InvitationTable
  owner_letter: OwnerLetterTable
  known_device: KnownDeviceTable
  login_failure: LoginFailureTable
  confirmed_telephone: ConfirmedTelephoneTable
  account_seen: AccountSeenTable
  text_code: TextCodeTable
  text_code_cost: TextCodeCostTable
  first_admin_link: FirstAdminLinkTable
  totp: TotpTable
  recovery_code: RecoveryCodeTable
  passkey: PasskeyTable
  passkey_challenge: PasskeyChallengeTable
  duty: DutyTable
}
