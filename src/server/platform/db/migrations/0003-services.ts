import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { strict } from '../engine.ts'

const texts = ['day', 'title', 'time', 'end_time', 'location', 'description', 'pastor', 'created_at']
const flags = ['childcare', 'livestream']

/** The services of every week. */
export const services: Migration = {
  async up(db: Kysely<unknown>) {
    let table = db.schema
      .createTable('service')
      .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      .addColumn('attendees', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('languages', 'text', (c) => c.notNull().defaultTo('[]'))
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    for (const name of texts) table = table.addColumn(name, 'text', (c) => c.notNull())
    for (const name of flags)
      table = table.addColumn(name, 'integer', (c) => c.notNull().check(sql`${sql.ref(name)} in (0, 1)`))
    await table.modifyEnd(strict(db)).execute()
  },
}
