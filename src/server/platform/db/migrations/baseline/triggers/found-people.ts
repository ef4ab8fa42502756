import { acting, once, onSqlite, type Statements } from './engines.ts'

/*
 * What finds a few of many people (docs/decisions/people.md#lists-as-questions): ministries as rows, and what each was asked about
 * messages as bits.
 */

/** The names in lower case, as both engines lower letters. */
const addNew = `insert or ignore into person_ministry (name, person_id)
  select lower(value), new.id from json_each(new.ministries);`
const removeOld = 'delete from person_ministry where person_id = new.id;'
const changed = 'new.ministries <> old.ministries'

const ministriesOnSqlite = [
  onSqlite('person_serves', `insert on person when new.ministries <> '[]'`, addNew),
  onSqlite('person_serves_now', `update of ministries on person when ${changed}`, `${removeOld} ${addNew}`),
]

const addNewOnPostgres = `insert into person_ministry (name, person_id)
  select distinct lower(value collate "C"), new.id from jsonb_array_elements_text(new.ministries::jsonb) as value;`

const ministriesOnPostgres = [
  acting(
    'person_serves',
    `insert into person_ministry (name, person_id)
     select lower(value collate "C"), added.id
     from added, jsonb_array_elements_text(added.ministries::jsonb) as value where ministries <> '[]'
     on conflict do nothing;`,
  ),
  `create trigger person_serves after insert on person referencing new table as added
   for each statement execute function person_serves()`,
  acting('person_serves_now', `${removeOld} ${addNewOnPostgres}`),
  `create trigger person_serves_now after update of ministries on person for each row
   when (${changed}) execute function person_serves_now()`,
]

/** The bits of server/register/entries/consent-bits.ts. */
const bitOf = (purpose: string) =>
  `case ${purpose} when 'services' then 1 when 'events' then 2 when 'fellowship' then 4
     when 'care' then 8 when 'giving' then 16 when 'church' then 32 else 0 end`

const askedOnSqlite = [
  onSqlite(
    'person_unasked',
    'insert on person',
    'insert into person_asked (person_id, asked) values (new.id, 0);',
  ),
  onSqlite(
    'leave_asked',
    'insert on person_consent',
    `update person_asked set asked = asked | (${bitOf('new.purpose')}) where person_id = new.person_id;`,
  ),
  onSqlite(
    'leave_forgotten',
    'delete on person_consent',
    `update person_asked set asked = asked & ~(${bitOf('old.purpose')}) where person_id = old.person_id;`,
  ),
]

/** Without the settings PostgreSQL reads all of a table whose growth within its transaction it does not see. */
const byIndex = 'set enable_hashjoin = off set enable_mergejoin = off'
const answers = `(select person_id, cast(bit_or(${bitOf('purpose')}) as bigint) as bits from changed group by person_id) as answers
  where person_asked.person_id = answers.person_id;`

const askedOnPostgres = [
  ...once(
    'person_unasked',
    'insert on person',
    'new',
    'insert into person_asked (person_id, asked) select id, 0 from changed;',
    byIndex,
  ),
  ...once(
    'leave_asked',
    'insert on person_consent',
    'new',
    `update person_asked set asked = asked | bits from ${answers}`,
    byIndex,
  ),
  ...once(
    'leave_forgotten',
    'delete on person_consent',
    'old',
    `update person_asked set asked = asked & ~bits from ${answers}`,
    byIndex,
  ),
]

const spelled = {
  o: 'ɔƆóÓòÒôÔöÖõÕ',
  e: 'ɛƐéÉèÈêÊëË',
  n: 'ŋŊñÑ',
  d: 'ɖƉ',
  f: 'ƒƑ',
  g: 'ɣƔ',
  v: 'ʋƲ',
  a: 'áÁàÀâÂäÄãÃ',
  i: 'íÍìÌîÎïÏ',
  u: 'úÚùÙûÛüÜ',
  c: 'çÇ',
  ' ': '-',
  '': "'’‘",
}
const keyOf = (column: string) =>
  Object.entries(spelled)
    .flatMap(([plain, all]) => [...all].map((letter) => [letter.replace("'", "''"), plain]))
    .reduce((text, [letter, plain]) => `replace(${text}, '${letter}', '${plain}')`, `lower(${column})`)

/** People of the same name are found whatever letters it was typed with (server/register/entries/name-key.ts). */
const nameKey = `create index person_name_key on person (${keyOf('last_name')}, ${keyOf('first_name')})`

/** There `is null` gives no order of the index by fellowship. */
const unplaced =
  'create index person_unplaced on person (last_name, first_name, id) where fellowship_id is null'

export const foundPeople: Statements = {
  sqlite: [nameKey, ...ministriesOnSqlite, ...askedOnSqlite],
  postgres: [nameKey, unplaced, ...ministriesOnPostgres, ...askedOnPostgres],
}
