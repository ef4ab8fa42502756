import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf } from '../engine.ts'

/** Counts and searches that cost the same in a church of 100,000 members (docs/decisions/0154). */
export const growth: Migration = {
  async up(db: Kysely<unknown>) {
    const onPostgres = engineOf(db) === 'postgres'
    const made = [
      ...counted.flatMap(onPostgres ? tallyOnPostgres : tallyOnSqlite),
      ...Object.entries(searched).flatMap(onPostgres ? searchOnPostgres : searchOnSqlite),
      ...indexes,
    ]
    for (const statement of made) await sql.raw(statement).execute(db)
  },
}

/** A table whose rows are counted, in two groups where a flag tells who may see them. */
type Counted = {
  table: string
  flag?: string
  groups: readonly [on: string, off: string] | readonly [all: string]
}

const counted: readonly Counted[] = [
  {
    table: 'prayer_request',
    flag: 'is_private',
    groups: ['prayer_request private', 'prayer_request public'],
  },
  { table: 'testimony', flag: 'is_approved', groups: ['testimony approved', 'testimony waiting'] },
  { table: 'log_entry', groups: ['log_entry'] },
  { table: 'access_entry', groups: ['access_entry'] },
  { table: 'contact_message', groups: ['contact_message'] },
]

const searched = {
  sermon: ['title', 'description', 'preacher', 'scripture'],
  prayer_request: ['title', 'description'],
  testimony: ['title', 'content'],
  event: ['title', 'description', 'location'],
  log_entry: ['username', 'action', 'detail', 'address'],
  access_entry: ['username', 'what', 'filter'],
  contact_message: ['name', 'email', 'subject', 'message'],
}

/** The orders that a list may have beside its own. */
const indexes = [
  'create index prayer_request_prayed on prayer_request (prayer_count, created_at, id)',
  'create index prayer_request_title on prayer_request (title, created_at desc, id desc)',
  'create index sermon_title on sermon (title, date desc, id desc)',
  'create index testimony_created on testimony (created_at, id)',
  'create index testimony_title on testimony (title, created_at desc, id desc)',
  'create index log_entry_status on log_entry (status, id)',
  'create index account_joined on account (created_at)',
]

/** The name of the group that a row belongs to. */
const groupOf = ({ flag, groups: [on, off = on] }: Counted, row: string) =>
  flag ? `case ${row}.${flag} when 1 then '${on}' else '${off}' end` : `'${on}'`

function firstCounts({ table, flag, groups }: Counted): string[] {
  return groups.map((name, index) => {
    const only = flag ? ` where ${flag} = ${index === 0 ? 1 : 0}` : ''
    return `insert into tally (name, count) select '${name}', count(*) from ${table}${only}`
  })
}

function tallyOnSqlite(one: Counted): string[] {
  const change = (sign: '+' | '-', row: 'new' | 'old') =>
    `update tally set count = count ${sign} 1 where name = ${groupOf(one, row)};`
  const trigger = (name: string, when: string, acts: string) =>
    `create trigger ${one.table}_${name} after ${when} on ${one.table} begin ${acts} end`
  const moved = `${change('-', 'old')} ${change('+', 'new')}`
  return [
    ...firstCounts(one),
    trigger('counted', 'insert', change('+', 'new')),
    trigger('uncounted', 'delete', change('-', 'old')),
    ...(one.flag ? [trigger('recounted', `update of ${one.flag}`, moved)] : []),
  ]
}

/** Once a statement, as for accounts; a changed flag for each row, since column lists have no transition tables. */
function tallyOnPostgres(one: Counted): string[] {
  const { table, flag } = one
  const make = (name: string, body: string) =>
    `create function ${table}_${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`
  const each = (sign: '+' | '-') => `update tally set count = count ${sign} found.rows from
    (select ${groupOf(one, 'changed')} as name, count(*) as rows from changed group by 1) as found
    where tally.name = found.name;`
  const on = (name: string, act: 'insert' | 'delete', rows: 'new' | 'old') =>
    `create trigger ${table}_${name} after ${act} on ${table} referencing ${rows} table as changed
     for each statement execute function ${table}_${name}()`
  const moved = `update tally set count = count - 1 where name = ${groupOf(one, 'old')};
    update tally set count = count + 1 where name = ${groupOf(one, 'new')};`
  return [
    ...firstCounts(one),
    make('counted', each('+')),
    on('counted', 'insert', 'new'),
    make('uncounted', each('-')),
    on('uncounted', 'delete', 'old'),
    ...(flag
      ? [
          make('recounted', moved),
          `create trigger ${table}_recounted after update of ${flag} on ${table}
           for each row when (old.${flag} <> new.${flag}) execute function ${table}_recounted()`,
        ]
      : []),
  ]
}

type Searched = [table: string, columns: string[]]

/**
 * The rows that have three letters in a row, without the places of the letters: a search compares the words again.
 * `secure-delete`: otherwise deleted words stay in the pages of the index until they are merged.
 */
function searchOnSqlite([table, columns]: Searched): string[] {
  const index = `${table}_search`
  const values = (row: string) => columns.map((column) => `${row}.${column}`).join(', ')
  const add = `insert into ${index} (rowid, ${columns}) values (new.id, ${values('new')});`
  const drop = `insert into ${index} (${index}, rowid, ${columns}) values ('delete', old.id, ${values('old')});`
  return [
    `create virtual table ${index} using fts5 (${columns}, content = '${table}', content_rowid = 'id',
       tokenize = 'trigram', detail = none, columnsize = 0)`,
    `insert into ${index} (${index}, rank) values ('secure-delete', 1)`,
    `insert into ${index} (${index}) values ('rebuild')`,
    `create trigger ${table}_found after insert on ${table} begin ${add} end`,
    `create trigger ${table}_lost after delete on ${table} begin ${drop} end`,
    `create trigger ${table}_changed after update of ${columns} on ${table} begin ${drop} ${add} end`,
  ]
}

function searchOnPostgres([table, columns]: Searched): string[] {
  const letters = columns.map((column) => `lower(${column}) gin_trgm_ops`).join(', ')
  return [`create index ${table}_search on ${table} using gin (${letters})`]
}
