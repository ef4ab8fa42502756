import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Words, wordsOf } from '../engine.ts'

/** Recordings that arrive in parts, whose senders may lose their connection in between. */
export const uploads: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements(wordsOf(db))) await sql.raw(statement).execute(db)
  },
}

const statements = ({ text, whole, endOfPairs }: Words) => [
  `create table upload (
     id ${text} primary key,
     account_id ${whole} not null references account (id) on delete cascade,
     type ${text} not null check (type in ('video', 'audio')),
     length ${whole} not null check (length > 0),
     metadata ${text} not null,
     created_at ${text} not null,
     active_at ${text} not null,
     used_at ${text}
   ) ${endOfPairs}`,
  'create index upload_account on upload (account_id)',
  'create index upload_active on upload (active_at)',
]
