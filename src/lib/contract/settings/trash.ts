import * as z from 'zod/mini'
import { churchRules } from '../../texts/website/church-rules.ts'
import { Id } from '../base.ts'
import { type Exact, id, number, readerOf, text, textOrNull } from '../fields.ts'

/** For how many days staff can take a deletion back. */
export const binDays = 14

/** What the bin keeps, by the names of the tables. */
export const trashKinds = [
  'account',
  'announcement',
  'contact_message',
  'event',
  'fellowship',
  'leader_message',
  'page',
  'people_list',
  'prayer_request',
  'presentation',
  'sermon',
  'service',
  'service_plan',
  'song',
  'testimony',
] as const
export type TrashKind = (typeof trashKinds)[number]

const entry = {
  id,
  kind: z.enum(trashKinds),
  /** The id of what was deleted, which it gets back. */
  row: number,
  name: text,
  deleted_at: text,
  /** The username of who deleted it; null when that account is deleted, too. */
  deleted_by: textOrNull,
  /** Whole days until it is deleted for good. */
  days_left: number,
}

export const TrashEntry = readerOf(entry, { required: ['id', 'kind', 'row'] })
export type TrashEntry = z.infer<typeof TrashEntry>

export const TrashEntryAnswer = z.strictObject(entry)
export type TrashEntryAnswer = Exact<typeof entry>

/** Names something in the bin: a kind, and the id that it had. */
export const TrashItem = z.strictObject({
  kind: z.enum(trashKinds, { error: () => churchRules.sayWhat }),
  row: Id,
})
export type TrashItem = z.infer<typeof TrashItem>
