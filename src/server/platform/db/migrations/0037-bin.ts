import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { strict } from '../engine.ts'

/** What staff deleted, for two weeks, and the files that it has. */
export const bin: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('bin_entry')
      .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('row_id', 'integer', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('account_id', 'integer')
      .addColumn('fellowship_id', 'integer')
      .addColumn('deleted_by', 'integer', (c) => c.references('account.id').onDelete('set null'))
      .addColumn('deleted_at', 'text', (c) => c.notNull())
      .addColumn('document', 'text', (c) => c.notNull())
      .addUniqueConstraint('bin_entry_row', ['kind', 'row_id'])
      .modifyEnd(strict(db))
      .execute()
    await db.schema
      .createTable('bin_file')
      .addColumn('file_key', 'text', (c) => c.primaryKey().notNull())
      .addColumn('entry_id', 'integer', (c) => c.notNull().references('bin_entry.id').onDelete('cascade'))
      .modifyEnd(strict(db))
      .execute()
    for (const statement of indexes) await sql.raw(statement).execute(db)
  },
}

const indexes = [
  'create index bin_entry_account on bin_entry (account_id)',
  'create index bin_entry_deleted on bin_entry (deleted_at, id)',
  'create index bin_entry_deleted_by on bin_entry (deleted_by)',
  'create index bin_file_entry on bin_file (entry_id)',
]
