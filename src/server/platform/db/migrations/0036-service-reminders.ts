import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { strict } from '../engine.ts'

/** Of which services members were reminded by e-mail, one row for each week. */
export const serviceReminders: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('service_reminder')
      .addColumn('service_id', 'integer', (c) => c.notNull().references('service.id').onDelete('cascade'))
      .addColumn('account_id', 'integer', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('starts', 'text', (c) => c.notNull())
      .addColumn('sent_at', 'text', (c) => c.notNull())
      .addColumn('settled_at', 'text')
      .addPrimaryKeyConstraint('service_reminder_key', ['service_id', 'account_id', 'starts'])
      .modifyEnd(strict(db))
      .execute()
    await db.schema
      .createIndex('service_reminder_account')
      .on('service_reminder')
      .column('account_id')
      .execute()
  },
}
