import * as z from 'zod/mini'
import { firstOf, Id, Words } from './base.ts'

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
