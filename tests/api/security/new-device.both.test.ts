import { describe, expect, test } from 'vitest'
import { type Church, openChurch } from '../../support/church.ts'
import { mailedTokens, press } from '../../support/mailed.ts'

/* Sign-ins from devices that an account does not know, and who can end them. */

const minute = 60_000
const day = 24 * 60 * minute
const own = 'member@example.com'
const credentials = { username: 'member', password: 'asore-demo-2026' }
const told = ({ letters }: Church) => letters.filter(({ subject }) => /new device/.test(subject))

/** Signs in without the cookie of a device, with this user agent. */
async function strange(church: Church, agent = 'Evil <a href="https://evil.example">') {
  const headers = { 'Content-Type': 'application/json', 'User-Agent': agent }
  const init = { method: 'POST', headers, body: JSON.stringify(credentials) }
  return (await church.send('auth/login/', init)).body as { access: string; refresh: string }
}

describe('a sign-in from a new device', () => {
  test('sends an e-mail to the owner without the user agent; one from a known device sends none', async () => {
    await using church = await openChurch()
    await church.signIn('member')
    await church.signIn('member')
    const before = told(church).length

    await strange(church)

    expect([before, told(church).length]).toEqual([0, 1])
    expect(told(church)[0]?.to).toBe(own)
    expect(told(church)[0]?.text).not.toContain('evil')
  })

  test('is ended by the link of the letter, without a login, once', async () => {
    await using church = await openChurch()
    const mine = await church.signIn('member')
    const stolen = await strange(church)
    const [token] = await mailedTokens(church, 'not-me', own)

    const ended = await press(church, 'not-me', token)
    const again = await press(church, 'not-me', token)

    expect([ended.status, again.status]).toEqual([200, 400])
    for (const { access } of [mine, stolen]) expect((await church.get('users/me/', access)).status).toBe(401)
    for (const { refresh } of [mine, stolen])
      expect((await church.post('auth/refresh/', { refresh })).status).toBe(401)
    expect((await church.post('auth/login/', credentials)).status).toBe(401)
    expect(await church.db.selectFrom('known_device').selectAll().execute()).toEqual([])
    const [reset] = await mailedTokens(church, 'reset-password', own)
    await church.post('auth/reset-password/', { token: reset, password: 'kente-weaver-41' })
    await church.signIn('member', 'kente-weaver-41')
  })

  test('has a link that is valid for a week, and an account keeps ten such links at most', async () => {
    await using church = await openChurch()
    await church.signIn('member')
    for (let count = 0; count < 14; count++) await strange(church)
    const tokens = await mailedTokens(church, 'not-me', own)
    const kept = await church.db.selectFrom('account_link').select('id').execute()

    church.wait(7 * day)

    expect([tokens.length, kept.length]).toEqual([14, 10])
    expect((await press(church, 'not-me', tokens.at(-1))).status).toBe(400)
  })
})

describe('an admin', () => {
  test('lists the sessions of a member, ends one or all of them, and the log says so', async () => {
    await using church = await openChurch()
    const [one, two, three] = [
      await strange(church, 'A'),
      await strange(church, 'B'),
      await strange(church, 'C'),
    ]
    const { access } = await church.signIn('admin')
    const { id } = (await church.get('users/me/', one.access)).body as { id: number }
    const path = `admin/users/${id}/sessions/`

    const seen = (await church.get(path, access)).body as { id: number; user_agent: string }[]
    const ofB = seen.find(({ user_agent }) => user_agent === 'B')?.id
    const ended = await church.remove(`${path}${ofB}/`, access)
    const statuses = async () =>
      Promise.all([one, two, three].map(async (it) => (await church.get('users/me/', it.access)).status))
    const afterOne = await statuses()
    const all = await church.remove(path, access)

    expect(seen).toHaveLength(3)
    expect([ended.status, all.status]).toEqual([200, 200])
    expect([afterOne, await statuses()]).toEqual([
      [200, 401, 200],
      [401, 401, 401],
    ])
    const logs = JSON.stringify((await church.get('admin/logs/?limit=5', access)).body)
    expect(logs).toContain('One device of a member signed out')
    expect(logs).toContain('Member signed out everywhere')
    const elsewhere = await church.remove(`admin/users/1/sessions/${ofB}/`, access)
    expect(elsewhere.status).toBe(404)
  })

  test('must step up to read or end sessions, and no other role may', async () => {
    await using church = await openChurch()
    const { access } = await church.signIn('admin')
    const leader = await church.signIn('leader')
    church.wait(11 * minute)

    for (const [method, path] of [
      ['GET', 'admin/users/1/sessions/'],
      ['DELETE', 'admin/users/1/sessions/'],
      ['DELETE', 'admin/users/1/sessions/1/'],
    ] as const) {
      const answer = await church.send(path, { method }, access)
      expect(answer).toMatchObject({ status: 403, body: { step_up: expect.any(Array) } })
      expect((await church.send(path, { method }, leader.access)).status).toBe(403)
    }
  })
})
