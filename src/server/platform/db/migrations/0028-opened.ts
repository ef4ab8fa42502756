import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A church that has accounts was seen by its visitors before churches were opened: it stays so. */
export const opened: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`insert into church_setting (key, value, changed_at)
              select 'opened', 'true', '2026-11-22T00:00:00.000Z' where exists (select 1 from account)`.execute(
      db,
    )
  },
}
