import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/** The link by which people join a fellowship, one each (docs/decisions/0309). */
export const fellowshipLinks: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, whole, end } = wordsOf(db)
    for (const statement of [
      `create table fellowship_link (
         fellowship_id ${whole} not null primary key references fellowship (id) on delete cascade,
         made_by ${whole} not null references account (id) on delete cascade,
         created_at ${text} not null,
         expires_at ${text} not null
       ) ${end}`,
      'create index fellowship_link_maker on fellowship_link (made_by)',
    ])
      await sql.raw(statement).execute(db)
  },
}
