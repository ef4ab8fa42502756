import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { copyDatabase } from '../../../src/server/app/backup/database.ts'
import { listBackups } from '../../../src/server/app/backup/list.ts'
import { makeBackup } from '../../../src/server/app/backup/make.ts'
import { restoreBackup } from '../../../src/server/app/backup/restore.ts'
import { sourceOf } from '../../../src/server/app/backup/source.ts'
import { eraseAgain } from '../../../src/server/app/retention/erase-again.ts'
import { readSettings } from '../../../src/server/platform/config.ts'
import { engineOf } from '../../../src/server/platform/db/engine.ts'
import { migrate, openDatabase } from '../../../src/server/platform/db/open-database.ts'
import {
  addToErasureList,
  listName,
  readErasureList,
} from '../../../src/server/platform/erasures/list-file.ts'
import { rebuildAtStart, sweepErasedBytes } from '../../../src/server/platform/erasures/settle.ts'
import { type Church, openChurch } from '../../support/church.ts'
import { emptyTables } from '../../support/empty-tables.ts'
import { freshFolder } from '../../support/server.ts'
import { leaveTraces, trace, traced } from '../../support/traces.ts'

/* D6: what is deleted for good is in no byte of the files: database, journal, search indexes, uploads, outbox. */

/** The username stays in the log: who acted must be known after an attack. */
const person = { ...traced, username: 'aba.owusu' }

/** Letters that nobody else's name has: the search indexes hold three letters in a row, and no words. */
const letters = 'ⵣⵥⵣ'

const words = [trace, '244987651', '498-7651', letters]

/** The files of the database: of SQLite the file and its journal, of PostgreSQL those of all tables and indexes. */
async function databaseBytes({ db }: Church): Promise<[name: string, bytes: Buffer][]> {
  if (engineOf(db) === 'sqlite') {
    const { rows } = await sql<{
      file: string
    }>`select file from pragma_database_list() where name = 'main'`.execute(db)
    const file = rows[0]?.file ?? ''
    return Promise.all(
      ['', '-wal'].map(
        async (end): Promise<[string, Buffer]> => [`database${end}`, await readFile(file + end)],
      ),
    )
  }
  await sql`checkpoint`.execute(db)
  const { rows } = await sql<{ name: string; bytes: Buffer }>`
    select relname as name, pg_read_binary_file(pg_relation_filepath(oid)) as bytes from pg_class
    where relkind in ('r', 'i', 't') and oid >= 16384`.execute(db)
  return rows.map(({ name, bytes }) => [name, Buffer.from(bytes)])
}

async function folderBytes(folder: string): Promise<[name: string, bytes: Buffer][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(files.map(async (file): Promise<[string, Buffer]> => [file, await readFile(file)]))
}

/** The files that hold one of the words, in any letter case. */
async function holding(church: Church): Promise<string[]> {
  const all = [...(await databaseBytes(church)), ...(await folderBytes(church.dataDir))]
  return all
    .filter(([, bytes]) => {
      const text = Buffer.from(bytes.toString('latin1').toLowerCase(), 'latin1')
      return bytes.includes(letters) || words.some((word) => text.includes(word))
    })
    .map(([name]) => name)
}

/** E-mails that no mail server took: to the person, about the person, and one about somebody else. */
async function fillOutbox({ dataDir }: Church) {
  const outbox = join(dataDir, 'outbox')
  await mkdir(outbox)
  const letter = (to: string, text: string) => `To: ${to}\r\nSubject: Word\r\n\r\n${text}\r\n`
  await writeFile(join(outbox, '1.eml'), letter(person.email, 'Good day'))
  const broken = `${person.first_name} Owusu=\r\n${trace} asks for prayer`
  await writeFile(join(outbox, '2.eml'), letter('leader@example.com', broken))
  const hidden = Buffer.from(`Dear leader, write to ${person.email}.`).toString('base64')
  await writeFile(join(outbox, '3.eml'), letter('leader@example.com', hidden))
  await writeFile(join(outbox, '4.eml'), letter('kofi@example.com', 'Welcome'))
  return outbox
}

const nightOf = (church: Church) => {
  church.clock.now = new Date('2026-11-23T02:10:00Z')
  return sweepErasedBytes({ db: church.db, settings: church.settings, now: () => church.clock.now })
}

