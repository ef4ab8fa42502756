import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/** Duties beside a role: who keeps the church's books, and who counts its cash. */
export const duties: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, whole, endOfPairs } = wordsOf(db)
    await sql
      .raw(
        `create table duty (
           account_id ${whole} not null references account (id) on delete cascade,
           duty ${text} not null check (duty in ('treasurer', 'counter')),
           granted_at ${text} not null,
           primary key (account_id, duty)
         ) ${endOfPairs}`,
      )
      .execute(db)
  },
}
