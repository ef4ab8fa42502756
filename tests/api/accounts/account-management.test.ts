import { expect, test } from 'vitest'
import { type Answer, type Church, newProfile, openChurch } from '../../support/church.ts'
import { photograph } from '../../support/photograph.ts'

type People = { count: number; next: string | null; results: Record<string, unknown>[] }

const peopleOf = ({ body }: Answer) => body as People
const idOf = async (church: Church, username: string) =>
  (
    await church.db
      .selectFrom('account')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
  ).id

test('the super admin reads all accounts page by page, without password hashes', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')

  const first = peopleOf(await church.get('users/?limit=20', access))
  const second = peopleOf(await church.get(first.next?.replace('/backend/api/', '') ?? '', access))

  expect(first.count).toBe(66)
  expect(first.results).toHaveLength(20)
  expect(second.results[0]?.['id']).not.toBe(first.results[0]?.['id'])
  expect(JSON.stringify(first)).not.toContain('argon2')
})

test.each([
  ['akosua', 'member'],
  ['AKOSUA', 'member'],
  ['kosu', 'member'],
  ['me', 'member'],
  ['member', 'member'],
])('a search for %s finds %s', async (words, username) => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')

  const { results, count } = peopleOf(await church.get(`users/?search=${words}`, access))

  expect(results.map((person) => person['username'])).toContain(username)
  expect(count).toBe(results.length)
})

test('a search finds a changed name and no deleted member', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const countOf = async (words: string) => peopleOf(await church.get(`users/?search=${words}`, access)).count

  await church.send(
    'users/update/newcomer/',
    { method: 'PATCH', headers: { 'Content-Type': 'application/json' }, body: '{"last_name":"Zaramotu"}' },
    access,
  )
  const renamed = await countOf('zaramotu')
  await church.remove(`admin/users/${await idOf(church, 'newcomer')}/`, access)

  expect([renamed, await countOf('zaramotu')]).toEqual([1, 0])
  expect(peopleOf(await church.get('users/?limit=1', access)).count).toBe(65)
})

test('a member can change their own details, and nobody else’s', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  const patch = (username: string, body: object) =>
    church.send(
      `users/update/${username}/`,
      { method: 'PATCH', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
      access,
    )

  const own = await patch('member', { first_name: 'Akua', telephone: '0201234567', email: '' })
  const other = await patch('newcomer', { first_name: 'Akua' })
  const nobody = await patch('Member', { first_name: 'Akua' })
  const role = await patch('member', { role: 'admin' })

  expect(own).toMatchObject({
    status: 200,
    body: { first_name: 'Akua', telephone: '+233201234567', email: null },
  })
  expect([other.status, nobody.status, role.status]).toEqual([403, 403, 400])
})

test('a role that the super admin gives is valid at once, and logged', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const member = await church.signIn('member')
  const put = (id: number, role: string) =>
    church.send(
      `admin/users/${id}/role/`,
      { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ role }) },
      access,
    )

  const { status, body } = await put(await idOf(church, 'member'), 'admin')

  expect([status, body]).toMatchObject([200, { username: 'member', role: 'admin' }])
  expect((await church.get('admin/stats/', member.access)).status).toBe(200)
  expect((await put(await idOf(church, 'member'), 'bishop')).status).toBe(400)
  expect((await put(9999, 'user')).status).toBe(404)
  const { results } = (await church.get('admin/logs/?search=Role', access)).body as People
  expect(results[0]).toMatchObject({
    username: 'admin',
    detail: 'member: user is now admin',
    status: 'success',
  })
})

test('the last super admin can neither be deleted nor lose the role', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const id = await idOf(church, 'admin')

  const demoted = await church.send(
    `admin/users/${id}/role/`,
    { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: '{"role":"user"}' },
    access,
  )
  const deleted = await church.remove(`admin/users/${id}/`, access)

  expect([demoted.status, deleted.status]).toEqual([409, 409])
})

test('a leader who loses the role loses the fellowship', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')

  await church.send(
    `admin/users/${await idOf(church, 'leader')}/role/`,
    { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: '{"role":"user"}' },
    access,
  )

  expect((await church.get('fellowships/1/')).body).toMatchObject({ leader_id: null, leader_name: null })
})

test('deleting an account deletes its profile, photograph, sessions and private requests; public texts stay without the name', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const person = await church.signIn('newcomer')
  const file = new File([new Uint8Array((await photograph({ width: 320 })).buffer)], 'me.jpg')
  const { body: profile } = await church.postForm(
    'profiles/',
    newProfile({ profile_image: file }),
    person.access,
  )
  const ask = (title: string, isPrivate: boolean) =>
    church.post('prayer_requests/create/', { title, description: 'x', isPrivate }, person.access)
  await ask('For everybody', false)
  await ask('For nobody', true)
  const id = await idOf(church, 'newcomer')

  const { status } = await church.remove(`admin/users/${id}/`, access)

  const requests = peopleOf(await church.get('prayer_requests/', access)).results
  const titles = requests.map(({ title }) => title)
  const { profile_image } = profile as { profile_image: string }
  expect(status).toBe(200)
  expect(requests.find(({ title }) => title === 'For everybody')).toMatchObject({ user_name: null })
  expect(titles).not.toContain('For nobody')
  expect((await church.api.request(profile_image)).status).toBe(404)
  expect((await church.get('users/me/', person.access)).status).toBe(401)
  expect(await church.db.selectFrom('profile').selectAll().where('account_id', '=', id).execute()).toEqual([])
})

test('a new fellowship leader leads the fellowship that was named, and no other role takes one', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const { id } = (await church.signIn('member')).user
  const give = (body: object) => church.put(`admin/users/${id}/role/`, body, access)

  const wrong = [
    await give({ role: 'media', fellowship: 2 }),
    await give({ role: 'fellowship_leader', fellowship: 999 }),
  ]
  church.letters.length = 0
  const right = await give({ role: 'fellowship_leader', fellowship: 2 })

  expect(wrong.map(({ status, body }) => [status, Object.keys(body as object)])).toEqual([
    [400, ['fellowship']],
    [400, ['fellowship']],
  ])
  expect(right.status).toBe(200)
  const led = await church.db.selectFrom('fellowship').select('leader_id').where('id', '=', 2).execute()
  expect(led).toEqual([{ leader_id: id }])
  expect(church.letters.map(({ to, subject }) => [to, subject])).toContainEqual([
    'leader2@example.com',
    'You no longer lead your fellowship',
  ])
})
