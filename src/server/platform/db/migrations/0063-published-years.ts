import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/** What a treasurer has published of a year: a snapshot that names nobody. */
export const publishedYears: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, whole, end } = wordsOf(db)
    await sql
      .raw(
        `create table published_year (
           book ${text} not null,
           year ${whole} not null,
           figures ${text} not null,
           published_at ${text} not null,
           published_by ${whole} references account (id) on delete set null,
           primary key (book, year)
         ) ${end}`,
      )
      .execute(db)
  },
}
