import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/** The tables that had marked sample rows up to version 0.1.0. */
const marked = [
  'log_entry',
  'announcement',
  'page',
  'prayer_request',
  'testimony',
  'sermon',
  'sitting',
  'rota_team',
  'service',
  'fund',
  'event',
  'account',
  'fellowship',
]

/**
 * One row says that the church is a demonstration, in place of a mark for each sample row. A church of before is one while a marked row is
 * left: marks of deleted rows do not count.
 */
export const demonstration: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, whole, end } = wordsOf(db)
    await sql
      .raw(
        `create table demonstration (
           id ${whole} primary key check (id = 1),
           made_at ${text} not null
         )${end}`,
      )
      .execute(db)
    if (await hasMarkedRow(db))
      await sql`insert into demonstration (id, made_at) values (1, ${new Date().toISOString()})`.execute(db)
    await sql`drop table sample_row`.execute(db)
  },
}

async function hasMarkedRow(db: Kysely<unknown>): Promise<boolean> {
  for (const table of marked) {
    const { rows } =
      await sql`select 1 as found from sample_row join ${sql.table(table)} as row_of on row_of.id = row_id
      where table_name = ${table} limit 1`.execute(db)
    if (rows.length > 0) return true
  }
  return false
}
