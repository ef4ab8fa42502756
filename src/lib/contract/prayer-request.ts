import * as z from 'zod/mini'
import { words, wordsOrNull } from './answer.ts'
import { Count, Flag, firstOf, Id, requiredText, Words } from './base.ts'

/** A prayer request from any backend, with either name for answered and private. */
export const PrayerRequest = z.pipe(
  z.looseObject({
    id: Id,
    title: Words,
    request: Words,
    description: Words,
    isPrivate: Flag,
    is_private: Flag,
    prayer_count: Count,
    isAnswered: Flag,
    is_answered: Flag,
    user_name: Words,
    created_at: Words,
    /** Undefined when the backend does not send it. */
    may_answer: z.transform((found: unknown) => (typeof found === 'boolean' ? found : undefined)),
  }),
  z.transform((answer) => ({
    id: answer.id,
    title: firstOf(answer.title, answer.request),
    description: answer.description,
    is_private: answer.isPrivate || answer.is_private,
    prayer_count: answer.prayer_count,
    is_answered: answer.isAnswered || answer.is_answered,
    /** '' for a visitor. */
    user_name: answer.user_name,
    created_at: answer.created_at,
    may_answer: answer.may_answer,
  })),
)
export type PrayerRequest = z.infer<typeof PrayerRequest>

export type PrayerRequestFields = {
  id: number
  title: string
  description: string
  is_private: boolean
  prayer_count: number
  is_answered: boolean
  user_name: string | null
  created_at: string
}

/** Response of our backend, with both names of each field that has two, and whether the caller may mark it answered. */
export function prayerRequestAnswer(request: PrayerRequestFields, mayAnswer: boolean) {
  return {
    ...request,
    may_answer: mayAnswer,
    request: request.title,
    isPrivate: request.is_private,
    isAnswered: request.is_answered,
  }
}

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

/** POST prayer_requests/create/ (spec 1 §7). The `prayer_count` from the browser is ignored. */
export const NewPrayerRequest = z.strictObject({
  ...prayerWords,
  isPrivate: z._default(z.boolean(), false),
  prayer_count: z.optional(z.unknown()),
})

export const Answered = z.strictObject({ is_answered: z._default(z.boolean(), true) })

export const StaffPrayerRequest = z.pipe(
  z.looseObject({
    id: Id,
    user_name: Words,
    title: Words,
    request: Words,
    description: Words,
    created_at: Words,
    is_answered: Flag,
    isAnswered: Flag,
    is_private: Flag,
    isPrivate: Flag,
  }),
  z.transform(({ request, isAnswered, isPrivate, ...row }) => ({
    ...row,
    title: firstOf(row.title, request),
    is_answered: row.is_answered || isAnswered,
    is_private: row.is_private || isPrivate,
  })),
)
export type StaffPrayerRequest = z.infer<typeof StaffPrayerRequest>

export const PrayerRequestAnswer = z.strictObject({
  id: z.number(),
  title: words,
  request: words,
  description: words,
  isPrivate: z.boolean(),
  is_private: z.boolean(),
  prayer_count: z.number(),
  isAnswered: z.boolean(),
  is_answered: z.boolean(),
  user_name: wordsOrNull,
  created_at: words,
  may_answer: z.boolean(),
})
