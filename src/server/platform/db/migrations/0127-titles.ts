import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/** How a person is addressed, and whether they are baptised, of whom no day is known (docs/decisions/0313). */
export const titles: Migration = {
  async up(db: Kysely<unknown>) {
    const { text } = wordsOf(db)
    for (const column of [
      `title ${text} not null default ''`,
      `baptism ${text} not null default '' check (baptism in ('', 'yes', 'no'))`,
    ])
      await sql.raw(`alter table person add column ${column}`).execute(db)
  },
}
