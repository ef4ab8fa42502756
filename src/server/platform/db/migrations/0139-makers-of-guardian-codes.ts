import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/** Which usher made a guardian's code: it is no good for a collection by the same one (docs/decisions/0317). */
export const makersOfGuardianCodes: Migration = {
  async up(db: Kysely<unknown>) {
    const { whole } = wordsOf(db)
    for (const statement of [
      `alter table guardian_code add column made_by ${whole} references account (id) on delete set null`,
      'create index guardian_code_made_by on guardian_code (made_by)',
    ])
      await sql.raw(statement).execute(db)
  },
}
