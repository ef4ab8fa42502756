import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { kyselyDatabase } from '../../src/server/platform/db/sqlite/node-sqlite.ts'
import { kyselyOnSqlite } from '../../src/server/platform/db/sqlite/sqlite.ts'
import type { Db } from '../../src/server/platform/db/tables.ts'

/* Reads run at once and see what is committed. Transactions run one after the other, and share commits. */

const hymns = 'create table hymn (number integer primary key, title text)'

async function numbersOf(db: Db): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`select number from hymn order by number`.execute(db)
  return rows.map(({ number }) => number)
}

const add = (db: Db, number: number) => sql`insert into hymn (number) values (${number})`.execute(db)

const addInTransaction = (db: Db, number: number) =>
  db.transaction().execute((transaction) => add(transaction, number))

async function openInMemory() {
  const sqlite = new DatabaseSync(':memory:')
  const db = kyselyOnSqlite({ sqlite, database: kyselyDatabase(sqlite) })
  await sql.raw(hymns).execute(db)
  return db
}

/** A database in a file, as the product opens it, and a list of the commits of its write connection. */
async function openFile() {
  const folder = await mkdtemp(join(tmpdir(), 'group-commit-'))
  const file = join(folder, 'church.db')
  const sqlite = new DatabaseSync(file, { enableForeignKeyConstraints: true })
  sqlite.exec('pragma journal_mode = wal')
  const database = kyselyDatabase(sqlite)
  const commits: string[] = []
  const counting = {
    ...database,
    prepare(statement: string) {
      if (statement === 'commit') commits.push(statement)
      return database.prepare(statement)
    },
  }
  const db = kyselyOnSqlite(
    { sqlite, database: counting },
    kyselyDatabase(new DatabaseSync(file, { readOnly: true })),
  )
  const other = new DatabaseSync(file, { readOnly: true })
  onTestFinished(async () => {
    other.close()
    await db.destroy()
    await rm(folder, { recursive: true })
  })
  await sql.raw(hymns).execute(db)
  return { db, sqlite, commits, other: () => other.prepare('select number from hymn').all().length }
}

test('in memory, a query beside an open transaction waits, and sees all of it or nothing', async () => {
  const db = await openInMemory()
  const { promise: rest, resolve: goOn } = Promise.withResolvers<void>()
  const written = db.transaction().execute(async (transaction) => {
    await add(transaction, 1)
    await rest
    await add(transaction, 2)
  })
  const beside = numbersOf(db)
  goOn()
  await written

  expect(await beside).toEqual([1, 2])

  const undone = db.transaction().execute(async (transaction) => {
    await add(transaction, 3)
    throw new Error('thought better of it')
  })
  const besideUndone = numbersOf(db)

  await expect(undone).rejects.toThrow('thought better of it')
  expect(await besideUndone).toEqual([1, 2])
})

test('a query that fails leaves the connection free, and one after the end is refused', async () => {
  const db = await openInMemory()

  await expect(sql`insert into psalm values (1)`.execute(db)).rejects.toThrow('no such table')
  const { insertId, numAffectedRows } = await add(db, 7)
  expect({ insertId, numAffectedRows }).toEqual({ insertId: 7n, numAffectedRows: 1n })
  expect(await numbersOf(db)).toEqual([7])

  await db.destroy()
  await db.destroy()
  await expect(numbersOf(db)).rejects.toThrow()
})

test('in a file, a query beside an open transaction runs at once and sees what was there before', async () => {
  const { db } = await openFile()
  const { promise: rest, resolve: goOn } = Promise.withResolvers<void>()
  const { promise: added, resolve: nowAdded } = Promise.withResolvers<void>()
  const written = db.transaction().execute(async (transaction) => {
    await add(transaction, 1)
    nowAdded()
    await rest
    return numbersOf(transaction)
  })
  await added

  expect(await numbersOf(db)).toEqual([])
  goOn()
  expect(await written).toEqual([1])
  expect(await numbersOf(db)).toEqual([1])
})

