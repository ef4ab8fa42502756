import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sampleAssistant } from '../../src/content/fellowships.ts'
import type { EventFields } from '../../src/lib/contract/event.ts'
import { makeRepeatedEvents } from '../../src/server/events/series.ts'
import { sweepSeries } from '../../src/server/events/series-sweep.ts'
import { allPublicEvents, otherDays, publicEvent, publicEvents } from '../../src/server/page-data/events.ts'
import { type Church, openChurch } from '../support/church.ts'
import { showChurch } from '../support/views.ts'

/* Events that repeat. The clock starts on Saturday, 21 November 2026. */

type Row = { id: number; title: string; date: string; version: number } & Record<string, unknown>

const study = {
  takes_signups: true,
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
  expect(last).toMatchObject({ date: '2027-05-29', end_date: '2027-05-30', end_time: '05:00' })
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
  [{ repeat: 'weekly', repeat_until: '9999-12-31' }, 'repeat_until'],
  [{ repeat: 'weekly', date: '2026-11-20' }, 'date'],
  [{ repeat: 'weekly', date: '9999-12-31', repeat_times: 60 }, 'date'],
])('an event that repeats as %j is refused at its field, and nothing is added', async (wrong, field) => {
  await using series = await openSeries({ ...study, ...wrong })

  expect([series.added.status, Object.keys(series.added.body as object)]).toEqual([400, [field]])
  expect(series.events).toEqual([])
})

