import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { restoreBackup } from '../../../src/server/app/backup/restore.ts'
import { createArchive } from '../../../src/server/app/backup/write-archive.ts'
import { migrate, openDatabase } from '../../../src/server/platform/db/open-database.ts'
import { freshFolder, ownNode } from '../../support/server.ts'

/* What an upgrade leaves that is cut off, two starts at once, and what an older version left. */

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
    import { migrate, openDatabase } from './src/server/platform/db/open-database.ts'
    await using db = openDatabase(${JSON.stringify(join(folder, 'church.db'))})
    await migrate(db)
    console.log('ready')`
  const run = () => promisify(execFile)(ownNode(), ['--input-type=module', '--eval', start])

  const started = await Promise.all([run(), run()])

  expect(started.map(({ stdout }) => stdout)).toEqual(['ready\n', 'ready\n'])
  await rm(folder, { recursive: true })
})

const refusal = /before 0\.1\.0.*nothing was changed.*git checkout v0\.1\.0/

/** A folder with the database that another version left, and a backup of it. */
async function leftBy(version: '0.1.0' | 'before-0.1.0') {
  const folder = await freshFolder()
  const [file, archive] = [join(folder, 'church.db'), join(folder, 'church.tar')]
  const fixture = new URL(`../../fixtures/church-${version}.db.gz`, import.meta.url)
  await writeFile(file, gunzipSync(readFileSync(fixture)))
  await using writer = await createArchive(archive)
  await writer.add('church.db', file)
  await writer.finish({ made_at: '2026-11-27T00:00:00.000Z', notes: [] })
  return {
    file,
    archive,
    restored: join(folder, 'restored'),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  }
}

test('a start with the database of a version before 0.1.0 says which version updates it, and changes no byte', async () => {
  await using church = await leftBy('before-0.1.0')
  const before = await readFile(church.file)
  {
    await using db = openDatabase(church.file)

    await expect(migrate(db)).rejects.toThrow(refusal)
  }

  // Opening a file notes the kind of its journal in the first hundred bytes.
  expect((await readFile(church.file)).subarray(100).equals(before.subarray(100))).toBe(true)
})

test('a backup of version 0.1.0 is restored and goes on; one of before says what the start would say', async () => {
  await using church = await leftBy('0.1.0')
  await using older = await leftBy('before-0.1.0')

  await restoreBackup(church.archive, church.restored)
  await using db = openDatabase(join(church.restored, 'church.db'))
  await migrate(db)

  expect((await db.selectFrom('account').select('id').execute()).length).toBeGreaterThan(60)
  await expect(restoreBackup(older.archive, older.restored)).rejects.toThrow(refusal)
  expect(await readdir(older.restored)).toEqual([])
})
