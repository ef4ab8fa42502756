import * as z from 'zod/mini'
import { Flag, firstOf, Id, Words } from './base.ts'

/** A prayer request read from any backend, in either spelling of answered and private. */
export const PrayerRequest = z.pipe(
  z.looseObject({
    id: Id,
    title: Words,
    request: Words,
    isAnswered: Flag,
    is_answered: Flag,
    created_at: Words,
  }),
  z.transform((answer) => ({
    id: answer.id,
    title: firstOf(answer.title, answer.request),
    is_answered: answer.isAnswered || answer.is_answered,
    created_at: answer.created_at,
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

/** The answer of our backend, in both spellings of each field that has two. */
export function prayerRequestAnswer(request: PrayerRequestFields) {
  return {
    ...request,
    request: request.title,
    isPrivate: request.is_private,
    isAnswered: request.is_answered,
  }
}
