import * as z from 'zod/mini'
import { requiredText } from './base.ts'

const words = {
  title: requiredText('Please enter a title', 150),
  description: requiredText('Please describe your request', 4000),
}

/** POST prayer_requests/create/ (spec 1 §7). What a browser says of the count is not believed. */
export const NewPrayerRequest = z.strictObject({
  ...words,
  isPrivate: z._default(z.boolean(), false),
  prayer_count: z.optional(z.unknown()),
})

/** The same as its form has it, where a tick is there or is not; a new request has been prayed for by nobody. */
export const PrayerRequestForm = z.pipe(
  z.object({ ...words, isPrivate: z.optional(z.string()) }),
  z.transform(({ isPrivate, ...written }) => ({
    ...written,
    isPrivate: isPrivate !== undefined,
    prayer_count: 0,
  })),
)
export type PrayerRequestForm = z.infer<typeof PrayerRequestForm>

export const Answered = z.strictObject({ is_answered: z._default(z.boolean(), true) })
