import { InsertQueryNode, type KyselyPlugin, sql, TableNode } from 'kysely'
import { expect, test } from 'vitest'
import { seedSampleData } from '../../../src/server/app/samples/seed/seed.ts'
import { writeYear } from '../../../src/server/app/samples/year/write-year.ts'
import { yearParts } from '../../../src/server/app/samples/year/year.ts'
import { verifyBooks } from '../../../src/server/giving/books/verify/verify.ts'
import { engineOf } from '../../../src/server/platform/db/engine.ts'
import type { Db } from '../../../src/server/platform/db/tables.ts'
import { quickHash } from '../../support/quick-password.ts'
import { hashRows } from '../../support/row-hashes.ts'
import { openedAt } from '../../support/sample-church.ts'
import { livedInChurch, openYear } from '../../support/sample-year.ts'
import { openInSqlite } from '../../support/seeded.ts'

/* The year of the demonstration is written while the server answers, and the same day gives the same rows on both engines. */

const leapDay = new Date('2028-02-29T23:30:00Z')

type Writing = { signal?: AbortSignal; wrote?: () => void }

const write = (db: Db, { signal = new AbortController().signal, wrote = () => undefined }: Writing = {}) =>
  writeYear(db, { hashPassword: quickHash, signal, wrote })

const listUnwritten = async (db: Db) =>
  (await db.selectFrom('unwritten_part').select('name').execute()).map(({ name }) => name)

test('the same day gives the same rows, at once and in turns, on both engines, and with a stop in the middle', async () => {
  await using atOnce = await openInSqlite(leapDay, 'at once')
  await using inTurns = await openYear(leapDay, 'later')
  const stopping = new AbortController()

  await write(stopsAt(inTurns.db, 'ledger_entry', stopping), { signal: stopping.signal })
  const left = await listUnwritten(inTurns.db)
  const entries = await inTurns.db.selectFrom('ledger_entry').select('id').execute()
  const counts = await inTurns.db.selectFrom('cash_count').select('id').execute()
  await setIdsBack(inTurns.db)
  await write(inTurns.db)

  expect(left).toHaveLength(yearParts.length - 1)
  expect([entries, counts]).toEqual([[], []])
  expect(await listUnwritten(inTurns.db)).toEqual([])
  expect(await hashRows(inTurns.db)).toEqual(await hashRows(atOnce.db))
  expect((await verifyBooks(inTurns.db)).problems).toEqual([])
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

/** A sequence of PostgreSQL does not take numbers back that a part had when it was rolled back. */
async function setIdsBack(db: Db): Promise<void> {
  if (engineOf(db) === 'sqlite') return
  const { rows } = await sql<{ name: string; sequence: string }>`
    select relname as name, pg_get_serial_sequence(relname, 'id') as sequence from pg_class join pg_attribute on attrelid = pg_class.oid
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and attname = 'id' and attidentity <> ''`.execute(
    db,
  )
  for (const { name, sequence } of rows)
    await sql`select setval(${sequence}::regclass, coalesce((select max(id) from ${sql.table(name)}), 0) + 1, false)`.execute(
      db,
    )
}

test('people sign in, sign up and write while it is written, and nothing of them is lost', async () => {
  await using church = await livedInChurch('later')
  const answers: Promise<number>[] = []
  const visit = async (path: string, body: object, access?: string) =>
    (await church.post(path, body, access)).status
  const wrote = () => {
    const at = answers.length
    answers.push(
      church
        .signIn('member')
        .then(({ access }) =>
          visit(
            'prayer_requests/create/',
            { title: `For rain ${at}`, description: 'The fields are dry.', isPrivate: false },
            access,
          ),
        ),
    )
  }

  await write(church.db, { wrote })
  const statuses = await Promise.all(answers)
  const asked = await church.db
    .selectFrom('prayer_request')
    .select('title')
    .where('title', 'like', 'For rain %')
    .execute()

  expect(statuses).toEqual(yearParts.map(() => 201))
  expect(asked).toHaveLength(yearParts.length)
  expect((await verifyBooks(church.db)).problems).toEqual([])
})

test('two processes that write it at the same time write each part once', async () => {
  await using church = await openYear(openedAt, 'later')
  const wrote: string[] = []

  await Promise.all(
    ['one', 'other'].map((process) => write(church.db, { wrote: () => void wrote.push(process) })),
  )

  expect(wrote).toHaveLength(yearParts.length)
  expect((await verifyBooks(church.db)).problems).toEqual([])
})

test('a church that was filled at once, or by an older version, has nothing left to be written', async () => {
  await using church = await openYear(openedAt)

  await write(church.db)

  expect(await listUnwritten(church.db)).toEqual([])
  expect(
    await seedSampleData(church.db, {
      files: church.files,
      now: openedAt,
      hashPassword: quickHash,
      mediaFolder: '',
      year: 'later',
    }),
  ).toBe(false)
})
