import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openChurch } from '../support/church.ts'
import { listen } from '../support/event-stream.ts'
import { startServer } from '../support/server.ts'

type Church = Awaited<ReturnType<typeof openChurch>>

const sunday = { title: 'First service', address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' }
const offAir = { live: false, viewers: 0, title: '', address: '', started_at: null }

const goLive = async (church: Church) => {
  const { access } = await church.signIn('media')
  await church.post('live/start/', sunday, access)
  return access
}
const say = (church: Church, text: string, access?: string) => church.post('live/messages/', { text }, access)
const said = async (church: Church) =>
  ((await church.get('live/messages/')).body as { text: string }[]).map(({ text }) => text)
const ids = (answer: { body: unknown }) => (answer.body as { id: number }).id

/** Opens a line as a browser does; `from` is its network address. */
async function openLine(church: Church, { path = '', headers = {}, from = '' } = {}) {
  const env = from ? { incoming: { socket: { remoteAddress: from } } } : {}
  return church.api.request(`/backend/api/live/events/${path}`, { headers }, env)
}

afterEach(() => vi.useRealTimers())

describe('going live', () => {
  test('the media team goes live and ends it, everybody reads the status, and the log tells who it was', async () => {
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

  test('a second stream waits for the end of the first, and nothing that is not on air can end', async () => {
    await using church = await openChurch()
    const { access } = await church.signIn('admin')

    const early = await church.post('live/stop/', {}, access)
    const both = await Promise.all([1, 2].map(() => church.post('live/start/', sunday, access)))
    const late = await church.post('live/start/', sunday, access)

    expect(early.status).toBe(409)
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(late.body).toEqual({ detail: expect.stringContaining('“First service”') })
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
    'a film or a playlist, %s, may be sent',
    async (address) => {
      await using church = await openChurch()
      const { access } = await church.signIn('media')

      const { status, body } = await church.post('live/start/', { ...sunday, address }, access)

      expect([status, body]).toEqual([201, expect.objectContaining({ address })])
    },
  )
})

describe('the chat', () => {
  test('a member is read by everybody under first name and last initial', async () => {
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

  test('visitors may read and not write', async () => {
    await using church = await openChurch()
    await goLive(church)

    expect((await say(church, 'Hello')).status).toBe(401)
    expect(await said(church)).toEqual([])
  })

  test.each([
    ['nothing', ''],
    ['blanks', ' \n '],
    ['301 characters', 'x'.repeat(301)],
    ['what cannot be stored', 'a\0b'],
  ])('a message of %s is refused', async (_, text) => {
    await using church = await openChurch()
    await goLive(church)
    const { access } = await church.signIn('member')

    const { status, body } = await say(church, text, access)

    expect([status, Object.keys(body as object)]).toEqual([400, ['text']])
  })

  test('nobody writes while nobody is live, and the next stream begins with an empty chat', async () => {
    await using church = await openChurch()
    const { access } = await church.signIn('member')

    const early = await say(church, 'Is it on?', access)
    const media = await goLive(church)
    await say(church, 'It is on', access)
    await church.post('live/stop/', {}, media)
    const late = await say(church, 'Was that all?', access)
    await church.post('live/start/', sunday, media)

    expect([early.status, late.status]).toEqual([409, 409])
    expect(await said(church)).toEqual([])
  })

  test('an eleventh message within a minute waits, with the wait said', async () => {
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

  test('a page is given the last hundred messages, the oldest first', async () => {
    await using church = await openChurch()
    await goLive(church)
    const { access } = await church.signIn('member')
    for (let count = 1; count <= 103; count++) await say(church, `${count}`, access)

    const texts = await said(church)

    expect([texts.length, texts[0], texts.at(-1)]).toEqual([100, '4', '103'])
  })

  test('staff hide a message once, with the words kept in the log; members cannot', async () => {
    await using church = await openChurch()
    const media = await goLive(church)
    const { access } = await church.signIn('member')
    const id = ids(await say(church, 'Buy my phones', access))

    const member = await church.post(`live/messages/${id}/hide/`, {}, access)
    const first = await church.post(`live/messages/${id}/hide/`, {}, media)
    const again = await church.post(`live/messages/${id}/hide/`, {}, media)
    const unknown = await church.post('live/messages/9999/hide/', {}, media)

    expect([member, first, again, unknown].map(({ status }) => status)).toEqual([403, 200, 200, 404])
    expect(await said(church)).toEqual([])
    const admin = await church.signIn('admin')
    const log = await church.get('admin/logs/?search=chat message hidden', admin.access)
    expect(log.body).toMatchObject({
      count: 1,
      results: [{ detail: expect.stringMatching(/: Buy my phones$/) }],
    })
  })

  test('what a deleted member said stays, without the name', async () => {
    await using church = await openChurch()
    await goLive(church)
    const { access, user } = await church.signIn('member')
    await say(church, 'Amen', access)
    const mine = await church.get('users/me/export/', access)
    const admin = await church.signIn('admin')

    await church.send(`admin/users/${user.id}/`, { method: 'DELETE' }, admin.access)

    expect(mine.body).toMatchObject({ live_chat: [{ text: 'Amen' }] })
    expect((await church.get('live/messages/')).body).toMatchObject([{ author: 'Guest User', text: 'Amen' }])
  })
})

describe('an open line', () => {
  test('tells the status at once, each change of it, new messages and hidden ones', async () => {
    await using church = await openChurch()
    const answer = await openLine(church)
    const line = listen(answer)
    const { access } = await church.signIn('member')

    const first = await line.next('status')
    const media = await goLive(church)
    const live = await line.next('status')
    const id = ids(await say(church, 'Amen\nfrom Ho', access))
    const chat = await line.next('chat')
    await church.post(`live/messages/${id}/hide/`, {}, media)
    const hidden = await line.next('hidden')
    await church.post('live/stop/', {}, media)

    expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(first.data).toEqual({ ...offAir, viewers: 1 })
    expect(live.data).toMatchObject({ ...sunday, live: true, viewers: 1 })
    expect(chat).toMatchObject({ id: String(id), data: { id, text: 'Amen\nfrom Ho' } })
    expect(hidden.data).toEqual({ ids: [id] })
    expect((await line.next('status')).data).toMatchObject({ live: false })
  })

  test.each([
    (id: number) => ({ headers: { 'Last-Event-ID': String(id) } }),
    (id: number) => ({ path: `?last=${id}` }),
  ])('that broke is told what it missed', async (resume) => {
    await using church = await openChurch()
    const media = await goLive(church)
    const { access } = await church.signIn('member')
    const seen = ids(await say(church, 'seen', access))
    const later = ids(await say(church, 'last seen', access))
    await church.post(`live/messages/${seen}/hide/`, {}, media)
    await say(church, 'missed', access)

    const line = listen(await openLine(church, resume(later)))

    expect((await line.next('status')).data).toMatchObject({ live: true })
    expect((await line.next('chat')).data).toMatchObject({ text: 'missed' })
    expect((await line.next('hidden')).data).toEqual({ ids: [seen] })
  })

  test('that is opened in the middle of a stream is told what was said before', async () => {
    await using church = await openChurch()
    await goLive(church)
    const { access } = await church.signIn('member')
    for (const text of ['one', 'two']) await say(church, text, access)

    const line = listen(await openLine(church, { path: '?last=0' }))

    const texts = [await line.next('chat'), await line.next('chat')].map(({ data }) => data['text'])
    expect(texts).toEqual(['one', 'two'])
  })

  test('is a viewer; the number is told every few seconds, and somebody who leaves is one less', async () => {
    await using church = await openChurch()
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
    const first = listen(await openLine(church))
    const others = await Promise.all([1, 2, 3].map(async () => listen(await openLine(church))))

    vi.advanceTimersByTime(3_000)
    const four = await first.next('viewers')
    await others[0]?.leave()
    await others[1]?.leave()
    vi.advanceTimersByTime(2_999)
    vi.advanceTimersByTime(1)
    const two = await first.next('viewers')

    expect([four.data, two.data]).toEqual([{ viewers: 4 }, { viewers: 2 }])
    expect((await church.get('live/')).body).toMatchObject({ viewers: 2 })
  })

  test('is kept awake by a comment every twenty seconds', async () => {
    await using church = await openChurch()
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
    const line = listen(await openLine(church))
    await line.next('status')

    vi.advanceTimersByTime(20_000)

    await line.next('viewers')
    expect(await line.block()).toBe(': here')
  })

  test('is refused beyond a quarter of all from one network, and beyond all of them', async () => {
    await using church = await openChurch({ mostLines: 8 })
    const from = async (address: string) => (await openLine(church, { from: address })).status

    const neighbours = [await from('10.0.0.1'), await from('10.0.0.1'), await from('10.0.0.1')]
    const proxied: number[] = []
    for (let count = 0; count < 7; count++) proxied.push(await from('::ffff:127.0.0.1'))
    const refused = await openLine(church, { from: '10.0.0.2' })

    expect(neighbours).toEqual([200, 200, 429])
    expect(proxied).toEqual([...Array(6).fill(200), 503])
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(await refused.json()).toEqual({ detail: expect.stringContaining('The video still plays') })
  })

  test('that nobody reads from is let go before it fills the memory', async () => {
    await using church = await openChurch()
    await openLine(church)

    for (let count = 0; count < 40; count++)
      church.lines.tell({ name: 'chat', data: { text: 'x'.repeat(10_000) } })

    expect(church.lines.count()).toBe(0)
  })

  test('is not opened by a look at its head', async () => {
    await using church = await openChurch()

    const { status } = await church.api.request('/backend/api/live/events/', { method: 'HEAD' })

    expect([status, church.lines.count()]).toEqual([200, 0])
  })

  test('ends over the network when the browser leaves, and when the house closes', async () => {
    await using church = await openChurch()
    const server = createServer(getRequestListener(church.api.fetch, { overrideGlobalObjects: false }))
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/backend/api/live/events/`
    const leaving = new AbortController()
    await listen(await fetch(url, { signal: leaving.signal })).next('status')
    const staying = listen(await fetch(url))
    await staying.next('status')

    const open = church.lines.count()
    leaving.abort()
    await vi.waitFor(() => expect(church.lines.count()).toBe(1))
    church.lines.close()
    await staying.ended()

    expect(open).toBe(2)
    expect(church.lines.count()).toBe(0)
    await new Promise((closed) => server.close(closed))
  })

  test('does not hold up a server that is told to stop', async () => {
    await using server = await startServer()
    const line = listen(await fetch(`${server.url}/backend/api/live/events/`))
    await line.next('status')

    const told = performance.now()
    await server.kill('SIGTERM')
    await line.ended()

    // After ten seconds it would have stopped without finishing.
    expect(performance.now() - told).toBeLessThan(8_000)
  }, 60_000)
})
