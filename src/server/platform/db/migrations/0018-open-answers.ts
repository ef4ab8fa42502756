import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Words, wordsOf } from '../engine.ts'

/** "Born again" may be left open. SQLite cannot take a NOT NULL away, so the column is made anew. */
export const openAnswers: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements(wordsOf(db))) await sql.raw(statement).execute(db)
  },
}

const statements = ({ whole }: Words) => [
  'alter table profile rename column born_again to born_again_before',
  `alter table profile add column born_again ${whole} check (born_again in (0, 1))`,
  'update profile set born_again = born_again_before',
  'alter table profile drop column born_again_before',
]