test('D6: of an erased member no byte is left in database, journal, search indexes, uploads and outbox', async () => {
  await using church = await openChurch()
  const { id, admin } = await leaveTraces(church, person)
  await church.db.updateTable('account').set({ middle_name: letters }).where('id', '=', id).execute()
  const outbox = await fillOutbox(church)
  const before = await holding(church)

  const answer = await church.remove(`admin/users/${id}/`, admin)
  await church.background.ended()
  const atOnce = await holding(church)
  await nightOf(church)

  expect(answer.status).toBe(200)
  expect(before.length).toBeGreaterThan(2)
  if (engineOf(church.db) === 'sqlite') expect(atOnce).toEqual([])
  expect(await holding(church)).toEqual([])
  expect(await readdir(outbox)).toEqual(['4.eml'])
})

test('D6: of a person without an account, a note of care, a message and a testimony that are deleted for good no byte is left', async () => {
  await using church = await openChurch()
  const admin = (await church.signIn('admin')).access
  const { id: pastor } = await church.db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'admin')
    .executeTakeFirstOrThrow()
  const granted_at = church.clock.now.toISOString()
  await church.db.insertInto('duty').values({ account_id: pastor, duty: 'pastor', granted_at }).execute()
  const form = { first_name: `Aba${trace}`, last_name: 'Owusu', telephone: '0244987651' }
  const added = await church.post('people/', form, admin)
  const someone = (added.body as { id: number }).id
  const { id: other } = await church.db
    .selectFrom('person')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const noted = await church.post(`people/${other}/care-notes/`, { text: `About ${trace}` }, admin)
  const message = {
    name: 'Yaa',
    email: 'yaa@example.com',
    subject: 'Help',
    phone: '0244987651',
    message: trace,
  }
  const wrote = await church.post('members/contacts/', message)
  const row = (wrote.body as { id: number }).id
  const told = { title: trace, category: 'healing', content: trace }
  const member = (await church.signIn('member')).access
  const own = ((await church.post('members/testimonies/', told, member)).body as { id: number }).id
  const before = await holding(church)

  const [careNote] = noted.body as { id: number }[]
  const gone = [
    await church.remove(`people/${someone}/`, admin),
    await church.remove(`people/${other}/care-notes/${careNote?.id}/`, admin),
    await church.remove(`members/contacts/${row}/`, admin),
    await church.post('bin/erase/', { kind: 'contact_message', row }, admin),
    await church.remove(`members/testimonies/${own}/`, member),
  ]
  await church.background.ended()
  const atOnce = await holding(church)
  await nightOf(church)

  expect([added.status, noted.status, wrote.status]).toEqual([201, 201, 201])
  expect(before).not.toEqual([])
  expect(gone.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  if (engineOf(church.db) === 'sqlite') expect(atOnce).toEqual([])
  expect(await holding(church)).toEqual([])
  expect((await readErasureList(join(church.dataDir, 'backups'))).map(({ kind }) => kind).sort()).toEqual([
    'care_note',
    'contact_message',
    'person',
    'testimony',
  ])
})

test('D6: a restored older database learns of later erasures by the list beside the backups, and erases nobody else', async () => {
  await using church = await openChurch()
  await using older = await openChurch()
  const { id, admin } = await leaveTraces(church, person)
  const { id: same } = await leaveTraces(older, person)
  await church.remove(`admin/users/${id}/`, admin)
  await Promise.all([church.background.ended(), older.background.ended()])
  await mkdir(join(older.dataDir, 'backups'), { recursive: true })
  await copyFile(join(church.dataDir, 'backups', listName), join(older.dataDir, 'backups', listName))
  const restart = () =>
    eraseAgain({ db: older.db, files: older.files, settings: older.settings, now: () => older.clock.now })

  const erased = await restart()
  await nightOf(older)
  const again = await restart()

  expect([same, erased, again]).toEqual([id, 1, 0])
  expect(await holding(older)).toEqual([])
  const log = await older.db.selectFrom('log_entry').select('action').orderBy('id', 'desc').executeTakeFirst()
  expect(log?.action).toBe('Deleted again after a restore')
})

test('D6: a number that was given again after a restore names somebody else, who stays', async () => {
  await using church = await openChurch()
  const { db } = church
  const { id } = await db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'member')
    .executeTakeFirstOrThrow()
  const erased_at = church.clock.now.toISOString()
  await mkdir(join(church.dataDir, 'backups'))
  const erasure = { kind: 'account', row_id: id, made_at: '2026-01-01T00:00:00.000Z', erased_at }
  const list = JSON.stringify({ format: 1, erasures: [erasure] })
  await writeFile(join(church.dataDir, 'backups', listName), list)

  const erased = await eraseAgain({
    db,
    files: church.files,
    settings: church.settings,
    now: () => church.clock.now,
  })

  expect(erased).toBe(0)
  await church.signIn('member')
})

