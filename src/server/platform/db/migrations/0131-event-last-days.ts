import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The last days of events, '' for all that there were, and what their pictures show. */
export const eventLastDays: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['end_date', 'image_alt'])
      await db.schema
        .alterTable('event')
        .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
        .execute()
  },
}
