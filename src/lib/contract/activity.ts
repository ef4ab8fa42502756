import * as z from 'zod/mini'
import { Flag, Words } from './base.ts'

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