test('transactions and single writes that arrive together share one commit, and are answered after it', async () => {
  const { db, commits, other } = await openFile()
  commits.length = 0
  const seen: number[] = []

  await Promise.all(
    Array.from({ length: 10 }, async (_, number) => {
      await (number % 2 === 0 ? add(db, number) : addInTransaction(db, number))
      seen.push(other())
    }),
  )

  expect(seen).toEqual(Array(10).fill(10))
  expect(commits).toHaveLength(1)
})

test('a commit takes at most 32 transactions', async () => {
  const { db, commits } = await openFile()
  commits.length = 0

  await Promise.all(Array.from({ length: 70 }, (_, number) => addInTransaction(db, number)))

  expect(commits).toHaveLength(3)
  expect(await numbersOf(db)).toHaveLength(70)
})

test('of transactions that share a commit, only the one that fails is undone', async () => {
  const { db, commits } = await openFile()
  commits.length = 0
  const failing = db.transaction().execute(async (transaction) => {
    await add(transaction, 2)
    throw new Error('thought better of it')
  })

  const outcomes = await Promise.allSettled([add(db, 1), failing, add(db, 1), addInTransaction(db, 3)])

  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
  expect(await numbersOf(db)).toEqual([1, 3])
  expect(commits).toHaveLength(1)
})

test('when the disk is full, all that share the commit fail, nothing is kept, and later writes succeed', async () => {
  const { db, sqlite } = await openFile()
  await add(db, 1)
  const { page_count: pages } = sqlite.prepare('pragma page_count').get() ?? {}
  sqlite.exec(`pragma max_page_count = ${pages}`)
  const tooLong = (number: number) => sql`insert into hymn values (${number}, ${'la '.repeat(9000)})`

  const outcomes = await Promise.allSettled([add(db, 2), tooLong(3).execute(db), addInTransaction(db, 4)])

  expect(outcomes.map((one) => (one.status === 'rejected' ? String(one.reason) : one.status))).toEqual([
    expect.stringContaining('full'),
    expect.stringContaining('full'),
    'fulfilled',
  ])
  expect(await numbersOf(db)).toEqual([1, 4])
  sqlite.exec('pragma max_page_count = 1000')
  await tooLong(5).execute(db)
  expect(await numbersOf(db)).toEqual([1, 4, 5])
})

test('a transaction that goes on after SQLite has rolled it back keeps nothing', async () => {
  const { db, sqlite } = await openFile()
  const { page_count: pages } = sqlite.prepare('pragma page_count').get() ?? {}
  sqlite.exec(`pragma max_page_count = ${pages}`)

  const stubborn = db.transaction().execute(async (transaction) => {
    await sql`insert into hymn values (1, ${'la '.repeat(9000)})`.execute(transaction).catch(() => undefined)
    await add(transaction, 2)
  })

  await expect(stubborn).rejects.toThrow('full')
  expect(await numbersOf(db)).toEqual([])
})

test('a foreign key that is checked at the commit undoes its own transaction, and no other', async () => {
  const { db } = await openFile()
  await sql`create table verse (hymn integer references hymn (number) deferrable initially deferred)`.execute(
    db,
  )
  const verse = (hymn: number) =>
    db.transaction().execute(async (transaction) => {
      await sql`insert into verse values (${hymn})`.execute(transaction)
      if (hymn < 10) await add(transaction, hymn)
    })

  const outcomes = await Promise.allSettled([add(db, 1), verse(99), verse(2), addInTransaction(db, 3)])

  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(await numbersOf(db)).toEqual([1, 2, 3])
})

test('a change of the schema is seen by reads on the other connection', async () => {
  const { db } = await openFile()
  await add(db, 1)
  const all = () => sql`select * from hymn`.execute(db)
  expect((await all()).rows).toEqual([{ number: 1, title: null }])

  await sql`alter table hymn add column tune text`.execute(db)

  expect((await all()).rows).toEqual([{ number: 1, title: null, tune: null }])
})
