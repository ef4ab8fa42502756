import type { Purpose } from '../../../lib/contract/messages/message.ts'
import type { ModuleId } from '../../../lib/modules/modules.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { RecipientId } from '../recipients/recipient-id.ts'

/** One event that messages are sent for, and its recipients. */
export type Occasion = {
  /** The same for the same occasion for good, `birthday 2026-11-23`: nobody gets it twice. */
  key: string
  /** The title in the staff's list, `Birthdays of 23 November`. */
  name: string
  people: readonly RecipientId[]
  /** The values of the kind's placeholders. */
  values?: Readonly<Record<string, string>>
  /** The deadline: a message that was not sent by then is dropped. */
  until?: Date
  /** Notes elsewhere that it was taken over, in the same transaction. */
  settle?: (db: Db) => Promise<void>
}

/** An occasion as it is now: its values, and those who still want to hear of it, where people may take that back. */
export type Held = Pick<Occasion, 'key' | 'values'> & { people?: () => Promise<readonly RecipientId[]> }

export type Looking = {
  db: Db
  now: Date
  /** The church's clock. */
  zone: string
  today: string
  hour: string
  site: string
}

/** A kind of messages that go by themselves, once a super admin has switched it on. */
export type AutomaticKind = {
  kind: string
  name: string
  /** The description for staff: when it is sent, and to whom. */
  about: string
  purpose: Purpose
  /** The module without which it does not go. */
  module?: ModuleId
  /** The default text. */
  subject: string
  text: string
  /** Its fields beside those of every message, each with an example. */
  fields: Readonly<Record<string, string>>
  /** Finds due occasions. Missing where another part of the server calls `sendForOccasion`. */
  find?: (looking: Looking) => Promise<Occasion[]>
  /** The occasions that still are when they were: what waits of another one is dropped. Missing where occasions do not change. */
  holds?: (looking: Looking) => Promise<readonly Held[]>
}
