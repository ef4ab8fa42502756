import * as z from 'zod/mini'
import { words, wordsOrNull } from './answer.ts'
import { Count, firstOf, Id, optionalText, requiredText, VersionOrNone, Words } from './base.ts'
import { OptionalHour, OptionalId, textList, Version } from './edit.ts'
import { weekdays } from './weekdays.ts'

/** A fellowship read from any backend; only `id` and `name` are certain (spec 1 §3, "Fellowship (selection)"). */
export const Fellowship = z.looseObject({ id: Id, name: z.string(), description: Words, location: Words })
export type Fellowship = z.infer<typeof Fellowship>

export type FellowshipFields = {
  id: number
  name: string
  description: string
  location: string
  meeting_day: string
  meeting_time: string
  leader_id: number | null
  leader_name: string | null
  member_count: number
  activities: string[]
  /** The day of the next weekly meeting, `2026-11-25`; null without a meeting day. */
  next_meeting: string | null
  version: number
}

/** Fields shown on the public page. `member_count` is null when a backend does not send it. */
export type ShownFellowship = Omit<FellowshipFields, 'leader_id' | 'version' | 'member_count'> & {
  member_count: number | null
}

/** Response of our backend, with both names for day and leader (spec 1 §3, spec 2 §3). */
export function fellowshipAnswer(fellowship: FellowshipFields) {
  return { ...fellowship, day: fellowship.meeting_day, leader: fellowship.leader_name }
}

/** The super admin's form for a fellowship (spec 2 §2). A plain member who is chosen as leader gets the leader role. */
export const FellowshipForm = z.strictObject({
  name: requiredText('Please enter the name', 120),
  description: optionalText(1000),
  location: optionalText(200),
  meeting_day: z._default(z.enum(['', ...weekdays], { error: 'Please choose a day of the week' }), ''),
  meeting_time: z._default(OptionalHour('Please give the time like 18:30'), ''),
  leader: OptionalId,
  activities: textList({ each: 80, most: 20, empty: 'An activity needs a name' }),
  version: Version,
})
export type FellowshipForm = z.infer<typeof FellowshipForm>

const idOrNull = z.transform((found: unknown) => Id.safeParse(found).data ?? null)

/** The member's own fellowship (spec 1 §3): name, leader_name, meeting_day, meeting_time, location; our backend sends more. */
export const MyFellowship = z.pipe(
  z.looseObject({
    id: idOrNull,
    name: z.string(),
    description: Words,
    leader_name: Words,
    leader: Words,
    leader_id: idOrNull,
    meeting_day: Words,
    day: Words,
    meeting_time: Words,
    next_meeting: Words,
    location: Words,
    member_count: z.transform((found: unknown) => (typeof found === 'number' ? found : null)),
    activities: z.transform((found: unknown) =>
      Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [],
    ),
  }),
  z.transform(({ leader, day, ...answer }) => ({
    id: answer.id,
    name: answer.name,
    description: answer.description,
    leader_name: firstOf(answer.leader_name, leader),
    leader_id: answer.leader_id,
    meeting_day: firstOf(answer.meeting_day, day),
    meeting_time: answer.meeting_time,
    next_meeting: answer.next_meeting,
    location: answer.location,
    member_count: answer.member_count,
    activities: answer.activities,
  })),
)
export type MyFellowship = z.infer<typeof MyFellowship>

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
  version: VersionOrNone,
})
export type StaffFellowship = z.infer<typeof StaffFellowship>

export const FellowshipAnswer = z.strictObject({
  id: z.number(),
  name: words,
  description: words,
  location: words,
  meeting_day: words,
  day: words,
  meeting_time: words,
  leader_id: z.nullable(z.number()),
  leader_name: wordsOrNull,
  leader: wordsOrNull,
  member_count: z.number(),
  activities: z.array(words),
  next_meeting: wordsOrNull,
  version: z.number(),
})
