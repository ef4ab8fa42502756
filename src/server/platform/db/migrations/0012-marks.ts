import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A leader's list sums up what each member was marked at in all years: the index alone answers it. */
export const marks: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  'create index attendance_member on attendance (account_id, event_id, is_present)',
  'drop index attendance_account',
]
