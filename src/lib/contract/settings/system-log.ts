import * as z from 'zod/mini'
import { type Exact, id, number, readerOf, text, textOrNull } from '../fields.ts'

const entry = {
  id,
  timestamp: text,
  username: textOrNull,
  action: text,
  detail: text,
  ip_address: text,
  status: z.enum(['success', 'warning', 'error']),
}

export const LogEntry = readerOf(entry, { required: ['id'] })
export type LogEntry = z.infer<typeof LogEntry>

export const LogEntryAnswer = z.strictObject(entry)
export type LogEntryAnswer = Exact<typeof entry>

/** Access log: which staff user read which list or personal record. */
const access = {
  id,
  timestamp: text,
  username: text,
  what: text,
  /** The person whose record was read; null for a list or a deleted person. */
  subject: textOrNull,
  filter: text,
  row_count: number,
  times: number,
}

export const AccessEntry = readerOf(access, { required: ['id'] })
export type AccessEntry = z.infer<typeof AccessEntry>

export const AccessEntryAnswer = z.strictObject(access)
export type AccessEntryAnswer = Exact<typeof access>
