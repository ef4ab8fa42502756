import * as z from 'zod/mini'
import { requiredText } from './base.ts'

export const prayerWords = {
  title: requiredText('Please enter a title', 150),
  description: requiredText('Please describe your request', 4000),
}

/** NewPrayerRequest as its form has it, where a tick is there or is not; a new one has been prayed for by nobody. */
export const PrayerRequestForm = z.pipe(
  z.object({ ...prayerWords, isPrivate: z.optional(z.string()) }),
  z.transform(({ isPrivate, ...written }) => ({
    ...written,
    isPrivate: isPrivate !== undefined,
    prayer_count: 0,
  })),
)
export type PrayerRequestForm = z.infer<typeof PrayerRequestForm>
