import { existsSync } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { explainStartFailure } from '../../src/server/app/operations/explain.ts'
import { readSettings } from '../../src/server/platform/config.ts'
import { ensureReserve, openWithReserve } from '../../src/server/platform/db/disk-reserve.ts'
import { storageErrorOf } from '../../src/server/platform/errors/storage-errors.ts'
import { freshFolder } from '../support/server.ts'

const failed = (about: object, message = 'it failed') => Object.assign(new Error(message), about)

test.each([
  ['a disk that is full', failed({ code: 'ENOSPC' }), /disk takes nothing more/, '60'],
  [
    'SQLite on a full disk',
    failed({ code: 'ERR_SQLITE_ERROR', errcode: 13 }),
    /disk takes nothing more/,
    '60',
  ],
  ['SQLite on a disk that fails', failed({ errcode: 778 }), /disk takes nothing more/, '60'],
  ['PostgreSQL on a full disk', failed({ code: '53100' }), /disk takes nothing more/, '60'],
  ['SQLite that is read-only', failed({ errcode: 8 }), /takes no changes/, '60'],
  ['PostgreSQL that is read-only', failed({ code: '25006' }), /takes no changes/, '60'],
  ['a database that is away', failed({ code: 'ECONNREFUSED' }), /does not answer/, '5'],
  ['a line that broke', failed({}, 'Connection terminated unexpectedly'), /does not answer/, '5'],
])('%s is answered with 503, what to do and Retry-After', (_, error, words, seconds) => {
  const told = storageErrorOf(error)

  expect(told?.status).toBe(503)
  expect(told?.body).toEqual({ detail: expect.stringMatching(words) })
  expect(told?.headers['Retry-After']).toBe(seconds)
})

test('a programming error is no storage error', () => {
  expect(storageErrorOf(failed({ code: 'ERR_SQLITE_ERROR', errcode: 1 }))).toBeUndefined()
  expect(storageErrorOf(new TypeError('undefined is not a function'))).toBeUndefined()
})

test('on a full disk a church opens with the reserved space; without it, the message says what to do', async () => {
  const settings = readSettings({ DATA_DIR: await freshFolder() })
  const reserve = join(settings.DATA_DIR, 'reserve')
  const full = failed({ code: 'ERR_SQLITE_ERROR', errcode: 4874 }, 'disk I/O error')
  const open = () => {
    if (existsSync(reserve)) throw full
    return 'open'
  }

  ensureReserve(settings)
  const { size } = await stat(reserve)
  const opened = openWithReserve(settings.DATA_DIR, open)

  expect([size, opened, existsSync(reserve)]).toEqual([256 * 1024, 'open', false])
  expect(explainStartFailure(full, settings)).toMatch(
    /^The disk takes nothing more.*Make room for .*nothing is lost\.$/,
  )
  await rm(settings.DATA_DIR, { recursive: true })
})
