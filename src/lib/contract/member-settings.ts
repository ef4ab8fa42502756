import * as z from 'zod/mini'
import { Id, Words } from './base.ts'

/** Who may see a detail: the church office alone, the fellowship's leader too, or all members of the fellowship. */
export const audiences = ['office', 'leader', 'members'] as const
export type Audience = (typeof audiences)[number]

const AudienceChoice = z.enum(audiences, { error: 'Please choose who may see this' })

/** What a member decides about their own details and letters. */
export const MemberSettings = z.object({
  telephone: AudienceChoice,
  email: AudienceChoice,
  birthday: AudienceChoice,
  address: AudienceChoice,
  /** Whether what members write to me as their leader comes by mail, too. */
  leader_mail: z.boolean(),
  /** Whether a letter comes the day before an event that I want to be reminded of or signed up for. */
  reminder_mail: z.boolean(),
  /** Whether a letter comes when somebody else decides about what I wrote. */
  news_mail: z.boolean(),
})
export type MemberSettings = z.infer<typeof MemberSettings>

/** PATCH users/me/settings/: what is absent stays. */
export const MemberSettingsChanges = z.strictObject({
  telephone: z.optional(AudienceChoice),
  email: z.optional(AudienceChoice),
  birthday: z.optional(AudienceChoice),
  address: z.optional(AudienceChoice),
  leader_mail: z.optional(z.boolean()),
  reminder_mail: z.optional(z.boolean()),
  news_mail: z.optional(z.boolean()),
})
export type MemberSettingsChanges = z.infer<typeof MemberSettingsChanges>

/** Somebody of my fellowship with what they share with all of it. */
export const SharedByMember = z.looseObject({
  id: Id,
  name: z.string(),
  telephone: Words,
  email: Words,
  /** Month and day, `03-06`. */
  birthday: Words,
  address: Words,
})
export type SharedByMember = z.infer<typeof SharedByMember>

/** Letters that a member may do without. */
export const letterChoices = ['leader_mail', 'reminder_mail', 'news_mail'] as const
export type LetterChoice = (typeof letterChoices)[number]
