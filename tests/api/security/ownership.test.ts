import { expect, test } from 'vitest'
import { listRoutes } from '../../../src/server/accounts/accounts/rights/guarded-routes.ts'
import { type Church, openChurch } from '../../support/church.ts'

/* Ids of rows of somebody else. permissions.test.ts checks the roles; here the role is right and the owner is not. */

const json = { 'Content-Type': 'application/json' }
const others = ['newcomer', 'leader2', 'media'] as const

async function send(church: Church, call: string, access?: string, body?: object): Promise<number> {
  const [method = '', path = ''] = call.split(' ')
  const init = { method, headers: json, ...(body && { body: JSON.stringify(body) }) }
  return (await church.send(path, init, access)).status
}

const idIn = ({ body }: { body: unknown }) => (body as { id: number }).id

test('a private prayer request answers 404 to everybody but its author, on every route', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  const words = { title: 'Nyame, boa me', description: 'Only for God', isPrivate: true }
  const id = idIn(await church.post('prayer_requests/create/', words, access))

  for (const name of others) {
    const theirs = (await church.signIn(name)).access
    for (const call of [`GET ${id}/`, `POST ${id}/pray/`, `POST ${id}/answered/`, `DELETE ${id}/`]) {
      const status = await send(
        church,
        call.replace(' ', ' prayer_requests/'),
        theirs,
        call[0] === 'P' ? {} : undefined,
      )
      expect([name, call, status]).toEqual([name, call, 404])
    }
    for (const list of ['prayer_requests/', 'prayer_requests/my/', 'prayer_requests/?search=Nyame,%20boa'])
      expect(JSON.stringify((await church.get(list, theirs)).body)).not.toContain('Nyame, boa me')
  }
  expect((await church.get(`prayer_requests/${id}/`)).status).toBe(404)
  expect((await church.get(`prayer_requests/${id}/`, access)).status).toBe(200)
})

test('a waiting testimony answers 404 to others than its author, who cannot delete a published one either', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  const words = { title: 'Healed', category: 'healing', content: 'After three years' }
  const id = idIn(await church.post('members/testimonies/', words, access))
  const path = `members/testimonies/${id}/`

  for (const name of others) {
    const theirs = (await church.signIn(name)).access
    for (const call of [`GET ${path}`, `POST ${path}like/`, `DELETE ${path}like/`, `DELETE ${path}`])
      expect([name, call, await send(church, call, theirs)]).toEqual([name, call, 404])
  }
  const admin = (await church.signIn('admin')).access
  await church.post(`${path}approve/`, {}, admin)

  for (const name of others) {
    const theirs = (await church.signIn(name)).access
    expect([name, await send(church, `DELETE ${path}`, theirs)]).toEqual([name, 403])
  }
})

test('nobody ends a session of another account by its id on the route for their own, not even an admin', async () => {
  await using church = await openChurch()
  const mine = await church.signIn('member')
  const { body } = await church.get('auth/sessions/', mine.access)
  const [{ id }] = body as [{ id: number }]

  for (const name of [...others, 'admin']) {
    const theirs = (await church.signIn(name)).access
    expect([name, await send(church, `DELETE auth/sessions/${id}/`, theirs)]).toEqual([name, 404])
    const list = (await church.get('auth/sessions/', theirs)).body as { id: number }[]
    expect(list.map((session) => session.id)).not.toContain(id)
  }
  expect((await church.get('users/me/', mine.access)).status).toBe(200)
})

test('nobody changes another account by a username in any spelling', async () => {
  await using church = await openChurch()
  const before = await church.db.selectFrom('account').selectAll().orderBy('id').execute()

  for (const name of others) {
    const theirs = (await church.signIn(name)).access
    for (const username of [
      'member',
      'MEMBER',
      'ｍember',
      'member%20',
      '%2e%2e/member',
      'member%00',
      'admin',
    ]) {
      const status = await send(church, `PATCH users/update/${username}/`, theirs, { first_name: 'Taken' })
      expect([name, username, [400, 403, 404].includes(status)]).toEqual([name, username, true])
    }
  }

  expect(await church.db.selectFrom('account').selectAll().orderBy('id').execute()).toEqual(before)
})

