import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf, wordsOf } from '../engine.ts'
import { indexOnPostgres, indexOnSqlite, type Searched } from './baseline/triggers/search.ts'

const searched: Searched = {
  table: 'sermon',
  texts: ['title', 'description', 'preacher', 'scripture', 'words'],
}

/**
 * Chapters of a sermon (a JSON array of seconds and titles) and its transcript or manuscript, which the search of sermons finds; and the
 * language of a person of the register.
 */
export const wordsOfSermons: Migration = {
  async up(db: Kysely<unknown>) {
    const { text } = wordsOf(db)
    await run(db, [
      `alter table sermon add column chapters ${text} not null default '[]'`,
      `alter table sermon add column words ${text} not null default ''`,
      `alter table person add column language ${text} not null default ''`,
      'create index person_language on person (language)',
      ...(engineOf(db) === 'sqlite' ? reindexOnSqlite : reindexOnPostgres),
    ])
  },
}

const reindexOnSqlite = [
  ...['sermon_found', 'sermon_lost', 'sermon_changed'].map((trigger) => `drop trigger ${trigger}`),
  'drop table sermon_search',
  ...indexOnSqlite(searched),
  `insert into sermon_search (rowid, ${searched.texts.join(', ')})
    select id, ${searched.texts.map((column) => `searchable(${column})`).join(', ')} from sermon`,
]

const reindexOnPostgres = ['drop index sermon_search', indexOnPostgres(searched)]

async function run(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
