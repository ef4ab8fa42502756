import * as z from 'zod/mini'
import { requiredText } from './base.ts'

export const prayerWords = {
  title: requiredText('Please enter a title', 150),
  description: requiredText('Please describe your request', 4000),
}

/** The form for NewPrayerRequest: a ticked checkbox is present, an unticked one absent; the count starts at 0. */
export const PrayerRequestForm = z.pipe(
  z.object({ ...prayerWords, isPrivate: z.optional(z.string()) }),
  z.transform(({ isPrivate, ...written }) => ({
    ...written,
    isPrivate: isPrivate !== undefined,
    prayer_count: 0,
  })),
)
export type PrayerRequestForm = z.infer<typeof PrayerRequestForm>
