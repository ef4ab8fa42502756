import { readFileSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { restoreBackup } from '../../../src/server/app/backup/restore.ts'
import { createArchive } from '../../../src/server/app/backup/write-archive.ts'
import { migrate, openDatabase } from '../../../src/server/platform/db/open-database.ts'
import { freshFolder } from '../../support/server.ts'

/* What a version before 0.1.0 and a backup of 0.1.0 left. */

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
