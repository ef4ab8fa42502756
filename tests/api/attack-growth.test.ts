import { describe, expect, test } from 'vitest'
import { sweepSessions } from '../../src/server/accounts/sweep.ts'
import { type Church, openChurch, type Session } from '../support/church.ts'

/* G13: one session, one account and one stranger leave a bounded number of rows. */

const second = 1000
const renew = (church: Church, refresh: string) => church.post('auth/refresh/', { refresh })
const rows = async ({ db }: Church, table: 'refresh_token' | 'session' | 'known_device' | 'password_reset') =>
  (await db.selectFrom(table).selectAll().execute()).length

describe('G13: rows do not pile up', () => {
  test('320 renewals in a row leave two rows: the token that holds, and the one before it', async () => {
    await using church = await openChurch()
    let { refresh } = await church.signIn('member')

    for (let count = 0; count < 320; count++)
      refresh = ((await renew(church, refresh)).body as Session).refresh

    expect(await rows(church, 'refresh_token')).toBe(2)
  })

  test('a token whose row is long gone still ends the session that it was copied from', async () => {
    await using church = await openChurch()
    const first = await church.signIn('member')
    let { refresh } = first
    for (let count = 0; count < 9; count++) {
      refresh = ((await renew(church, refresh)).body as Session).refresh
      church.wait(120 * second)
    }

    const stolen = await renew(church, first.refresh)
    const own = await renew(church, refresh)

    expect([stolen.status, own.status]).toEqual([401, 401])
    const { access } = await church.signIn('admin')
    const { body } = await church.get('admin/logs/?search=used%20twice', access)
    expect((body as { results: { username: string }[] }).results[0]?.username).toBe('member')
  })

  test('nobody ends a session by its number: the family must be right', async () => {
    await using church = await openChurch()
    const { refresh } = await church.signIn('member')
    const [id, family = '', secret] = refresh.split('.')

    for (const made of [
      `${id}.${family.slice(1)}x.${secret}`,
      `${id}..${secret}`,
      `${id}.${secret}`,
      `${id}`,
    ])
      expect((await renew(church, made)).status).toBe(401)

    expect((await renew(church, refresh)).status).toBe(200)
  })

  test('a session from before there were families goes on', async () => {
    await using church = await openChurch()
    const { refresh } = await church.signIn('member')
    const old = 'x'.repeat(43)
    const { hashRefreshToken } = await import('../../src/server/accounts/tokens.ts')
    await church.db
      .updateTable('refresh_token')
      .set({ token_hash: hashRefreshToken(old) })
      .execute()
    await church.db.updateTable('session').set({ family_hash: null }).execute()

    const next = await renew(church, old)
    const after = await renew(church, (next.body as Session).refresh)

    expect([next.status, after.status, (await renew(church, refresh)).status]).toEqual([200, 200, 401])
  })

  test('one session renews sixty times a minute and no more', async () => {
    await using church = await openChurch({ limits: true })
    const { refresh } = await church.signIn('member')

    const answers = await Promise.all(Array.from({ length: 70 }, () => renew(church, refresh)))

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
    expect(await rows(church, 'refresh_token')).toBeLessThanOrEqual(61)
  })

  test('one account has fifty sessions and twenty devices, the latest', async () => {
    await using church = await openChurch()
    const first = await church.signIn('member')

    for (let count = 0; count < 55; count++) {
      church.wait(second)
      await church.post('auth/login/', { username: 'member', password: 'asore-demo-2026' })
    }

    const going = await church.db.selectFrom('session').select('id').where('ended_at', 'is', null).execute()
    expect(going).toHaveLength(50)
    expect(await rows(church, 'known_device')).toBe(20)
    expect((await renew(church, first.refresh)).status).toBe(401)
  })

  test('who signs in and out all day leaves a hundred ended sessions at most', async () => {
    await using church = await openChurch()

    for (let count = 0; count < 110; count++) {
      const { refresh } = await church.signIn('member')
      await church.post('auth/logout/', { refresh })
    }

    expect(await rows(church, 'session')).toBeLessThanOrEqual(101)
  })

  test('failed sign-ins and links that ran out are swept out', async () => {
    await using church = await openChurch({ limits: true })
    for (const name of ['nobody', 'member'])
      await church.post('auth/login/', { username: name, password: 'x' })
    church.wait(16 * 60 * second)

    await sweepSessions({ db: church.db, now: () => church.clock.now })

    expect(await church.db.selectFrom('login_failure').selectAll().execute()).toEqual([])
  })
})
