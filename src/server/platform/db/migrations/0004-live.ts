import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { strict } from '../engine.ts'

/** What the media team sends live, and what is said meanwhile. */
export const live: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('live_stream')
      .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('started_at', 'text', (c) => c.notNull())
      .addColumn('ended_at', 'text')
      .addColumn('started_by', 'integer', (c) => c.references('account.id').onDelete('set null'))
      .modifyEnd(strict(db))
      .execute()
    await db.schema
      .createTable('live_message')
      .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      .addColumn('stream_id', 'integer', (c) => c.notNull().references('live_stream.id').onDelete('cascade'))
      .addColumn('author_id', 'integer', (c) => c.references('account.id').onDelete('set null'))
      .addColumn('author', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('hidden_at', 'text')
      .addColumn('hidden_by', 'integer', (c) => c.references('account.id').onDelete('set null'))
      .modifyEnd(strict(db))
      .execute()
    for (const statement of indexes) await sql.raw(statement).execute(db)
  },
}

const indexes = [
  // At most one row that has not ended, whoever is faster.
  'create unique index live_stream_open on live_stream ((ended_at is null)) where ended_at is null',
  'create index live_message_stream on live_message (stream_id, id)',
  'create index live_message_author on live_message (author_id)',
]
