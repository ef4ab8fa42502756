import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Recordings that arrive in parts, whose senders may lose their connection in between. */
export const uploads: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table upload (
     id text primary key,
     account_id integer not null references account (id) on delete cascade,
     type text not null check (type in ('video', 'audio')),
     length integer not null check (length > 0),
     metadata text not null,
     created_at text not null,
     active_at text not null,
     used_at text
   ) strict, without rowid`,
  'create index upload_account on upload (account_id)',
  'create index upload_active on upload (active_at)',
]
