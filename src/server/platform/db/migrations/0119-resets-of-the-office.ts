import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/** Links for a new password that the office gives out, with a code to read aloud (docs/decisions/0306). */
export const resetsOfTheOffice: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, whole } = wordsOf(db)
    for (const column of [
      `by_office ${whole} not null default 0 check (by_office in (0, 1))`,
      `code_hash ${text}`,
      `tries ${whole} not null default 0`,
    ])
      await sql.raw(`alter table password_reset add column ${column}`).execute(db)
  },
}
