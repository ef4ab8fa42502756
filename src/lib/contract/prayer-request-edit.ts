import * as z from 'zod/mini'
import { prayerWords } from './prayer-request-form.ts'

/** POST prayer_requests/create/ (spec 1 §7). The `prayer_count` from the browser is ignored. */
export const NewPrayerRequest = z.strictObject({
  ...prayerWords,
  isPrivate: z._default(z.boolean(), false),
  prayer_count: z.optional(z.unknown()),
})

export const Answered = z.strictObject({ is_answered: z._default(z.boolean(), true) })
