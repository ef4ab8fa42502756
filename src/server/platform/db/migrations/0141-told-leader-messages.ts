import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/** When the leader was told of a message by e-mail: at most once an hour for each fellowship. */
export const toldLeaderMessages: Migration = {
  async up(db: Kysely<unknown>) {
    const { text } = wordsOf(db)
    for (const statement of [
      `alter table leader_message add column told_at ${text}`,
      'update leader_message set told_at = created_at',
      'create index leader_message_untold on leader_message (fellowship_id) where told_at is null',
    ])
      await sql.raw(statement).execute(db)
  },
}
