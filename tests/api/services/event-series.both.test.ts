import { expect, test } from 'vitest'
import type { EventFields } from '../../../src/lib/contract/services/event.ts'
import {
  allPublicEvents,
  otherDays,
  publicEvent,
  publicEvents,
} from '../../../src/server/app/views/lists/events.ts'
import { sweepSeries } from '../../../src/server/services/events/series/series-sweep.ts'
import { openChurch } from '../../support/church.ts'
import { days, daysOf, eventsOf, monthly, openSeries, type Row, study } from '../../support/event-series.ts'
import { showChurch } from '../../support/views.ts'

/* How events that repeat are made, listed and end. The clock starts on Saturday, 21 November 2026. */

test('a study on every third Saturday is four events, each with its own sign-ups', async () => {
  await using series = await openSeries()
  const { church, added, at } = series

  const member = await church.signIn('member')
  const signed = await church.post(`events/${at(2).id}/signup/`, {}, member.access)

  expect(added).toMatchObject({ status: 201, body: { repeats: 'Every third Saturday of the month' } })
  expect(await series.dates()).toEqual(days)
  expect(at(3)).toMatchObject({
    time: '18:00',
    end_time: '19:30',
    repeats: 'Every third Saturday of the month',
  })
  expect(signed.status).toBe(200)
  expect((await church.get('events/my/', member.access)).body).toEqual([
    { event: at(2).id, title: 'Bible study', date: '2027-01-16', kind: 'signup', position: null },
  ])
})

test('a weekly meeting is made half a year ahead, and kept so by the job, also when two processes do it at once', async () => {
  await using series = await openSeries({ ...study, repeat: 'weekly' })
  const { church, job } = series

  const atFirst = await series.dates()
  await job()
  const again = await series.dates()
  church.wait(14 * 24 * 60 * 60 * 1000)
  await Promise.all([job(), job()])
  const later = await series.dates()

  expect([atFirst.length, atFirst.at(-1)]).toEqual([27, '2027-05-22'])
  expect(again).toEqual(atFirst)
  expect(later).toEqual([...atFirst, '2027-05-29', '2027-06-05'])
})

test('an event deleted by itself is not made again, and comes back from the bin to its series', async () => {
  await using series = await openSeries({ ...study, repeat: 'weekly' })
  const { church, call, at, job } = series
  const gone = at(1)

  const deleted = await series.remove(gone, 'one')
  church.wait(7 * 24 * 60 * 60 * 1000)
  await job()
  const without = await series.dates()
  const restored = await call('POST', 'bin/restore/', { kind: 'event', row: gone.id })

  expect(deleted.status).toBe(200)
  expect(without).toHaveLength(27)
  expect(without).not.toContain(gone.date)
  expect(restored.status).toBe(200)
  expect((await church.get(`events/${gone.id}/`)).body).toMatchObject({
    series: at(0)['series'],
    repeats: 'Every Saturday',
  })
})

test('deleting one and all later ends the series, and spares those before', async () => {
  await using series = await openSeries({ ...study, repeat: 'weekly' })
  const { church, at, remove, job } = series

  await remove(at(4), 'following')
  church.wait(7 * 24 * 60 * 60 * 1000)
  await job()
  const ended = await series.dates()
  await remove(at(0), 'following')
  await job()

  expect(ended).toEqual(['2026-11-21', '2026-11-28', '2026-12-05', '2026-12-12'])
  expect(await series.dates()).toEqual([])
  const { count } = (await church.get('bin/?limit=100', (await church.signIn('admin')).access)).body as {
    count: number
  }
  expect(count).toBe(27)
})

test.each([
  [{ repeat: 'daily' }, 'repeat'],
  [{ repeat: 'monthly-by-last-weekday' }, 'repeat'],
  [{ repeat: 'weekly', repeat_times: 61 }, 'repeat_times'],
  [{ repeat: 'weekly', repeat_times: 1.5 }, 'repeat_times'],
  [{ repeat: 'weekly', repeat_until: '2026-11-20' }, 'repeat_until'],
  [{ repeat: 'weekly', repeat_until: '2026-02-30' }, 'repeat_until'],
  [{ repeat: 'weekly', repeat_until: '9999-12-31' }, 'repeat_until'],
  [{ repeat: 'weekly', date: '2026-11-20' }, 'date'],
  [{ repeat: 'weekly', date: '9999-12-31', repeat_times: 60 }, 'date'],
])('an event that repeats as %j is refused at its field, and nothing is added', async (wrong, field) => {
  await using series = await openSeries({ ...study, ...wrong })

  expect([series.added.status, Object.keys(series.added.body as object)]).toEqual([400, [field]])
  expect(series.events).toEqual([])
})

