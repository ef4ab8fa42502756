import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Words, wordsOf } from '../engine.ts'

/** What members decide for themselves: who sees what of them, what they keep, and that their account shall go. */
export const settings: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements(wordsOf(db))) await sql.raw(statement).execute(db)
  },
}

const statements = ({ text, whole, end, endOfPairs }: Words) => [
  `alter table account add column deletion_requested_at ${text}`,
  `create index account_closed on account (deletion_requested_at) where deletion_requested_at is not null`,
  `create table member_setting (
     account_id ${whole} primary key references account (id) on delete cascade,
     ${['telephone', 'email', 'birthday', 'address'].map((column) => audience(column, text)).join(', ')},
     leader_mail ${whole} not null default 1 check (leader_mail in (0, 1))
   ) ${end}`,
  `create table keepsake (
     account_id ${whole} not null references account (id) on delete cascade,
     kind ${text} not null,
     item_id ${whole} not null,
     primary key (account_id, kind, item_id)
   ) ${endOfPairs}`,
]

const audience = (column: string, text: string) =>
  `${column} ${text} not null default 'leader' check (${column} in ('office', 'leader', 'members'))`