test('a leader reaches nothing of another fellowship under the path of their own', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('leader')
  const foreign = await church.db
    .selectFrom('event')
    .select(['id', 'fellowship_id'])
    .where((where) => where.or([where('fellowship_id', '!=', 1), where('fellowship_id', 'is', null)]))
    .execute()
  const stranger = await church.db
    .selectFrom('account')
    .select('id')
    .where('fellowship_id', '!=', 1)
    .executeTakeFirstOrThrow()
  expect(foreign.length).toBeGreaterThan(0)
  const form = {
    title: 'Taken',
    description: 'x',
    date: '2026-12-01',
    time: '18:00',
    location: 'x',
  }

  for (const { id, fellowship_id } of foreign.slice(0, 6)) {
    const own = `fellowships/1/events/${id}/`
    const mark = { member: stranger.id, is_present: true }
    expect(await send(church, `PUT ${own}`, access, form)).toBe(404)
    expect(await send(church, `DELETE ${own}`, access)).toBe(404)
    expect(await send(church, `GET ${own}attendance/`, access)).toBe(404)
    expect(await send(church, `POST ${own}attendance/`, access, mark)).toBe(404)
    expect(await send(church, `DELETE ${own}attendance/${stranger.id}/`, access)).toBe(404)
    if (!fellowship_id) continue
    for (const list of ['events', 'members', 'messages', 'prayer-requests', 'testimonies'])
      expect(await send(church, `GET fellowships/${fellowship_id}/${list}/`, access)).toBe(403)
  }
})

test('a leader cannot mark a stranger present, nor move an event to another fellowship', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('leader')
  const event = await church.db
    .selectFrom('event')
    .selectAll()
    .where('fellowship_id', '=', 1)
    .executeTakeFirstOrThrow()
  const stranger = await church.db
    .selectFrom('account')
    .select('id')
    .where('fellowship_id', '!=', 1)
    .executeTakeFirstOrThrow()
  const form = {
    title: 'Ours',
    description: 'x',
    date: '2026-12-01',
    time: '18:00',
    location: 'x',
    fellowship: 2,
  }

  const marked = await send(church, `POST fellowships/1/events/${event.id}/attendance/`, access, {
    member: stranger.id,
    is_present: true,
  })
  await send(church, `PUT fellowships/1/events/${event.id}/`, access, form)
  await send(church, 'POST fellowships/1/events/', access, form)

  expect(marked).toBe(400)
  const away = await church.db
    .selectFrom('event')
    .select('id')
    .where('fellowship_id', '=', 2)
    .where('title', '=', 'Ours')
    .execute()
  expect(away).toEqual([])
})

test('an upload of another member of staff answers 404', async () => {
  await using church = await openChurch()
  const tus = { 'Tus-Resumable': '1.0.0' }
  const metadata = `filename ${btoa('a.mp3')},type ${btoa('audio')}`
  const begun = await church.send(
    'uploads/',
    { method: 'POST', headers: { ...tus, 'Upload-Length': '5', 'Upload-Metadata': metadata } },
    (await church.signIn('media')).access,
  )
  expect(begun.status).toBe(201)
  const path = (begun.headers.get('location') ?? '').replace(/^.*\/backend\/api\//, '')
  const theirs = (await church.signIn('admin')).access

  for (const method of ['GET', 'PATCH', 'DELETE']) {
    const headers = { ...tus, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' }
    const init = { method, headers, ...(method === 'PATCH' && { body: 'hello' }) }
    expect([method, (await church.send(path, init, theirs)).status]).toEqual([method, 404])
  }
})

test('no export and no list contains private texts of somebody else', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  const secret = 'Odo nyera fie kwan'
  await church.post(
    'prayer_requests/create/',
    { title: secret, description: secret, isPrivate: true },
    access,
  )
  await church.post('members/testimonies/', { title: secret, category: 'other', content: secret }, access)
  await church.post('fellowships/2/message/', { message: secret }, access)

  for (const name of others) {
    const theirs = (await church.signIn(name)).access
    for (const path of reachable(church).filter(
      (path) => !(name === 'leader2' && /^(fellowships\/2\/|inbox\/)/.test(path)),
    )) {
      const { body } = await church.get(path, theirs)
      expect([name, path, JSON.stringify(body ?? '').includes(secret)]).toEqual([name, path, false])
    }
  }
})

/** Every path of the API that can be read, with the lowest ids. */
const reachable = ({ api }: Church) =>
  listRoutes(api)
    .filter(
      ({ method, path }) =>
        method === 'GET' &&
        path.startsWith('/backend/api/') &&
        !/events$|:upload/.test(path.replace(/\/events$/, path.includes('live') ? '/events' : '')),
    )
    .map(({ path }) => path.replace('/backend/api/', ''))
    .flatMap((path) =>
      path.includes(':') ? ['1', '2'].map((id) => path.replace(/:[a-z]+\{[^}]+\}+/g, id)) : [path],
    )
    .map((path) => `${path}/`)

test('no answer contains a password hash, a token hash or a refresh token', async () => {
  await using church = await openChurch()
  for (const name of ['admin', 'member', 'leader'] as const) {
    const { access } = await church.signIn(name)
    for (const path of reachable(church)) {
      if (path.startsWith('openapi')) continue
      const text = JSON.stringify((await church.get(path, access)).body ?? '')
      expect([path, /password_hash|token_hash|\$argon2|refresh_token/.test(text)]).toEqual([path, false])
    }
  }
})
