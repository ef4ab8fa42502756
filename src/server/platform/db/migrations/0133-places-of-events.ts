import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Whether members sign up for an event, for how many places, and who has one. Who is signed up already keeps the place. */
export const placesOfEvents: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('event')
      .addColumn('takes_signups', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('event').addColumn('places', 'integer').execute()
    await db.schema.alterTable('event_signup').addColumn('placed_at', 'text').execute()
    await sql`update event_signup set placed_at = created_at where kind = 'signup'`.execute(db)
    await sql`create index event_signup_waiting on event_signup (event_id, created_at, account_id)
      where placed_at is null and kind = 'signup'`.execute(db)
  },
}
