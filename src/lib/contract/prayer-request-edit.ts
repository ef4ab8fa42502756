import * as z from 'zod/mini'
import { prayerWords } from './prayer-request-form.ts'

/** POST prayer_requests/create/ (spec 1 §7). What a browser says of the count is not believed. */
export const NewPrayerRequest = z.strictObject({
  ...prayerWords,
  isPrivate: z._default(z.boolean(), false),
  prayer_count: z.optional(z.unknown()),
})

export const Answered = z.strictObject({ is_answered: z._default(z.boolean(), true) })
