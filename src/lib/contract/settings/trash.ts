import * as z from 'zod/mini'
import { Id } from '../base.ts'
import { type Exact, id, number, readerOf, text, textOrNull } from '../fields.ts'

/** For how many days staff can take a deletion back. */
export const binDays = 14

/** What the bin keeps, by the names of the tables. */
export const binKinds = [
  'account',
  'announcement',
  'contact_message',
  'event',
  'fellowship',
  'leader_message',
  'people_list',
  'prayer_request',
  'sermon',
  'service',
  'testimony',
] as const
export type BinKind = (typeof binKinds)[number]

const entry = {
  id,
  kind: z.enum(binKinds),
  /** The id of what was deleted, which it gets back. */
  row: number,
  name: text,
  deleted_at: text,
  /** The username of who deleted it; null when that account is deleted, too. */
  deleted_by: textOrNull,
  /** Whole days until it is deleted for good. */
  days_left: number,
}

export const BinEntry = readerOf(entry, { required: ['id', 'kind', 'row'] })
export type BinEntry = z.infer<typeof BinEntry>

export const BinEntryAnswer = z.strictObject(entry)
export type BinEntryAnswer = Exact<typeof entry>

/** Names something in the bin: a kind, and the id that it had. */
export const BinItem = z.strictObject({
  kind: z.enum(binKinds, { error: 'Please say what it is' }),
  row: Id,
})
export type BinItem = z.infer<typeof BinItem>
