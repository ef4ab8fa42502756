import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBackup } from '../../../src/server/app/backup/make.ts'
import { restoreBackup } from '../../../src/server/app/backup/restore.ts'
import { sourceOf } from '../../../src/server/app/backup/source.ts'
import { verifyBooks } from '../../../src/server/giving/books/verify/verify.ts'
import { openDatabase } from '../../../src/server/platform/db/open-database.ts'
import type { Church } from '../../support/church.ts'
import { hashRows } from '../../support/row-hashes.ts'
import { livedInChurch } from '../../support/sample-year.ts'
import { brokenReferences } from '../../support/seeded.ts'
import { freshFolder } from '../../support/server.ts'

/* What a church needs most holds after a year, too: its books, its backup, and what is somebody's own. */

let church: Church
beforeAll(async () => {
  church = await livedInChurch()
})
afterAll(() => church[Symbol.asyncDispose]())

/** A member who has given, came to church and to meetings, and is in a household. */
async function busyMember() {
  const member = await church.db
    .selectFrom('account')
    .innerJoin('person', 'person.account_id', 'account.id')
    .select(['account.id', 'account.username', 'person.id as person'])
    .where('role', '=', 'user')
    .where('household_id', 'is not', null)
    .where('account.id', 'in', church.db.selectFrom('giver_key').select('account_id'))
    .where('account.id', 'in', church.db.selectFrom('attendance').select('account_id'))
    .where('account.id', 'not in', church.db.selectFrom('duty').select('account_id'))
    .orderBy('account.id', 'desc')
    .executeTakeFirstOrThrow()
  return member
}

test('a backup of it is restored with every row, and its books are whole', async () => {
  const dataDir = join(await freshFolder(), 'data')
  const restored = join(dataDir, '../restored')
  await mkdir(dataDir)
  await sql`vacuum into ${join(dataDir, 'church.db')}`.execute(church.db)

  await makeBackup(sourceOf({ ...church.settings, DATA_DIR: dataDir }), join(dataDir, '../church.tar'))
  await restoreBackup(join(dataDir, '../church.tar'), restored)

  const db = openDatabase(join(restored, 'church.db'))
  const [rows, { problems }] = [await hashRows(db), await verifyBooks(db)]
  await db.destroy()
  expect(rows).toEqual(await hashRows(church.db))
  expect(problems).toEqual([])
})

test('a member takes along what a year has written of them', async () => {
  const { username } = await busyMember()
  const { access } = await church.signIn(username)

  const { status, body } = await church.get('users/me/export/', access)

  expect(status).toBe(200)
  const some = expect.arrayContaining([expect.anything()])
  expect(body).toMatchObject({ account: { username }, attendance: some, messages_from_the_church: some })
  expect(JSON.stringify(body)).toContain('household')
})

test('a member who is erased leaves nothing but numbers: the books stay whole, and nobody else is touched', async () => {
  const { id, person } = await busyMember()
  const { access } = await church.signIn('admin')
  const entries = await countEntries()

  const closed = await church.remove(`admin/users/${id}/`, access)
  const erased = await church.post('bin/erase/', { kind: 'account', row: id }, access)

  expect([closed.status, erased.status]).toEqual([200, 200])
  const left = await Promise.all([
    church.db.selectFrom('account').select('id').where('id', '=', id).execute(),
    church.db.selectFrom('attendance').select('event_id').where('account_id', '=', id).execute(),
    church.db.selectFrom('giver_key').select('entry_id').where('account_id', '=', id).execute(),
    church.db
      .selectFrom('person')
      .select('id')
      .where('id', '=', person)
      .where('account_id', '=', id)
      .execute(),
  ])
  expect(left).toEqual([[], [], [], []])
  expect(await countEntries()).toBe(entries)
  expect((await verifyBooks(church.db)).problems).toEqual([])
  expect(await brokenReferences(church.db)).toEqual([])
})

async function countEntries(): Promise<number> {
  const { count } = await church.db
    .selectFrom('ledger_entry')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
