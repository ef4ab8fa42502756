import * as z from 'zod/mini'
import { flag, id, numberOrNull, readerOf, spelled, text, textOrNull } from '../fields.ts'
import { roles } from './account.ts'

const fields = {
  id,
  username: text,
  first_name: text,
  middle_name: text,
  last_name: text,
  email: textOrNull,
  telephone: text,
  gender: text,
  role: z.enum(roles),
  fellowship: textOrNull,
  fellowship_id: numberOrNull,
  profile_image: textOrNull,
  dob: textOrNull,
  date_joined: text,
  address: textOrNull,
  digital_address: textOrNull,
  occupation: textOrNull,
  profileComplete: flag,
}

const spellings = { date_of_birth: 'dob', house_address: 'address' } as const

/** A user as staff see them (spec 2 §3). */
export const AccountDetails = readerOf(fields, { required: ['id'], spellings })
export type AccountDetails = z.infer<typeof AccountDetails>

export const AccountDetailsAnswer = z.strictObject(spelled(fields, spellings))
export type AccountDetailsAnswer = z.infer<typeof AccountDetailsAnswer>

/** A member with attendance data, for the fellowship's leader (spec 2 §3). */
const attending = {
  ...fields,
  /** In percent; null before the first attendance mark. */
  attendance_rate: numberOrNull,
  last_attendance: textOrNull,
  recent_activities: z.array(z.strictObject({ description: text, date: text })),
}

export const FellowshipMember = z.pipe(
  z.transform((input: unknown) =>
    typeof input === 'object' && input !== null && 'attendance_rate' in input
      ? { ...input, attendance_rate: percentOf(input.attendance_rate) }
      : input,
  ),
  readerOf(attending, { required: ['id'], spellings }),
)
export type FellowshipMember = z.infer<typeof FellowshipMember>

export const FellowshipMemberAnswer = z.strictObject(spelled(attending, spellings))
export type FellowshipMemberAnswer = z.infer<typeof FellowshipMemberAnswer>

/** A percentage of any backend: a number, or a text that begins with one. */
function percentOf(input: unknown): number | null {
  const rate = typeof input === 'string' ? Number.parseFloat(input) : input
  return typeof rate === 'number' && Number.isFinite(rate) ? Math.round(rate) : null
}

/** A member of the user's fellowship with the details that they share with it. */
const shared = {
  id,
  name: text,
  profile_image: textOrNull,
  telephone: textOrNull,
  email: textOrNull,
  /** Month and day, `03-06`. */
  birthday: textOrNull,
  address: textOrNull,
}

export const SharedDetails = readerOf(shared, { required: ['id', 'name'] })
export type SharedDetails = z.infer<typeof SharedDetails>

export const SharedDetailsAnswer = z.strictObject(shared)
export type SharedDetailsAnswer = z.infer<typeof SharedDetailsAnswer>
