import { onSqlite, type Statements } from './engines.ts'

/*
 * Searches that find Ɔkyere by `okyere` and a telephone number in any spelling: the indexes of three letters hold folded texts
 * (docs/decisions/server.md#counts-and-searches).
 */

/** `renamed`: how the trigger of changes is called where it is not `changed`. */
export type Searched = {
  table: string
  texts: readonly string[]
  numbers?: readonly string[]
  renamed?: true
}

/** As `searchedColumns` of db/search.ts. */
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

const foldedOf = ({ texts, numbers = [] }: Searched, row = '') => [
  ...texts.map((column) => `searchable(${row}${column})`),
  ...numbers.map((column) => `dialled_both(${row}${column})`),
]

/**
 * The index has no rows of its own to read texts from, so that only these triggers write to it. `secure-delete`: otherwise deleted words
 * stay in the pages of the index until they are merged.
 */
export function indexOnSqlite(one: Searched): string[] {
  const { table, texts, numbers = [], renamed } = one
  const index = `${table}_search`
  const columns = [...texts, ...numbers].join(', ')
  const add = `insert into ${index} (rowid, ${columns}) values (new.id, ${foldedOf(one, 'new.').join(', ')});`
  const drop = `insert into ${index} (${index}, rowid, ${columns})
    values ('delete', old.id, ${foldedOf(one, 'old.').join(', ')});`
  const changed = `${table}_${renamed ? 'renamed' : 'changed'}`
  return [
    `create virtual table ${index} using fts5 (${columns}, content = '', tokenize = 'trigram', detail = none, columnsize = 0)`,
    `insert into ${index} (${index}, rank) values ('secure-delete', 1)`,
    onSqlite(`${table}_found`, `insert on ${table}`, add),
    onSqlite(`${table}_lost`, `delete on ${table}`, drop),
    onSqlite(changed, `update of ${columns} on ${table}`, `${drop} ${add}`),
  ]
}

export function indexOnPostgres(one: Searched): string {
  const letters = foldedOf(one).map((text) => `${text} gin_trgm_ops`)
  return `create index ${one.table}_search on ${one.table} using gin (${letters.join(', ')})`
}

/**
 * As lib/text/fold.ts and lib/text/number-search.ts do it; what has no counterpart in the last text is deleted. SQLite has both from
 * db/sqlite/search-functions.ts.
 */
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

export const search: Statements = {
  sqlite: searched.flatMap(indexOnSqlite),
  postgres: ['create extension if not exists pg_trgm', ...functions, ...searched.map(indexOnPostgres)],
}
