import * as z from 'zod/mini'
import { Count, Flag, firstOf, Id, readList, Words } from './base.ts'

/* Rows of the staff tables from any backend (spec 2 §3): either of two field names is read; missing texts become ''. */

/** Version of a row that two users may edit at once; undefined when the backend has no versions. */
const version = z.transform((found: unknown) => (Number.isSafeInteger(found) ? Number(found) : undefined))

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

export const StaffFellowship = z.looseObject({
  id: Id,
  name: Words,
  description: Words,
  location: Words,
  leader_id: z.transform((found: unknown) => (Number.isSafeInteger(found) ? Number(found) : null)),
  leader_name: Words,
  member_count: Count,
  meeting_day: Words,
  meeting_time: Words,
  activities: z.transform((found: unknown) => (Array.isArray(found) ? found.map(String) : [])),
  version,
})
export type StaffFellowship = z.infer<typeof StaffFellowship>

export const StaffEvent = z.looseObject({
  id: Id,
  title: Words,
  description: Words,
  date: Words,
  time: Words,
  location: Words,
  is_online: Flag,
  meeting_link: Words,
  category: Words,
  fellowship: z.transform((found: unknown) => (Number.isSafeInteger(found) ? Number(found) : null)),
  version,
})
export type StaffEvent = z.infer<typeof StaffEvent>

export const Service = z.looseObject({
  id: Id,
  day: Words,
  title: Words,
  time: Words,
  end_time: Words,
  location: Words,
  description: Words,
  pastor: Words,
  attendees: Count,
  childcare: Flag,
  languages: z.transform((found: unknown) => (Array.isArray(found) ? found.map(String) : [])),
  livestream: Flag,
  version,
})
export type Service = z.infer<typeof Service>

export const StaffSermon = z.pipe(
  z.looseObject({
    id: Id,
    title: Words,
    scripture_reference: Words,
    scripture: Words,
    preacher: Words,
    user_name: Words,
    date: Words,
    media_type: Words,
    version,
  }),
  z.transform(({ id, title, date, media_type, version, ...sermon }) => ({
    ...{ id, title, date, media_type, version },
    scripture: firstOf(sermon.scripture_reference, sermon.scripture),
    preacher: firstOf(sermon.preacher, sermon.user_name),
  })),
)
export type StaffSermon = z.infer<typeof StaffSermon>

export const StaffTestimony = z.pipe(
  z.looseObject({
    id: Id,
    user_name: Words,
    title: Words,
    category: Words,
    testimony: Words,
    content: Words,
    created_at: Words,
    is_approved: Flag,
    verified: Flag,
    image: Words,
    video: Words,
  }),
  z.transform(({ testimony, content, ...row }) => ({ ...row, testimony: firstOf(testimony, content) })),
)
export type StaffTestimony = z.infer<typeof StaffTestimony>

export const StaffPrayerRequest = z.pipe(
  z.looseObject({
    id: Id,
    user_name: Words,
    title: Words,
    request: Words,
    description: Words,
    created_at: Words,
    is_answered: Flag,
    isAnswered: Flag,
    is_private: Flag,
    isPrivate: Flag,
  }),
  z.transform(({ request, isAnswered, isPrivate, ...row }) => ({
    ...row,
    title: firstOf(row.title, request),
    is_answered: row.is_answered || isAnswered,
    is_private: row.is_private || isPrivate,
  })),
)
export type StaffPrayerRequest = z.infer<typeof StaffPrayerRequest>

export const LogEntry = z.looseObject({
  id: Id,
  timestamp: Words,
  username: Words,
  action: Words,
  detail: Words,
  ip_address: Words,
  status: Words,
})
export type LogEntry = z.infer<typeof LogEntry>

export const AccessEntry = z.looseObject({
  id: Id,
  timestamp: Words,
  username: Words,
  what: Words,
  subject: Words,
  filter: Words,
  row_count: Count,
  times: Count,
})
export type AccessEntry = z.infer<typeof AccessEntry>

export const DataRequest = z.looseObject({
  id: Id,
  kind: Words,
  name: Words,
  contact: Words,
  words: Words,
  filed_at: Words,
  due_on: Words,
  state: Words,
  answer: Words,
  account_id: Count,
  username: Words,
  version: Count,
})
export type DataRequest = z.infer<typeof DataRequest>

export const ContactMessage = z.looseObject({
  id: Id,
  name: Words,
  email: Words,
  phone: Words,
  subject: Words,
  message: Words,
  is_read: Flag,
  created_at: Words,
})
export type ContactMessage = z.infer<typeof ContactMessage>

/** A message to a leader; telephone and e-mail are '' when the leader may not see them. */
const message = {
  id: Id,
  message: Words,
  user_name: Words,
  telephone: Words,
  email: Words,
  is_newcomer: Flag,
  created_at: Words,
}

export const LeaderMessage = z.looseObject({ ...message, is_read: Flag, is_archived: Flag })
export type LeaderMessage = z.infer<typeof LeaderMessage>

/** A message that its leader has not read for days. */
export const WaitingMessage = z.looseObject({
  ...message,
  fellowship_id: Id,
  fellowship: Words,
  leader_name: Words,
  leader_telephone: Words,
})
export type WaitingMessage = z.infer<typeof WaitingMessage>

export const StaffAnnouncement = z.looseObject({
  id: Id,
  title: Words,
  content: Words,
  created_at: Words,
  version,
})
export type StaffAnnouncement = z.infer<typeof StaffAnnouncement>

export const Statistics = z.looseObject({
  totalUsers: Count,
  totalSermons: Count,
  totalTestimonies: Count,
  totalEvents: Count,
  totalPrayerRequests: Count,
  fellowships: Count,
})
export type Statistics = z.infer<typeof Statistics>

/** Attendance of a member at an event; an unmarked member has no record (spec 2 §3). */
export const Attendance = z.object({ member: z.object({ id: Id }), is_present: z.boolean() })
export type Attendance = z.infer<typeof Attendance>
