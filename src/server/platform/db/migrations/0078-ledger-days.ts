import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf, wordsOf } from '../engine.ts'

/**
 * The ledger summed by day, so that a report of a year does not read a million entries. A trigger adds each entry: its amount to
 * the account that is debited, and minus its amount to the one that is credited.
 */
export const ledgerDays: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, whole, endOfPairs } = wordsOf(db)
    for (const statement of [
      `create table ledger_day (
         book ${text} not null,
         account ${text} not null,
         day ${text} not null,
         fund_id ${whole} not null,
         service ${text} not null,
         amount ${whole} not null,
         primary key (book, account, day, fund_id, service)
       ) ${endOfPairs}`,
      `insert into ledger_day (book, account, day, fund_id, service, amount)
       select book, account, day, fund_id, service, sum(amount) from (
         select book, debit as account, day, fund_id, service, amount from ledger_entry
         union all select book, credit, day, fund_id, service, -amount from ledger_entry
       ) as sides group by book, account, day, fund_id, service`,
      ...(engineOf(db) === 'postgres' ? onPostgres : onSqlite),
    ])
      await sql.raw(statement).execute(db)
  },
}

const adds = [
  'debit, new.day, new.fund_id, new.service, new',
  'credit, new.day, new.fund_id, new.service, -new',
]
  .map(
    (columns) => `insert into ledger_day (book, account, day, fund_id, service, amount)
      values (new.book, new.${columns}.amount)
      on conflict (book, account, day, fund_id, service) do update set amount = ledger_day.amount + excluded.amount;`,
  )
  .join('\n')

const onSqlite = [`create trigger ledger_entry_summed after insert on ledger_entry begin ${adds} end`]

const onPostgres = [
  `create function ledger_entry_sum() returns trigger language plpgsql as $$ begin ${adds} return null; end $$`,
  `create trigger ledger_entry_summed after insert on ledger_entry
   for each row execute function ledger_entry_sum()`,
]
