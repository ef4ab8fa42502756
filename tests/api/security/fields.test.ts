import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listRoutes } from '../../../src/server/accounts/accounts/rights/guarded-routes.ts'
import { newcomer, newProfile, openChurch } from '../../support/church.ts'
import { openSignUps } from '../../support/sign-ups.ts'

/* Unexpected fields: a role in a sign-up, an approval in a testimony, a prototype in any body. */

const privileged = {
  id: 1,
  role: 'admin',
  is_admin: true,
  is_staff: true,
  account_id: 1,
  account: 1,
  user: 1,
  author: 1,
  fellowship_id: 2,
  leader_id: 3,
  is_approved: true,
  approved: true,
  verified: true,
  likes: 999,
  views: 999,
  password_hash: 'x',
  profileComplete: true,
  deletion_requested_at: null,
  image_key: 'avatars/x.webp',
  profile_image: '/media/x.webp',
  created_at: '1999-01-01',
  is_answered: true,
  isAnswered: true,
  hidden: true,
  version_: 1,
}

/** Fields that a route is meant to set; its rule admits only those who may. */
const meant: Record<string, string[]> = {
  'PUT admin/users/:id/role': ['role'],
  'POST admin/invitations': ['role'],
  'PUT admin/news/:id': ['author'], // the name below a post, as its writer says
  'POST books/counts/:id/items': ['account'], // whose envelope it is, as counters say
  'POST welfare/waivers': ['account'], // whose dues are waived, as signatories say
  'POST books/matching/:id/confirm': ['account'], // whose payment it is, as the treasurer says
  'POST books/matching/look': ['account'], // the account of the books that it is a statement of
  'POST books/matching': ['account'],
  'POST books/pledges': ['account'], // who promised on paper, as the treasurer writes down
  'POST books/spending/vouchers/:id/pay': ['account'], // the account of the books that it is paid from, as the treasurer says
  'POST giving/reminders/stop': ['id'], // of the letter's own reminder, which its signature covers
  'PUT care/cards/:id/responsible': ['account'], // who calls a newcomer
  'PUT care/tasks/:id/assignee': ['account'], // who does it
  'PUT inbox/:id/holder': ['account'], // who answers
  'PUT people/:id/account': ['account'], // whose person it is, as an admin says
  'POST members/testimonies/:id/approve': ['is_approved'],
  'POST members/testimonies/:id/verify': ['verified'],
  'POST prayer_requests/:id/answered': ['is_answered'],
}

test('no route accepts a field that would give its sender a privilege', async () => {
  await using church = await openChurch()
  const accepted: string[] = []

  for (const { method, path, description } of listRoutes(church.api))
    for (const shape of [description?.body, description?.form]) {
      if (!shape) continue
      const { properties = {} } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' })
      const name = `${method} ${path.replace('/backend/api/', '').replace(/\{[^}]+\}+/g, '')}`
      const taken = Object.keys(properties).filter((field) => field in privileged)
      accepted.push(
        ...taken.filter((field) => !meant[name]?.includes(field)).map((field) => `${name} takes ${field}`),
      )
    }

  expect(accepted).toEqual([])
})

/** Valid bodies of a member, by call. */
const right: [string, object][] = [
  ['PATCH users/update/member/', { first_name: 'Kofi' }],
  [
    'PUT profiles/',
    {
      date_of_birth: '1994-03-06',
      marital_Status: 'married',
      house_address: 'x',
      born_again: true,
      occupation: 'x',
    },
  ],
  ['POST members/testimonies/', { title: 'x', category: 'other', content: 'x' }],
  ['POST prayer_requests/create/', { title: 'x', description: 'x' }],
  ['POST fellowships/1/message/', { message: 'x' }],
  ['POST live/messages/', { text: 'x' }],
  ['PATCH users/me/settings/', {}],
  ['PUT users/me/keepsakes/', {}],
  ['POST events/1/signup/', {}],
  ['POST auth/register/', newcomer],
]

test.each(right)('%s with a privileged field gives its sender no privilege', async (call, body) => {
  await using church = await openChurch()
  await openSignUps(church)
  const { access, user } = await church.signIn('member')
  const [method = '', path = ''] = call.split(' ')
  const read = () =>
    church.db.selectFrom('account').select(['id', 'role', 'password_hash', 'fellowship_id']).execute()
  const before = await read()

  for (const [field, value] of Object.entries(privileged)) {
    const init = {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...body, [field]: value }),
    }
    const answer = await church.send(path, init, access)
    expect([field, answer.status < 500]).toEqual([field, true])
  }

  const after = await read()
  expect(after.filter(({ id }) => before.some((account) => account.id === id))).toEqual(before)
  expect(after.filter(({ id, role }) => id > Number(user.id) && role === 'admin')).toEqual(
    before.filter(({ id, role }) => id > Number(user.id) && role === 'admin'),
  )
  const testimonies = await church.db.selectFrom('testimony').selectAll().where('title', '=', 'x').execute()
  expect(
    testimonies.filter((one) => one.account_id !== Number(user.id) || one.is_approved || one.is_verified),
  ).toEqual([])
  const prayers = await church.db.selectFrom('prayer_request').selectAll().where('title', '=', 'x').execute()
  expect(prayers.filter((one) => one.account_id !== Number(user.id) || one.answered_at)).toEqual([])
})

