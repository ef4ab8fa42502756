import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listAccounts } from '../../../src/server/accounts/account-management/repo.ts'
import { accountsMatching } from '../../../src/server/accounts/accounts/search.ts'
import { moveChurch, tableKeys } from '../../../src/server/platform/db/move.ts'
import { migrate, openDatabase } from '../../../src/server/platform/db/open-database.ts'
import { openPostgres } from '../../../src/server/platform/db/postgres.ts'
import type { Db } from '../../../src/server/platform/db/tables.ts'
import { storageErrorOf } from '../../../src/server/platform/errors/storage-errors.ts'
import { openListener } from '../../../src/server/platform/pubsub/postgres-listener.ts'
import { openChurch } from '../../support/church.ts'
import { seedMembers } from '../../support/many-members.ts'
import { createDatabase, type PostgresServer, startPostgres } from '../../support/postgres.ts'

/* The behaviour of PostgreSQL alone; everything else of the API runs on both engines (tests/support/engine.ts). */

const now = new Date('2026-11-21T12:00:00Z')
let server: PostgresServer

beforeAll(async () => {
  server = await startPostgres()
  await using tables = openPostgres(await server.create('tables'))
  await migrate(tables)
})
afterAll(() => server[Symbol.asyncDispose]())

let databases = 0

/** Each is a copy, because the migrations take longer than most tests. */
function addressOfEmpty(): Promise<string> {
  databases += 1
  return createDatabase(server.url, `church${databases}`, 'tables')
}
const openEmpty = async (): Promise<Db> => openPostgres(await addressOfEmpty())

test('both engines have the same tables, columns, types and nullability', async () => {
  await using sqlite = openDatabase(':memory:')
  await using postgres = await openEmpty()
  await migrate(sqlite)

  expect(await shapeOf(postgres)).toEqual(await shapeOf(sqlite))
})

/** SQLite reports a primary key as nullable, since it fills it in. */
const keys = (table: string): readonly string[] => tableKeys.find(([name]) => name === table) ?? []

/** What several processes of a church share for a moment: tables of PostgreSQL alone. */
const shared = ['rate_limit', 'idempotency_key', 'upload_lock']

/** The columns of each table, in one form for both engines. */
async function shapeOf(db: Db) {
  const tables = await db.introspection.getTables()
  return tables
    .filter(({ name }) => !shared.includes(name) && !/^(\w+_search.*|sqlite_.*)$/.test(name))
    .map(({ name, columns }) => ({
      name,
      columns: columns
        .map((column) => ({
          name: column.name,
          kind: /int/i.test(column.dataType) ? 'integer' : column.dataType.toLowerCase(),
          optional: column.isNullable && !keys(name).includes(column.name),
        }))
        .sort((a, b) => a.name.localeCompare(b.name)),
    }))
    .sort((a, b) => a.name.localeCompare(b.name))
}

test('a move from SQLite copies every row, and new ids continue the old ones, also those of deleted rows', async () => {
  await using church = await openChurch()
  await seedMembers(church.db, 2500, { passwordHash: 'hash', now })
  await church.signIn('member')
  const highest = Math.max(...(await idsOf(church.db)))
  await church.db.deleteFrom('announcement').where('id', '=', highest).execute()
  await using to = await openEmpty()

  const moved = await moveChurch(church.db, to)

  const tables = await to.introspection.getTables()
  const names = tables.map(({ name }) => name).filter((name) => !shared.includes(name))
  expect(moved.map(({ table }) => table).sort()).toEqual(names.sort())
  for (const { table, rows } of moved) {
    const all = sql`select * from ${sql.table(table)}`
    const [before, after] = [await all.execute(church.db), await all.execute(to)]
    expect([table, sorted(after.rows)]).toEqual([table, sorted(before.rows)])
    expect([table, after.rows.length]).toEqual([table, rows])
  }
  await to
    .insertInto('announcement')
    .values({ title: 'New', content: 'Words', created_at: now.toISOString() })
    .execute()
  expect(Math.max(...(await idsOf(to)))).toBe(highest + 1)
  await expect(moveChurch(church.db, to)).rejects.toThrow(/has accounts already/)
})

const sorted = (rows: unknown[]) =>
  rows.map((row) => JSON.stringify(Object.entries(row as object).sort())).sort()
const idsOf = async (db: Db) =>
  (await db.selectFrom('announcement').select('id').execute()).map(({ id }) => id)

test.each(['Ɔsei', 'ɔsei', 'OSEI-Ɔ'])(
  'a search ignores the letter case of every alphabet: %s',
  async (search) => {
    await using db = await openEmpty()
    await addPerson(db, 'ɔsei-ɔ')
    const { rows } = await listAccounts(db, {
      limit: 20,
      offset: 0,
      search: search.slice(-4),
      order: undefined,
    })
    expect(rows.map(({ username }) => username)).toEqual(['ɔsei-ɔ'])
  },
)

