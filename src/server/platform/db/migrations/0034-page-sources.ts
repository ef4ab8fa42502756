import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { strict } from '../engine.ts'

/** Pages that came from another site, so that a second import finds them. */
export const pageSources: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('page_source')
      .addColumn('page_id', 'integer', (c) => c.primaryKey().references('page.id').onDelete('cascade'))
      .addColumn('source', 'text', (c) => c.notNull().unique())
      .addColumn('text_version', 'integer', (c) => c.notNull())
      .modifyEnd(strict(db))
      .execute()
  },
}
