import * as z from 'zod/mini'
import { Count, Flag, firstOf, Id, Words } from './base.ts'

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
