import * as z from 'zod/mini'
import { words, wordsOrNull } from './answer.ts'

/** `position` on the waiting list, from 1; null with a place. */
export const ActivitySignup = z.strictObject({
  activity: words,
  created_at: words,
  position: z.nullable(z.number()),
})
export type ActivitySignup = z.infer<typeof ActivitySignup>

/** An activity and how full it is; `places` null is as many as come. */
export const Activity = z.strictObject({
  slug: words,
  title: words,
  places: z.nullable(z.number()),
  taken: z.number(),
  waiting: z.number(),
  fellowship: z.nullable(z.number()),
  fellowship_name: wordsOrNull,
  /** Whether the caller may see who signed up, and change the number of places. */
  manages: z.boolean(),
  version: z.number(),
})
export type Activity = z.infer<typeof Activity>

/** Who has signed up, for those who prepare it; the telephone is '' where its owner keeps it from leaders. */
export const ActivityGuest = z.strictObject({
  activity: words,
  created_at: words,
  position: z.nullable(z.number()),
  member: z.strictObject({ id: z.number(), first_name: words, last_name: words, telephone: words }),
})
export type ActivityGuest = z.infer<typeof ActivityGuest>
