import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Prompts are counted by the telephone on which they appear, over all givers (docs/decisions/0320). */
export const giftsByTelephone: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw('create index gift_telephone on gift (telephone, created_at) where telephone is not null')
      .execute(db)
  },
}
