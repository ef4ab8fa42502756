import { afterEach, describe, expect, test, vi } from 'vitest'
import { listEnded } from '../../../src/server/media/live/repo.ts'
import { openChurch } from '../../support/church.ts'
import { chatTexts, goLive, idOf, offAir, say, sunday } from '../../support/going-live.ts'

afterEach(() => vi.useRealTimers())

describe('going live', () => {
  test('the media team goes live and ends it, everybody reads the status, and the log names the account', async () => {
    await using church = await openChurch()
    const { access } = await church.signIn('media')

    const before = await church.get('live/')
    const started = await church.post('live/start/', sunday, access)
    const during = await church.get('live/')
    const stopped = await church.post('live/stop/', {}, access)

    expect(before.body).toEqual(offAir)
    expect([started.status, stopped.status]).toEqual([201, 200])
    expect(during.body).toEqual({ ...sunday, live: true, viewers: 0, started_at: '2026-11-21T12:00:00.000Z' })
    expect(stopped.body).toEqual(offAir)
    const admin = await church.signIn('admin')
    const log = await church.get('admin/logs/?search=live stream', admin.access)
    expect(log.body).toMatchObject({
      results: [
        { username: 'media', action: 'Live stream ended', detail: 'First service' },
        { username: 'media', action: 'Live stream started', detail: 'First service' },
      ],
    })
  })

  test('a second stream is refused during the first, and so is ending when no stream is live', async () => {
    await using church = await openChurch()
    const { access } = await church.signIn('admin')

    const early = await church.post('live/stop/', {}, access)
    const both = await Promise.all([1, 2].map(() => church.post('live/start/', sunday, access)))
    const late = await church.post('live/start/', sunday, access)

    expect(early.status).toBe(409)
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(late.body).toEqual({ detail: expect.stringContaining('“First service”') })
  })

  test('who ends a stream that somebody else has ended does not end the one that began since', async () => {
    await using church = await openChurch()
    const { access } = await church.signIn('media')
    const start = async (title: string) =>
      ((await church.post('live/start/', { ...sunday, title }, access)).body as { started_at: string })
        .started_at
    const stop = (seen: string) =>
      church.send('live/stop/', { method: 'POST', headers: { 'If-Match': `"${seen}"` } }, access)

    const first = await start('First service')
    const ended = await stop(first)
    church.wait(60_000)
    const second = await start('Second service')
    const late = await stop(first)
    const stillOn = await church.get('live/')

    expect([ended.status, late.status]).toEqual([200, 409])
    expect(late.body).toEqual({ detail: expect.stringContaining('“Second service”') })
    expect(stillOn.body).toMatchObject({ live: true, title: 'Second service' })
    expect((await stop(second)).status).toBe(200)
  })

  test('members cannot go live', async () => {
    await using church = await openChurch()
    for (const name of ['member', 'leader']) {
      const { access } = await church.signIn(name)
      expect((await church.post('live/start/', sunday, access)).status).toBe(403)
    }
  })

  test.each([
    ['', ['title']],
    ['http://youtu.be/aqz-KE-bpKQ', ['address']],
    ['https://church.example/sunday.html', ['address']],
    ['javascript:alert(1)', ['address']],
  ])('the address %j is refused at its field', async (address, fields) => {
    await using church = await openChurch()
    const { access } = await church.signIn('media')

    const form = address ? { ...sunday, address } : { ...sunday, title: '  ' }
    const { status, body } = await church.post('live/start/', form, access)

    expect([status, Object.keys(body as object)]).toEqual([400, fields])
  })

  test.each(['https://cdn.example/s/index.m3u8?t=1', 'https://cdn.example/s.mp4'])(
    'the address of a film or a playlist, %s, is accepted',
    async (address) => {
      await using church = await openChurch()
      const { access } = await church.signIn('media')

      const { status, body } = await church.post('live/start/', { ...sunday, address }, access)

      expect([status, body]).toEqual([201, expect.objectContaining({ address })])
    },
  )
})

