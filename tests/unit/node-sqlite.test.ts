import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { kyselyDatabase } from '../../src/server/platform/db/sqlite/node-sqlite.ts'

test('a row has the columns that the table has now, also after it was changed', () => {
  const database = kyselyDatabase(new DatabaseSync(':memory:'))
  const run = (sql: string) => database.prepare(sql).run([])
  run('create table hymn (number integer, title text)')
  run(`insert into hymn values (1, 'Da n’ase')`)
  const before = database.prepare('select * from hymn').all([])

  run('alter table hymn add column tune text')
  run('alter table hymn drop column number')

  expect(before).toEqual([{ number: 1, title: 'Da n’ase' }])
  expect(database.prepare('select * from hymn').all([])).toEqual([{ title: 'Da n’ase', tune: null }])
})

test('a column named twice has its last value, as in the driver’s own rows', () => {
  const database = kyselyDatabase(new DatabaseSync(':memory:'))

  expect(database.prepare('select 1 as one, 2 as one').all([])).toEqual([{ one: 2 }])
})
