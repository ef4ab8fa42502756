import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The languages in which a service is held, beside those into which it is translated. */
export const languagesOfServices: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(`alter table service add column held_in text not null default '[]'`).execute(db)
  },
}
