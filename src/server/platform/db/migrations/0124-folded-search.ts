import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf } from '../engine.ts'

/**
 * Searches that find Ɔkyere by `okyere` and a telephone number in any spelling: the indexes of three letters hold folded texts
 * (docs/decisions/0310). SQLite has the functions from db/search-functions.ts.
 */
export const foldedSearch: Migration = {
  async up(db: Kysely<unknown>) {
    const run = async (statements: readonly string[]) => {
      for (const statement of statements) await sql.raw(statement).execute(db)
    }
    if (engineOf(db) === 'postgres') return run([...functions, ...searched.flatMap(onPostgres)])
    const { rows } = await sql<{ secure_delete: number }>`pragma secure_delete`.execute(db)
    // Otherwise words of the old indexes stay in pages that are free from now on.
    await run(['pragma secure_delete = on', ...searched.flatMap(onSqlite)])
    await run([`pragma secure_delete = ${rows[0]?.secure_delete ?? 0}`])
  },
}

type Searched = { table: string; texts: readonly string[]; numbers?: readonly string[]; renamed?: true }

/** `renamed`: the name of the trigger of changes so far. */
const searched: readonly Searched[] = [
  { table: 'sermon', texts: ['title', 'description', 'preacher', 'scripture'] },
  { table: 'prayer_request', texts: ['title', 'description'] },
  { table: 'testimony', texts: ['title', 'content'] },
  { table: 'event', texts: ['title', 'description', 'location'] },
  { table: 'log_entry', texts: ['username', 'action', 'detail', 'address'] },
  { table: 'access_entry', texts: ['username', 'what', 'filter'] },
  { table: 'contact_message', texts: ['name', 'email', 'subject', 'message'], numbers: ['phone'] },
  {
    table: 'person',
    texts: ['first_name', 'middle_name', 'last_name', 'email'],
    numbers: ['telephone', 'other_telephone'],
    renamed: true,
  },
  {
    table: 'account',
    texts: ['username', 'first_name', 'last_name', 'email'],
    numbers: ['telephone'],
    renamed: true,
  },
]

const valuesOf = ({ texts, numbers = [] }: Searched, row = '') =>
  [
    ...texts.map((column) => `searchable(${row}${column})`),
    ...numbers.map((column) => `dialled_both(${row}${column})`),
  ].join(', ')

/** The index has no rows of its own to read texts from, so that only these triggers and this migration write to it. */
function onSqlite(one: Searched): string[] {
  const { table, texts, numbers = [], renamed } = one
  const index = `${table}_search`
  const columns = [...texts, ...numbers].join(', ')
  const add = `insert into ${index} (rowid, ${columns}) values (new.id, ${valuesOf(one, 'new.')});`
  const drop = `insert into ${index} (${index}, rowid, ${columns}) values ('delete', old.id, ${valuesOf(one, 'old.')});`
  const changed = `${table}_${renamed ? 'renamed' : 'changed'}`
  return [
    ...[`${table}_found`, `${table}_lost`, changed].map((name) => `drop trigger ${name}`),
    `drop table ${index}`,
    `create virtual table ${index} using fts5 (${columns}, content = '', tokenize = 'trigram', detail = none, columnsize = 0)`,
    `insert into ${index} (${index}, rank) values ('secure-delete', 1)`,
    `insert into ${index} (rowid, ${columns}) select id, ${valuesOf(one)} from ${table} order by id`,
    `create trigger ${table}_found after insert on ${table} begin ${add} end`,
    `create trigger ${table}_lost after delete on ${table} begin ${drop} end`,
    `create trigger ${changed} after update of ${columns} on ${table} begin ${drop} ${add} end`,
  ]
}

/** As lib/text/fold.ts and lib/text/number-search.ts do it. What has no counterpart in the last text is deleted. */
const functions = [
  `create function searchable(text) returns text language sql immutable parallel safe as $$
     select translate(lower(regexp_replace(normalize($1, NFKD), '[\\u0300-\\u036f]', '', 'g') collate "und-x-icu"),
       'ɔɛŋɖɣƒʋ''’‘ʼ', 'oendgfv') collate "C" $$`,
  `create function dialled_both(text) returns text language sql immutable parallel safe as $$
     select case when whole like '00233%' then whole || ' 0' || substr(whole, 6) else whole end
     from (select case when digits = '' then ''
                       when $1 like '+%' then '00' || digits
                       when digits like '00%' then digits
                       when digits like '0%' then '00233' || substr(digits, 2)
                       when length(digits) = 9 then '00233' || digits
                       else '00' || digits end as whole
           from (select regexp_replace($1, '[^0-9]', '', 'g') as digits) as typed) as dialled $$`,
]

function onPostgres({ table, texts, numbers = [] }: Searched): string[] {
  const folded = [
    ...texts.map((column) => `searchable(${column})`),
    ...numbers.map((column) => `dialled_both(${column})`),
  ]
  const letters = folded.map((text) => `${text} gin_trgm_ops`).join(', ')
  return [`drop index ${table}_search`, `create index ${table}_search on ${table} using gin (${letters})`]
}
