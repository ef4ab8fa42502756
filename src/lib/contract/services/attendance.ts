import * as z from 'zod/mini'
import { leaderRules } from '../../texts/groups/leader-rules.ts'
import { flag, id, text } from '../fields.ts'

/** One tap in the attendance dialog (spec 2 §7). */
export const AttendanceMark = z.strictObject({
  member: z
    .number({ error: () => leaderRules.member })
    .check(z.refine((id) => Number.isSafeInteger(id) && id > 0, { error: () => leaderRules.member })),
  is_present: z.boolean({ error: () => leaderRules.presence }),
})

/** Attendance of a member at an event; an unmarked member has no record (spec 2 §3). */
export const Attendance = z.object({ member: z.object({ id }), is_present: flag })
export type Attendance = z.infer<typeof Attendance>

export const AttendanceAnswer = z.strictObject({
  member: z.strictObject({ id, first_name: text, last_name: text, username: text }),
  is_present: flag,
})
export type AttendanceAnswer = z.infer<typeof AttendanceAnswer>
