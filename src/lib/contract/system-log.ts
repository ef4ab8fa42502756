import * as z from 'zod/mini'
import { words, wordsOrNull } from './answer.ts'
import { Count, Id, Words } from './base.ts'

export const LogEntry = z.looseObject({
  id: Id,
  timestamp: Words,
  username: Words,
  action: Words,
  detail: Words,
  ip_address: Words,
  status: Words,
})
export type LogEntry = z.infer<typeof LogEntry>

export const AccessEntry = z.looseObject({
  id: Id,
  timestamp: Words,
  username: Words,
  what: Words,
  subject: Words,
  filter: Words,
  row_count: Count,
  times: Count,
})
export type AccessEntry = z.infer<typeof AccessEntry>

export const LogEntryAnswer = z.strictObject({
  id: z.number(),
  timestamp: words,
  username: wordsOrNull,
  action: words,
  detail: words,
  ip_address: words,
  status: z.enum(['success', 'warning', 'error']),
})
export type LogEntryAnswer = z.infer<typeof LogEntryAnswer>

/** Access log: which staff user read which list or personal record. */
export const AccessEntryAnswer = z.strictObject({
  id: z.number(),
  timestamp: words,
  username: words,
  what: words,
  /** The person whose record was read; null for a list or a deleted person. */
  subject: wordsOrNull,
  filter: words,
  row_count: z.number(),
  times: z.number(),
})
export type AccessEntryAnswer = z.infer<typeof AccessEntryAnswer>
