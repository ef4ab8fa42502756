import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { strict } from '../engine.ts'

/** What people have agreed to, and what they ask of the church about their data (Act 843). */
export const dataRights: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('consent')
      .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      .addColumn('account_id', 'integer', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('purpose', 'text', (c) => c.notNull())
      .addColumn('policy_version', 'integer', (c) => c.notNull())
      .addColumn('given_at', 'text')
      .addColumn('withdrawn_at', 'text')
      .modifyEnd(strict(db))
      .execute()
    await db.schema
      .createTable('data_request')
      .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      .addColumn('account_id', 'integer', (c) => c.references('account.id').onDelete('set null'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('contact', 'text', (c) => c.notNull())
      .addColumn('words', 'text', (c) => c.notNull())
      .addColumn('filed_at', 'text', (c) => c.notNull())
      .addColumn('due_on', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('open', 'answered', 'refused')`))
      .addColumn('answer', 'text', (c) => c.notNull().defaultTo(''))
      .addColumn('closed_at', 'text')
      .addColumn('closed_by', 'integer', (c) => c.references('account.id').onDelete('set null'))
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
      .modifyEnd(strict(db))
      .execute()
    for (const statement of indexes) await sql.raw(statement).execute(db)
  },
}

const indexes = [
  'create index consent_account on consent (account_id, purpose, id)',
  'create index data_request_account on data_request (account_id)',
  'create index data_request_closed_by on data_request (closed_by)',
  `create index data_request_due on data_request (due_on, id) where state = 'open'`,
]
