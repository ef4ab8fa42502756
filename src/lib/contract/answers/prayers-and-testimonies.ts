import * as z from 'zod/mini'
import { words, wordsOrNull } from './answer.ts'

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

export const TestimonyAnswer = z.strictObject({
  id: z.number(),
  title: words,
  category: words,
  content: words,
  testimony: words,
  image: wordsOrNull,
  video: wordsOrNull,
  user_name: wordsOrNull,
  date: words,
  created_at: words,
  likes: z.number(),
  verified: z.boolean(),
  is_approved: z.boolean(),
})

export const ContactMessageAnswer = z.strictObject({
  id: z.number(),
  name: words,
  email: words,
  phone: words,
  subject: words,
  message: words,
  is_read: z.boolean(),
  created_at: words,
})
export type ContactMessageAnswer = z.infer<typeof ContactMessageAnswer>

/** A member's or visitor's message to a fellowship's leader, with the contact details that its author shares. */
export const LeaderMessageAnswer = z.strictObject({
  id: z.number(),
  message: words,
  user_name: words,
  /** E.164; '' when the leader may not see it. */
  telephone: words,
  email: words,
  /** Written by a visitor without an account. */
  is_newcomer: z.boolean(),
  is_read: z.boolean(),
  is_archived: z.boolean(),
  created_at: words,
})
export type LeaderMessageAnswer = z.infer<typeof LeaderMessageAnswer>

/** A message that its leader has not read for days. */
export const WaitingMessageAnswer = z.strictObject({
  id: z.number(),
  message: words,
  user_name: words,
  telephone: words,
  email: words,
  is_newcomer: z.boolean(),
  fellowship_id: z.number(),
  fellowship: words,
  leader_name: wordsOrNull,
  leader_telephone: words,
  created_at: words,
})
export type WaitingMessageAnswer = z.infer<typeof WaitingMessageAnswer>
