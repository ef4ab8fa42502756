import * as z from 'zod/mini'
import { Words } from './base.ts'

/** What the youth ministry offers, by the names that addresses and rows have (spec 1 §2, Youth Ministry). */
export const activitySlugs = [
  'weekly-friday-meetings',
  'monthly-community-service',
  'annual-retreats',
  'game-nights',
] as const
export type ActivitySlug = (typeof activitySlugs)[number]

const whole = z.transform((found: unknown) => (Number.isSafeInteger(found) ? Number(found) : null))

/** What a member has signed up for, whichever backend says it. */
export const ActivitySignup = z.looseObject({
  activity: Words,
  /** Where one stands on the waiting list, from 1; null with a place. */
  position: whole,
})
export type ActivitySignup = z.infer<typeof ActivitySignup>

/** How full an activity is; `places` null is as many as come. */
export const Activity = z.looseObject({
  slug: Words,
  title: Words,
  places: whole,
  taken: z.transform((found: unknown) => Number(found) || 0),
  waiting: z.transform((found: unknown) => Number(found) || 0),
  fellowship: whole,
  fellowship_name: Words,
  manages: z.transform((found: unknown) => found === true),
  version: z.transform((found: unknown) => (Number.isSafeInteger(found) ? Number(found) : undefined)),
})
export type Activity = z.infer<typeof Activity>

/** Who signed up, for those who prepare it. */
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
