import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { strict } from '../engine.ts'

/** From when on a mailed link speaks, and letters to owners that a program beside the server leaves for it to send. */
export const ownerLetters: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('account_link').addColumn('since', 'text').execute()
    await db.schema
      .createTable('owner_letter')
      .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      .addColumn('account_id', 'integer', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .modifyEnd(strict(db))
      .execute()
    await db.schema.createIndex('owner_letter_account').on('owner_letter').column('account_id').execute()
  },
}
