import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/** Of which budgets of text messages the office was told that they are nearly spent: once in a month or day (docs/decisions/0325). */
export const toldBudgets: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, endOfPairs } = wordsOf(db)
    await sql
      .raw(
        `create table told_budget (
           budget ${text} not null check (budget in ('own', 'automatic', 'codes', 'unproven')),
           period ${text} not null,
           told_at ${text} not null,
           primary key (budget, period)
         ) ${endOfPairs}`,
      )
      .execute(db)
  },
}
