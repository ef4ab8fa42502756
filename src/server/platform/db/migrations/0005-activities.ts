import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { strict } from '../engine.ts'

/** Who has signed up for an activity of the youth ministry. */
export const activities: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('activity_signup')
      .addColumn('activity', 'text', (c) => c.notNull())
      .addColumn('account_id', 'integer', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('activity_signup_key', ['activity', 'account_id'])
      .modifyEnd(strict(db))
      .execute()
    await db.schema
      .createIndex('activity_signup_account')
      .on('activity_signup')
      .column('account_id')
      .execute()
  },
}
