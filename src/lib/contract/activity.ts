import * as z from 'zod/mini'
import { words, wordsOrNull } from './answer.ts'
import { Flag, Words } from './base.ts'
import { OptionalId, Version } from './edit.ts'

/** Youth ministry activities: slugs for URLs and database rows (spec 1 §2, Youth Ministry). */
export const activitySlugs = [
  'weekly-friday-meetings',
  'monthly-community-service',
  'annual-retreats',
  'game-nights',
] as const
export type ActivitySlug = (typeof activitySlugs)[number]

const whole = z.transform((found: unknown) => (Number.isSafeInteger(found) ? Number(found) : null))

/** A member's sign-up, parsed from any backend. */
export const ActivitySignup = z.looseObject({
  activity: Words,
  /** Position on the waiting list, from 1; null with a place. */
  position: whole,
})
export type ActivitySignup = z.infer<typeof ActivitySignup>

/** An activity with its number of sign-ups; `places` null means unlimited. */
export const Activity = z.looseObject({
  slug: Words,
  title: Words,
  places: whole,
  taken: z.transform((found: unknown) => Number(found) || 0),
  waiting: z.transform((found: unknown) => Number(found) || 0),
  fellowship: whole,
  fellowship_name: Words,
  manages: Flag,
  version: z.transform((found: unknown) => (Number.isSafeInteger(found) ? Number(found) : undefined)),
})
export type Activity = z.infer<typeof Activity>

/** A sign-up with the member's name and telephone, for the organisers. */
export const ActivityGuest = z.pipe(
  z.object({
    activity: Words,
    created_at: Words,
    position: whole,
    member: z.object({ first_name: Words, last_name: Words, telephone: Words }),
  }),
  z.transform(({ member, ...row }) => ({ ...row, ...member })),
)
export type ActivityGuest = z.infer<typeof ActivityGuest>

const places = 'Please give a whole number of places from 1 to 10000, or none for as many as come'

/** PUT activities/{activity}/: the capacity (null: unlimited), and the fellowship whose leader sees the sign-ups. */
export const ActivityForm = z.strictObject({
  places: z.transform((found: unknown, context): number | null => {
    if (found === null) return null
    if (Number.isSafeInteger(found) && Number(found) >= 1 && Number(found) <= 10_000) return Number(found)
    context.issues.push({ code: 'custom', message: places, input: found })
    return null
  }),
  fellowship: OptionalId,
  version: Version,
})
export type ActivityForm = z.infer<typeof ActivityForm>

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
