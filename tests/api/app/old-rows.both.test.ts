import { expect, test, vi } from 'vitest'
import { sweepSessions } from '../../../src/server/accounts/accounts/sessions/sweep.ts'
import { startSweepJob } from '../../../src/server/app/jobs/sweeps.ts'
import { openResponseCache } from '../../../src/server/platform/cache/response-cache.ts'
import { readSettings } from '../../../src/server/platform/config.ts'
import type { Db } from '../../../src/server/platform/db/tables.ts'
import { plainLog } from '../../../src/server/platform/logging/log.ts'
import { sweepLog } from '../../../src/server/settings/system-log/sweep.ts'
import { type Church, openChurch } from '../../support/church.ts'

const day = 86_400_000

const sweep = ({ db, clock }: Church) => sweepSessions({ db, now: () => clock.now })

async function count(db: Db, table: 'log_entry' | 'password_reset' | 'refresh_token' | 'session') {
  const { rows } = await db
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows)
}

const ways = async ({ db }: Church) => [await count(db, 'refresh_token'), await count(db, 'session')]

test('expired tokens and sessions are deleted after a week, and not earlier', async () => {
  await using church = await openChurch()
  const { refresh } = await church.signIn('member')
  await church.post('auth/refresh/', { refresh })
  const before = await ways(church)

  church.wait(37 * day - 1)
  await sweep(church)
  const almost = await ways(church)
  church.wait(1)
  await sweep(church)

  expect(before).toEqual([2, 1])
  expect(almost).toEqual(before)
  expect(await ways(church)).toEqual([0, 0])
  expect((await church.post('auth/refresh/', { refresh })).status).toBe(401)
})

test('a session that is renewed keeps its rows, and a reused token still ends it', async () => {
  await using church = await openChurch()
  const first = (await church.signIn('member')).refresh
  let refresh = first
  for (let week = 0; week < 6; week++) {
    church.wait(7 * day)
    const { body } = await church.post('auth/refresh/', { refresh })
    refresh = (body as { refresh: string }).refresh
  }

  await sweep(church)

  expect(await ways(church)).toEqual([2, 1])
  const next = await church.post('auth/refresh/', { refresh })
  const thief = await church.post('auth/refresh/', { refresh: first })
  const after = await church.post('auth/refresh/', { refresh: (next.body as { refresh: string }).refresh })
  expect([next.status, thief.status, after.status]).toEqual([200, 401, 401])
})

test('more expired rows than fit into one batch are all deleted, and no others', async () => {
  await using church = await openChurch()
  await church.signIn('leader')
  const { id } = await church.db.selectFrom('session').select('id').executeTakeFirstOrThrow()
  const old = (number: number) => ({
    session_id: id,
    token_hash: `old ${number}`,
    created_at: '2025-01-01T00:00:00.000Z',
    expires_at: new Date(church.clock.now.getTime() - 8 * day - number).toISOString(),
  })
  for (let from = 0; from < 1600; from += 400) {
    const rows = Array.from({ length: 400 }, (_, number) => old(from + number))
    await church.db.insertInto('refresh_token').values(rows).execute()
  }

  await sweep(church)

  expect(await ways(church)).toEqual([1, 1])
})

test('an expired link of an e-mail is deleted after a week', async () => {
  await using church = await openChurch()
  await church.post('auth/forgot-password/', { username: 'member' })
  await church.background.ended()
  const before = await count(church.db, 'password_reset')

  church.wait(8 * day)
  await sweep(church)

  expect([before, await count(church.db, 'password_reset')]).toEqual([1, 0])
})

test('log entries are deleted after LOG_DAYS days, and never with 0', async () => {
  await using church = await openChurch()
  await church.signIn('member')
  const { db, clock } = church
  const all = await count(db, 'log_entry')
  const keep = (LOG_DAYS: number) => sweepLog({ db, now: () => clock.now, settings: { LOG_DAYS } })
  church.wait(10 * day)

  await keep(0)
  await keep(365)
  const kept = await count(db, 'log_entry')
  await keep(9)

  expect(all).toBeGreaterThan(3)
  expect(kept).toBe(all)
  expect(await count(db, 'log_entry')).toBe(0)
})

test('a process that starts with a clock years ahead deletes no row in its first hour', async () => {
  await using church = await openChurch()
  await church.signIn('member')
  const { db, files, clock, background } = church
  const all = await count(db, 'log_entry')
  church.wait(1000 * day)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const stop = startSweepJob({
      db,
      files,
      cache: openResponseCache(),
      log: plainLog,
      settings: readSettings({}),
      now: () => clock.now,
      background,
      tidy: () => undefined,
    })
    vi.advanceTimersByTime(59 * 60_000)
    await background.ended()
    const early = [await count(db, 'log_entry'), ...(await ways(church))]
    vi.advanceTimersByTime(60_000)
    await background.ended()
    stop()

    expect([await count(db, 'log_entry'), ...(await ways(church))]).toEqual([0, 0, 0])
    expect(early).toEqual([all, 1, 1])
  } finally {
    vi.useRealTimers()
  }
})
