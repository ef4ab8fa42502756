import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Finds what a visitor without an e-mail address wrote before (docs/decisions/0307). */
export const visitorsByTelephone: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index contact_message_phone on contact_message (phone) where account_id is null and email = ''`.execute(
      db,
    )
  },
}
