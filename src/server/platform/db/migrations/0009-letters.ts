import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Words, wordsOf } from '../engine.ts'

/** Which letters members want, and of which events they were reminded. */
export const letters: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements(wordsOf(db))) await sql.raw(statement).execute(db)
  },
}

const statements = ({ text, whole, endOfPairs }: Words) => [
  `alter table member_setting add column ${choice('reminder_mail', whole)}`,
  `alter table member_setting add column ${choice('news_mail', whole)}`,
  `create table event_reminder (
     event_id ${whole} not null references event (id) on delete cascade,
     account_id ${whole} not null references account (id) on delete cascade,
     starts ${text} not null,
     sent_at ${text} not null,
     primary key (event_id, account_id, starts)
   ) ${endOfPairs}`,
  'create index event_reminder_account on event_reminder (account_id)',
  'create index keepsake_item on keepsake (kind, item_id)',
]

const choice = (column: string, whole: string) =>
  `${column} ${whole} not null default 1 check (${column} in (0, 1))`
