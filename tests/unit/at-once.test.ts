import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { kyselyAtOnce } from '../../src/server/db/at-once.ts'
import { kyselyDatabase } from '../../src/server/db/node-sqlite.ts'

/* Queries run at once while nobody has the connection, and in turn while somebody has it. */

async function openHymns() {
  const db = kyselyAtOnce(kyselyDatabase(new DatabaseSync(':memory:')))
  await sql`create table hymn (number integer primary key)`.execute(db)
  const numbers = async () => {
    const { rows } = await sql<{ number: number }>`select number from hymn order by number`.execute(db)
    return rows.map(({ number }) => number)
  }
  return { db, numbers }
}

test('a query beside an open transaction waits, and sees all of it or nothing', async () => {
  const { db, numbers } = await openHymns()
  const { promise: rest, resolve: goOn } = Promise.withResolvers<void>()
  const written = db.transaction().execute(async (transaction) => {
    await sql`insert into hymn values (1)`.execute(transaction)
    await rest
    await sql`insert into hymn values (2)`.execute(transaction)
  })
  const beside = numbers()
  goOn()
  await written

  expect(await beside).toEqual([1, 2])

  const undone = db.transaction().execute(async (transaction) => {
    await sql`insert into hymn values (3)`.execute(transaction)
    throw new Error('thought better of it')
  })
  const besideUndone = numbers()

  await expect(undone).rejects.toThrow('thought better of it')
  expect(await besideUndone).toEqual([1, 2])
})

test('a query that fails leaves the connection free, and one after the end is refused', async () => {
  const { db, numbers } = await openHymns()

  await expect(sql`insert into psalm values (1)`.execute(db)).rejects.toThrow('no such table')
  const { insertId, numAffectedRows } = await sql`insert into hymn values (7)`.execute(db)
  expect({ insertId, numAffectedRows }).toEqual({ insertId: 7n, numAffectedRows: 1n })
  expect(await numbers()).toEqual([7])

  await db.destroy()
  await db.destroy()
  await expect(numbers()).rejects.toThrow()
})
