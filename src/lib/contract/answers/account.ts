import * as z from 'zod/mini'
import { roles } from '../account.ts'
import { audiences } from '../member-settings.ts'
import { words, wordsOrNull } from './answer.ts'

export const UserAnswer = z.strictObject({
  id: z.number(),
  username: words,
  first_name: words,
  middle_name: words,
  last_name: words,
  email: wordsOrNull,
  telephone: words,
  gender: words,
  role: z.enum(roles),
  profileComplete: z.boolean(),
  profile_image: wordsOrNull,
  fellowships: z.array(z.strictObject({ id: z.number(), name: words })),
  /** New e-mail address, until it is confirmed by the mailed link. */
  pending_email: wordsOrNull,
  email_confirmed: z.boolean(),
})

export const TokenPairAnswer = z.strictObject({ access: words, refresh: words })
export const SignedInAnswer = z.strictObject({ access: words, refresh: words, user: UserAnswer })

/** A session on one device. */
export const DeviceSessionAnswer = z.strictObject({
  id: z.number(),
  created_at: words,
  last_used_at: words,
  address: words,
  user_agent: words,
  is_current: z.boolean(),
})
export type DeviceSessionAnswer = z.infer<typeof DeviceSessionAnswer>

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

const audience = z.enum(audiences)
export const MemberSettingsAnswer = z.strictObject({
  telephone: audience,
  email: audience,
  birthday: audience,
  address: audience,
  leader_mail: z.boolean(),
  reminder_mail: z.boolean(),
  news_mail: z.boolean(),
})

export const ProfileAnswer = z.strictObject({
  visit_date: words,
  marital_Status: words,
  martial_status: words,
  marital_status: words,
  date_of_birth: words,
  house_address: words,
  digital_address: words,
  born_again: z.nullable(z.boolean()),
  occupation: words,
  church_information: words,
  fellowship: z.nullable(z.number()),
  fellowship_name: wordsOrNull,
  profile_image: wordsOrNull,
})
export const CompletedProfileAnswer = z.extend(ProfileAnswer, { profileComplete: z.boolean() })

export const StatisticsAnswer = z.strictObject({
  totalUsers: z.number(),
  totalSermons: z.number(),
  totalTestimonies: z.number(),
  totalEvents: z.number(),
  totalPrayerRequests: z.number(),
  fellowships: z.number(),
})
export type StatisticsAnswer = z.infer<typeof StatisticsAnswer>

export const LogEntryAnswer = z.strictObject({
  id: z.number(),
  timestamp: words,
  username: wordsOrNull,
  action: words,
  detail: words,
  ip_address: words,
  status: z.enum(['success', 'warning', 'error']),
})
export type LogEntryAnswer = z.infer<typeof LogEntryAnswer>

/** Access log: which staff user read which list or personal record. */
export const AccessEntryAnswer = z.strictObject({
  id: z.number(),
  timestamp: words,
  username: words,
  what: words,
  /** The person whose record was read; null for a list or a deleted person. */
  subject: wordsOrNull,
  filter: words,
  row_count: z.number(),
  times: z.number(),
})
export type AccessEntryAnswer = z.infer<typeof AccessEntryAnswer>

/** A user's calendar address: when it was created, and the day on which it was last read; null for none. */
export const CalendarAddressAnswer = z.strictObject({ created_at: wordsOrNull, last_read_on: wordsOrNull })
export type CalendarAddressAnswer = z.infer<typeof CalendarAddressAnswer>

/** A new calendar address. Only this response contains its path. */
export const NewCalendarAddressAnswer = z.strictObject({
  path: words,
  created_at: wordsOrNull,
  last_read_on: wordsOrNull,
})
