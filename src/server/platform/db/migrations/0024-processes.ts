import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf, strict } from '../engine.ts'

/** What the processes of one church share: the first admin's link, and on PostgreSQL submits and uploads that are at work. */
export const processes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('first_admin_link')
      .addColumn('token_hash', 'text', (c) => c.primaryKey().notNull())
      .addColumn('until', 'text', (c) => c.notNull())
      .modifyEnd(strict(db))
      .execute()
    if (engineOf(db) === 'postgres') for (const made of ofPostgres) await sql.raw(made).execute(db)
  },
}

/** Not logged: after a power cut both begin anew, and writing to them costs little. */
const ofPostgres = [
  `create unlogged table idempotency_key (
     key text primary key, account_id bigint references account (id) on delete cascade, part text not null,
     until bigint not null, alive_at timestamptz not null, status int, headers text, body text)`,
  `create unlogged table upload_lock (
     upload text primary key, holder text not null, until timestamptz not null)`,
]
