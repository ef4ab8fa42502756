import * as z from 'zod/mini'
import { profileRules } from '../../texts/accounts/profile-rules.ts'
import { dayIn } from '../../time/church-time.ts'
import { atMost, Day, dayText, firstOf, Id, optionalText, requiredText, Words } from '../base.ts'
import { text, textOrNull } from '../fields.ts'

/** The four options of the edit screen (spec 1 §3); complete-profile accepts `widowed`, too. */
export const maritalStatuses = ['single', 'married', 'divorced', 'widowed'] as const

const affirmative = ['true', 'yes', '1', 'on']
const negative = ['false', 'no', '0']

/** A boolean as forms send it: `true` or `false`, also yes/no, 1/0. Absent, null and '' become null: no answer. */
const OpenTick = z._default(
  z.pipe(
    z.union([z.boolean(), z.null(), z.enum([...affirmative, ...negative, ''])], {
      error: () => profileRules.yesOrNo,
    }),
    z.transform((value) => {
      if (typeof value === 'boolean') return value
      return value ? affirmative.includes(value) : null
    }),
  ),
  null,
)

const earliestBirth = '1900-01-01'

/** The zone in which a day begins first, UTC+14. */
const firstZone = 'Pacific/Kiritimati'
/** A day that has begun somewhere. The routes check that it has begun at the church. */
const BirthDay = dayText(() => profileRules.birth).check(
  z.refine((day) => day >= earliestBirth, { error: () => profileRules.birthYear }),
  z.refine((day) => day <= dayIn(firstZone, new Date()), { error: () => profileRules.bornInFuture }),
)

/** In place of a fellowship: the member is not sure yet. An extension; other backends know fellowships only. */
export const noFellowship = 0

/**
 * The fields of complete-profile with exactly the names of the API, including `martial_status` (spec 1 §3).
 * The photograph is sent in the same multipart body as `profile_image`.
 */
export const ProfileForm = z.strictObject({
  visit_date: Day,
  martial_status: z.enum(maritalStatuses, { error: () => profileRules.marital }),
  date_of_birth: BirthDay,
  house_address: requiredText(() => profileRules.house, 200),
  digital_address: optionalText(40),
  /** `noFellowship` for none yet. */
  fellowship: z.pipe(
    z.union(
      [
        z.string().check(atMost(15), z.regex(/^\d{1,15}$/, { error: () => profileRules.fellowship })),
        Id,
        z.literal(noFellowship),
      ],
      {
        error: () => profileRules.fellowship,
      },
    ),
    z.transform(Number),
  ),
  born_again: OpenTick,
  occupation: requiredText(() => profileRules.occupation, 120),
  church_information: requiredText(() => profileRules.churchLife, 1000),
})
export type ProfileForm = z.infer<typeof ProfileForm>

/** POST profiles/staff/: all that is asked of somebody who serves. The rest can be told on the profile. */
export const StaffProfileForm = z.pick(ProfileForm, { visit_date: true, fellowship: true })
export type StaffProfileForm = z.infer<typeof StaffProfileForm>

/** How many days “Later” holds. */
export const laterDays = 30

/** Lenient check of a GhanaPostGPS address: the form shows a hint for anything unlike GA-183-8164, but accepts it. */
export function looksLikeDigitalAddress(value: string): boolean {
  return /^[a-z][a-z0-9]-\d{3,5}-\d{4}$/i.test(value.trim())
}

/** The stored profile. */
export type ProfileFields = {
  visit_date: string
  marital_status: string
  date_of_birth: string
  house_address: string
  digital_address: string
  /** null for no answer. */
  born_again: boolean | null
  occupation: string
  church_information: string
  fellowship: number | null
  fellowship_name: string | null
  profile_image: string | null
}

/** Response of our backend: all names for the marital status (docs/specification/settled.md). */
export function profileAnswer({ marital_status, ...profile }: ProfileFields) {
  return { ...profile, marital_Status: marital_status, martial_status: marital_status, marital_status }
}

/** Response of the complete-profile call: the photograph's URL, '' without one. */
export const CompletedProfile = z.object({ profile_image: Words })

/** PUT profiles/ with exactly the field names of the API (spec 1 §7); the limits are those of complete-profile. */
export const ProfileChanges = z.strictObject({
  date_of_birth: BirthDay,
  marital_Status: z.enum(maritalStatuses, { error: () => profileRules.marital }),
  house_address: requiredText(() => profileRules.house, 200),
  born_again: OpenTick,
  occupation: requiredText(() => profileRules.occupation, 120),
})
export type ProfileChanges = z.infer<typeof ProfileChanges>

/** A profile from any backend, with any of the alternative field names. */
export const Profile = z.pipe(
  z.looseObject({
    date_of_birth: Words,
    dob: Words,
    marital_Status: Words,
    martial_status: Words,
    marital_status: Words,
    house_address: Words,
    /** null for no answer. */
    born_again: z.transform((input: unknown) => {
      const text = String(input ?? '')
      return text === '' ? null : /^(true|yes|1|on)$/i.test(text)
    }),
    occupation: Words,
    fellowship_name: Words,
  }),
  z.transform((answer) => ({
    date_of_birth: firstOf(answer.date_of_birth, answer.dob),
    marital_status: firstOf(answer.marital_Status, answer.martial_status, answer.marital_status),
    house_address: answer.house_address,
    born_again: answer.born_again,
    occupation: answer.occupation,
    fellowship_name: answer.fellowship_name,
  })),
)
export type Profile = z.infer<typeof Profile>

export const ProfileAnswer = z.strictObject({
  visit_date: text,
  marital_Status: text,
  martial_status: text,
  marital_status: text,
  date_of_birth: text,
  house_address: text,
  digital_address: text,
  born_again: z.nullable(z.boolean()),
  occupation: text,
  church_information: text,
  fellowship: z.nullable(z.number()),
  fellowship_name: textOrNull,
  profile_image: textOrNull,
})
export const CompletedProfileAnswer = z.extend(ProfileAnswer, { profileComplete: z.boolean() })
