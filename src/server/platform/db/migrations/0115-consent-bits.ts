import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf, wordsOf } from '../engine.ts'

/**
 * What each person was asked about messages, as one number kept by triggers (docs/decisions/0257): it finds those whose leave nobody
 * knows. On PostgreSQL those without a fellowship have an index by name, too: there `is null` gives no order of the other one.
 */
export const consentBits: Migration = {
  async up(db: Kysely<unknown>) {
    const { whole, end } = wordsOf(db)
    for (const statement of [
      `create table person_asked (
         person_id ${whole} not null primary key references person (id) on delete cascade,
         asked ${whole} not null
       ) ${end}`,
      `insert into person_asked (person_id, asked)
       select person.id, coalesce(sum(${bitOf('purpose')}), 0)
       from person left join person_consent on person_consent.person_id = person.id group by person.id`,
      'create index person_asked_what on person_asked (asked, person_id)',
      ...(engineOf(db) === 'postgres' ? onPostgres : onSqlite),
    ])
      await sql.raw(statement).execute(db)
  },
}

/** The bits of server/register/entries/consent-bits.ts. */
const bitOf = (purpose: string) =>
  `case ${purpose} when 'services' then 1 when 'events' then 2 when 'fellowship' then 4
     when 'care' then 8 when 'giving' then 16 when 'church' then 32 else 0 end`

const onSqlite = [
  `create trigger person_unasked after insert on person begin
     insert into person_asked (person_id, asked) values (new.id, 0); end`,
  `create trigger leave_asked after insert on person_consent begin
     update person_asked set asked = asked | (${bitOf('new.purpose')}) where person_id = new.person_id; end`,
  `create trigger leave_forgotten after delete on person_consent begin
     update person_asked set asked = asked & ~(${bitOf('old.purpose')}) where person_id = old.person_id; end`,
]

/** Without the settings PostgreSQL reads all of a table whose growth within its transaction it does not see. */
const acting = (name: string, body: string) =>
  `create function ${name}() returns trigger language plpgsql set enable_hashjoin = off set enable_mergejoin = off
   as $$ begin ${body}; return null; end $$`
const once = (name: string, when: string, rows: string) =>
  `create trigger ${name} after ${when} referencing ${rows} table as changed
   for each statement execute function ${name}()`
const answers = `(select person_id, cast(bit_or(${bitOf('purpose')}) as bigint) as bits from changed group by person_id) as answers
  where person_asked.person_id = answers.person_id`

const onPostgres = [
  acting('person_unasked', 'insert into person_asked (person_id, asked) select id, 0 from changed'),
  once('person_unasked', 'insert on person', 'new'),
  acting('leave_asked', `update person_asked set asked = asked | bits from ${answers}`),
  once('leave_asked', 'insert on person_consent', 'new'),
  acting('leave_forgotten', `update person_asked set asked = asked & ~bits from ${answers}`),
  once('leave_forgotten', 'delete on person_consent', 'old'),
  'create index person_unplaced on person (last_name, first_name, id) where fellowship_id is null',
]
