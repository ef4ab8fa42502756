import * as z from 'zod/mini'
import { OptionalId, Version } from './edit.ts'
import { type Exact, flag, number, numberOrNull, readerOf, text, textOrNull } from './fields.ts'

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
  member: z.strictObject({ id: number, first_name: text, last_name: text, telephone: text }),
}

export const ActivityGuestAnswer = z.strictObject(guest)
export type ActivityGuestAnswer = Exact<typeof guest>

const Names = readerOf({ first_name: text, last_name: text, telephone: text })

/** The same, with the member's name and telephone beside the sign-up's own fields. */
export const ActivityGuest = z.pipe(
  z.looseObject({ member: z.looseObject({}) }),
  z.transform(({ member, ...row }) => ({ ...ActivitySignup.parse(row), ...Names.parse(member) })),
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
