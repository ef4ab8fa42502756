import * as z from 'zod/mini'
import { OptionalId, Version } from '../edit.ts'
import { type Exact, flag, number, numberOrNull, readerOf, text, textOrNull } from '../fields.ts'
import { Guest, GuestNames, Places } from '../services/places.ts'

/** Youth ministry activities: slugs for URLs and database rows (spec 1 §2, Youth Ministry). */
export const activitySlugs = [
  'weekly-friday-meetings',
  'monthly-community-service',
  'annual-retreats',
  'game-nights',
] as const
export type ActivitySlug = (typeof activitySlugs)[number]

/** `position` on the waiting list, from 1; null with a place. */
const signup = { activity: text, created_at: text, position: numberOrNull }

export const ActivitySignup = readerOf(signup)
export type ActivitySignup = z.infer<typeof ActivitySignup>

export const ActivitySignupAnswer = z.strictObject(signup)
export type ActivitySignupAnswer = Exact<typeof signup>

/** An activity with its number of sign-ups. */
const fields = {
  slug: text,
  title: text,
  /** Null means unlimited. */
  places: numberOrNull,
  taken: number,
  waiting: number,
  fellowship: numberOrNull,
  fellowship_name: textOrNull,
  /** Whether the caller may see the sign-ups and change the capacity. */
  manages: flag,
  version: number,
}

export const Activity = readerOf(fields, { unsent: ['version'] })
export type Activity = z.infer<typeof Activity>

export const ActivityAnswer = z.strictObject(fields)
export type ActivityAnswer = Exact<typeof fields>

/** A sign-up for the organisers; the telephone is '' when the member hides it from leaders. */
const guest = {
  ...signup,
  member: Guest,
}

export const ActivityGuestAnswer = z.strictObject(guest)
export type ActivityGuestAnswer = Exact<typeof guest>

/** The same, with the member's name and telephone beside the sign-up's own fields. */
export const ActivityGuest = z.pipe(
  z.looseObject({ member: z.looseObject({}) }),
  z.transform(({ member, ...row }) => ({ ...ActivitySignup.parse(row), ...GuestNames.parse(member) })),
)
export type ActivityGuest = z.infer<typeof ActivityGuest>

/** PUT activities/{activity}/: the capacity (null: unlimited), and the fellowship whose leader sees the sign-ups. */
export const ActivityForm = z.strictObject({
  places: Places,
  fellowship: OptionalId,
  version: Version,
})
export type ActivityForm = z.infer<typeof ActivityForm>
