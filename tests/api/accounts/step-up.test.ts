import { expect, test } from 'vitest'
import { type Church, openChurch } from '../../support/church.ts'

/* Acts on others need a proof of identity of at most ten minutes. */

const minute = 60_000
const password = 'asore-demo-2026'

const idOf = async ({ db }: Church, username: string) =>
  (await db.selectFrom('account').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id

const entries = async ({ db }: Church, action: string) =>
  db.selectFrom('log_entry').select(['username', 'detail', 'status']).where('action', '=', action).execute()

/** The form of a fellowship as it is, but for its leader. */
async function named(church: Church, leader: number) {
  const { name, description, location, meeting_day, meeting_time } = (await church.get('fellowships/2/'))
    .body as Record<string, unknown>
  return { name, description, location, meeting_day, meeting_time, activities: [], leader }
}

const asks = { status: 403, body: { detail: 'Please confirm that it is you.', step_up: ['password'] } }

const acts: [name: string, (church: Church, access: string) => ReturnType<Church['call']>][] = [
  [
    'giving somebody a role',
    async (church, access) =>
      church.put(`admin/users/${await idOf(church, 'member')}/role/`, { role: 'media' }, access),
  ],
  [
    'naming the leader of a fellowship',
    async (church, access) =>
      church.put('fellowships/2/', await named(church, await idOf(church, 'member')), access),
  ],
  [
    'deleting somebody',
    async (church, access) =>
      church.call('DELETE', `admin/users/${await idOf(church, 'newcomer')}/`, {}, access),
  ],
  [
    'changing the details of another',
    async (church, access) => church.call('PATCH', 'users/update/member/', { first_name: 'Esi' }, access),
  ],
  [
    'saving a list of people',
    async (church, access) => church.post('exports/', { list: 'system log', rows: 3 }, access),
  ],
]

test.each(acts)('%s needs a proof of an admin once the last is older than ten minutes', async (_, act) => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  church.wait(10 * minute + 1)

  const refused = await act(church, access)
  const wrong = await church.post('auth/prove/', { password: 'guess-guess' }, access)
  const still = await act(church, access)
  const proven = await church.post('auth/prove/', { password }, access)
  const done = await act(church, access)

  expect(refused).toMatchObject(asks)
  expect([wrong.status, wrong.body]).toEqual([400, { password: ['This is not your password'] }])
  expect(still).toMatchObject(asks)
  expect([proven.status, done.status]).toEqual([200, 200])
})

test.each(acts)('%s needs no other proof within ten minutes of signing in', async (_, act) => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  church.wait(10 * minute)

  expect((await act(church, access)).status).toBe(200)
})

test('a refused act changes nothing, and a wrong proof is in the system log', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  church.wait(11 * minute)

  for (const [, act] of acts) await act(church, access)
  await church.post('auth/prove/', { password: 'guess-guess' }, access)

  const { db } = church
  const member = await db
    .selectFrom('account')
    .selectAll()
    .where('username', '=', 'member')
    .executeTakeFirst()
  expect(member).toMatchObject({ role: 'user', first_name: 'Akosua' })
  expect(await idOf(church, 'newcomer')).toBeGreaterThan(0)
  expect(await entries(church, 'Confirmation failed')).toEqual([
    { username: 'admin', detail: 'password', status: 'warning' },
  ])
})

test('a new fellowship with a leader needs a proof; without one, and with the leader that it has, it needs none', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const form = { ...(await named(church, await idOf(church, 'member'))), name: 'Hebron' }
  const before = await named(church, await idOf(church, 'leader2'))
  church.wait(11 * minute)

  const refused = await church.post('fellowships/', form, access)
  const without = await church.post('fellowships/', { ...form, leader: null }, access)
  const kept = await church.put('fellowships/2/', { ...before, location: 'Osu' }, access)
  await church.post('auth/prove/', { password }, access)
  const added = await church.post('fellowships/', { ...form, name: 'Bethel' }, access)

  expect(refused).toMatchObject(asks)
  expect([without.status, kept.status, added.status]).toEqual([201, 200, 201])
})

