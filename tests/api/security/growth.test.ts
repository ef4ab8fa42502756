import { describe, expect, test } from 'vitest'
import { sweepSessions } from '../../../src/server/accounts/accounts/sessions/sweep.ts'
import { type Church, openChurch, type Session } from '../../support/church.ts'

/* G13: a session, an account and a stranger leave a bounded number of rows each. */

const second = 1000
const renew = (church: Church, refresh: string) => church.post('auth/refresh/', { refresh })
const rows = async ({ db }: Church, table: 'refresh_token' | 'session' | 'known_device' | 'password_reset') =>
  (await db.selectFrom(table).selectAll().execute()).length

describe('G13: rows are bounded', () => {
  test('320 renewals leave two refresh tokens: the valid one and the one before it', async () => {
    await using church = await openChurch()
    let { refresh } = await church.signIn('member')

    for (let count = 0; count < 320; count++)
      refresh = ((await renew(church, refresh)).body as Session).refresh

    expect(await rows(church, 'refresh_token')).toBe(2)
  })

  test('a refresh token whose row is deleted still ends its session when it is used again', async () => {
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

  test('a session is not ended by its id with a wrong family', async () => {
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

  test('a session that has no family yet can still be renewed', async () => {
    await using church = await openChurch()
    const { refresh } = await church.signIn('member')
    const old = 'x'.repeat(43)
    const { hashSecret } = await import('../../../src/server/accounts/accounts/sessions/secrets.ts')
    await church.db
      .updateTable('refresh_token')
      .set({ token_hash: hashSecret(old) })
      .execute()
    await church.db.updateTable('session').set({ family_hash: null }).execute()

    const next = await renew(church, old)
    const after = await renew(church, (next.body as Session).refresh)

    expect([next.status, after.status, (await renew(church, refresh)).status]).toEqual([200, 200, 401])
  })

  test('a session is renewed at most sixty times a minute', async () => {
    await using church = await openChurch({ limits: true })
    const { refresh } = await church.signIn('member')

    const answers = await Promise.all(Array.from({ length: 70 }, () => renew(church, refresh)))

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
    expect(await rows(church, 'refresh_token')).toBeLessThanOrEqual(61)
  })

  test('an account keeps its latest fifty sessions and twenty known devices', async () => {
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

  test('many sign-ins and sign-outs leave at most a hundred ended sessions', async () => {
    await using church = await openChurch()

    for (let count = 0; count < 110; count++) {
      const { refresh } = await church.signIn('member')
      await church.post('auth/logout/', { refresh })
    }

    expect(await rows(church, 'session')).toBeLessThanOrEqual(101)
  })

  test('old failed sign-ins are deleted', async () => {
    await using church = await openChurch({ limits: true })
    for (const name of ['nobody', 'member'])
      await church.post('auth/login/', { username: name, password: 'x' })
    church.wait(16 * 60 * second)

    await sweepSessions({ db: church.db, now: () => church.clock.now })

    expect(await church.db.selectFrom('login_failure').selectAll().execute()).toEqual([])
  })
})
