import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/** Of which beginning of its event who holds tickets without an account was reminded (docs/registrations.md). */
export const ticketReminders: Migration = {
  async up(db: Kysely<unknown>) {
    const { text } = wordsOf(db)
    await sql.raw(`alter table ticket_order add column reminded_of ${text}`).execute(db)
  },
}
