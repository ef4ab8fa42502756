import { expect, test } from 'vitest'
import { makeRepeatedEvents } from '../../src/server/events/series.ts'
import { type Church, openChurch } from '../support/church.ts'

/* Events that repeat. The clock starts on Saturday, 21 November 2026. */

type Row = { id: number; title: string; date: string; version: number } & Record<string, unknown>

const study = {
  ...{ title: 'Bible study', description: 'Bring a Bible.', location: 'Chapel', is_online: false },
  ...{ date: '2026-11-21', time: '18:00', end_time: '19:30' },
}
const monthly = { ...study, repeat: 'monthly-by-weekday', repeat_times: 4 }
const days = ['2026-11-21', '2026-12-19', '2027-01-16', '2027-02-20']

/** Signed in anew, since a session does not outlast the days that a test waits. */
async function eventsOf(church: Church, title = 'Bible study'): Promise<Row[]> {
  const { access } = await church.signIn('admin')
  const { body } = await church.get('events/?from=2026-11-01', access)
  return (body as { results: Row[] }).results.filter((event) => event.title === title)
}
const daysOf = async (church: Church, title?: string) =>
  (await eventsOf(church, title)).map(({ date }) => date)

async function openSeries(form: object = monthly) {
  const church = await openChurch()
  const { access } = await church.signIn('admin')
  const added = await church.post('events/', form, access)
  const events = await eventsOf(church)
  const at = (place: number): Row => {
    const found = events[place]
    if (!found) throw new Error(`no event ${place}`)
    return found
  }
  const call = async (method: string, path: string, body?: unknown) =>
    church.call(method, path, body, (await church.signIn('admin')).access)
  const change = (event: Row, changes: object) =>
    call('PUT', `events/${event.id}/`, { ...study, date: event.date, version: event.version, ...changes })
  const remove = (event: Row, scope: string) => call('DELETE', `events/${event.id}/?scope=${scope}`)
  const job = () => makeRepeatedEvents({ db: church.db, cache: church.cache, now: () => church.clock.now })
  const dates = (title?: string) => daysOf(church, title)
  return {
    ...{ church, call, added, events, at, change, remove, job, dates },
    [Symbol.asyncDispose]: () => church[Symbol.asyncDispose](),
  }
}

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
    { event: at(2).id, title: 'Bible study', date: '2027-01-16', kind: 'signup' },
  ])
})

test('a weekly meeting is made a year ahead, and kept so by the job, also when two processes do it at once', async () => {
  await using series = await openSeries({ ...study, repeat: 'weekly' })
  const { church, job } = series

  const atFirst = await series.dates()
  await job()
  const again = await series.dates()
  church.wait(14 * 24 * 60 * 60 * 1000)
  await Promise.all([job(), job()])
  const later = await series.dates()

  expect([atFirst.length, atFirst.at(-1)]).toEqual([53, '2027-11-20'])
  expect(again).toEqual(atFirst)
  expect(later).toEqual([...atFirst, '2027-11-27', '2027-12-04'])
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
  expect(without).toHaveLength(53)
  expect(without).not.toContain(gone.date)
  expect(restored.status).toBe(200)
  expect((await church.get(`events/${gone.id}/`)).body).toMatchObject({
    series: at(0)['series'],
    repeats: 'Every Saturday',
  })
})

test('a change of one event keeps it apart from changes of those that follow', async () => {
  await using series = await openSeries()
  const { change, at } = series

  const own = await change(at(2), { title: 'Film night', date: '2027-01-17' })
  const following = await change(at(1), { title: 'Prayer', time: '17:00', scope: 'following' })

  expect([own.status, following.status]).toEqual([200, 200])
  expect(await series.dates()).toEqual(['2026-11-21'])
  expect(await series.dates('Film night')).toEqual(['2027-01-17'])
  expect(await series.dates('Prayer')).toEqual(['2026-12-19', '2027-02-20'])
})

test('events that the job makes are as the series was last changed, and as long', async () => {
  await using series = await openSeries({ ...study, repeat: 'weekly' })
  const { church, at, change, job } = series
  const overnight = { title: 'All-night', end_date: '2026-11-29', end_time: '05:00', scope: 'following' }

  const changed = await change(at(1), overnight)
  church.wait(7 * 24 * 60 * 60 * 1000)
  await job()
  const last = (await eventsOf(church, 'All-night')).at(-1)

  expect(changed.status).toBe(200)
  expect(last).toMatchObject({ date: '2027-11-27', end_date: '2027-11-28', end_time: '05:00' })
})

