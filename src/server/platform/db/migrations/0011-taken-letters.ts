import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/** Which reminders a mail server has taken: one that it has not goes out again. Those of before are not told twice. */
export const takenLetters: Migration = {
  async up(db: Kysely<unknown>) {
    const { text } = wordsOf(db)
    await sql.raw(`alter table event_reminder add column settled_at ${text}`).execute(db)
    await sql.raw('update event_reminder set settled_at = sent_at').execute(db)
  },
}
