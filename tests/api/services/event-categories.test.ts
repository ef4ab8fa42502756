import { expect, test } from 'vitest'
import { GET as readCalendar } from '../../../src/pages/events/[calendar].ics.ts'
import { publicEvents } from '../../../src/server/app/views/lists/events.ts'
import { readChurch } from '../../../src/server/settings/church-settings/repo.ts'
import { type Church, openChurch } from '../../support/church.ts'
import { showChurch } from '../../support/views.ts'

/* The church's own categories of events. */

type Row = Record<string, unknown>

const harvest = {
  title: 'Harvest',
  description: 'Bring what your hands have made.',
  date: '2026-12-06',
  time: '09:00',
  location: 'Main auditorium',
}
const own = [
  { slug: 'harvest', name: 'Harvest and thanks', symbol: 'akoma' },
  { slug: 'prayer', name: 'Prayer', symbol: 'nyame-dua' },
]

async function choose(church: Church, event_categories: unknown, access: string) {
  const { version } = (await church.get('admin/church/', access)).body as { version: number }
  return church.send(
    'admin/church/',
    {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', 'If-Match': `"${version}"` },
      body: JSON.stringify({ event_categories }),
    },
    access,
  )
}

async function feed(church: Church, calendar: string) {
  const context = {
    params: { calendar },
    url: new URL(`http://localhost/events/${calendar}.ics`),
    cache: { set: () => undefined },
    locals: { church: await readChurch(church.db) },
  }
  const answer = (await readCalendar(context as unknown as Parameters<typeof readCalendar>[0])) as Response
  return { status: answer.status, text: await answer.text() }
}

test('an admin names the church’s own categories, by which events are added and calendars are read', async () => {
  await using church = await openChurch()
  showChurch(church)
  const { access } = await church.signIn('admin')

  const chosen = await choose(church, own, access)
  const added = await church.post('events/', { ...harvest, category: 'harvest' }, access)
  const without = await church.post('events/', { ...harvest, title: 'Next' }, access)
  const unknown = await church.post('events/', { ...harvest, category: 'gossip' }, access)
  const removed = await church.post('events/', { ...harvest, category: 'worship' }, access)

  expect(chosen.status).toBe(200)
  expect(added).toMatchObject({ status: 201, body: { category: 'harvest' } })
  expect(without).toMatchObject({ status: 201, body: { category: 'harvest' } })
  for (const refused of [unknown, removed])
    expect(refused).toMatchObject({ status: 400, body: { category: ['Please choose a category'] } })
  expect((await feed(church, 'harvest')).text).toContain('SUMMARY:Harvest')
})

test('events of a removed category stand under Other, keep it when they are changed, and come back with it', async () => {
  await using church = await openChurch()
  showChurch(church)
  const { access } = await church.signIn('admin')
  const { id } = (await church.post('events/', { ...harvest, category: 'youth' }, access)).body as Row
  const shown = async () => (await publicEvents()).coming.find((event) => event.id === id)?.category

  await choose(church, own, access)
  const changed = await church.put(`events/${id}/`, { ...harvest, category: 'youth', version: 1 }, access)
  const other = [await shown(), await feed(church, 'other'), await feed(church, 'youth')] as const
  await choose(church, [...own, { slug: 'youth', name: 'Young people', symbol: 'cross' }], access)

  expect(changed).toMatchObject({ status: 200, body: { category: 'youth' } })
  expect(other[0]).toBe('other')
  expect(other[1].text).toContain('SUMMARY:Harvest')
  // A phone that follows the removed category is not told that its calendar is gone.
  expect(other[2].status).toBe(200)
  expect(await shown()).toBe('youth')
})

test.each([
  [[{ slug: 'all', name: 'All', symbol: 'akoma' }]],
  [[{ slug: 'other', name: 'Other', symbol: 'akoma' }]],
  [[{ slug: '12', name: 'Twelve', symbol: 'akoma' }]],
  [[{ slug: 'a/b', name: 'Ways', symbol: 'akoma' }]],
  [[{ slug: 'x', name: ' ', symbol: 'akoma' }]],
  [[{ slug: 'x', name: 'X', symbol: 'skull' }]],
  [[own[0], own[0]]],
  ['harvest'],
])('categories %j are refused, and the church keeps its own', async (wrong) => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')

  const { status, body } = await choose(church, wrong, access)

  expect([status, Object.keys(body as object)[0]]).toEqual([400, expect.stringContaining('event_categories')])
  expect((await readChurch(church.db)).event_categories).toHaveLength(5)
})
