import { describe, expect, test } from 'vitest'
import { openChurch } from '../../support/church.ts'

type Row = Record<string, unknown>
type List = { count: number; next: string | null; previous: string | null; results: Row[] }

const lists = [
  'events/',
  'sermons/',
  'fellowships/',
  'announcements/',
  'prayer_requests/my/',
  'members/my/testimonies/',
]

describe.each(lists)('%s', (path) => {
  test('answers all rows with their count, with and without the trailing slash', async () => {
    await using church = await openChurch()
    const { access } = await church.signIn('member')

    const { status, body } = await church.get(path, access)
    const bare = await church.get(path.slice(0, -1), access)

    const { count, next, previous, results } = body as List
    expect(status).toBe(200)
    expect({ next, previous, length: results.length }).toEqual({ next: null, previous: null, length: count })
    expect(count).toBeGreaterThan(0)
    expect(bare.body).toEqual(body)
  })

  test('can be read page by page, with each row once', async () => {
    await using church = await openChurch()
    const { access } = await church.signIn('member')
    const { results: all } = (await church.get(path, access)).body as List

    const seen: Row[] = []
    let next: string | null = `${path}?limit=2`
    while (next) {
      const page: List = (await church.get(next.replace('/backend/api/', ''), access)).body as List
      seen.push(...page.results)
      next = page.next
    }

    expect(seen).toEqual(all)
  })

  test.each(['?limit=0', '?limit=1001', '?limit=-1', '?limit=two', '?offset=-1', '?ordering=password_hash'])(
    'refuses %s with 400',
    async (query) => {
      await using church = await openChurch()
      const { access } = await church.signIn('member')

      expect((await church.get(path + query, access)).status).toBe(400)
    },
  )

  test('accepts any text as a search', async () => {
    await using church = await openChurch()
    const { access } = await church.signIn('member')

    for (const search of ['%', '_', '"', "' OR 1=1 --", '*', 'NEAR(', 'ɛɔ', '🙏', 'x'.repeat(200)]) {
      const { status } = await church.get(`${path}?search=${encodeURIComponent(search)}`, access)
      expect([search, status]).toEqual([search, 200])
    }
  })
})

test('a list is sorted by the ordering of the query', async () => {
  await using church = await openChurch()

  const { results } = (await church.get('sermons/?ordering=title')).body as List

  const titles = results.map(({ title }) => String(title))
  expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'en')))
})

test('the newest sermon comes first', async () => {
  await using church = await openChurch()

  const { results } = (await church.get('sermons/')).body as List

  const dates = results.map(({ date }) => String(date))
  expect(dates).toEqual([...dates].sort().reverse())
})

test('a search finds a word of the title', async () => {
  await using church = await openChurch()

  const { results } = (await church.get('sermons/?search=mustard')).body as List

  expect(results.map(({ title }) => title)).toEqual([expect.stringMatching(/mustard/i)])
})

test('a member sees only their own requests and testimonies', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('newcomer')

  for (const path of ['prayer_requests/my/', 'members/my/testimonies/'])
    expect((await church.get(path, access)).body).toMatchObject({ count: 0, results: [] })
})

test('the meeting link of a fellowship’s online event goes to its members only', async () => {
  await using church = await openChurch()
  await church.db
    .updateTable('event')
    .set({ is_online: 1, meeting_link: 'https://meet.example/fellowship' })
    .where('fellowship_id', '=', 1)
    .execute()

  const seen = async (access?: string) => JSON.stringify((await church.get('events/', access)).body)

  expect(await seen()).not.toContain('meet.example/fellowship')
  expect(await seen((await church.signIn('newcomer')).access)).not.toContain('meet.example/fellowship')
  expect(await seen((await church.signIn('member')).access)).toContain('meet.example/fellowship')
})

test('a newcomer without a fellowship is told so', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('newcomer')

  expect(await church.get('fellowships/my/', access)).toMatchObject({
    status: 404,
    body: { detail: 'You are not part of any fellowship yet.' },
  })
})