test('a leader repeats, changes and ends meetings of the own fellowship, and of no other', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('leader')
  const stranger = await church.signIn('leader2')
  const meeting = { ...monthly, title: 'Cell', meeting_link: '', fellowship: 1 }

  const added = await church.post('fellowships/1/events/', meeting, access)
  const { id } = added.body as Row
  const path = `fellowships/1/events/${id}/`
  const foreign = await church.call('DELETE', `${path}?scope=following`, undefined, stranger.access)
  const { repeat: _, repeat_times: __, ...plain } = meeting
  const changed = await church.put(path, { ...plain, time: '17:00', scope: 'following', version: 1 }, access)
  const hours = (await eventsOf(church, 'Cell')).map(({ time }) => time)
  await church.call('DELETE', `${path}?scope=following`, undefined, access)

  expect([added.status, foreign.status, changed.status]).toEqual([201, 403, 200])
  expect(hours).toEqual(['17:00', '17:00', '17:00', '17:00'])
  expect(await daysOf(church, 'Cell')).toEqual([])
})

test('a fellowship that comes back from the bin has its series again', async () => {
  await using series = await openSeries({ ...monthly, fellowship: 1 })
  const { church, call, at } = series

  await call('DELETE', 'fellowships/1/')
  const gone = await series.dates()
  const restored = await call('POST', 'bin/restore/', { kind: 'fellowship', row: 1 })

  expect([gone, restored.status]).toEqual([[], 200])
  expect(await series.dates()).toEqual(days)
  expect((await church.get(`events/${at(3).id}/`, (await church.signIn('admin')).access)).body).toMatchObject(
    { series: at(0)['series'] },
  )
})

test('a list of next events has each series once with how many come later, and a series can be listed by itself', async () => {
  await using series = await openSeries({ ...study, repeat: 'weekly' })
  const { church, at, call, change } = series
  await change(at(0), { date: '2026-12-01' })
  const list = async (query: string) =>
    ((await call('GET', `events/?${query}`)).body as { results: Row[] }).results.filter(
      ({ title }) => title === 'Bible study',
    )

  const next = await list('from=2026-11-21&series=next')
  const own = await list(`series=${at(0)['series']}&from=2026-12-10&limit=3`)
  church.wait(9 * 24 * 60 * 60 * 1000)

  expect(next).toMatchObject([{ date: '2026-11-28', later: 25 }])
  expect(own).toMatchObject([{ date: '2026-12-12' }, { date: '2026-12-19' }, { date: '2026-12-26' }])
  expect(await list('series=next')).toMatchObject([{ date: '2026-12-01' }])
  expect((await call('GET', 'events/?series=all')).status).toBe(400)
})

test('a series that has ended without events goes, and no other', async () => {
  await using series = await openSeries({ ...study, repeat: 'weekly', repeat_times: 2 })
  const { church, at, remove } = series
  const day = 24 * 60 * 60 * 1000
  const count = async () => (await church.db.selectFrom('event_series').select('id').execute()).length
  const sweep = () => sweepSeries({ db: church.db, now: () => church.clock.now })

  church.wait(60 * day)
  await sweep()
  const withEvents = await count()
  await remove(at(0), 'following')
  await sweep()

  expect([withEvents, await count()]).toEqual([1, 0])
})

test('visitors see a series once in lists, each day of it in calendars, and its other days on the page of one', async () => {
  await using series = await openSeries({ ...study, repeat: 'weekly', repeat_times: 5 })
  const { church, at } = series
  showChurch(church)
  church.wait(9 * 24 * 60 * 60 * 1000)
  const titled = (events: readonly EventFields[]) =>
    events.filter(({ title }) => title === 'Bible study').map(({ date }) => date)

  const { coming, past } = await publicEvents()
  const all = await allPublicEvents()
  const event = await publicEvent(at(3).id)
  const others = event ? await otherDays(event, 2) : []

  expect([titled(coming), titled(past)]).toEqual([['2026-12-05'], ['2026-11-28']])
  expect([titled(all.coming).length, titled(all.past).length]).toEqual([3, 2])
  expect(others.map(({ date }) => date)).toEqual(['2026-12-05', '2026-12-19'])
})

test('a series that begins after the half year that is planned goes on when its time comes', async () => {
  await using series = await openSeries({ ...study, date: '2027-09-04', repeat: 'weekly' })
  const { church, job } = series

  const atFirst = await series.dates()
  church.wait(120 * 24 * 60 * 60 * 1000)
  await job()

  expect([series.added.status, atFirst]).toEqual([201, ['2027-09-04']])
  expect(await series.dates()).toEqual(['2027-09-04', '2027-09-11', '2027-09-18'])
})
