import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/** Whether the office entered an address that awaits confirmation (docs/decisions/0285). */
export const addressesOfTheOffice: Migration = {
  async up(db: Kysely<unknown>) {
    const { whole } = wordsOf(db)
    await sql
      .raw(
        `alter table email_change add column by_office ${whole} not null default 0 check (by_office in (0, 1))`,
      )
      .execute(db)
  },
}