describe('the chat', () => {
  test('shows a message under the first name and the last initial of its author', async () => {
    await using church = await openChurch()
    await goLive(church)
    const { access, user } = await church.signIn('member')

    const { status, body } = await say(church, '  Amen from Tamale <b>!</b> ', access)
    const read = await church.get('live/messages/')

    expect(status).toBe(201)
    const initial = String(user.last_name).charAt(0)
    expect(body).toMatchObject({
      text: 'Amen from Tamale <b>!</b>',
      author: `${user.first_name} ${initial}.`,
    })
    expect(read.body).toEqual([body])
  })

  test('can be read by visitors, who cannot write', async () => {
    await using church = await openChurch()
    await goLive(church)

    expect((await say(church, 'Hello')).status).toBe(401)
    expect(await chatTexts(church)).toEqual([])
  })

  test.each([
    ['nothing', ''],
    ['blanks', ' \n '],
    ['301 characters', 'x'.repeat(301)],
    ['what cannot be stored', 'a\0b'],
  ])('refuses a message of %s', async (_, text) => {
    await using church = await openChurch()
    await goLive(church)
    const { access } = await church.signIn('member')

    const { status, body } = await say(church, text, access)

    expect([status, Object.keys(body as object)]).toEqual([400, ['text']])
  })

  test('is closed while nobody is live, and empty when the next stream begins', async () => {
    await using church = await openChurch()
    const { access } = await church.signIn('member')

    const early = await say(church, 'Is it on?', access)
    const media = await goLive(church)
    await say(church, 'It is on', access)
    await church.post('live/stop/', {}, media)
    const late = await say(church, 'Was that all?', access)
    await church.post('live/start/', sunday, media)

    expect([early.status, late.status]).toEqual([409, 409])
    expect(await chatTexts(church)).toEqual([])
  })

  test('refuses an eleventh message within a minute with Retry-After', async () => {
    await using church = await openChurch({ limits: true })
    await goLive(church)
    const { access } = await church.signIn('member')
    const other = await church.signIn('leader')

    const statuses: number[] = []
    for (let count = 0; count < 11; count++) statuses.push((await say(church, 'Amen', access)).status)
    const refused = await say(church, 'Amen', access)

    expect(statuses).toEqual([...Array(10).fill(201), 429])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await say(church, 'Amen', other.access)).status).toBe(201)
  })

  test('answers the last hundred messages, the oldest first', async () => {
    await using church = await openChurch()
    await goLive(church)
    const { access } = await church.signIn('member')
    for (let count = 1; count <= 103; count++) await say(church, `${count}`, access)

    const texts = await chatTexts(church)

    expect([texts.length, texts[0], texts.at(-1)]).toEqual([100, '4', '103'])
  })

  test('lets staff hide a message, which is logged once without its text; members cannot', async () => {
    await using church = await openChurch()
    const media = await goLive(church)
    const { access } = await church.signIn('member')
    const id = idOf(await say(church, 'Buy my phones', access))

    const member = await church.post(`live/messages/${id}/hide/`, {}, access)
    const first = await church.post(`live/messages/${id}/hide/`, {}, media)
    const again = await church.post(`live/messages/${id}/hide/`, {}, media)
    const unknown = await church.post('live/messages/9999/hide/', {}, media)

    expect([member, first, again, unknown].map(({ status }) => status)).toEqual([403, 200, 200, 404])
    expect(await chatTexts(church)).toEqual([])
    const admin = await church.signIn('admin')
    const log = await church.get('admin/logs/?search=chat message hidden', admin.access)
    expect(log.body).toMatchObject({
      count: 1,
      results: [{ detail: expect.stringMatching(/^message \d+$/) }],
    })
  })

  test('shows a hidden message again where it stood when staff takes the hiding back; members cannot', async () => {
    await using church = await openChurch()
    const media = await goLive(church)
    const { access } = await church.signIn('member')
    const id = idOf(await say(church, 'Ebenezer', access))
    await say(church, 'Amen', access)
    await church.post(`live/messages/${id}/hide/`, {}, media)

    const member = await church.post(`live/messages/${id}/unhide/`, {}, access)
    const first = await church.post(`live/messages/${id}/unhide/`, {}, media)
    const again = await church.post(`live/messages/${id}/unhide/`, {}, media)
    const unknown = await church.post('live/messages/9999/unhide/', {}, media)

    expect([member, first, again, unknown].map(({ status }) => status)).toEqual([403, 200, 200, 404])
    expect(await chatTexts(church)).toEqual(['Ebenezer', 'Amen'])
    const admin = await church.signIn('admin')
    expect((await church.get('admin/logs/?search=shown again', admin.access)).body).toMatchObject({
      count: 1,
    })
  })

  test('keeps the messages of a deleted member without the name', async () => {
    await using church = await openChurch()
    await goLive(church)
    const { access, user } = await church.signIn('member')
    await say(church, 'Amen', access)
    const mine = await church.get('users/me/export/', access)
    const admin = await church.signIn('admin')

    await church.remove(`admin/users/${user.id}/`, admin.access)

    expect(mine.body).toMatchObject({ live_chat: [{ text: 'Amen' }] })
    expect((await church.get('live/messages/')).body).toMatchObject([{ author: 'Guest User', text: 'Amen' }])
  })
})

test('a stream that has ended is among those before, a trial of a few minutes is not', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('media')
  const address = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
  for (const [title, minutes] of [
    ['A trial', 3],
    ['Carols by the gate', 50],
  ] as const) {
    await church.post('live/start/', { title, address }, access)
    church.wait(minutes * 60_000)
    await church.post('live/stop/', {}, (await church.signIn('media')).access)
  }

  expect((await listEnded(church.db, 4)).map(({ title }) => title)).toEqual(['Carols by the gate'])
})
