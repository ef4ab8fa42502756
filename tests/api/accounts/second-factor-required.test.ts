import { expect, test } from 'vitest'
import { defaultChurchSettings } from '../../../src/lib/contract/settings/church-settings.ts'
import {
  beginGraceOfAll,
  requiredByDefault,
} from '../../../src/server/accounts/accounts/factors/second-factor-requirement.ts'
import { readSettings } from '../../../src/server/platform/config.ts'
import { type Church, openChurch } from '../../support/church.ts'
import { addPasskey, codeOf, setUpApp } from '../../support/factors.ts'

/* The church requires a second factor of its staff, and locks nobody out. */

const day = 86_400_000
const password = 'asore-demo-2026'

/** A church whose admin has switched the requirement on. */
async function asking(): Promise<Church> {
  const church = await openChurch()
  const { access } = await church.signIn('admin')
  const { status } = await church.call('PATCH', 'admin/settings/', { second_factor_required: true }, access)
  expect(status).toBe(200)
  return church
}

const enrol = { status: 403, body: { enrol: ['/settings#stronger-sign-in'] } }

const idOf = async ({ db }: Church, username: string) =>
  (await db.selectFrom('account').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id

const readRequirement = async (church: Church, access: string) =>
  (await church.get('auth/factors/', access)).body as { required: boolean; grace_ends: string | null }

test('a production church requires a second factor of its staff by default, and a demonstration does not', () => {
  const asks = (environment: Record<string, string>) => requiredByDefault(readSettings(environment))

  expect(asks({ PRODUCTION: 'on' })).toBe(true)
  expect(asks({ PRODUCTION: 'on', SAMPLE_DATA: 'on' })).toBe(false)
  expect(asks({})).toBe(false)
  expect(defaultChurchSettings.second_factor_required).toBe(false)
})

test.each([
  ['admin', 'PUT', 'services/1/'],
  ['leader', 'POST', 'fellowships/1/events/'],
  ['media', 'POST', 'live/start/'],
])(
  'the %s works for a grace period of a week, is told its end, and must then set up a second factor',
  async (name, method, path) => {
    await using church = await asking()
    const open = async () => church.call(method, path, {}, (await church.signIn(name)).access)
    const { access } = await church.signIn(name)
    const { required, grace_ends } = await readRequirement(church, access)
    const week = new Date(church.clock.now.getTime() + 7 * day).toISOString()
    church.wait(7 * day - 1000)
    const within = await open()
    church.wait(1000)

    expect([required, grace_ends]).toEqual([true, week])
    // The call is refused for its empty body.
    expect(within.status).toBe(400)
    expect(await open()).toMatchObject(enrol)
  },
)

test('staff after the grace period have the rights of members until they set up a factor', async () => {
  await using church = await asking()
  await church.signIn('leader').then(({ access }) => readRequirement(church, access))
  church.wait(8 * day)
  const { access } = await church.signIn('leader')

  const staff = await church.get('fellowships/1/members/', access)
  const prayers = await church.get('prayer_requests/', access)
  const own = await church.get('users/me/', access)
  await addPasskey(church, access)
  const after = await church.get('fellowships/1/members/', access)

  expect(staff).toMatchObject(enrol)
  expect([prayers.status, own.status, after.status]).toEqual([200, 200, 200])
})

test('a member with a duty of the church’s money needs a factor as staff does, and stays a member without one', async () => {
  await using church = await asking()
  const granted_at = church.clock.now.toISOString()
  const plain = await readRequirement(church, (await church.signIn('member')).access)
  await church.db
    .insertInto('duty')
    .values({ account_id: await idOf(church, 'member'), duty: 'counter', granted_at })
    .execute()
  const within = await church.get('books/counts/', (await church.signIn('member')).access)
  church.wait(8 * day)
  const { access } = await church.signIn('member')

  const after = await church.get('books/counts/', access)
  const stand = await church.get('books/', access)
  const own = await church.get('books/statement/', access)
  await addPasskey(church, access)
  const enrolled = await church.get('books/counts/', access)

  expect(plain.required).toBe(false)
  expect(within.status).toBe(200)
  expect(after).toMatchObject(enrol)
  expect(stand.body).toMatchObject({ may: [] })
  expect([own.status, enrolled.status]).toEqual([200, 200])
})

test('an admin after the grace period reads no private request of others and changes no other account', async () => {
  await using church = await asking()
  const member = await church.signIn('member')
  const words = { title: 'For my ears only', description: 'x', isPrivate: true }
  await church.post('prayer_requests/create/', words, member.access)
  await church.signIn('admin').then(({ access }) => readRequirement(church, access))
  const titles = async () => {
    const { access } = await church.signIn('admin')
    return JSON.stringify((await church.get('prayer_requests/', access)).body)
  }
  const before = await titles()
  church.wait(8 * day)
  const { access } = await church.signIn('admin')

  const named = await church.call('PATCH', 'users/update/member/', { first_name: 'Esi' }, access)

  expect(before).toContain('For my ears only')
  expect(await titles()).not.toContain('For my ears only')
  expect(named.status).toBe(403)
})

test('a member needs no factor, and the grace period of a new role begins with the role', async () => {
  await using church = await asking()
  const { access } = await church.signIn('member')
  const before = await readRequirement(church, access)
  church.wait(10 * day)
  await beginGraceOfAll({ db: church.db, settings: readSettings({}), now: () => church.clock.now })
  await church.db
    .updateTable('account')
    .set({ factor_grace_ends: new Date(church.clock.now.getTime() + day).toISOString() })
    .where('username', '=', 'admin')
    .execute()
  const office = await church.signIn('admin')
  const id = await idOf(church, 'member')
  await church.put(`admin/users/${id}/role/`, { role: 'media' }, office.access)
  const again = await church.signIn('member')

  expect(before).toMatchObject({ required: false, grace_ends: null })
  expect(await readRequirement(church, again.access)).toMatchObject({
    required: true,
    grace_ends: new Date(church.clock.now.getTime() + 7 * day).toISOString(),
  })
})

test('the grace period of staff who do not sign in ends, too', async () => {
  await using church = await asking()
  const settings = readSettings({})

  await beginGraceOfAll({ db: church.db, settings, now: () => church.clock.now })
  church.wait(8 * day)
  const { access } = await church.signIn('leader')

  expect(await church.get('fellowships/1/members/', access)).toMatchObject(enrol)
})

test('switching the requirement on again begins a new grace period for everybody', async () => {
  await using church = await asking()
  const leader = await church.signIn('leader')
  await readRequirement(church, leader.access)
  const { access } = await church.signIn('admin')
  await church.call('PATCH', 'admin/settings/', { second_factor_required: false }, access)
  church.wait(8 * day)
  const again = await church.signIn('admin')
  await church.call('PATCH', 'admin/settings/', { second_factor_required: true }, again.access)

  const later = await church.signIn('leader')

  expect((await church.get('fellowships/1/members/', later.access)).status).toBe(200)
})

test('an admin with a recent proof resets the factors of another, which is logged, told by e-mail and begins a new grace period', async () => {
  await using church = await asking()
  const leader = await church.signIn('leader')
  await setUpApp(church, leader.access)
  await addPasskey(church, leader.access)
  church.wait(20 * day)
  const id = await idOf(church, 'leader')
  // The admin has a factor, too.
  await church.db
    .updateTable('account')
    .set({ factor_grace_ends: null })
    .where('username', '=', 'admin')
    .execute()
  const old = await church.signIn('admin')
  const app = await setUpApp(church, old.access)
  church.wait(11 * 60_000)
  church.letters.length = 0

  const unproven = await church.call('DELETE', `admin/users/${id}/factors/`, {}, old.access)
  await church.post('auth/prove/', { code: await codeOf(church, app.secret) }, old.access)
  const seen = await church.get(`admin/users/${id}/factors/`, old.access)
  const reset = await church.call('DELETE', `admin/users/${id}/factors/`, {}, old.access)
  const entered = await church.post('auth/login/', { username: 'leader', password })
  const { access } = entered.body as { access: string }

  expect(unproven).toMatchObject({ status: 403, body: { step_up: ['code', 'recovery_code'] } })
  expect(seen.body).toMatchObject({ app: expect.any(String), passkeys: [{ name: '' }], recovery_codes: 10 })
  expect([reset.status, entered.status]).toEqual([200, 200])
  expect((await church.get('fellowships/1/members/', access)).status).toBe(200)
  expect(church.letters.map(({ subject }) => subject)).toContain('Your two-step sign-in was reset')
  const log = await church.db.selectFrom('log_entry').selectAll().execute()
  expect(log).toContainEqual(
    expect.objectContaining({ username: 'admin', action: 'Second factors reset', detail: 'leader' }),
  )
})

test('an admin gives another one more week, and can neither do so nor reset factors for themselves', async () => {
  await using church = await asking()
  await church.signIn('leader').then(({ access }) => readRequirement(church, access))
  church.wait(6 * day)
  const { access } = await church.signIn('admin')
  const [leader, admin] = [await idOf(church, 'leader'), await idOf(church, 'admin')]

  const given = await church.post(`admin/users/${leader}/factors/grace/`, {}, access)
  const toOneself = await church.post(`admin/users/${admin}/factors/grace/`, {}, access)
  const ownReset = await church.call('DELETE', `admin/users/${admin}/factors/`, {}, access)
  church.wait(7 * day)
  const later = await church.signIn('leader')

  expect([given.status, toOneself.status, ownReset.status]).toEqual([200, 409, 409])
  expect((await church.get('fellowships/1/members/', later.access)).status).toBe(200)
  expect(church.letters.map(({ subject }) => subject)).toContain('You have another week for two-step sign-in')
})

test('switching the requirement on needs a recent proof', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  church.wait(11 * 60_000)

  const refused = await church.call('PATCH', 'admin/settings/', { second_factor_required: true }, access)

  expect(refused).toMatchObject({ status: 403, body: { step_up: ['password'] } })
})
