import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { InsertQueryNode, type KyselyPlugin, TableNode } from 'kysely'
import { expect, test } from 'vitest'
import { demonstrationPassword } from '../../../src/content/people.ts'
import { seedSampleData } from '../../../src/server/app/samples/seed/seed.ts'
import { writeYear } from '../../../src/server/app/samples/year/write-year.ts'
import { yearParts } from '../../../src/server/app/samples/year/year.ts'
import { verifyBooks } from '../../../src/server/giving/books/verify/verify.ts'
import { openDatabase } from '../../../src/server/platform/db/open-database.ts'
import type { Db } from '../../../src/server/platform/db/tables.ts'
import { post } from '../../support/processes.ts'
import { quickHash } from '../../support/quick-password.ts'
import { hashRows } from '../../support/row-hashes.ts'
import { openedAt } from '../../support/sample-church.ts'
import { churchBeforeItsYear, openYear } from '../../support/sample-year.ts'
import { freshFolder, startServer } from '../../support/server.ts'

/* On SQLite the year of the demonstration is written while the server answers. */

type Writing = { signal?: AbortSignal; wrote?: () => void }

const write = (db: Db, { signal = new AbortController().signal, wrote = () => undefined }: Writing = {}) =>
  writeYear(db, { hashPassword: quickHash, signal, wrote })

const listUnwritten = async (db: Db) =>
  (await db.selectFrom('unwritten_part').select('name').execute()).map(({ name }) => name)

test('a stop in the middle of a part leaves nothing of it, and the next start gives the rows of a year without a stop', async () => {
  await using atOnce = await openYear(openedAt)
  await using inTurns = await openYear(openedAt, 'later')
  const stopping = new AbortController()

  await write(stopsAt(inTurns.db, 'ledger_entry', stopping), { signal: stopping.signal })
  const left = await listUnwritten(inTurns.db)
  const counts = await inTurns.db.selectFrom('cash_count').select('id').execute()
  await write(inTurns.db)

  const names = yearParts.map(({ name }) => name)
  expect(left.sort()).toEqual(names.slice(names.indexOf('books')).sort())
  expect(counts).toEqual([])
  expect(await listUnwritten(inTurns.db)).toEqual([])
  expect(await hashRows(inTurns.db)).toEqual(await hashRows(atOnce.db))
})

/** The database, in which the first insert into a table stops the writing. */
const stopsAt = (db: Db, table: string, stopping: AbortController): Db => {
  const transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => {
    const into = InsertQueryNode.is(node) && node.into && TableNode.is(node.into) ? node.into : undefined
    if (into?.table.identifier.name === table) stopping.abort()
    return node
  }
  return db.withPlugin({ transformQuery, transformResult: async ({ result }) => result })
}

test('people sign in and write while it is written by two at once, and nothing is lost or there twice', async () => {
  await using church = await churchBeforeItsYear()
  const answers: Promise<number>[] = []
  const ask = async (title: string) => {
    const { access } = await church.signIn('member')
    const request = { title, description: 'The fields are dry.', isPrivate: false }
    return (await church.post('prayer_requests/create/', request, access)).status
  }
  const wrote = () => void answers.push(ask(`For rain ${answers.length}`))

  await Promise.all([write(church.db, { wrote }), write(church.db, { wrote })])
  const statuses = await Promise.all(answers)
  const prayers = await church.db
    .selectFrom('prayer_request')
    .select('title')
    .where('title', 'like', 'For rain %')
    .execute()

  expect(statuses).toEqual(yearParts.map(() => 201))
  expect(prayers).toHaveLength(yearParts.length)
  expect((await verifyBooks(church.db)).problems).toEqual([])
})

test('a demonstration without a year has nothing left to be written, and none is added later', async () => {
  await using church = await openYear(openedAt, 'none')
  const deps = { files: church.files, now: openedAt, hashPassword: quickHash, mediaFolder: '' }

  const seeded = await seedSampleData(church.db, { ...deps, year: 'later' })
  await write(church.db)

  expect(seeded).toBe(false)
  expect(await listUnwritten(church.db)).toEqual([])
  expect(await church.db.selectFrom('ledger_entry').select('id').execute()).toEqual([])
})

test('a demonstration answers before its year is there; killed meanwhile, it has the whole year after the next start', async () => {
  const dataDir = await freshFolder()
  const env = { SAMPLE_YEAR: 'on' }
  await using first = await startServer({ dataDir, env })
  const signedIn = await post(first, 'auth/login/', {
    username: 'treasurer',
    password: demonstrationPassword,
  })
  await first.kill('SIGKILL')

  await using next = await startServer({ dataDir, env })
  const count = (query: string) => {
    using church = new DatabaseSync(join(dataDir, 'church.db'), { readOnly: true })
    return Number(Object.values(church.prepare(query).get() ?? {})[0])
  }
  await expect.poll(() => count('select count(*) from unwritten_part'), { timeout: 120_000 }).toBe(0)
  await next.kill('SIGTERM')

  expect(signedIn.status).toBe(200)
  expect(count('select count(*) from person')).toBe(240)
  expect(count('pragma page_count') * count('pragma page_size')).toBeLessThan(12 * 1024 * 1024)
  const db = openDatabase(join(dataDir, 'church.db'))
  expect((await verifyBooks(db)).problems).toEqual([])
  await db.destroy()
  await rm(dataDir, { recursive: true })
}, 180_000)
