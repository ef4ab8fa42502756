import * as z from 'zod/mini'
import { prayerRules } from '../../texts/care/prayer-rules.ts'
import { requiredText } from '../base.ts'
import { type Exact, flag, id, number, readerOf, spelled, text, textOrNull } from '../fields.ts'

const stored = {
  id,
  title: text,
  description: text,
  is_private: flag,
  /** Whether it stands without the name of who wrote it; nobody is told who that is. */
  is_anonymous: flag,
  prayer_count: number,
  is_answered: flag,
  /** Null for a visitor, and of a request without a name. */
  user_name: textOrNull,
  created_at: text,
}
export type PrayerRequestFields = Exact<typeof stored>

/** `may_answer`: whether the caller may mark it answered. */
const prayerFields = { ...stored, may_answer: flag }

const prayerSpellings = {
  request: 'title',
  isPrivate: 'is_private',
  isAnonymous: 'is_anonymous',
  isAnswered: 'is_answered',
} as const

/** A prayer request of any backend. */
export const PrayerRequest = readerOf(prayerFields, {
  required: ['id'],
  unsent: ['may_answer'],
  spellings: prayerSpellings,
})
export type PrayerRequest = z.infer<typeof PrayerRequest>

export const PrayerRequestAnswer = z.strictObject(spelled(prayerFields, prayerSpellings))

/** Response of our backend, with both names of each field that has two. */
export const prayerRequestAnswer = (request: PrayerRequestFields, mayAnswer: boolean) =>
  spelled({ ...request, may_answer: mayAnswer }, prayerSpellings)

const prayerWords = {
  title: requiredText(() => prayerRules.title, 150),
  description: requiredText(() => prayerRules.description, 4000),
}

/** A ticked checkbox is present, an unticked one absent. */
const ticked = z._default(
  z.pipe(
    z.string(),
    z.transform((tick: string) => tick !== ''),
  ),
  false,
)

/** The form for NewPrayerRequest; the count starts at 0. */
export const PrayerRequestForm = z.object({
  ...prayerWords,
  isPrivate: ticked,
  isAnonymous: ticked,
  prayer_count: z._default(z.number(), 0),
})
export type PrayerRequestForm = z.infer<typeof PrayerRequestForm>

/** POST prayer_requests/create/ (spec 1 §7). The `prayer_count` from the browser is ignored. */
export const NewPrayerRequest = z.strictObject({
  ...prayerWords,
  isPrivate: z._default(z.boolean(), false),
  isAnonymous: z._default(z.boolean(), false),
  prayer_count: z.optional(z.unknown()),
})

export const Answered = z.strictObject({ is_answered: z._default(z.boolean(), true) })

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
