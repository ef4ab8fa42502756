import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { create, list, type ReadEntry } from 'tar'
import { expect, test } from 'vitest'
import { listKeys } from '../../../src/server/app/backup/database.ts'
import { makeBackup } from '../../../src/server/app/backup/make.ts'
import { restoreBackup } from '../../../src/server/app/backup/restore.ts'
import { sourceOf } from '../../../src/server/app/backup/source.ts'
import { createArchive } from '../../../src/server/app/backup/write-archive.ts'
import { readSettings } from '../../../src/server/platform/config.ts'
import { migrate, openDatabase } from '../../../src/server/platform/db/open-database.ts'
import { keyColumns } from '../../../src/server/platform/files/named.ts'
import { openBeside } from '../../support/church-database.ts'
import { emptyTables } from '../../support/empty-tables.ts'
import { freshFolder } from '../../support/server.ts'

const source = (dataDir: string, changes: Record<string, string> = {}) => ({
  ...sourceOf(readSettings({ DATA_DIR: dataDir })),
  ...changes,
})

/** A small church, its backup, and the path of an empty folder to restore it to. */
async function backedUp() {
  const folder = await freshFolder()
  const dataDir = join(folder, 'data')
  await mkdir(join(dataDir, 'media/avatars'), { recursive: true })
  await mkdir(join(dataDir, 'secrets'))
  await mkdir(join(dataDir, 'backups'))
  await writeFile(join(dataDir, 'church.db'), await emptyTables())
  await writeFile(join(dataDir, 'media/avatars/face.webp'), randomBytes(1_500_000))
  await writeFile(join(dataDir, 'media/empty.mp3'), '')
  await writeFile(join(dataDir, 'secrets/access-token.key'), 'secret')
  await writeFile(join(dataDir, 'backups/older.tar'), 'older')
  const archive = join(folder, 'church.tar')
  const made = await makeBackup(source(dataDir), archive)
  return {
    folder,
    dataDir,
    archive,
    made,
    empty: join(folder, 'restored'),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  }
}

test('a backup is restored completely with mode 600, and an ordinary tar library can list it', async () => {
  await using church = await backedUp()
  const names: string[] = []
  await list({
    file: church.archive,
    strict: true,
    onReadEntry: (entry: ReadEntry) => names.push(entry.path),
  })

  await restoreBackup(church.archive, church.empty)

  expect(names).toEqual(['media/empty.mp3', 'media/avatars/face.webp', 'church.db', 'manifest.json'])
  expect((await stat(church.archive)).mode & 0o777).toBe(0o600)
  for (const name of names.filter((path) => path.startsWith('media'))) {
    expect(await readFile(join(church.empty, name))).toEqual(await readFile(join(church.dataDir, name)))
    expect((await stat(join(church.empty, name))).mode & 0o777).toBe(0o600)
  }
  expect((await readdir(church.empty)).sort()).toEqual(['church.db', 'media'])
  expect((await readdir(church.folder)).filter((name) => name.includes('part'))).toEqual([])
})

test('neither an existing backup file nor a folder with content is overwritten', async () => {
  await using church = await backedUp()

  await expect(makeBackup(source(church.dataDir), church.archive)).rejects.toThrow(/exists already/)
  await expect(restoreBackup(church.archive, church.dataDir)).rejects.toThrow(/is not empty/)
  await mkdir(join(church.empty, 'backups'), { recursive: true })
  await restoreBackup(church.archive, church.empty)
  expect(await readdir(church.empty)).toContain('church.db')
})

test('a backup with a changed byte, a cut end or another format restores nothing', async () => {
  await using church = await backedUp()
  const whole = await readFile(church.archive)
  const changed = Buffer.from(whole)
  changed[700_000] = (changed[700_000] ?? 0) ^ 1
  const broken = [
    changed,
    whole.subarray(0, 900_000),
    whole.subarray(0, -4096),
    randomBytes(2000),
    Buffer.alloc(0),
  ]

  for (const bytes of broken) {
    await writeFile(church.archive, bytes)
    await expect(restoreBackup(church.archive, church.empty)).rejects.toThrow(
      /check sum|cut off|broken|list of parts/,
    )
    expect(await readdir(church.empty)).toEqual([])
  }
})

