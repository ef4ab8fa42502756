import * as z from 'zod/mini'
import { words, wordsOrNull } from './answer.ts'

/** `position` on the waiting list, from 1; null with a place. */
export const ActivitySignup = z.strictObject({
  activity: words,
  created_at: words,
  position: z.nullable(z.number()),
})
export type ActivitySignup = z.infer<typeof ActivitySignup>

/** An activity with its number of sign-ups; `places` null means unlimited. */
export const Activity = z.strictObject({
  slug: words,
  title: words,
  places: z.nullable(z.number()),
  taken: z.number(),
  waiting: z.number(),
  fellowship: z.nullable(z.number()),
  fellowship_name: wordsOrNull,
  /** Whether the caller may see the sign-ups and change the capacity. */
  manages: z.boolean(),
  version: z.number(),
})
export type Activity = z.infer<typeof Activity>

/** A sign-up, for the organisers; the telephone is '' when the member hides it from leaders. */
export const ActivityGuest = z.strictObject({
  activity: words,
  created_at: words,
  position: z.nullable(z.number()),
  member: z.strictObject({ id: z.number(), first_name: words, last_name: words, telephone: words }),
})
export type ActivityGuest = z.infer<typeof ActivityGuest>
