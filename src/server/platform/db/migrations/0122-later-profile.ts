import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/** Until when an account is not asked again to complete its profile (docs/decisions/0308). */
export const laterProfile: Migration = {
  async up(db: Kysely<unknown>) {
    const { text } = wordsOf(db)
    await sql.raw(`alter table account add column profile_later_until ${text}`).execute(db)
  },
}
