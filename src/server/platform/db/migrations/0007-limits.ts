import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf } from '../engine.ts'

/** Where several processes of one church count together how often somebody tried; a single one counts in memory. */
export const limits: Migration = {
  async up(db: Kysely<unknown>) {
    if (engineOf(db) === 'postgres') await sql.raw(table).execute(db)
  },
}

/** The shape that rate-limiter-flexible asks for. Not logged: after a power cut the counting starts anew. */
const table = `create unlogged table rate_limit (
  key varchar(255) primary key, points integer not null default 0, expire bigint)`
