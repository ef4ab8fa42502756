import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/** A meeting without marks is reminded of once a person: the leader, and who assists. */
export const remindersOfAssistants: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, whole, endOfPairs } = wordsOf(db)
    for (const statement of [
      'alter table report_reminder rename to report_reminder_before',
      'drop index report_reminder_account',
      `create table report_reminder (
         event_id ${whole} not null references event (id) on delete cascade,
         account_id ${whole} not null references account (id) on delete cascade,
         sent_at ${text} not null,
         settled_at ${text},
         primary key (event_id, account_id)
       ) ${endOfPairs}`,
      `insert into report_reminder (event_id, account_id, sent_at, settled_at)
         select event_id, account_id, sent_at, settled_at from report_reminder_before`,
      'drop table report_reminder_before',
      'create index report_reminder_account on report_reminder (account_id)',
    ])
      await sql.raw(statement).execute(db)
  },
}
