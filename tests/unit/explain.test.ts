import { readdir, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { setAside } from '../../src/server/app/backup/moved.ts'
import { explainStartFailure } from '../../src/server/app/operations/explain.ts'
import { openSite } from '../../src/server/main.ts'
import { readSettings } from '../../src/server/platform/config.ts'
import { OutdatedDatabase } from '../../src/server/platform/db/migrations/adopt.ts'
import { migrate, openDatabase } from '../../src/server/platform/db/open-database.ts'
import { freshFolder } from '../support/server.ts'

/* The messages of a start that fails, in place of a stack. The errors are as Node, SQLite and the drivers throw them. */

const failed = (message: string, about: object = {}) => Object.assign(new Error(message), about)

const listening = (code: string, about: object = {}) => failed(code, { code, syscall: 'listen', ...about })
const sqlite = (errcode: number, message: string) => failed(message, { code: 'ERR_SQLITE_ERROR', errcode })
const older = new OutdatedDatabase()
const newer = 'corrupted migrations: previously executed migration 0009-letters is missing'

test.each([
  ['data of a version before 0.1.0', older, /nothing was changed.*git checkout v0\.1\.0/],
  ['data of a newer version', failed(newer), /made by a newer Asɔre.*restore the backup/],
  ['a folder of another account', sqlite(14, 'unable to open database file'), /cannot write to .*church\.db/],
  ['a disk that is read-only', sqlite(1544, 'attempt to write a readonly database'), /read-only \(mount\)/],
  ['a damaged database', sqlite(267, 'malformed'), /church\.db is damaged \(malformed\).*newest backup/],
  ['a database that another program holds', sqlite(5, 'database is locked'), /church\.db is in use/],
  ['another file in its place', sqlite(26, 'file is not a database'), /church\.db is damaged/],
  [
    'a folder without access',
    failed('EACCES', { code: 'EACCES', path: '/srv/x' }),
    /cannot write to \/srv\/x/,
  ],
  ['a broken key', failed('/x/access-token.key is broken. Restore it.'), /^\/x.* is broken\. Restore it\.$/],
  ['an address of nobody', listening('EADDRNOTAVAIL'), /^HOST=hall\.local is no address of this machine/],
  [
    'a name of nobody',
    failed('getaddrinfo', { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'hall.local' }),
    /^HOST=hall\.local/,
  ],
  ['a port below 1024', listening('EACCES', { port: 443 }), /not use port 443\. Choose a PORT above/],
  ['a port for numbers', listening('EACCES', { port: 80 }), /not use port 80\. Choose a METRICS_PORT/],
  ['a port in use', listening('EADDRINUSE', { port: 443 }), /^Port 443 .*PORT=444 npm start$/],
  ['a port for numbers in use', listening('EADDRINUSE', { port: 80 }), /^Port 80 .*another METRICS_PORT\.$/],
  ['no keys', failed('none', { name: 'CredentialsProviderError' }), /bucket church.*S3_ACCESS_KEY_ID/],
  [
    'keys of another',
    failed('UnknownError', { $metadata: { httpStatusCode: 403 } }),
    /bucket church .*the store answered 403$/,
  ],
  [
    'a store that is away',
    failed('connect ECONNREFUSED', { code: 'ECONNREFUSED', syscall: 'connect', $metadata: { attempts: 3 } }),
    /bucket church .*connect ECONNREFUSED$/,
  ],
])('%s is explained with what to do', (_, error, words) => {
  const settings = readSettings({
    DATA_DIR: '/nowhere/at/all',
    HOST: 'hall.local',
    PORT: '443',
    METRICS_PORT: '80',
    S3_BUCKET: 'church',
  })

  expect(explainStartFailure(error, settings)).toMatch(words)
})

test.each([
  ['a wrong password', failed('password authentication failed', { code: '28P01', severity: 'FATAL' })],
  ['too many lines', failed('sorry, too many clients already', { code: '53300', severity: 'FATAL' })],
  ['a server out of reach', failed('EHOSTUNREACH', { code: 'EHOSTUNREACH', syscall: 'connect' })],
  ['a server that says nothing', failed('Connection terminated due to connection timeout')],
  ['a server without SSL', failed('The server does not support SSL connections')],
  ['a certificate of its own', failed('self-signed', { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' })],
  ['no password', failed('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string')],
])('for PostgreSQL, %s is explained with the host and without the password', (_, error) => {
  const settings = readSettings({ DATABASE_URL: 'postgres://church:secret@db.example/church' })

  const told = explainStartFailure(error, settings)

  expect(told).toBe(`The database at db.example cannot be used (see DATABASE_URL): ${error.message}`)
})

test('an unexpected exception has no explanation, so that its stack is shown', () => {
  const settings = readSettings({ DATABASE_URL: 'postgres://church:secret@db.example/church' })

  expect(explainStartFailure(new TypeError('undefined is not a function'), settings)).toBeUndefined()
  expect(explainStartFailure(sqlite(1, 'no such table'), readSettings({}))).toBeUndefined()
})

test('a database that was moved to PostgreSQL is told apart from a damaged one', async () => {
  const settings = readSettings({ DATA_DIR: await freshFolder() })
  const file = join(settings.DATA_DIR, 'church.db')
  const open = async () => {
    await using db = openDatabase(file)
    await migrate(db)
  }
  const told = () => open().catch((error: unknown) => explainStartFailure(error, settings))

  expect(await told()).toBeUndefined()
  await setAside(settings.DATA_DIR)
  expect(await told()).toMatch(/have moved to PostgreSQL, but DATABASE_URL is not set/)
  await writeFile(file, 'Something else, and no database either.')
  expect(await told()).toMatch(/is damaged/)
  await rm(settings.DATA_DIR, { recursive: true })
})

test('a start whose port is taken touches no data: the church that runs there goes on with its tables', async () => {
  const other = createServer()
  await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready))
  const { port } = other.address() as AddressInfo
  const DATA_DIR = await freshFolder()
  const settings = readSettings({ DATA_DIR, HOST: '127.0.0.1', PORT: String(port) })

  const error = await openSite(settings).then(
    () => undefined,
    (failure: unknown) => failure,
  )

  expect(explainStartFailure(error, settings)).toMatch(/is already in use/)
  expect(await readdir(DATA_DIR)).toEqual([])
  other.close()
  await rm(DATA_DIR, { recursive: true })
})
