import * as z from 'zod/mini'
import { type Exact, number, readerOf, spelled } from './fields.ts'
import { prayerFields, prayerSpellings, prayerWords } from './prayer-request.ts'

/** A request as its author reads it: `version` is of its words. */
const fields = { ...prayerFields, version: number }

/** A request of the signed-in member, of any backend. Without `version` the backend cannot change its words. */
export const OwnPrayerRequest = readerOf(fields, {
  required: ['id'],
  unsent: ['may_answer', 'version'],
  spellings: prayerSpellings,
})
export type OwnPrayerRequest = z.infer<typeof OwnPrayerRequest>

export const OwnPrayerRequestAnswer = z.strictObject(spelled(fields, prayerSpellings))
export type OwnPrayerRequestAnswer = Exact<typeof fields>

/** PUT prayer_requests/{id}/: the words of a request, who reads them, and whether it stands without a name. */
export const PrayerRequestChange = z.strictObject({
  ...prayerWords,
  isPrivate: z.boolean(),
  isAnonymous: z.boolean(),
})
export type PrayerRequestChange = z.infer<typeof PrayerRequestChange>

/** The form for PrayerRequestChange: a ticked checkbox is present, an unticked one absent. */
export const PrayerRequestChangeForm = z.pipe(
  z.object({ ...prayerWords, isPrivate: z.optional(z.string()), isAnonymous: z.optional(z.string()) }),
  z.transform(({ isPrivate, isAnonymous, ...written }) => ({
    ...written,
    isPrivate: isPrivate !== undefined,
    isAnonymous: isAnonymous !== undefined,
  })),
)