test('D6: a backup older than an erasure says so, and its restore takes the list along', async () => {
  const folder = await freshFolder()
  const dataDir = join(folder, 'data')
  const backups = join(dataDir, 'backups')
  await mkdir(backups, { recursive: true })
  await writeFile(join(dataDir, 'church.db'), await emptyTables())
  const settings = readSettings({ DATA_DIR: dataDir })
  const archive = join(backups, 'asore-2026-11-21T03-00-00Z.tar')
  await makeBackup(sourceOf(settings), archive)
  const before = await listBackups(settings)
  const made_at = '2026-01-01T00:00:00.000Z'
  const erasure = { kind: 'account', row_id: 3, made_at, erased_at: '2099-11-22T09:00:00.000Z' }
  await writeFile(join(backups, listName), JSON.stringify({ format: 1, erasures: [erasure] }))

  const after = await listBackups(settings)
  const restored = join(folder, 'restored')
  const { notes } = await restoreBackup(archive, restored)

  expect(before.join()).not.toContain('still holds')
  expect(after.join()).toContain('still holds what was deleted for good since (1)')
  expect(notes.join()).toContain('Deleted for good after this backup was made: 1.')
  expect(await readErasureList(join(restored, 'backups'))).toEqual([erasure])
  await rm(folder, { recursive: true })
})

test('D6: a list that cannot be read is put aside, not overwritten', async () => {
  const folder = await freshFolder()
  await writeFile(join(folder, listName), '{"format":1,')
  const at = '2026-01-01T00:00:00.000Z'
  const erasure = { kind: 'event' as const, row_id: 1, made_at: at, erased_at: at }

  await addToErasureList(folder, [erasure])
  await addToErasureList(folder, [{ ...erasure, row_id: 2 }])

  expect(await readdir(folder)).toEqual([listName, 'erasures.unreadable.json'])
  expect((await readErasureList(folder)).map(({ row_id }) => row_id)).toEqual([1, 2])
  await rm(folder, { recursive: true })
})

test('D6: a file from before this version is written anew at its first start, and a backup of it has no deleted words', async () => {
  const folder = await freshFolder()
  const file = join(folder, 'church.db')
  await writeFile(file, await emptyTables())
  {
    using old = new DatabaseSync(file)
    old.exec(`insert into announcement (title, content, created_at) values ('${trace}', '${trace}', '2026')`)
    old.exec('delete from announcement')
    // As version 0.1.0 noted it in every church.
    old.exec(`update file_rebuild set due_since = '2026-11-27T00:00:00.000Z'`)
  }
  const holds = async (path: string) => (await readFile(path)).includes(trace)
  const before = await holds(file)

  await copyDatabase(file, join(folder, 'copy.db'))
  await using db = openDatabase(file)
  await migrate(db)
  await rebuildAtStart({ db, now: () => new Date('2027-01-01T00:00:00Z') })

  expect([before, await holds(join(folder, 'copy.db')), await holds(file)]).toEqual([true, false, false])
  await db.destroy()
  await rm(folder, { recursive: true })
})

test('D6: SQLite overwrites what is deleted, in the tables and in every search index', async () => {
  const folder = await freshFolder()
  await writeFile(join(folder, 'church.db'), await emptyTables())
  await using db = openDatabase(join(folder, 'church.db'))
  const { rows: indexes } = await sql<{ name: string }>`
    select name from sqlite_schema where sql like 'create virtual table%'`.execute(db)

  const { rows } = await sql<{ secure_delete: number }>`pragma secure_delete`.execute(db)
  const secure: string[] = []
  for (const { name } of indexes) {
    const setting =
      await sql`select v from ${sql.table(`${name}_config`)} where k = 'secure-delete' and v = 1`.execute(db)
    if (setting.rows.length > 0) secure.push(name)
  }

  expect(rows).toEqual([{ secure_delete: 1 }])
  expect(indexes.length).toBeGreaterThan(5)
  expect(secure).toEqual(indexes.map(({ name }) => name))
  await db.destroy()
  await rm(folder, { recursive: true })
})
