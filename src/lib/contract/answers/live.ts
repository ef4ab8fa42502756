import * as z from 'zod/mini'
import { words, wordsOrNull } from './answer.ts'

/** `viewers` is the number of open pages; without a stream the texts are empty. */
export const LiveStatusAnswer = z.strictObject({
  live: z.boolean(),
  viewers: z.number(),
  title: words,
  address: words,
  started_at: wordsOrNull,
})
export type LiveStatusAnswer = z.infer<typeof LiveStatusAnswer>

export const LiveMessageAnswer = z.strictObject({
  id: z.number(),
  author: words,
  text: words,
  created_at: words,
})
export type LiveMessageAnswer = z.infer<typeof LiveMessageAnswer>