test('an entry outside the folder, a link and an unknown part are refused', async () => {
  await using church = await backedUp()
  const { folder, archive, empty } = church
  await rm(archive)
  await symlink('/etc/passwd', join(folder, 'church.db'))
  const evil = join(folder, 'evil')
  await writeFile(evil, 'evil')

  for (const name of [
    '../evil',
    '/etc/evil',
    'media/../../evil',
    'media/a/b/c.mp3',
    'church.db-wal',
    'secrets/..',
  ]) {
    {
      await using writer = await createArchive(archive)
      await writer.add(name, evil)
      await writer.finish({ made_at: '', notes: [] })
    }
    await expect(restoreBackup(archive, empty), name).rejects.toThrow(/no backup has/)
    await rm(archive)
  }
  await create({ file: archive, cwd: folder }, ['church.db'])
  await expect(restoreBackup(archive, empty)).rejects.toThrow(/no backup has/)
  expect(await readdir(empty)).toEqual([])
})

test('a damaged database is neither backed up nor restored', async () => {
  await using church = await backedUp()
  const file = join(church.dataDir, 'church.db')
  const bytes = await readFile(file)
  bytes.fill(0xff, 8192, 40_000)
  await writeFile(file, bytes)
  const target = join(church.folder, 'damaged.tar')
  {
    await using writer = await createArchive(target)
    await writer.add('church.db', file)
    await writer.finish({ made_at: '', notes: [] })
  }

  await expect(makeBackup(source(church.dataDir), join(church.folder, 'next.tar'))).rejects.toThrow()
  await expect(restoreBackup(target, church.empty)).rejects.toThrow()
  expect(await readdir(church.empty)).toEqual([])
})

test('a missing media file is noted and does not stop the backup', async () => {
  await using church = await backedUp()
  const db = openBeside(church.dataDir)
  db.exec(`insert into event (title, description, date, time, location, is_online, meeting_link, category, icon, image_key, created_at)
           values ('', '', '2026-11-21', '10:00', '', 0, '', 'worship', '', 'events/lost.webp', '')`)
  db.close()

  const { notes } = await makeBackup(source(church.dataDir), join(church.folder, 'next.tar'))

  expect(notes).toEqual(['events/lost.webp is named by the database, but is not there.'])
})

test('a backup notes what is stored elsewhere, and is refused when nothing is stored locally', async () => {
  await using church = await backedUp()
  const settings = { ...readSettings({ DATA_DIR: church.dataDir }), DATABASE_URL: 'postgres://x' }
  const target = join(church.folder, 'next.tar')

  const { parts, notes } = await makeBackup(sourceOf(settings), target)
  const elsewhere = makeBackup(sourceOf({ ...settings, S3_BUCKET: 'x' }), join(church.folder, 'none.tar'))

  expect(parts).toBe(2)
  expect(notes).toEqual([expect.stringContaining('pg_dump')])
  await expect(elsewhere).rejects.toThrow(/Nothing of this church lies here/)
})

test('the backup knows the logo of the church, which a setting names', async () => {
  await using church = await backedUp()
  const db = openDatabase(join(church.dataDir, 'church.db'))
  const logo = { key: 'logo', value: '"logos/a.png"', changed_at: new Date().toISOString() }
  await db.insertInto('church_setting').values(logo).execute()
  await db.destroy()

  const named = listKeys(join(church.dataDir, 'church.db'))

  expect(named).toEqual(['logos/a.png'])
})

test('the backup knows every column that names a file', async () => {
  await using db = openDatabase(':memory:')
  await migrate(db)
  const tables = await db.introspection.getTables()

  const columnNames = tables.flatMap(({ name, columns }) =>
    columns.filter((column) => /_key$/.test(column.name)).map((column) => `${name}.${column.name}`),
  )

  expect(
    columnNames
      .filter(
        (name) =>
          !/^account\.(username|email|email_claim)_key$|^reset_request\.login_key$|^passkey\.public_key$|^gift\.giver_key$|^conversation_entry\.phone_key$/.test(
            name,
          ),
      )
      .sort(),
  ).toEqual(keyColumns.map((pair) => pair.join('.')).sort())
})