test('a profile form with a role, an image key or a prototype gives its sender no privilege', async () => {
  await using church = await openChurch()
  const { access, user } = await church.signIn('newcomer')

  for (const field of ['role', 'image_key', 'account_id', '__proto__', 'constructor', 'toString'])
    expect(
      (await church.postForm('profiles/', newProfile({ [field]: 'admin' }), access)).status,
    ).toBeLessThan(500)

  const account = await church.db
    .selectFrom('account')
    .select('role')
    .where('id', '=', Number(user.id))
    .executeTakeFirstOrThrow()
  expect(account.role).toBe('user')
  const profiles = await church.db
    .selectFrom('profile')
    .selectAll()
    .where('account_id', '=', Number(user.id))
    .execute()
  expect(profiles.filter(({ image_key }) => image_key)).toEqual([])
})

test.each([
  ['a prototype', '{"__proto__":{"role":"admin","polluted":1},"username":"member","password":"x"}'],
  ['a constructor', '{"constructor":{"prototype":{"polluted":1}},"username":"member","password":"x"}'],
  ['a name twice', '{"username":"member","username":"admin","password":"x"}'],
  ['a list as name', '{"username":["member"],"password":"x"}'],
  ['a condition as password', '{"username":"admin","password":{"$ne":""}}'],
  ['SQL', '{"username":"admin\' or 1=1 --","password":"\' or \'1\'=\'1"}'],
  ['a hundred thousand brackets', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['a deep object', `{"username":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`],
  ['a number without end', `{"username":1e${'9'.repeat(1000)},"password":"x"}`],
  ['half a letter', '{"username":"\\ud800","password":"x"}'],
  ['a length without a number', '{"username":{"length":{"toString":null}},"password":"x"}'],
  ['a field of every object', '{"username":"member","password":"x","valueOf":null}'],
  ['NUL', '{"username":"member\\u0000","password":"x"}'],
])('a body with %s is refused, and pollutes no prototype', async (_, body) => {
  await using church = await openChurch()

  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
  const { status } = await church.send('auth/login/', init)

  expect([400, 401]).toContain(status)
  expect('polluted' in {}).toBe(false)
})

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/json',
  '',
])('JSON with the content type %s, which the form of a foreign page can send, is refused', async (type) => {
  await using church = await openChurch()
  const body = JSON.stringify({ username: 'member', password: 'asore-demo-2026' })

  const { status } = await church.send('auth/login/', {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
  })

  expect(status).toBe(415)
})

test('a method override in a header or in the query is ignored', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const before = await church.db.selectFrom('event').selectAll().execute()

  for (const name of ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'])
    await church.send('events/1/?_method=DELETE', { headers: { [name]: 'DELETE' } }, access)

  expect(await church.db.selectFrom('event').selectAll().execute()).toEqual(before)
})

test('another origin gets no CORS header, and neither a cookie nor a query parameter authenticates', async () => {
  await using church = await openChurch()
  const foreign = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' }
  const answer = await church.send('auth/login/', { method: 'OPTIONS', headers: foreign })
  const read = await church.send('events/', { headers: foreign })
  const login = await church.post('auth/login/', { username: 'member', password: 'asore-demo-2026' })

  for (const { headers } of [answer, read, login]) {
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  }
  for (const { headers } of [answer, read]) expect(headers.get('set-cookie')).toBeNull()
  const { access } = login.body as { access: string }
  expect((await church.send('users/me/', { headers: { Cookie: `access_token=${access}` } })).status).toBe(401)
  expect((await church.send(`users/me/?access_token=${access}`)).status).toBe(401)
})

test('every answer of the API has the security headers, refusals and missing files included', async () => {
  await using church = await openChurch()
  for (const path of [
    '/backend/api/events',
    '/backend/api/nothing',
    '/backend/api/users',
    '/media/none.mp3',
    '/media/x/..',
  ]) {
    const { headers } = await church.api.request(path)
    expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff'])
    expect([path, headers.get('content-security-policy')]).toEqual([
      path,
      expect.stringContaining("default-src 'none'"),
    ])
  }
})

test('a fraction in place of an integer is refused at its field, on every engine', async () => {
  await using church = await openChurch()
  const leader = await church.signIn('leader')
  const { id } = await church.db
    .selectFrom('event')
    .select('id')
    .where('fellowship_id', '=', 1)
    .executeTakeFirstOrThrow()
  const mark = { member: 1.5, is_present: true }

  const answers = [
    await church.post('exports/', { list: 'attendance', rows: 1.5 }, leader.access),
    await church.post(`fellowships/1/events/${id}/attendance/`, mark, leader.access),
  ]

  expect(answers.map(({ status, body }) => [status, Object.keys(body as object)])).toEqual([
    [400, ['rows']],
    [400, ['member']],
  ])
})
