import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/** The fellowships that a list names and the church does not have, and those that were made for it. */
export const fellowshipsOfLists: Migration = {
  async up(db: Kysely<unknown>) {
    const { text } = wordsOf(db)
    for (const column of ['missing_fellowships', 'made_fellowships'])
      await sql
        .raw(`alter table people_import add column ${column} ${text} not null default '[]'`)
        .execute(db)
  },
}
