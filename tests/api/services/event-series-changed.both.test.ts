import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sampleAssistant } from '../../../src/content/fellowships.ts'
import { openChurch } from '../../support/church.ts'
import {
  accessOf,
  days,
  eventsOf,
  monthly,
  news,
  openSeries,
  type Row,
  signUp,
  study,
} from '../../support/event-series.ts'

/* Changes of events that repeat, and of one of them. The clock starts on Saturday, 21 November 2026. */

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
    return church.put(`fellowships/1/events/${id}/`, { ...plain, scope: 'following', ...changes }, assistant)
  }

  const ended = await change({ repeat_until: '2026-12-01' })
  const changed = await change({ time: '17:00' })

  expect(ended).toMatchObject({ status: 400, body: { repeat_until: expect.any(Array) } })
  expect(changed.status).toBe(200)
  expect((await eventsOf(church, 'Cell')).map(({ time }) => time)).toEqual(Array(4).fill('17:00'))
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
