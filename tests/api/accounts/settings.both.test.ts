import { expect, test } from 'vitest'
import { sweepClosed } from '../../../src/server/accounts/account-management/sweep.ts'
import { openResponseCache } from '../../../src/server/platform/cache/response-cache.ts'
import { type Church, openChurch } from '../../support/church.ts'

const day = 86_400_000
const password = 'asore-demo-2026'
const close = (church: Church, access: string, typed = password) =>
  church.call('DELETE', 'users/me/', { password: typed }, access)
const signIn = (church: Church, more: object = {}, username = 'member') =>
  church.post('auth/login/', { username, password, ...more })
const sweep = (church: Church) =>
  sweepClosed({
    db: church.db,
    files: church.files,
    cache: openResponseCache(),
    settings: church.settings,
    now: () => church.clock.now,
  })
const row = (church: Church) =>
  church.db.selectFrom('account').selectAll().where('username', '=', 'member').executeTakeFirst()

test('a new password keeps other sessions when asked to, and an e-mail tells the owner', async () => {
  await using church = await openChurch()
  const here = await church.signIn('member')
  const there = await church.signIn('member')

  const changed = await church.post(
    'auth/password/',
    { current_password: password, password: 'a-new-cloth-28', keep_others: true },
    here.access,
  )

  expect(changed.body).toEqual({ detail: 'Your password is changed. Your other devices stay signed in.' })
  expect((await church.get('users/me/', there.access)).status).toBe(200)
  expect(church.letters).toMatchObject([{ subject: 'Your password was changed' }])
})

test('a device that was not used for a month is not in the list', async () => {
  await using church = await openChurch()
  await church.signIn('member')
  church.wait(31 * day)
  const { access } = await church.signIn('member')

  expect((await church.get('auth/sessions/', access)).body).toMatchObject([{ is_current: true }])
})

test('an account is closed at once, and with the right password only', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')

  const wrong = await close(church, access, 'not-it')
  const right = await close(church, access)

  expect([wrong.status, Object.keys(wrong.body as object)]).toEqual([400, ['password']])
  expect(right.body).toEqual({
    detail:
      'Your account is closed. It will be deleted on 5 Dec 2026, unless you log in before and take it back.',
  })
  expect((await church.get('users/me/', access)).status).toBe(401)
  expect(church.letters).toMatchObject([{ subject: 'Your account is closed' }])
  expect(church.letters[0]?.text).toContain('5 Dec 2026')
})

test('a sign-in to a closed account says so with the right password only, and can take the account back', async () => {
  await using church = await openChurch()
  await close(church, (await church.signIn('member')).access)

  const stranger = await signIn(church, { password: 'not-it' })
  const told = await signIn(church)
  const back = await signIn(church, { take_back: true })
  church.wait(15 * day)

  expect(stranger.status).toBe(401)
  expect([told.status, told.body]).toMatchObject([409, { take_back: ['2026-12-05'] }])
  expect(back.status).toBe(200)
  expect(await sweep(church)).toBe(0)
  expect((await signIn(church)).status).toBe(200)
})

test('a closed account is deleted after two weeks, and not earlier', async () => {
  await using church = await openChurch()
  await close(church, (await church.signIn('member')).access)

  church.wait(14 * day - 1000)
  const early = await sweep(church)
  church.wait(1000)
  const due = await sweep(church)

  expect([early, due]).toEqual([0, 1])
  expect(await row(church)).toBeUndefined()
  expect((await signIn(church, { take_back: true })).status).toBe(401)
  const log = await church.db.selectFrom('log_entry').selectAll().orderBy('id', 'desc').execute()
  expect(log.map(({ detail }) => detail)).toContain('member')
})

test('the last super admin cannot close the account', async () => {
  await using church = await openChurch()
  const { access, user } = await church.signIn('admin')
  const media = await church.signIn('media')

  const only = await close(church, access)
  await church.put(`admin/users/${media.user['id']}/role/`, { role: 'admin' }, access)
  const first = await close(church, access)
  const second = await close(church, media.access)

  expect([only.status, first.status, second.status]).toEqual([409, 200, 409])
  expect(user['role']).toBe('admin')
})

test('a closed account is not among the members that its leader sees', async () => {
  await using church = await openChurch()
  const leader = await church.signIn('leader')
  const usernames = async () =>
    JSON.stringify((await church.get('fellowships/1/members/', leader.access)).body)
  const before = await usernames()

  await close(church, (await church.signIn('member')).access)

  expect(before).toContain('"username":"member"')
  expect(await usernames()).not.toContain('"username":"member"')
})

