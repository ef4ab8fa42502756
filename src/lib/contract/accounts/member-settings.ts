import * as z from 'zod/mini'
import { accountRules } from '../../texts/accounts/account-rules.ts'
import { flag } from '../fields.ts'

/** Who may see a detail: only the church office, also the fellowship's leader, all members of the fellowship, or all members of the church. */
export const audiences = ['office', 'leader', 'members', 'church'] as const
export type Audience = (typeof audiences)[number]

const AudienceChoice = z.enum(audiences, { error: () => accountRules.audience })

/** A member's settings for details and e-mails. */
const fields = {
  telephone: AudienceChoice,
  email: AudienceChoice,
  birthday: AudienceChoice,
  address: AudienceChoice,
  /** Whether the member is in the church's directory: the name, and the details that `church` may see. */
  directory: flag,
  /** Whether a leader gets members' messages by e-mail, too. */
  leader_mail: flag,
  /** Whether to e-mail a reminder the day before an event with a reminder or a sign-up. */
  reminder_mail: flag,
  /** Whether to e-mail the member when another user decides about something that the member submitted. */
  news_mail: flag,
}

export const MemberSettings = z.object(fields)
export type MemberSettings = z.infer<typeof MemberSettings>

export const MemberSettingsAnswer = z.strictObject(fields)

/** PATCH users/me/settings/: absent settings stay unchanged. */
export const MemberSettingsChanges = z.partial(MemberSettingsAnswer)
export type MemberSettingsChanges = z.infer<typeof MemberSettingsChanges>

/** E-mails that a member can switch off. */
export const emailChoices = ['leader_mail', 'reminder_mail', 'news_mail'] as const
export type EmailChoice = (typeof emailChoices)[number]
