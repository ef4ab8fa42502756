import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { byEngine, type Words, wordsOf } from '../engine.ts'

/** Files of pages arrive in parts as recordings do: `page` is another type of an upload. */
export const filesOfPages: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = byEngine(db, { sqlite: rebuilt(wordsOf(db)), postgres: widened })
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const types = `type in ('video', 'audio', 'page')`

const widened = [
  'alter table upload drop constraint upload_type_check',
  `alter table upload add constraint upload_type_check check (${types})`,
]

/** SQLite cannot change a check. */
const rebuilt = ({ text, whole, endOfPairs }: Words) => [
  `create table upload_next (
     id ${text} primary key,
     account_id ${whole} not null references account (id) on delete cascade,
     type ${text} not null check (${types}),
     length ${whole} not null check (length > 0),
     metadata ${text} not null,
     created_at ${text} not null,
     active_at ${text} not null,
     used_at ${text}
   ) ${endOfPairs}`,
  `insert into upload_next (id, account_id, type, length, metadata, created_at, active_at, used_at)
     select id, account_id, type, length, metadata, created_at, active_at, used_at from upload`,
  'drop table upload',
  'alter table upload_next rename to upload',
  'create index upload_account on upload (account_id)',
  'create index upload_active on upload (active_at)',
]
