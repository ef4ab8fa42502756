import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/** Cards whose thanks staff sends after a look, since many came at once (docs/decisions/0325). */
export const thanksThatWait: Migration = {
  async up(db: Kysely<unknown>) {
    const { whole } = wordsOf(db)
    await sql.raw(`alter table newcomer_card add column thanks_waits ${whole} not null default 0`).execute(db)
  },
}