test('deleting one and all following ends the series, and all from today on spares the past', async () => {
  await using series = await openSeries({ ...study, repeat: 'weekly' })
  const { church, at, remove, job } = series

  await remove(at(4), 'following')
  church.wait(7 * 24 * 60 * 60 * 1000)
  await job()
  const ended = await series.dates()
  await remove(at(2), 'all')
  await job()

  expect(ended).toEqual(['2026-11-21', '2026-11-28', '2026-12-05', '2026-12-12'])
  expect(await series.dates()).toEqual(['2026-11-21'])
  const { count } = (await church.get('bin/?limit=100', (await church.signIn('admin')).access)).body as {
    count: number
  }
  expect(count).toBe(52)
})

test('an event that stood alone can begin a series, and a series cannot begin another', async () => {
  await using series = await openSeries(study)
  const { at, change } = series
  const repeating = { repeat: 'every-2-weeks', repeat_until: '2026-12-19' }

  const first = await change(at(0), repeating)
  const second = await change({ ...at(0), version: at(0).version + 1 }, repeating)

  expect(first.body).toMatchObject({ repeats: 'Every second Saturday' })
  expect(await series.dates()).toEqual(['2026-11-21', '2026-12-05', '2026-12-19'])
  expect(second).toMatchObject({ status: 400, body: { repeat: ['This event repeats already'] } })
})

test.each([
  [{ repeat: 'daily' }, 'repeat'],
  [{ repeat: 'monthly-by-last-weekday' }, 'repeat'],
  [{ repeat: 'weekly', repeat_times: 61 }, 'repeat_times'],
  [{ repeat: 'weekly', repeat_times: 1.5 }, 'repeat_times'],
  [{ repeat: 'weekly', repeat_until: '2026-11-20' }, 'repeat_until'],
  [{ repeat: 'weekly', repeat_until: '2026-02-30' }, 'repeat_until'],
  [{ repeat: 'weekly', date: '2026-11-20' }, 'date'],
  [{ repeat: 'weekly', date: '9999-12-31', repeat_times: 60 }, 'date'],
])('an event that repeats as %j is refused at its field, and nothing is added', async (wrong, field) => {
  await using series = await openSeries({ ...study, ...wrong })

  expect([series.added.status, Object.keys(series.added.body as object)]).toEqual([400, [field]])
  expect(series.events).toEqual([])
})

test.each([
  [{ date: '2026-12-20', scope: 'following' }, 'date'],
  [{ fellowship: 1, scope: 'all' }, 'fellowship'],
  [{ scope: 'some' }, 'scope'],
])('a change of a whole series with %j is refused at its field', async (wrong, field) => {
  await using series = await openSeries()

  const { status, body } = await series.change(series.at(1), wrong)

  expect([status, Object.keys(body as object)]).toEqual([400, [field]])
  expect(await series.dates()).toEqual(days)
})

test('an outdated change of a series changes nothing', async () => {
  await using series = await openSeries()

  const { status } = await series.change(series.at(1), { title: 'Other', version: 9, scope: 'following' })

  expect(status).toBe(409)
  expect(await series.dates()).toEqual(days)
})

test('more than one event of what does not repeat is refused', async () => {
  await using series = await openSeries(study)
  const { at, change, remove } = series

  expect(await remove(at(0), 'following')).toMatchObject({ status: 400, body: { scope: expect.any(Array) } })
  expect(await change(at(0), { scope: 'all' })).toMatchObject({ status: 400 })
  expect(await series.dates()).toEqual(['2026-11-21'])
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
  const changed = await church.call(
    'PUT',
    path,
    { ...plain, time: '17:00', scope: 'following', version: 1 },
    access,
  )
  const hours = (await eventsOf(church, 'Cell')).map(({ time }) => time)
  await church.call('DELETE', `${path}?scope=following`, undefined, access)

  expect([added.status, foreign.status, changed.status]).toEqual([201, 403, 200])
  expect(hours).toEqual(['17:00', '17:00', '17:00', '17:00'])
  expect(await daysOf(church, 'Cell')).toEqual([])
})

test('an event given to another fellowship leaves its series, so that its new leader cannot reach the others', async () => {
  await using series = await openSeries({ ...monthly, fellowship: 1 })
  const { church, at, change } = series
  const moved = await change(at(1), { fellowship: 2 })
  const { access } = await church.signIn('leader2')

  const ended = await church.call('DELETE', `fellowships/2/events/${at(1).id}/?scope=all`, undefined, access)

  expect(moved.body).toMatchObject({ fellowship: 2, series: null, repeats: '' })
  expect(ended.status).toBe(400)
  expect(await series.dates()).toEqual(days)
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
