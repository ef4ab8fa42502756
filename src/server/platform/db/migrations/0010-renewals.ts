import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Finding what ran out: every renewal leaves a token behind, a hundred thousand a day in a large church. */
export const renewals: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  'create index refresh_token_expires on refresh_token (expires_at)',
  'create index password_reset_expires on password_reset (expires_at)',
]
