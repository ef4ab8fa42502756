import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The accounts of the demonstration that have dismissed their first steps: their ids, each between spaces. */
export const firstSteps: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table demonstration add column dismissed_by text not null default ' '`.execute(db)
  },
}
