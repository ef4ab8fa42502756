import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { strict } from '../engine.ts'

/** Invitations to serve, each with the hash of its one-time link. */
export const invitations: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('invitation')
      .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      .addColumn('token_hash', 'text', (c) => c.notNull().unique())
      .addColumn('name', 'text', (c) => c.notNull().defaultTo(''))
      .addColumn('email', 'text')
      .addColumn('telephone', 'text', (c) => c.notNull().defaultTo(''))
      .addColumn('role', 'text', (c) =>
        c.notNull().check(sql`role in ('user', 'fellowship_leader', 'media', 'admin')`),
      )
      .addColumn('fellowship_id', 'integer', (c) => c.references('fellowship.id').onDelete('cascade'))
      .addColumn('invited_by', 'integer', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('account_id', 'integer', (c) => c.references('account.id').onDelete('cascade'))
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .addColumn('used_at', 'text')
      .addColumn('withdrawn_at', 'text')
      .modifyEnd(strict(db))
      .execute()
    for (const column of ['fellowship_id', 'invited_by', 'account_id', 'expires_at'])
      await db.schema.createIndex(`invitation_${column}`).on('invitation').column(column).execute()
  },
}
