import { expect, test } from 'vitest'
import { sampleChat, sampleStreamTitle } from '../../../src/content/year/streams.ts'
import { viewersAt } from '../../../src/server/app/samples/stream/sample-stream.ts'
import { openChurch } from '../../support/church.ts'
import { chatTexts, offAir, sunday } from '../../support/going-live.ts'

const [minute, saturday] = [60_000, new Date('2026-11-28T09:30:00Z')]
const serviceBegins = new Date('2026-11-29T09:00:00Z')

const openShown = (now: Date) => openChurch({ now, isDemonstration: true, processes: 1 })

test('the media team begins the sample stream of the demonstration, whose chat and viewers grow', async () => {
  await using church = await openShown(saturday)
  const { access } = await church.signIn('media')

  const begun = await church.post('live/sample/', {}, access)
  const first = await chatTexts(church)
  church.wait(10 * minute)
  await church.sampleStream?.goOn()

  expect([begun.status, begun.body]).toEqual([
    201,
    expect.objectContaining({ live: true, title: sampleStreamTitle, viewers: 12 }),
  ])
  expect(first).toHaveLength(1)
  const half = await chatTexts(church)
  expect(half).toEqual(sampleChat.slice(0, half.length).map(([, text]) => text))
  expect(half.length).toBeGreaterThan(sampleChat.length / 2)
  expect((await church.get('live/')).body).toMatchObject({ viewers: viewersAt(0.5) })
  expect(viewersAt(0.5)).toBeGreaterThan(100)
})

test('the sample stream ends by itself after twenty minutes, and the log says so', async () => {
  await using church = await openShown(saturday)
  const { access } = await church.signIn('media')
  await church.post('live/sample/', {}, access)

  church.wait(19 * minute)
  await church.sampleStream?.goOn()
  const late = await church.get('live/')
  church.wait(minute)
  await church.sampleStream?.goOn()
  const after = await church.get('live/')

  expect([late.body, after.body]).toEqual([expect.objectContaining({ live: true }), offAir])
  const { access: admin } = await church.signIn('admin')
  expect((await church.get('admin/logs/?search=live stream', admin)).body).toMatchObject({
    results: [{ action: 'Live stream ended' }, { username: 'media', action: 'Live stream started' }],
  })
})

test('a sample stream that a process has left on air ends when the next one starts', async () => {
  await using church = await openShown(saturday)
  const { access } = await church.signIn('media')
  await church.post('live/sample/', {}, access)

  await church.sampleStream?.start()
  church.sampleStream?.stop()

  expect((await church.get('live/')).body).toEqual(offAir)
})

test('a sample stream is refused during another one, which it leaves alone', async () => {
  await using church = await openShown(saturday)
  const { access } = await church.signIn('media')
  await church.post('live/start/', sunday, access)

  const { status } = await church.post('live/sample/', {}, access)
  church.wait(60 * minute)
  await church.sampleStream?.goOn()

  expect(status).toBe(409)
  expect((await church.get('live/')).body).toMatchObject({ live: true, title: sunday.title })
  expect(await chatTexts(church)).toEqual([])
})

test('members cannot begin a sample stream, and outside the demonstration there is none', async () => {
  await using demonstration = await openShown(saturday)
  await using church = await openChurch({ now: serviceBegins })
  const { access } = await demonstration.signIn('member')
  const media = await church.signIn('media')

  expect((await demonstration.post('live/sample/', {}, access)).status).toBe(403)
  expect((await church.post('live/sample/', {}, media.access)).status).toBe(404)
  expect((await church.get('live/')).body).toEqual(offAir)
})

test('on a Sunday the demonstration is on air during its services, by the clock of the church', async () => {
  await using church = await openShown(new Date(serviceBegins.getTime() - minute))
  const isLive = async (after: number) => {
    church.clock.now = new Date(serviceBegins.getTime() + after * minute)
    await church.sampleStream?.goOn()
    const { live, started_at } = (await church.get('live/')).body as typeof offAir
    return [live, started_at]
  }

  const first = [true, '2026-11-29T09:00:00.000Z']
  expect(await isLive(-1)).toEqual([false, null])
  expect(await isLive(30)).toEqual(first)
  expect((await chatTexts(church)).length).toBeGreaterThan(10)
  expect(await isLive(89)).toEqual(first)
  expect(await isLive(90)).toEqual([false, null])
  expect(await isLive(121)).toEqual([true, '2026-11-29T11:00:00.000Z'])
  expect(await isLive(24 * 60 + 30)).toEqual([false, null])
})

test('in another time zone the services begin by that clock', async () => {
  await using church = await openShown(new Date('2026-11-29T14:30:00Z'))
  const time_zone = JSON.stringify('America/New_York')
  await church.db
    .updateTable('church_setting')
    .set({ value: time_zone })
    .where('key', '=', 'time_zone')
    .execute()

  await church.sampleStream?.goOn()

  expect((await church.get('live/')).body).toMatchObject({
    live: true,
    started_at: '2026-11-29T14:00:00.000Z',
  })
})

test('a service goes on after a restart, and stays off the air once somebody has ended it', async () => {
  await using church = await openShown(new Date(serviceBegins.getTime() + 40 * minute))
  await church.sampleStream?.goOn()
  const before = await chatTexts(church)

  await church.sampleStream?.start()
  church.sampleStream?.stop()
  const again = await chatTexts(church)
  const { access } = await church.signIn('media')
  await church.post('live/stop/', {}, access)
  await church.sampleStream?.goOn()

  expect(again).toEqual(before)
  expect((await church.get('live/')).body).toEqual(offAir)
})
