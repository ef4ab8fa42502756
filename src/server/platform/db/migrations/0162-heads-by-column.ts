import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const heads = ['men', 'women', 'children', 'visitors']

/**
 * When each of a sitting's heads was counted, as `time id` of the act: ushers count men and women apart, and the later of two acts wins for
 * each column alone.
 */
export const headsByColumn: Migration = {
  async up(db) {
    for (const kind of heads) {
      await db.schema
        .alterTable('sitting')
        .addColumn(`${kind}_act`, 'text', (column) => column.notNull().defaultTo(''))
        .execute()
      await sql`update sitting set ${sql.ref(`${kind}_act`)} = counted_at || ' ' || counted_act where counted_at <> ''`.execute(
        db,
      )
    }
  },
}
