import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/** The cash count in which the offering of an item was counted (docs/worship.md#the-counted-offering). */
export const planCounts: Migration = {
  async up(db: Kysely<unknown>) {
    const { whole } = wordsOf(db)
    const statements = [
      `alter table plan_item add column count_id ${whole} references cash_count (id) on delete set null`,
      'create index plan_item_count on plan_item (count_id)',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
