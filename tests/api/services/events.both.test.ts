import { expect, test } from 'vitest'
import { GET as readCalendar } from '../../../src/pages/events/[calendar].ics.ts'
import { readChurch } from '../../../src/server/settings/church-settings/repo.ts'
import { openChurch } from '../../support/church.ts'
import { openSignUps } from '../../support/sign-ups.ts'
import { showChurch } from '../../support/views.ts'

type Row = Record<string, unknown>
const json = { 'Content-Type': 'application/json' }
const rowsOf = ({ body }: { body: unknown }) => (body as { results: Row[] }).results

const harvest = {
  title: 'Harvest',
  description: 'Bring what your hands have made.',
  date: '2026-12-06',
  time: '09:00',
  location: 'Main auditorium',
  category: 'worship',
}

test('the super admin adds, changes and deletes an event, and visitors see each change at once', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const titles = async () => rowsOf(await church.get('events/')).map(({ title }) => title)
  await titles()

  const { status, body } = await church.post('events/', harvest, access)
  const { id } = body as { id: number }
  const added = await titles()
  const init = {
    method: 'PUT',
    headers: json,
    body: JSON.stringify({ ...harvest, title: 'Great Harvest', version: 1 }),
  }
  const changed = await church.send(`events/${id}/`, init, access)
  const stale = await church.send(`events/${id}/`, init, access)
  const renamed = await titles()
  await church.remove(`events/${id}/`, access)

  expect([status, changed.status, stale.status]).toEqual([201, 200, 409])
  expect(added).toContain('Harvest')
  expect(renamed).toContain('Great Harvest')
  expect(await titles()).not.toContain('Great Harvest')
})

test('an event says when it ends, to readers and to calendars, and ends after it begins', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const post = (end_time: string) => church.post('events/', { ...harvest, end_time }, access)

  const added = await post('12:30')
  const refused = await Promise.all(['09:00', '08:00', 'noon'].map(post))

  const { id } = added.body as { id: number }
  expect(added.status).toBe(201)
  expect((await church.get(`events/${id}/`)).body).toMatchObject({ time: '09:00', end_time: '12:30' })
  for (const { status, body } of refused)
    expect([status, Object.keys(body as object)]).toEqual([400, ['end_time']])
  const member = await church.signIn('member')
  const { path } = (await church.post('users/me/calendar/', {}, member.access)).body as { path: string }
  const calendar = await (await church.api.request(path)).text()
  expect(calendar).toMatch(/DTSTART:20261206T090000Z\s+DTEND:20261206T123000Z/)
})

test('an online event of a fellowship has no location, and only its members read its link', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const online = { ...harvest, is_online: true, meeting_link: 'https://meet.example/x', fellowship: 1 }

  const { body } = await church.post('events/', online, access)

  const { id } = body as { id: number }
  expect(body).toMatchObject({ is_online: true, location: '', meeting_link: 'https://meet.example/x' })
  expect((await church.get(`events/${id}/`)).status).toBe(404)
  const member = await church.signIn('member')
  expect((await church.get(`events/${id}/`, member.access)).body).toMatchObject({
    meeting_link: 'https://meet.example/x',
  })
})

test('a member signs up for an event and for its reminder once each, and withdraws one', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  const event = rowsOf(await church.get('events/')).at(-1)
  const path = `events/${event?.['id']}/signup/`
  const mine = async () => (await church.get('events/my/', access)).body as Row[]

  await openSignUps(church)
  await church.post(path, {}, access)
  await church.post(path, {}, access)
  await church.post(path, { kind: 'reminder' }, access)
  const both = await mine()
  await church.remove(`${path}?kind=reminder`, access)

  expect(both.map(({ kind }) => kind)).toEqual(['reminder', 'signup'])
  expect((await mine()).map(({ kind }) => kind)).toEqual(['signup'])
  expect((await church.post('events/9999/signup/', {}, access)).status).toBe(404)
})

test('an event of a fellowship that does not exist is refused at its field', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')

  const { status, body } = await church.post('events/', { ...harvest, fellowship: 999 }, access)

  expect([status, Object.keys(body as object)]).toEqual([400, ['fellowship']])
})

test('a calendar to which people subscribe is empty after its last event was deleted, and not gone', async () => {
  await using church = await openChurch()
  showChurch(church)
  const { access } = await church.signIn('admin')
  const read = async (calendar: string) => {
    const context = {
      params: { calendar },
      url: new URL(`http://localhost/events/${calendar}.ics`),
      cache: { set: () => undefined },
      locals: { church: await readChurch(church.db) },
    }
    const answer = (await readCalendar(context as unknown as Parameters<typeof readCalendar>[0])) as Response
    return [answer.status, (await answer.text()).match(/BEGIN:(VCALENDAR|VEVENT)/g)?.length]
  }
  await church.db.deleteFrom('event').where('category', '=', 'prayer').execute()
  const { body } = await church.post('events/', { ...harvest, category: 'prayer' }, access)
  const { id } = body as { id: number }

  const before = await read('prayer')
  await church.remove(`events/${id}/`, access)

  expect([before, await read('prayer'), await read(String(id))]).toEqual([
    [200, 2],
    [200, 1],
    [404, undefined],
  ])
})
