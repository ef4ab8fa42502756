import * as z from 'zod/mini'
import { accountRules } from '../../texts/accounts/account-rules.ts'
import { dutyRules } from '../../texts/accounts/duty-rules.ts'
import { atMost, Flag, Id, requiredText, Words } from '../base.ts'
import { emailShape } from '../email.ts'
import { text, textOrNull } from '../fields.ts'
import { MaybeName, requiredName } from '../name.ts'
import { duties } from './duty.ts'
import { CurrentPassword, Password, RepeatedPassword, sameTwice } from './password.ts'

export const roles = ['user', 'fellowship_leader', 'media', 'admin'] as const

const genders = ['male', 'female'] as const

/** An e-mail address, or '' for none. */
export const Email = z.string({ error: () => accountRules.email }).check(
  z.trim(),
  atMost(254),
  z.refine((email) => email === '' || emailShape.test(email), { error: () => accountRules.email }),
)

/** Names, login and contact fields of an account. */
export const personFields = {
  first_name: requiredName(() => accountRules.firstName),
  middle_name: z._default(MaybeName, ''),
  last_name: requiredName(() => accountRules.lastName),
  username: z.string({ error: () => accountRules.username }).check(
    z.trim(),
    atMost(30, () => accountRules.usernameShape),
    z.minLength(1, { error: () => accountRules.username }),
    z.regex(/^[\p{L}\p{N}._-]{3,30}$/u, { error: () => accountRules.usernameShape }),
  ),
  email: z._default(Email, ''),
  password: Password,
  confirm_password: RepeatedPassword,
  /** The calling code of the church's country, its only option (spec 1 §9). Absent means the same. */
  country_code: z.optional(
    z.string().check(z.regex(/^\+\d{1,3}$/, { error: () => accountRules.countryCode })),
  ),
  telephone: requiredText(() => accountRules.phone, 30),
  gender: z.enum(genders, { error: () => accountRules.gender }),
}

/** The First Timer's form as it is sent (spec 1 §3, "Register payload"). E-mail and middle name are optional. */
export const Registration = z.strictObject(personFields).check(sameTwice)
export type Registration = z.infer<typeof Registration>

const agree = () => accountRules.consent
const Agreed = z.boolean({ error: agree }).check(z.refine((given) => given, { error: agree }))

/** Registration plus consent. A foreign front end sends no consent; the dashboard then asks for it later. */
export const signUpFields = { ...personFields, consent: z.optional(Agreed) }
export const SignUp = z.strictObject(signUpFields).check(sameTwice)
export type SignUp = z.infer<typeof SignUp>

export const Credentials = z.object({
  username: requiredText(() => accountRules.ownUsername, 254),
  password: z
    .string({ error: () => accountRules.ownPassword })
    .check(atMost(200), z.minLength(1, { error: () => accountRules.ownPassword })),
  /** Restores an account that its owner has closed. */
  take_back: z.optional(z.boolean()),
})
export type Credentials = z.infer<typeof Credentials>

/** The user as the backend returns it and browser storage keeps it (spec 1 §3, "User"). */
export const OwnAccount = z.looseObject({
  first_name: z.string(),
  middle_name: Words,
  last_name: z.string(),
  username: z.string(),
  email: Words,
  telephone: Words,
  gender: Words,
  role: z.transform((input: unknown) => roles.find((role) => role === input) ?? 'user'),
  profileComplete: Flag,
  profile_image: Words,
})
export type OwnAccount = z.infer<typeof OwnAccount>

export const RefreshRequest = z.object({
  refresh: z
    .string({ error: () => dutyRules.refreshTokenMissing })
    .check(atMost(500), z.minLength(1, { error: () => dutyRules.refreshTokenMissing })),
})

/** Login response (spec 1 §3). */
export const SignedIn = z.object({ access: z.string(), refresh: z.string(), user: OwnAccount })
export type SignedIn = z.infer<typeof SignedIn>

/** Details of the user's own account; the form sends all six (spec 1 §7, PATCH users/update/). */
export const PersonalDetails = z.strictObject({
  first_name: requiredName(() => accountRules.firstName),
  // No default value: an absent middle name stays unchanged.
  middle_name: MaybeName,
  last_name: requiredName(() => accountRules.lastName),
  gender: z.enum(genders, { error: () => accountRules.gender }),
  telephone: requiredText(() => accountRules.phone, 30),
  email: Email,
})
export type PersonalDetails = z.infer<typeof PersonalDetails>

/** PATCH users/update/{username}/ (spec 1 §7): absent fields stay unchanged. */
export const AccountChanges = z.partial(PersonalDetails)
export type AccountChanges = z.infer<typeof AccountChanges>

export const RoleChange = z.strictObject({
  role: z.enum(roles, { error: () => dutyRules.chooseRole }),
  /** The fellowship that a fellowship leader leads from now on: an extension. */
  fellowship: z.optional(Id),
})

/** Days before a closed account is deleted; until then its owner can restore it. */
export const graceDays = 14

/** Deleting one's own account requires the password. */
export const AccountDeletion = z.strictObject({ password: CurrentPassword })

export const AccountDeletionForm = z.object({ closing_password: CurrentPassword })

export const OwnAccountAnswer = z.strictObject({
  id: z.number(),
  username: text,
  first_name: text,
  middle_name: text,
  last_name: text,
  email: textOrNull,
  telephone: text,
  gender: text,
  role: z.enum(roles),
  profileComplete: z.boolean(),
  profile_image: textOrNull,
  fellowships: z.array(z.strictObject({ id: z.number(), name: text })),
  /** New e-mail address, until it is confirmed by the mailed link. */
  pending_email: textOrNull,
  email_confirmed: z.boolean(),
  /** The addresses of the pages that were given to this person; absent without one (docs/decisions/website.md#given-pages). */
  pages: z.optional(z.array(text)),
  /** The fellowship whose leader this person assists; absent without one (docs/decisions/accounts.md#duties). */
  assists: z.optional(z.strictObject({ id: z.number(), name: text })),
  /** Duties beside the role; absent without one (docs/decisions/accounts.md#duties). */
  duties: z.optional(z.array(z.enum(duties))),
  /** Until when the profile may wait; absent once it is complete (docs/decisions/accounts.md#invitation-links). */
  profile_later_until: z.optional(text),
})

export const TokenPairAnswer = z.strictObject({ access: text, refresh: text })
export const SignedInAnswer = z.strictObject({ access: text, refresh: text, user: OwnAccountAnswer })
