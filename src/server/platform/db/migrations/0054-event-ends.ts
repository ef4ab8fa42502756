import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** When events end: '' for all that there were. */
export const eventEnds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('event')
      .addColumn('end_time', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  },
}
