import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Prayer requests without a name. Those of members stay signed: the form said, when they were written, that they are. Those of
 * visitors, who have no account, have never had a name.
 */
export const withoutName: Migration = {
  async up(db: Kysely<{ prayer_request: { account_id: number | null; is_anonymous: number } }>) {
    await db.schema
      .alterTable('prayer_request')
      .addColumn('is_anonymous', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await db.updateTable('prayer_request').set({ is_anonymous: 1 }).where('account_id', 'is', null).execute()
  },
}
