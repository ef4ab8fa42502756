import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/** The branch where a newcomer wrote a card, and the one whose service was sat in. */
export const branchesOfCare: Migration = {
  async up(db: Kysely<unknown>) {
    const { whole } = wordsOf(db)
    for (const table of ['newcomer_card', 'sitting']) {
      await sql
        .raw(`alter table ${table} add column branch_id ${whole} references branch (id) on delete set null`)
        .execute(db)
      await sql
        .raw(`create index ${table}_branch on ${table} (branch_id) where branch_id is not null`)
        .execute(db)
    }
  },
}
