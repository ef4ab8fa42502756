import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate, openDatabase } from '../../../src/server/platform/db/open.ts'
import { freshFolder, ownNode } from '../../support/server.ts'

/* What an upgrade leaves that is cut off, and two starts at once. */

test('a migration that fails leaves the database as it was, and the next start does all of them', async () => {
  const folder = await freshFolder()
  {
    await using db = openDatabase(join(folder, 'church.db'))
    // In the way of a late migration.
    await sql`create table push_device (id integer)`.execute(db)

    await expect(migrate(db)).rejects.toThrow('push_device already exists')
    const left = (await db.introspection.getTables()).map(({ name }) => name)
    await sql`drop table push_device`.execute(db)
    await migrate(db)

    expect(left).toEqual(['push_device'])
    expect(await db.selectFrom('account').select('id').execute()).toEqual([])
  }
  await rm(folder, { recursive: true })
})

test('of two processes that start at once on an empty folder, the second waits for the first', async () => {
  const folder = await freshFolder()
  const start = `
    import { migrate, openDatabase } from './src/server/platform/db/open.ts'
    await using db = openDatabase(${JSON.stringify(join(folder, 'church.db'))})
    await migrate(db)
    console.log('ready')`
  const run = () => promisify(execFile)(ownNode(), ['--input-type=module', '--eval', start])

  const started = await Promise.all([run(), run()])

  expect(started.map(({ stdout }) => stdout)).toEqual(['ready\n', 'ready\n'])
  await rm(folder, { recursive: true })
})
