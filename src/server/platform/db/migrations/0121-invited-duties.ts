import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/** The duties that an invitation gives beside its role, a JSON list (docs/decisions/0308). */
export const invitedDuties: Migration = {
  async up(db: Kysely<unknown>) {
    const { text } = wordsOf(db)
    await sql.raw(`alter table invitation add column duties ${text} not null default '[]'`).execute(db)
  },
}
