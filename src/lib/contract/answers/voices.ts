import * as z from 'zod/mini'
import { words, wordsOrNull } from './answer.ts'

export const PrayerRequest = z.strictObject({
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

export const Testimony = z.strictObject({
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

export const ContactMessage = z.strictObject({
  id: z.number(),
  name: words,
  email: words,
  phone: words,
  subject: words,
  message: words,
  is_read: z.boolean(),
  created_at: words,
})
export type ContactMessage = z.infer<typeof ContactMessage>

/** What a member wrote to the leader of a fellowship. */
export const LeaderMessage = z.strictObject({
  id: z.number(),
  message: words,
  user_name: words,
  telephone: words,
  created_at: words,
})
export type LeaderMessage = z.infer<typeof LeaderMessage>