async function addPerson(db: Db, username: string): Promise<void> {
  const words = { first_name: 'Kofi', middle_name: '', last_name: 'Boateng', gender: 'male' }
  await db
    .insertInto('account')
    .values({
      ...words,
      username,
      username_key: username,
      email: null,
      email_key: null,
      password_hash: 'hash',
      telephone: '+233244123456',
      role: 'user',
      fellowship_id: null,
      created_at: now.toISOString(),
      deletion_requested_at: null,
    })
    .execute()
}

test('a search uses the index, however many people there are', async () => {
  await using db = await openEmpty()
  await sql`insert into account (username, username_key, password_hash, first_name, middle_name, last_name, gender,
      telephone, created_at, role) select name, name, 'hash', 'Kofi', '', 'Boateng', 'male', '+233', '2026', 'user'
    from (select 'kofi.boateng.' || n as name from generate_series(1, 20000) n) as named`.execute(db)
  await sql`vacuum analyze account`.execute(db)

  const { rows } = await sql<
    Record<string, string>
  >`explain select * from ${accountsMatching(db, 'boateng.777')} as found`.execute(db)

  const plan = rows.map((row) => Object.values(row).join()).join('\n')
  expect(plan).toContain('account_search')
  expect(plan).not.toContain('Seq Scan')
})

test('of parallel inserts of one username one succeeds', async () => {
  await using db = await openEmpty()

  const outcomes = await Promise.allSettled([
    addPerson(db, 'esi'),
    addPerson(db, 'esi'),
    addPerson(db, 'esi'),
  ])

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('transactions that read before they write run one after the other', async () => {
  await using db = await openEmpty()
  const announce = () =>
    db.transaction().execute(async (transaction) => {
      const { many } = await transaction
        .selectFrom('announcement')
        .select((expression) => expression.fn.countAll<number>().as('many'))
        .executeTakeFirstOrThrow()
      const title = `Number ${many + 1}`
      await transaction
        .insertInto('announcement')
        .values({ title, content: '', created_at: now.toISOString() })
        .execute()
    })

  await Promise.all(Array.from({ length: 20 }, announce))

  const titles = (await db.selectFrom('announcement').select('title').execute()).map(({ title }) => title)
  expect(new Set(titles).size).toBe(20)
})

/** Holds the lock of writers, as another process may; `goOn` releases it. */
async function standInTheWay(address: string): Promise<{ goOn: () => Promise<void> }> {
  const other = new pg.Client(address)
  await other.connect()
  await other.query('begin; select pg_advisory_xact_lock(4720451)')
  return { goOn: () => other.end() }
}

const announce = (db: Db, title: string) =>
  db.transaction().execute(async (transaction) => {
    const row = { title, content: '', created_at: now.toISOString() }
    await transaction.insertInto('announcement').values(row).execute()
  })
const titlesOf = async (db: Db) =>
  (await db.selectFrom('announcement').select('title').orderBy('id').execute()).map(({ title }) => title)

test('reads succeed while more writes wait than there are connections, and the writes keep their order', async () => {
  const address = await addressOfEmpty()
  await using db = openPostgres(address)
  const way = await standInTheWay(address)
  const titles = Array.from({ length: 30 }, (_, number) => `Number ${number}`)

  const writes = titles.map((title) => announce(db, title))
  const seen = await Promise.all(titles.map(() => titlesOf(db)))
  await way.goOn()
  await Promise.all(writes)

  expect(seen.flat()).toEqual([])
  expect(await titlesOf(db)).toEqual(titles)
})

test('a write that waits too long for another process is refused with 503, and its connection can be used again', async () => {
  const address = await addressOfEmpty()
  await using db = openPostgres(`${address}?statement_timeout=300`)
  const way = await standInTheWay(address)

  const refused = await announce(db, 'Held up').catch((error: unknown) => error)
  await way.goOn()

  expect(storageErrorOf(refused)).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } })
  expect(await titlesOf(db)).toEqual([])
  await announce(db, 'Sent again')
  expect(await titlesOf(db)).toEqual(['Sent again'])
})

test('a line for news to other processes whose query failed is closed, before another one is opened', async () => {
  const address = await addressOfEmpty()
  const listener = await openListener(address, () => undefined)
  await using db = openPostgres(address)
  const countLines = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pg_stat_activity
      where application_name = 'asore news' and datname = current_database()`.execute(db)
    return rows[0]?.count
  }
  expect(await countLines()).toBe(1)

  // More than PostgreSQL takes in a notification: an error, as a query is that gets no answer in time.
  expect(await listener.send('x'.repeat(9_000))).toBe(false)
  await listener.broken

  await vi.waitFor(async () => expect(await countLines()).toBe(0))
  await listener.close()
})
