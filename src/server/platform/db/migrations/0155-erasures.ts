import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/** What was deleted for good, by kind and number alone, and since when the file is due to be rebuilt (docs/decisions/0330). */
export const erasures: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, whole, end, endOfPairs } = wordsOf(db)
    for (const statement of [
      `create table erasure (
         kind ${text} not null,
         row_id ${whole} not null,
         made_at ${text} not null,
         erased_at ${text} not null,
         primary key (kind, row_id, made_at)
       ) ${endOfPairs}`,
      `create table file_rebuild (
         id ${whole} primary key check (id = 1),
         due_since ${text}
       ) ${end}`,
      // What was deleted before this version is still in the free parts of the file.
      `insert into file_rebuild (id, due_since) values (1, '2026-11-27T00:00:00.000Z')`,
    ])
      await sql.raw(statement).execute(db)
  },
}
