import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The version of a prayer request's words, and what the bin keeps for the Undo of its author only. */
export const ownRequests: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('prayer_request')
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
      .execute()
    await db.schema
      .alterTable('bin_entry')
      .addColumn('is_own', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  },
}
