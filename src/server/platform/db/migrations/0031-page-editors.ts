import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { strict } from '../engine.ts'

/** Who was given which page, and what they ask to have published. */
export const pageEditors: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('page_editor')
      .addColumn('page_id', 'integer', (c) => c.notNull().references('page.id').onDelete('cascade'))
      .addColumn('account_id', 'integer', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('needs_approval', 'integer', (c) => c.notNull())
      .addColumn('given_at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('page_editor_key', ['page_id', 'account_id'])
      .modifyEnd(strict(db))
      .execute()
    await db.schema.createIndex('page_editor_account').on('page_editor').column('account_id').execute()
    await db.schema
      .createTable('page_request')
      .addColumn('page_id', 'integer', (c) => c.notNull().references('page.id').onDelete('cascade'))
      .addColumn('lang', 'text', (c) => c.notNull())
      .addColumn('account_id', 'integer', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('note', 'text', (c) => c.notNull())
      .addColumn('asked_at', 'text', (c) => c.notNull())
      .addColumn('answer', 'text')
      .addColumn('answered_at', 'text')
      .addPrimaryKeyConstraint('page_request_key', ['page_id', 'lang'])
      .modifyEnd(strict(db))
      .execute()
    await db.schema.createIndex('page_request_account').on('page_request').column('account_id').execute()
  },
}
