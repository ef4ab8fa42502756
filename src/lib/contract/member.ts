import * as z from 'zod/mini'
import { roles } from './account.ts'
import { words, wordsOrNull } from './answer.ts'
import { firstOf, Id, readList, Words } from './base.ts'

/** A member of the user's fellowship with the details that they share with it. */
export const SharedDetails = z.looseObject({
  id: Id,
  name: z.string(),
  telephone: Words,
  email: Words,
  /** Month and day, `03-06`. */
  birthday: Words,
  address: Words,
})
export type SharedDetails = z.infer<typeof SharedDetails>

const person = {
  id: Id,
  username: Words,
  first_name: Words,
  middle_name: Words,
  last_name: Words,
  email: Words,
  telephone: Words,
  role: Words,
  fellowship: Words,
  profile_image: Words,
  gender: Words,
  dob: Words,
  date_of_birth: Words,
  date_joined: Words,
  address: Words,
  house_address: Words,
  digital_address: Words,
  occupation: Words,
}

/** Merges the two field names of the date of birth and of the address. */
function oneSpelling<Found extends Record<'dob' | 'date_of_birth' | 'address' | 'house_address', string>>({
  date_of_birth,
  house_address,
  ...user
}: Found) {
  return {
    ...user,
    dob: firstOf(user.dob, date_of_birth),
    address: firstOf(user.address, house_address),
  }
}

export const Member = z.pipe(z.object(person), z.transform(oneSpelling))
export type Member = z.infer<typeof Member>

const RecentActivity = z.object({ description: Words, date: Words })

/** A member with attendance data for the fellowship's leader. */
export const FellowshipMember = z.pipe(
  z.object({
    ...person,
    /** In percent; null before the first attendance mark. */
    attendance_rate: z.transform(percentOf),
    last_attendance: Words,
    recent_activities: z.transform((found: unknown) => readList(RecentActivity, found)),
  }),
  z.transform(oneSpelling),
)
export type FellowshipMember = z.infer<typeof FellowshipMember>

function percentOf(found: unknown): number | null {
  const rate = typeof found === 'string' ? Number.parseFloat(found) : found
  return typeof rate === 'number' && Number.isFinite(rate) ? Math.round(rate) : null
}

/** A member as staff see them, with both names of the date of birth and the address (spec 2 §3). */
export const MemberAnswer = z.strictObject({
  id: z.number(),
  username: words,
  first_name: words,
  middle_name: words,
  last_name: words,
  email: wordsOrNull,
  telephone: words,
  gender: words,
  role: z.enum(roles),
  fellowship: wordsOrNull,
  fellowship_id: z.nullable(z.number()),
  profile_image: wordsOrNull,
  dob: wordsOrNull,
  date_of_birth: wordsOrNull,
  date_joined: words,
  address: wordsOrNull,
  house_address: wordsOrNull,
  digital_address: wordsOrNull,
  occupation: wordsOrNull,
  profileComplete: z.boolean(),
})
export type MemberAnswer = z.infer<typeof MemberAnswer>

/** A fellowship member with attendance data for the leader (spec 2 §3). */
export const FellowshipMemberAnswer = z.extend(MemberAnswer, {
  attendance_rate: z.nullable(z.number()),
  last_attendance: wordsOrNull,
  recent_activities: z.array(z.strictObject({ description: words, date: words })),
})
export type FellowshipMemberAnswer = z.infer<typeof FellowshipMemberAnswer>

/** A member of the user's fellowship with the details that they share with it. */
export const SharedDetailsAnswer = z.strictObject({
  id: z.number(),
  name: words,
  profile_image: wordsOrNull,
  telephone: wordsOrNull,
  email: wordsOrNull,
  /** Month and day, `03-06`. */
  birthday: wordsOrNull,
  address: wordsOrNull,
})
export type SharedDetailsAnswer = z.infer<typeof SharedDetailsAnswer>
