import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf, wordsOf } from '../engine.ts'

/**
 * What finds a few of many people (docs/decisions/0253): ministries as rows, kept by triggers, and an index for each thing that a list
 * asks. The lists of a status or fellowship are walked by name.
 */
export const foundPeople: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, whole, endOfPairs } = wordsOf(db)
    const onPostgres = engineOf(db) === 'postgres'
    for (const statement of [
      `create table person_ministry (
         name ${text} not null,
         person_id ${whole} not null references person (id) on delete cascade,
         primary key (name, person_id)
       ) ${endOfPairs}`,
      'create index person_ministry_person on person_ministry (person_id)',
      onPostgres ? ministriesOnPostgres('person') : ministriesOnSqlite('person'),
      ...(onPostgres ? onlyPostgres : onlySqlite),
      'drop index person_ministries',
      'drop index person_status',
      'create index person_status on person (status, last_name, first_name, id)',
      'drop index person_fellowship',
      'create index person_fellowship on person (fellowship_id, last_name, first_name, id)',
      'drop index person_born',
      'create index person_born on person (born, last_name, first_name, id)',
      'create index person_gender on person (gender)',
    ])
      await sql.raw(statement).execute(db)
  },
}

/** The names in lower case, as both engines lower letters. */
const ministriesOnSqlite = (rows: string) =>
  `insert or ignore into person_ministry (name, person_id)
   select lower(value), ${rows}.id from ${rows}, json_each(${rows}.ministries) where ministries <> '[]'`
const ministriesOnPostgres = (rows: string) =>
  `insert into person_ministry (name, person_id)
   select lower(value collate "C"), ${rows}.id
   from ${rows}, jsonb_array_elements_text(${rows}.ministries::jsonb) as value where ministries <> '[]'
   on conflict do nothing`

const addNew = `insert or ignore into person_ministry (name, person_id)
  select lower(value), new.id from json_each(new.ministries);`
const removeOld = 'delete from person_ministry where person_id = new.id;'

const onlySqlite = [
  `create trigger person_serves after insert on person when new.ministries <> '[]' begin ${addNew} end`,
  `create trigger person_serves_now after update of ministries on person when new.ministries <> old.ministries
   begin ${removeOld} ${addNew} end`,
]

const onlyPostgres = [
  `create function person_serves() returns trigger language plpgsql as
   $$ begin ${ministriesOnPostgres('added')}; return null; end $$`,
  `create trigger person_serves after insert on person referencing new table as added
   for each statement execute function person_serves()`,
  `create function person_serves_now() returns trigger language plpgsql as $$ begin
     ${removeOld}
     insert into person_ministry (name, person_id)
     select distinct lower(value collate "C"), new.id from jsonb_array_elements_text(new.ministries::jsonb) as value;
     return null; end $$`,
  `create trigger person_serves_now after update of ministries on person for each row
   when (new.ministries <> old.ministries) execute function person_serves_now()`,
]