test('a member who becomes a leader with a fellowship is told by e-mail, and the log says so once', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const form = await named(church, await idOf(church, 'member'))

  for (const location of ['Osu', 'Labone'])
    expect((await church.put('fellowships/2/', { ...form, location }, access)).status).toBe(200)

  expect(church.letters).toMatchObject([
    { to: 'member@example.com', subject: 'Your role was changed' },
    { to: 'leader2@example.com', subject: 'You no longer lead your fellowship' },
  ])
  const { name } = form
  const changes = (await entries(church, 'Role changed')).filter(({ detail }) => detail.startsWith('member:'))
  expect(changes).toMatchObject([
    { username: 'admin', detail: `member: user is now fellowship_leader of ${name}` },
  ])
})

test('a proof counts for one session only', async () => {
  await using church = await openChurch()
  const phone = await church.signIn('admin')
  const laptop = await church.signIn('admin')
  church.wait(11 * minute)

  await church.post('auth/prove/', { password }, phone.access)
  const list = { list: 'system log', rows: 3 }

  expect((await church.post('exports/', list, phone.access)).status).toBe(200)
  expect((await church.post('exports/', list, laptop.access)).status).toBe(403)
})

test('renewing a session does not renew its proof', async () => {
  await using church = await openChurch()
  const { refresh } = await church.signIn('admin')
  church.wait(11 * minute)

  const renewed = await church.post('auth/refresh/', { refresh })
  const { access } = renewed.body as { access: string }

  expect((await church.post('exports/', { list: 'system log', rows: 3 }, access)).status).toBe(403)
})

test('a proof may be guessed ten times, and then a right one is refused, too', async () => {
  await using church = await openChurch({ limits: true })
  const { access } = await church.signIn('admin')
  for (let count = 0; count < 10; count++)
    await church.post('auth/prove/', { password: `guess-${count}` }, access)

  const closed = await church.post('auth/prove/', { password }, access)

  expect(closed.status).toBe(429)
  expect(closed.headers.get('retry-after')).toBeTruthy()
})

test('a leader may export the attendance and not the system log, and an export is in both logs', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('leader')

  const attendance = await church.post(
    'exports/',
    { list: 'attendance', rows: 12, filter: 'Sunday school' },
    access,
  )
  const log = await church.post('exports/', { list: 'system log', rows: 3 }, access)

  expect([attendance.status, log.status]).toEqual([200, 403])
  expect(log.body).not.toHaveProperty('step_up')
  expect(await entries(church, 'List exported')).toEqual([
    { username: 'leader', detail: 'attendance: 12 rows', status: 'success' },
  ])
  const saved = church.db.selectFrom('access_entry').select(['username', 'what', 'filter', 'row_count'])
  expect(await saved.execute()).toEqual([
    { username: 'leader', what: 'file of: attendance', filter: 'Sunday school', row_count: 12 },
  ])
})

test('signing out other devices needs a proof', async () => {
  await using church = await openChurch()
  const other = await church.signIn('member')
  const { access } = await church.signIn('member')
  church.wait(10 * minute + 1)
  const { body } = await church.get('auth/sessions/', access)
  const id = (body as { id: number; is_current: boolean }[]).find(({ is_current }) => !is_current)?.id

  const one = await church.call('DELETE', `auth/sessions/${id}/`, {}, access)
  const all = await church.call('DELETE', 'auth/sessions/', {}, access)
  const still = await church.get('users/me/', other.access)
  await church.post('auth/prove/', { password }, access)
  const proven = await church.call('DELETE', `auth/sessions/${id}/`, {}, access)

  expect([one, all]).toMatchObject([asks, asks])
  expect(await entries(church, 'Signed another device out')).toHaveLength(1)
  expect(await entries(church, 'Confirmed')).toEqual([
    { username: 'member', detail: 'password', status: 'success' },
  ])
  expect([still.status, proven.status]).toEqual([200, 200])
  expect((await church.get('users/me/', other.access)).status).toBe(401)
})
