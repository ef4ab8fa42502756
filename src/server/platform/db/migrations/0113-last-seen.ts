import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf, wordsOf } from '../engine.ts'

/**
 * The days on which an account was last marked present and last marked absent, kept by triggers (docs/decisions/0253). Whom nobody has
 * seen for weeks is found by them among a hundred thousand.
 */
export const lastSeen: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, whole, end } = wordsOf(db)
    for (const statement of [
      `create table last_mark (
         account_id ${whole} not null primary key references account (id) on delete cascade,
         seen ${text} not null,
         missed ${text} not null
       ) ${end}`,
      add('attendance', 'true'),
      'create index last_mark_away on last_mark (seen, missed) where missed > seen',
      ...(engineOf(db) === 'postgres' ? onPostgres : onSqlite),
    ])
      await sql.raw(statement).execute(db)
  },
}

/** Adds the last marks of the accounts of which a condition is true, from these marks. */
const add = (marks: string, condition: string) => `insert into last_mark (account_id, seen, missed)
  select marks.account_id, coalesce(max(case when is_present = 1 then event.date end), ''),
         coalesce(max(case when is_present = 0 then event.date end), '')
  from ${marks} as marks inner join event on event.id = marks.event_id where ${condition} group by marks.account_id`

/** A new mark can only be later. */
const addLater = (marks: string, condition: string, later: string) => `${add(marks, condition)}
  on conflict (account_id) do update set seen = ${later}(last_mark.seen, excluded.seen),
    missed = ${later}(last_mark.missed, excluded.missed);`

/** What was last is looked for again. */
const again = (accounts: string) => `delete from last_mark where account_id in ${accounts};
  ${add('attendance', `marks.account_id in ${accounts}`)};`

const oneMark = 'marks.event_id = new.event_id and marks.account_id = new.account_id'
const ofEvent = '(select account_id from attendance where event_id = new.id)'

const onSqlite = [
  `create trigger attendance_marked after insert on attendance begin ${addLater('attendance', oneMark, 'max')} end`,
  `create trigger attendance_remarked after update on attendance begin ${again('(new.account_id)')} end`,
  `create trigger attendance_unmarked after delete on attendance begin ${again('(old.account_id)')} end`,
  `create trigger event_remarked after update of date on event when new.date <> old.date begin ${again(ofEvent)} end`,
]

const acting = (name: string, body: string) =>
  `create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`
const changed = again('(select account_id from changed)')
const once = (name: string, when: string, rows: string) =>
  `create trigger ${name} after ${when} on attendance referencing ${rows} table as changed
   for each statement execute function ${name}()`

const onPostgres = [
  acting('attendance_marked', addLater('changed', 'true', 'greatest')),
  once('attendance_marked', 'insert', 'new'),
  acting('attendance_remarked', changed),
  once('attendance_remarked', 'update', 'new'),
  acting('attendance_unmarked', changed),
  once('attendance_unmarked', 'delete', 'old'),
  acting('event_remarked', again(ofEvent)),
  `create trigger event_remarked after update of date on event for each row
   when (new.date <> old.date) execute function event_remarked()`,
]
