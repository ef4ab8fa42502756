import * as z from 'zod/mini'
import { number, numberOrNull, text } from '../fields.ts'

/* Numbers for charts, by weeks from Sunday, oldest first. They name nobody. */

/** GET check-in/weeks/: people at services and at meetings of fellowships. Null: nobody was counted or marked in that week. */
export const AttendanceWeeksAnswer = z.strictObject({
  weeks: z.array(z.strictObject({ week: text, services: numberOrNull, fellowships: numberOrNull })),
})
export type AttendanceWeeksAnswer = z.infer<typeof AttendanceWeeksAnswer>

/** GET fellowships/{id}/attendance/: marks of the fellowship's meetings. */
export const MeetingWeeksAnswer = z.strictObject({
  weeks: z.array(z.strictObject({ week: text, present: number, marked: number })),
})
export type MeetingWeeksAnswer = z.infer<typeof MeetingWeeksAnswer>

/** GET rota/places/: what teams need from today on, and what of it nobody has or is asked for. */
export const OpenPlacesAnswer = z.strictObject({
  weeks: z.array(z.strictObject({ week: text, needed: number, open: number })),
})
export type OpenPlacesAnswer = z.infer<typeof OpenPlacesAnswer>
