import * as z from 'zod/mini'
import { words, wordsOrNull } from './answer.ts'

/** `viewers` is the number of open pages; without a stream the texts are empty. */
export const LiveStatus = z.strictObject({
  live: z.boolean(),
  viewers: z.number(),
  title: words,
  address: words,
  started_at: wordsOrNull,
})
export type LiveStatus = z.infer<typeof LiveStatus>

export const LiveMessage = z.strictObject({
  id: z.number(),
  author: words,
  text: words,
  created_at: words,
})
export type LiveMessage = z.infer<typeof LiveMessage>
