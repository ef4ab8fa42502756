import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/** Who sets a new password by a code of a text message has not read the mailbox. */
export const resetsByTelephone: Migration = {
  async up(db: Kysely<unknown>) {
    const { text } = wordsOf(db)
    await sql
      .raw(
        `alter table password_reset add column way ${text} not null default 'mail' check (way in ('mail', 'telephone'))`,
      )
      .execute(db)
  },
}
