import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What finds who is baptised, who is not, and of whom it is not known (server/register/entries/filter.ts). */
export const baptisedOrNot: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw("create index person_baptism on person ((case when baptised > '' then 'yes' else baptism end))")
      .execute(db)
  },
}
