import { expect, test } from 'vitest'
import { publicEvents } from '../../../src/server/app/views/lists/events.ts'
import { openCheckIn } from '../../support/check-in.ts'
import { openChurch } from '../../support/church.ts'
import { showChurch } from '../../support/views.ts'

/* Events of several days. The clock starts on Saturday, 21 November 2026. */

type Row = Record<string, unknown>
const rowsOf = ({ body }: { body: unknown }) => (body as { results: Row[] }).results
const titlesOf = (answer: { body: unknown }) => rowsOf(answer).map(({ title }) => title)

const camp = {
  title: 'Camp',
  description: 'Bring a torch.',
  location: 'Aburi',
  category: 'youth',
  date: '2026-11-20',
  time: '16:00',
  end_date: '2026-11-22',
  end_time: '13:00',
}

test('a camp of three days is coming until its last day, in lists, pages and calendars', async () => {
  await using church = await openChurch()
  showChurch(church)
  const { access } = await church.signIn('admin')

  const added = await church.post('events/', camp, access)
  const publicTitles = async () => {
    const { coming, past } = await publicEvents()
    return { coming: coming.map(({ title }) => title), past: past.map(({ title }) => title) }
  }

  expect(added).toMatchObject({ status: 201, body: { end_date: '2026-11-22', end_time: '13:00' } })
  expect(titlesOf(await church.get('events/?from=2026-11-22'))).toContain('Camp')
  expect(titlesOf(await church.get('events/?before=2026-11-22'))).not.toContain('Camp')
  expect(titlesOf(await church.get('events/?from=2026-11-23'))).not.toContain('Camp')
  expect(titlesOf(await church.get('events/?before=2026-11-23'))).toContain('Camp')
  expect((await publicTitles()).coming).toContain('Camp')
  church.wait(2 * 24 * 60 * 60 * 1000)
  expect((await publicTitles()).past).toContain('Camp')
  const member = await church.signIn('member')
  const { path } = (await church.post('users/me/calendar/', {}, member.access)).body as { path: string }
  const calendar = await (await church.api.request(path)).text()
  expect(calendar).toMatch(/DTSTART:20261120T160000Z\s+DTEND:20261122T130000Z\s+SUMMARY:Camp/)
})

test('an event without an hour on its last day goes on until midnight, and one that ends on its day has no last day', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')

  await church.post('events/', { ...camp, end_time: '' }, access)
  const short = await church.post('events/', { ...camp, end_date: camp.date, end_time: '18:00' }, access)

  expect(short.body).toMatchObject({ end_date: '', end_time: '18:00' })
  const { path } = (await church.post('users/me/calendar/', {}, access)).body as { path: string }
  const calendar = await (await church.api.request(path)).text()
  expect(calendar).toMatch(/DTSTART:20261120T160000Z\s+DTEND:20261123T000000Z/)
})

test.each([
  [{ end_date: '2026-11-19' }, 'end_date'],
  [{ end_date: '2027-11-20' }, 'end_date'],
  [{ end_date: '2026-02-30' }, 'end_date'],
  [{ end_date: 'soon' }, 'end_date'],
  [{ date: 'soon' }, 'date'],
  [{ date: '2026-02-30', end_date: '' }, 'date'],
  [{ end_date: '', end_time: '15:00' }, 'end_time'],
  [{ end_date: '2026-11-20', end_time: '15:00' }, 'end_time'],
])('an event that ends at %j is refused at its field', async (ends, field) => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')

  const { status, body } = await church.post('events/', { ...camp, ...ends }, access)

  expect([status, Object.keys(body as object)]).toEqual([400, expect.arrayContaining([field])])
})

test('a leader’s event of two days keeps the calls of the specification, and a change that does not name the last day ends on its day', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('leader')
  const meeting = {
    title: 'All-night',
    description: 'Prayer',
    date: '2026-12-04',
    time: '21:00',
    location: 'Chapel',
    is_online: false,
    meeting_link: '',
    fellowship: 1,
  }

  const night = await church.post(
    'fellowships/1/events/',
    { ...meeting, end_date: '2026-12-05', end_time: '05:00' },
    access,
  )
  const { id } = night.body as { id: number }
  const changed = await church.put(`fellowships/1/events/${id}/`, { ...meeting, version: 1 }, access)

  expect(night).toMatchObject({ status: 201, body: { end_date: '2026-12-05', end_time: '05:00' } })
  expect(changed).toMatchObject({ status: 200, body: { end_date: '', end_time: '' } })
})

test('an usher opens a sitting on each day of a camp, and none after it', async () => {
  await using desk = await openCheckIn()
  const { church, admin } = desk
  const today = church.clock.now.toISOString().slice(0, 10)
  const last = new Date(church.clock.now.getTime() + 86_400_000).toISOString().slice(0, 10)
  const { id } = (await church.post('events/', { ...camp, date: today, end_date: last }, admin)).body as {
    id: number
  }
  const open = async () => {
    const { access } = await church.signIn('leader2')
    return (await church.post('check-in/sittings/', { event: id }, access)).status
  }

  const statuses = [await open()]
  for (let day = 0; day < 2; day++) {
    church.wait(24 * 60 * 60 * 1000)
    statuses.push(await open())
  }

  expect(statuses).toEqual([200, 200, 404])
})
