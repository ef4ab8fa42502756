import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/** Authors are told of a decision about their words when it can no longer be taken back by Undo (care/decisions/tell-authors.ts). */
export const toldAuthors: Migration = {
  async up(db: Kysely<unknown>) {
    const { text } = wordsOf(db)
    for (const table of ['testimony', 'prayer_request'])
      for (const statement of [
        `alter table ${table} add column tell_at ${text}`,
        `create index ${table}_tell on ${table} (tell_at) where tell_at is not null`,
      ])
        await sql.raw(statement).execute(db)
  },
}