test('a member without a choice shares contact details with the leader', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')

  expect((await church.get('users/me/settings/', access)).body).toEqual({
    telephone: 'leader',
    email: 'leader',
    birthday: 'leader',
    address: 'leader',
    directory: false,
    leader_mail: true,
    reminder_mail: true,
    news_mail: true,
  })
  expect((await church.get('fellowships/my/members/', access)).body).toEqual([])
})

test('details for the church office are hidden from the leader, in a search, too', async () => {
  await using church = await openChurch()
  const { access, user } = await church.signIn('member')
  const leader = await church.signIn('leader')
  const admin = await church.signIn('admin')
  const hidden = { telephone: 'office', email: 'office', birthday: 'office', address: 'office' }
  await church.post('fellowships/1/message/', { message: 'Please pray' }, access)
  await church.call('PATCH', 'users/me/settings/', hidden, access)
  const seen = async (path: string, by: string) =>
    ((await church.get(path, by)).body as { results: Record<string, unknown>[] }).results
  const own = (rows: Record<string, unknown>[]) => rows.find(({ id }) => id === user['id'])

  const byLeader = own(await seen('fellowships/1/members/', leader.access))
  const byOffice = own(await seen('fellowships/1/members/', admin.access))
  const rowsByEmail = await seen(`fellowships/1/members/?search=${user['email']}`, leader.access)

  expect(byLeader).toMatchObject({
    telephone: '',
    email: null,
    dob: null,
    house_address: null,
    address: null,
  })
  expect(byOffice).toMatchObject({ telephone: user['telephone'], email: user['email'] })
  expect(own(rowsByEmail)).toBeUndefined()
  expect(await seen('fellowships/1/messages/', leader.access)).toMatchObject([{ telephone: '' }])
})

test('details shared with the fellowship are visible to its members only, without the year of birth', async () => {
  await using church = await openChurch()
  const { access, user } = await church.signIn('member')
  await church.call('PATCH', 'users/me/settings/', { telephone: 'members', birthday: 'members' }, access)
  const other = await church.signIn('leader2')
  const newcomer = await church.signIn('newcomer')

  const { body } = await church.get('fellowships/my/members/', access)

  expect(body).toEqual([
    expect.objectContaining({
      id: user['id'],
      telephone: user['telephone'],
      email: null,
      address: null,
      birthday: expect.stringMatching(/^\d\d-\d\d$/),
    }),
  ])
  expect((await church.get('fellowships/my/members/', other.access)).body).not.toEqual(body)
  expect((await church.get('fellowships/my/members/', newcomer.access)).status).toBe(404)
})

test('a leader who wants no letters still finds the messages', async () => {
  await using church = await openChurch()
  const leader = await church.signIn('leader')
  const { access } = await church.signIn('member')
  await church.call('PATCH', 'users/me/settings/', { leader_mail: false }, leader.access)

  await church.post('fellowships/1/message/', { message: 'Are we meeting?' }, access)

  expect(church.letters).toEqual([])
  expect(JSON.stringify((await church.get('fellowships/1/messages/', leader.access)).body)).toContain(
    'Are we meeting?',
  )
})

test('an unknown setting and an unknown value are refused', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')

  const wrong = await church.call('PATCH', 'users/me/settings/', { telephone: 'everybody' }, access)
  const unknown = await church.call('PATCH', 'users/me/settings/', { shoe_size: 'office' }, access)

  expect([wrong.status, unknown.status]).toEqual([400, 400])
})

test('favourites and reminders of two devices are merged, and a removal on one counts for both', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  const put = async (changes: object) => (await church.put('users/me/keepsakes/', changes, access)).body

  await put({ favoriteGroups: { add: [1, 2], remove: [] }, eventReminders: { add: [7], remove: [] } })
  const union = await put({ favoriteGroups: { add: [3, 2], remove: [] } })
  const less = await put({ favoriteGroups: { add: [], remove: [1] } })

  expect(union).toEqual({ favoriteGroups: [1, 2, 3], serviceReminders: [], eventReminders: [7] })
  expect(less).toMatchObject({ favoriteGroups: [2, 3] })
  const other = await church.signIn('leader')
  expect((await church.put('users/me/keepsakes/', {}, other.access)).body).toMatchObject({
    favoriteGroups: [],
  })
})

test('the number of favourites is limited to 500, and of changes in one call', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  const ids = (from: number) => Array.from({ length: 400 }, (_, place) => from + place)
  const put = (add: number[]) =>
    church.put('users/me/keepsakes/', { favoriteGroups: { add, remove: [] } }, access)

  await put(ids(1))
  const full = await put(ids(1000))

  expect((full.body as { favoriteGroups: number[] }).favoriteGroups).toHaveLength(500)
  expect((await put([...ids(1), ...ids(5000)])).status).toBe(400)
})
