import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { adoptBaseline } from '../../../src/server/platform/db/migrations/adopt.ts'
import { migrations } from '../../../src/server/platform/db/migrations/all.ts'
import { migrate } from '../../../src/server/platform/db/open-database.ts'
import type { Db } from '../../../src/server/platform/db/tables.ts'
import { type Opened, openEmpty } from '../../support/empty-database.ts'
import { describeSchema } from '../../support/schema.ts'
import { ownNode } from '../../support/server.ts'

/*
 * A church of version 0.1.0 goes on with what stands for its migrations. Its database is as that version left it: with SQLite the file of
 * its sample church, with PostgreSQL the statements that its migrations ran, and a few rows.
 */

const fixture = (name: string) => gunzipSync(readFileSync(new URL(`../../fixtures/${name}`, import.meta.url)))

async function openOld(): Promise<Opened> {
  const old = await openEmpty(fixture('church-0.1.0.db.gz'))
  if (inject('templates').engine === 'sqlite') return old
  const statements = fixture('church-0.1.0.postgres.sql.gz').toString().split(';\n--\n')
  for (const statement of statements) await sql.raw(statement).execute(old.db)
  await sql`insert into account (username, username_key, password_hash, first_name, middle_name, last_name, gender,
      telephone, created_at, role)
    values ('esi', 'esi', 'hash', 'Esi', '', 'Boateng', 'female', '+233244123456', '2026', 'user')`.execute(
    old.db,
  )
  return old
}

/** Every row of the church. An index of a search has none itself, but the tables that SQLite keeps it in. */
async function rowsOf(db: Db) {
  const all = await db.introspection.getTables()
  const tables = all.filter(({ name }) => name !== 'kysely_migration' && !name.endsWith('_search'))
  const reads = tables.map(async ({ name }) => [
    name,
    (await sql`select * from ${sql.table(name)}`.execute(db)).rows,
  ])
  return Promise.all(reads)
}

const appliedTo = async (db: Db) => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

test('a church of version 0.1.0 has the tables of a new church, and keeps each of its rows', async () => {
  await using old = await openOld()
  await using fresh = await openEmpty()
  const before = await rowsOf(old.db)

  await old.db.transaction().execute(adoptBaseline)
  const after = await rowsOf(old.db)
  await migrate(old.db)
  await migrate(fresh.db)

  const schema = await describeSchema(old.db)
  expect(schema).toEqual(await describeSchema(fresh.db))
  expect(schema.length).toBeGreaterThan(2900)
  expect(after).toEqual(before)
  expect(await old.db.selectFrom('account').select('id').execute()).not.toEqual([])
  expect(await appliedTo(old.db)).toEqual(Object.keys(migrations))
})

test.for([
  ['is the demonstration while a sample row is left', 1, 1],
  ['is none when each of its sample rows was deleted', 999_999, 0],
] as const)('a church of an older version %s', async ([, row, rows]) => {
  await using old = await openOld()
  await sql`delete from sample_row`.execute(old.db)
  await sql`insert into sample_row (table_name, row_id) values ('account', ${row})`.execute(old.db)
  const before = await old.db.selectFrom('account').selectAll().execute()

  await migrate(old.db)

  expect(await old.db.selectFrom('demonstration').select('id').execute()).toHaveLength(rows)
  const withColumnsOfLater = before.map((account) => ({ ...account, language: null }))
  expect(await old.db.selectFrom('account').selectAll().execute()).toEqual(withColumnsOfLater)
})

test.for([
  ['the database of version 0.1.0', openOld],
  ['an empty database', () => openEmpty()],
] as const)('two processes may start at once with %s', async ([, open]) => {
  await using church = await open()
  const start = `
    import { migrate, openDatabase } from './src/server/platform/db/open-database.ts'
    import { openPostgres } from './src/server/platform/db/postgres.ts'
    await using db = ${church.opening}
    await migrate(db)
    console.log('ready')`
  const run = () => promisify(execFile)(ownNode(), ['--input-type=module', '--eval', start])

  const started = await Promise.all([run(), run()])

  expect(started.map(({ stdout }) => stdout)).toEqual(['ready\n', 'ready\n'])
  expect(await appliedTo(church.db)).toEqual(Object.keys(migrations))
})

test('a migration that fails says why, leaves nothing, and does not keep the next start from all of them', async () => {
  await using church = await openEmpty()
  await sql`create table push_device (id integer)`.execute(church.db)

  await expect(migrate(church.db)).rejects.toThrow(/"?push_device"? already exists/)
  const left = (await church.db.introspection.getTables()).map(({ name }) => name)
  await sql`drop table push_device`.execute(church.db)
  await migrate(church.db)

  expect(left).toEqual(['push_device'])
  expect(await appliedTo(church.db)).toEqual(Object.keys(migrations))
})

test('a database that has run only some of the migrations of version 0.1.0 is refused, and stays as it is', async () => {
  await using old = await openOld()
  await sql`delete from kysely_migration where name = '0158-baptised-or-not'`.execute(old.db)
  const before = [await appliedTo(old.db), await describeSchema(old.db), await rowsOf(old.db)]

  await expect(migrate(old.db)).rejects.toThrow('Open them once with version 0.1.0')

  expect([await appliedTo(old.db), await describeSchema(old.db), await rowsOf(old.db)]).toEqual(before)
})
