import type { Purpose } from '../../lib/contract/message.ts'
import type { Db } from '../db/tables.ts'

/** One reason to write to some people. */
export type Occasion = {
  /** The same for the same occasion for good, `birthday 2026-11-23`: nobody gets it twice. */
  key: string
  /** What staff reads of it, `Birthdays of 23 November`. */
  name: string
  /** Who is written to, by their keys: `account 3`, `person 7`. */
  people: readonly string[]
  /** What stands for the fields of its kind. */
  values?: Readonly<Record<string, string>>
  /** What has not gone by then does not go any more. */
  until?: Date
  /** Notes elsewhere that it was taken over, in the same transaction. */
  settle?: (db: Db) => Promise<void>
}

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
  /** When it goes, and to whom. */
  about: string
  purpose: Purpose
  /** Its words until somebody changes them. */
  subject: string
  text: string
  /** Its fields beside those of every message, each with an example. */
  fields: Readonly<Record<string, string>>
  /** What is due; missing where another part of the server says so (`sendForOccasion`). */
  find?: (looking: Looking) => Promise<Occasion[]>
}
