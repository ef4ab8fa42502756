import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { byEngine, engineOf } from '../engine.ts'
import { translateBin } from './words/bin.ts'
import { completeConversations, indexes, type Last } from './words/common.ts'
import { afterwardsOnPostgres, onPostgres } from './words/postgres.ts'
import { afterwardsOnSqlite, onSqlite } from './words/sqlite.ts'

/**
 * What people write to the church and to leaders is an entry of its conversation, and nowhere else: the tables `contact_message` and
 * `leader_message` go. Each message keeps its number, as `former_id` (docs/decisions/people.md#conversations).
 */
export const wordsOfConversations: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of completeConversations) await sql.raw(statement).execute(db)
    const last = await lastIds(db)
    const [before, after] = byEngine(db, {
      sqlite: [onSqlite, afterwardsOnSqlite],
      postgres: [onPostgres, afterwardsOnPostgres],
    })
    for (const statement of before) await sql.raw(statement).execute(db)
    const used = await translateBin(db, last)
    await continueIds(db, 'conversation', used.conversation)
    await continueIds(db, 'conversation_entry', used.entry)
    for (const statement of [...indexes, ...after]) await sql.raw(statement).execute(db)
  },
}

/** Numbers of deleted rows count. */
async function lastIds(db: Kysely<unknown>): Promise<Last> {
  const of = (table: string) => lastId(db, table)
  return {
    conversation: await of('conversation'),
    entry: Math.max(await of('conversation_entry'), await of('contact_message'), await of('leader_message')),
  }
}

async function lastId(db: Kysely<unknown>, table: string): Promise<number> {
  const lastNumber = byEngine(db, {
    sqlite: sql<{ last: number | null }>`select max(seq) as last from sqlite_sequence where name = ${table}`,
    postgres: sql<{
      last: number | null
    }>`select pg_sequence_last_value(pg_get_serial_sequence(${table}, 'id')::regclass) as last`,
  })
  const { rows } = await lastNumber.execute(db)
  return Number(rows[0]?.last ?? 0)
}

/** No number is used twice. */
async function continueIds(db: Kysely<unknown>, table: string, last: number): Promise<void> {
  if (last === 0) return
  if (engineOf(db) === 'postgres')
    return void (await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${last}, true)`.execute(db))
  await sql`delete from sqlite_sequence where name = ${table}`.execute(db)
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(db)
}
