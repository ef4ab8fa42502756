import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { strict } from '../engine.ts'

/** Old addresses of pages, which lead on to where these are now. */
export const pageRedirects: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('page_redirect')
      .addColumn('path', 'text', (c) => c.primaryKey())
      .addColumn('page_id', 'integer', (c) => c.notNull().references('page.id').onDelete('cascade'))
      .modifyEnd(strict(db))
      .execute()
    await db.schema.createIndex('page_redirect_page').on('page_redirect').column('page_id').execute()
  },
}
