import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { strict } from '../engine.ts'

/** What the staff has pinned. */
export const pins: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('pin')
      .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      .addColumn('sermon_id', 'integer', (c) => c.unique().references('sermon.id').onDelete('cascade'))
      .addColumn('event_id', 'integer', (c) => c.unique().references('event.id').onDelete('cascade'))
      .addColumn('announcement_id', 'integer', (c) =>
        c.unique().references('announcement.id').onDelete('cascade'),
      )
      .addColumn('until', 'text', (c) => c.notNull())
      .addColumn('pinned_at', 'text', (c) => c.notNull())
      .modifyEnd(strict(db))
      .execute()
  },
}