test.each([
  [{ date: '2026-11-20', scope: 'following' }, 'date'],
  [{ repeat_until: '2026-12-18', scope: 'following' }, 'repeat_until'],
  [{ fellowship: 1, scope: 'following' }, 'fellowship'],
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
  expect(await change(at(0), { scope: 'following' })).toMatchObject({ status: 400 })
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

  const ended = await church.call(
    'DELETE',
    `fellowships/2/events/${at(1).id}/?scope=following`,
    undefined,
    access,
  )

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

const accessOf = async (church: Church, name: string) => (await church.signIn(name)).access
const signUp = async (church: Church, event: Row, name: string) =>
  church.post(`events/${event.id}/signup/`, {}, await accessOf(church, name))
const news = ({ letters }: Church) =>
  letters
    .filter(({ subject }) => /^(Cancelled|Changed): /.test(subject))
    .map(({ to, subject }) => [to, subject])

test('a study on Saturdays moves to Sundays with its sign-ups, who are told once each, and what was left out or moved stays so', async () => {
  await using series = await openSeries({ ...study, repeat: 'weekly', repeat_times: 6 })
  const { church, at, change, remove } = series
  await signUp(church, at(2), 'member')
  await signUp(church, at(5), 'member')
  await signUp(church, at(0), 'newcomer')
  await remove(at(3), 'one')
  await change(at(4), { date: '2026-12-23' })

  const moved = await change(at(1), { date: '2026-11-29', time: '16:00', scope: 'following' })
  await church.background.ended(5_000)

  expect(moved.body).toMatchObject({ repeats: 'Every Sunday', repeats_until: '2026-12-27', later: 3 })
  expect(await series.dates()).toEqual(['2026-11-21', '2026-11-29', '2026-12-06', '2026-12-23', '2026-12-27'])
  const signups = (await church.get('events/my/', await accessOf(church, 'member'))).body as object[]
  expect(signups).toMatchObject([
    { event: at(2).id, date: '2026-12-06', position: null },
    { event: at(5).id, date: '2026-12-27', position: null },
  ])
  expect(news(church)).toEqual([[expect.stringContaining('@'), 'Changed: Bible study']])
  const { text = '' } = church.letters.find(({ subject }) => subject.startsWith('Changed')) ?? {}
  expect(text).toContain('now Sunday, 6 December 2026')
  expect(text).toContain('now Sunday, 27 December 2026')
})

test('who signed up, waits or wants to be reminded is told when the event does not take place, not who deletes it', async () => {
  await using series = await openSeries({ ...monthly, places: 1 })
  const { church, at, remove } = series
  for (const name of ['member', 'newcomer', 'admin']) await signUp(church, at(1), name)
  await signUp(church, at(2), 'member')

  await remove(at(1), 'one')
  await church.background.ended(5_000)

  expect(news(church).map(([, subject]) => subject)).toEqual([
    'Cancelled: Bible study',
    'Cancelled: Bible study',
  ])
  expect((await church.get('events/my/', await accessOf(church, 'member'))).body).toMatchObject([
    { event: at(2).id },
  ])
})

test('nobody is told of a change of words, nor of the deletion of what has been', async () => {
  await using series = await openSeries()
  const { church, at, change, remove } = series
  await signUp(church, at(0), 'member')
  await signUp(church, at(1), 'member')

  await change(at(1), { title: 'Bible study', description: 'Bring a friend.', scope: 'following' })
  church.wait(2 * 24 * 60 * 60 * 1000)
  await remove(at(0), 'one')
  await church.background.ended(5_000)

  expect(news(church)).toEqual([])
})

test('a series ends sooner, and goes on again as long as somebody says, without the day that was left out', async () => {
  await using series = await openSeries({ ...study, repeat: 'weekly', repeat_times: 6 })
  const { at, change, remove } = series
  await remove(at(1), 'one')

  const sooner = await change(at(0), { repeat_until: '2026-12-06', scope: 'following' })
  const short = await series.dates()
  const [first] = series.events
  const later = await change(
    { ...first, ...(sooner.body as Row) },
    { repeat_until: '2026-12-19', scope: 'following' },
  )

  expect(short).toEqual(['2026-11-21', '2026-12-05'])
  expect(later.body).toMatchObject({ repeats_until: '2026-12-19' })
  expect(await series.dates()).toEqual(['2026-11-21', '2026-12-05', '2026-12-12', '2026-12-19'])
})

test('an event whose place in its series another one has comes back from the bin by itself', async () => {
  await using series = await openSeries({ ...study, repeat: 'weekly', repeat_times: 3 })
  const { call, at, change } = series
  const gone = at(2)
  const sooner = await change(at(0), { repeat_until: '2026-11-28', scope: 'following' })
  await change({ ...at(0), ...(sooner.body as Row) }, { repeat_until: '2026-12-05', scope: 'following' })

  const restored = await call('POST', 'bin/restore/', { kind: 'event', row: gone.id })

  expect(restored.status).toBe(200)
  expect(await series.dates()).toEqual(['2026-11-21', '2026-11-28', '2026-12-05', '2026-12-05'])
  expect((await call('GET', `events/${gone.id}/`)).body).toMatchObject({ series: null, repeats: '' })
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

test('places and the waiting list are of each event, and more places for the series are given to those who wait', async () => {
  await using series = await openSeries({ ...monthly, places: 1 })
  const { church, at, change } = series
  for (const name of ['member', 'newcomer']) await signUp(church, at(2), name)
  await signUp(church, at(1), 'newcomer')

  await change(at(1), { places: 2, takes_signups: true, scope: 'following' })

  expect(
    (await church.get(`events/${at(2).id}/signup/`, await accessOf(church, 'newcomer'))).body,
  ).toMatchObject({ places: 2, taken: 2, waiting: 0, position: null })
})

test('a series has one poster, which stays when its days move and one is deleted, and goes when it is removed', async () => {
  await using series = await openSeries(study)
  const { church, at, call, change, remove } = series
  const form = new FormData()
  const bytes = await sharp({ create: { width: 800, height: 450, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer()
  form.set('picture', new File([new Uint8Array(bytes)], 'poster.jpg', { type: 'image/jpeg' }))
  form.set('description', 'An open Bible')
  const { access } = await church.signIn('admin')
  const given = (await church.postForm(`events/${at(0).id}/picture/`, form, access)).body as Row
  const postersOf = async () =>
    (await eventsOf(church)).map(({ image, image_alt }) => [image === given['image'], image_alt])

  await change(given, { repeat: 'weekly', repeat_times: 4 })
  const [, second, third] = await eventsOf(church)
  const everyDay = await postersOf()
  await change(second ?? at(1), { date: '2026-11-29', scope: 'following' })
  await remove(third ?? at(2), 'one')
  const moved = await postersOf()
  await call('DELETE', `events/${second?.id}/picture/`)
  const [first] = await eventsOf(church)
  const isThere = async () => (await church.api.request(String(given['image']))).status

  expect(everyDay).toEqual(Array(4).fill([true, 'An open Bible']))
  expect(moved).toEqual(Array(3).fill([true, 'An open Bible']))
  expect((await eventsOf(church)).map(({ image }) => image)).toEqual([given['image'], null, null])
  expect(await isThere()).toBe(200)
  await call('DELETE', `events/${first?.id}/picture/`)
  expect(await isThere()).toBe(404)
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

test('who had signed up is told that an event takes place after all when it comes back from the bin', async () => {
  await using series = await openSeries()
  const { church, at, call, remove } = series
  await signUp(church, at(1), 'member')
  await remove(at(1), 'one')

  await call('POST', 'bin/restore/', { kind: 'event', row: at(1).id })
  await church.background.ended(5_000)

  expect(church.letters.at(-1)).toMatchObject({
    subject: 'It takes place after all: Bible study',
    text: expect.stringContaining('Bible study, Saturday, 19 December 2026, 6:00 PM to 7:30 PM, Chapel'),
  })
})

test('an assistant changes all later meetings, but ends none of them', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('leader')
  const meeting = { ...monthly, title: 'Cell', meeting_link: '', fellowship: 1 }
  const { id } = (await church.post('fellowships/1/events/', meeting, access)).body as Row
  const assistant = await accessOf(church, sampleAssistant)
  const change = (changes: object) => {
    const { repeat: _, repeat_times: __, ...plain } = meeting
    return church.call(
      'PUT',
      `fellowships/1/events/${id}/`,
      { ...plain, scope: 'following', ...changes },
      assistant,
    )
  }

  const ended = await change({ repeat_until: '2026-12-01' })
  const changed = await change({ time: '17:00' })

  expect(ended).toMatchObject({ status: 400, body: { repeat_until: expect.any(Array) } })
  expect(changed.status).toBe(200)
  expect((await eventsOf(church, 'Cell')).map(({ time }) => time)).toEqual(Array(4).fill('17:00'))
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

test('a series moves by a whole week, and stays one series for who looks at its days', async () => {
  await using series = await openSeries({ ...study, repeat: 'weekly', repeat_times: 4 })
  const { at, change } = series

  const moved = await change(at(1), { date: '2026-12-05', scope: 'following' })

  expect(moved.body).toMatchObject({ series: at(1)['series'], repeats_until: '2026-12-19' })
  expect(await series.dates()).toEqual(['2026-11-21', '2026-12-05', '2026-12-12', '2026-12-19'])
})

test('a monthly meeting moves from the third Saturday to the second Sunday', async () => {
  await using series = await openSeries()
  const { at, change } = series

  const moved = await change(at(0), { date: '2026-12-13', scope: 'following' })

  expect(moved.body).toMatchObject({ repeats: 'Every second Sunday of the month' })
  expect(await series.dates()).toEqual(['2026-12-13', '2027-01-10', '2027-02-14', '2027-03-14'])
})
