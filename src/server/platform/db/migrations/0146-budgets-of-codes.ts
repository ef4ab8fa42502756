import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/** What codes have cost, by budget: numbers that nobody has confirmed have one of their own (docs/decisions/0325). */
export const budgetsOfCodes: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, whole, endOfPairs } = wordsOf(db)
    for (const statement of [
      'alter table text_code_cost rename to text_code_cost_before',
      `create table text_code_cost (
         slot ${text} not null,
         budget ${text} not null check (budget in ('codes', 'unproven')),
         codes ${whole} not null,
         cost ${whole} not null,
         primary key (slot, budget)
       ) ${endOfPairs}`,
      `insert into text_code_cost (slot, budget, codes, cost)
         select slot, 'codes', codes, cost from text_code_cost_before`,
      'drop table text_code_cost_before',
    ])
      await sql.raw(statement).execute(db)
  },
}
