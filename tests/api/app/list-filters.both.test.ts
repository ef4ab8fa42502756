import { expect, test } from 'vitest'
import { openChurch } from '../../support/church.ts'

type Rows = { count: number; results: Record<string, unknown>[] }

test('prayer requests and testimonies are filtered by their state, and counted so', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const read = async (path: string) => (await church.get(path, access)).body as Rows

  for (const [list, states, field] of [
    ['prayer_requests', ['pending', 'answered'], 'is_answered'],
    ['members/testimonies', ['pending', 'approved'], 'is_approved'],
  ] as const) {
    const all = await read(`${list}/`)
    const [pending, done] = await Promise.all(states.map((state) => read(`${list}/?status=${state}`)))
    expect(new Set(pending?.results.map((row) => row[field]))).toEqual(new Set([false]))
    expect(new Set(done?.results.map((row) => row[field]))).toEqual(new Set([true]))
    expect((pending?.count ?? 0) + (done?.count ?? 0)).toBe(all.count)
    expect((await read(`${list}/?status=pending&limit=1`)).count).toBe(pending?.count)
    expect((await church.get(`${list}/?status=lost`, access)).status).toBe(400)
  }
})

test('a visitor who asks for testimonies that wait is shown none', async () => {
  await using church = await openChurch()

  expect((await church.get('members/testimonies/?status=pending')).body).toMatchObject({ count: 0 })
})

test('people are filtered by role and by fellowship, with a search or without', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const read = async (query: string) => (await church.get(`users/?${query}`, access)).body as Rows

  const leaders = await read('role=fellowship_leader&limit=1')
  const without = await read('fellowship=none')
  const ofOne = await read('fellowship=1')
  const searched = await read('fellowship=none&search=newcomer')

  expect(leaders.results).toHaveLength(1)
  expect(leaders.count).toBeGreaterThan(1)
  expect(new Set(without.results.map(({ fellowship_id }) => fellowship_id))).toEqual(new Set([null]))
  expect(new Set(ofOne.results.map(({ fellowship_id }) => fellowship_id))).toEqual(new Set([1]))
  expect(searched.results.map(({ username }) => username)).toEqual(['newcomer'])
  expect((await church.get('users/?role=king', access)).status).toBe(400)
  expect((await church.get('users/?fellowship=x', access)).status).toBe(400)
})

test('a leader who is a member nowhere is shown with the fellowship that they lead, and found by it', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  await church.db
    .updateTable('account')
    .set({ fellowship_id: null })
    .where('username', '=', 'leader')
    .execute()
  const read = async (query: string) => (await church.get(`users/?${query}&limit=1000`, access)).body as Rows
  const { name } = await church.db
    .selectFrom('fellowship')
    .select('name')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()

  const ofOne = await read('fellowship=1')
  const leaders = await read('fellowship=1&role=fellowship_leader')
  const [ofTwo, without] = [await read('fellowship=2'), await read('fellowship=none')]

  const has = (rows: Rows) => rows.results.some(({ username }) => username === 'leader')
  expect([ofOne, leaders, ofTwo, without].map(has)).toEqual([true, true, false, false])
  expect(ofOne.count).toBe(ofOne.results.length)
  expect(leaders.results.find(({ username }) => username === 'leader')).toMatchObject({ fellowship: name })
})

test('events are read from a day on, and before a day', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const read = async (query: string) => (await church.get(`events/?${query}`, access)).body as Rows
  const day = '2026-11-21'

  const [all, coming, past] = [await read(''), await read(`from=${day}`), await read(`before=${day}`)]

  expect(coming.results.filter(({ date }) => String(date) < day)).toEqual([])
  expect(past.results.filter(({ date }) => String(date) >= day)).toEqual([])
  expect(coming.count + past.count).toBe(all.count)
  expect(coming.count).toBeGreaterThan(0)
  expect((await church.get('events/?from=today', access)).status).toBe(400)
})

test.each([
  'people/lists/found/count?status=%00',
  'inbox/?search=a%00b',
  'users/?search=%00',
  'giving/mine/?reference=%00',
])('a query with a NUL is refused: %s', async (path) => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')

  expect((await church.get(path, access)).status).toBe(400)
})
