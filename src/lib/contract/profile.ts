import * as z from 'zod/mini'
import { atMost, Day, dayText, Id, optionalText, requiredText, today, Words } from './base.ts'

/** The edit screen offers these four (spec 1 §3); a widow may also say so when she completes her profile. */
export const maritalStatuses = ['single', 'married', 'divorced', 'widowed'] as const

const affirmative = ['true', 'yes', '1', 'on']
const negative = ['false', 'no', '0']

/** Yes or no as forms send it: `true` or `false`, also yes/no, 1/0. Absent, null and '' are null: left open. */
export const OpenTick = z._default(
  z.pipe(
    z.union([z.boolean(), z.null(), z.enum([...affirmative, ...negative, ''])], {
      error: 'Please answer yes or no',
    }),
    z.transform((value) => {
      if (typeof value === 'boolean') return value
      return value ? affirmative.includes(value) : null
    }),
  ),
  null,
)

const earliestBirth = '1900-01-01'

export const BirthDay = dayText('Please enter your date of birth').check(
  z.refine((day) => day >= earliestBirth, 'Please check the year of birth'),
  z.refine((day) => day <= today(), 'A date of birth cannot lie in the future'),
)

/**
 * The fields of complete-profile with exactly the wire's spellings, `martial_status` among them (spec 1 §3).
 * The photograph travels beside them in the same multipart body as `profile_image`.
 */
export const NewProfile = z.strictObject({
  visit_date: Day,
  martial_status: z.enum(maritalStatuses, { error: 'Please choose your marital status' }),
  date_of_birth: BirthDay,
  house_address: requiredText('Please enter your house address', 200),
  digital_address: optionalText(40),
  fellowship: z.pipe(
    z.union([z.string().check(atMost(15), z.regex(/^\d{1,15}$/)), Id], {
      error: 'Please choose a fellowship',
    }),
    z.transform(Number),
  ),
  born_again: OpenTick,
  occupation: requiredText('Please enter your occupation', 120),
  church_information: requiredText('Please tell us a little about your church life', 1000),
})
export type NewProfile = z.infer<typeof NewProfile>

/** GhanaPostGPS, softly: a hint is shown when an address does not look like GA-183-8164, nothing is refused. */
export function looksLikeDigitalAddress(value: string): boolean {
  return /^[a-z][a-z0-9]-\d{3,5}-\d{4}$/i.test(value.trim())
}

/** The profile as it is kept. */
export type ProfileFields = {
  visit_date: string
  marital_status: string
  date_of_birth: string
  house_address: string
  digital_address: string
  /** null when it was left open. */
  born_again: boolean | null
  occupation: string
  church_information: string
  fellowship: number | null
  fellowship_name: string | null
  profile_image: string | null
}

/** The answer of our backend: both spellings of the marital status (docs/decisions/0016). */
export function profileAnswer({ marital_status, ...profile }: ProfileFields) {
  return { ...profile, marital_Status: marital_status, martial_status: marital_status, marital_status }
}

/** What the complete-profile call answers: the photograph's address, '' without one. */
export const NewProfileAnswer = z.object({ profile_image: Words })
