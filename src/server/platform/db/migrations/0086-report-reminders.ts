import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { wordsOf } from '../engine.ts'

/** Which leader was reminded of a meeting without marks: once. */
export const reportReminders: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, whole, end } = wordsOf(db)
    for (const statement of [
      `create table report_reminder (
         event_id ${whole} not null primary key references event (id) on delete cascade,
         account_id ${whole} not null references account (id) on delete cascade,
         sent_at ${text} not null,
         settled_at ${text}
       ) ${end}`,
      'create index report_reminder_account on report_reminder (account_id)',
    ])
      await sql.raw(statement).execute(db)
  },
}
