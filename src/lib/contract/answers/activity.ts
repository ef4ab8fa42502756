import * as z from 'zod/mini'
import { words, wordsOrNull } from './answer.ts'

/** `position` on the waiting list, from 1; null with a place. */
export const ActivitySignupAnswer = z.strictObject({
  activity: words,
  created_at: words,
  position: z.nullable(z.number()),
})
export type ActivitySignupAnswer = z.infer<typeof ActivitySignupAnswer>

/** An activity with its number of sign-ups; `places` null means unlimited. */
export const ActivityAnswer = z.strictObject({
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
export type ActivityAnswer = z.infer<typeof ActivityAnswer>

/** A sign-up, for the organisers; the telephone is '' when the member hides it from leaders. */
export const ActivityGuestAnswer = z.strictObject({
  activity: words,
  created_at: words,
  position: z.nullable(z.number()),
  member: z.strictObject({ id: z.number(), first_name: words, last_name: words, telephone: words }),
})
export type ActivityGuestAnswer = z.infer<typeof ActivityGuestAnswer>
