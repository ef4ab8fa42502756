import * as z from 'zod/mini'
import { optionalText, requiredText } from './base.ts'
import { OptionalHour, OptionalId, textList, Version } from './edit.ts'
import { weekdays } from './weekdays.ts'

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

/** One tap in the attendance dialog (spec 2 §7). */
export const AttendanceMark = z.strictObject({
  member: z
    .number({ error: 'Please choose a member' })
    .check(z.refine((id) => Number.isSafeInteger(id) && id > 0, 'Please choose a member')),
  is_present: z.boolean({ error: 'Please say present or absent' }),
})
export type AttendanceMark = z.infer<typeof AttendanceMark>
