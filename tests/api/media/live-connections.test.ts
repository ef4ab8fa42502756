import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Church, openChurch } from '../../support/church.ts'
import { listen } from '../../support/event-stream.ts'
import { goLive, idOf, offAir, say, sunday } from '../../support/going-live.ts'
import { startServer } from '../../support/server.ts'

/** Opens an SSE connection as a browser does; `from` is its network address. */
async function openConnection(church: Church, { path = '', headers = {}, from = '' } = {}) {
  const env = from ? { incoming: { socket: { remoteAddress: from } } } : {}
  return church.api.request(`/backend/api/live/events/${path}`, { headers }, env)
}

afterEach(() => vi.useRealTimers())

describe('an SSE connection', () => {
  test('sends the status at once, then its changes, new messages and hidden ones', async () => {
    await using church = await openChurch()
    const answer = await openConnection(church)
    const line = listen(answer)
    const { access } = await church.signIn('member')

    const first = await line.next('status')
    const media = await goLive(church)
    const live = await line.next('status')
    const id = idOf(await say(church, 'Amen\nfrom Ho', access))
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
  ])('that was interrupted sends what was missed', async (resume) => {
    await using church = await openChurch()
    const media = await goLive(church)
    const { access } = await church.signIn('member')
    const seen = idOf(await say(church, 'seen', access))
    const later = idOf(await say(church, 'last seen', access))
    await church.post(`live/messages/${seen}/hide/`, {}, media)
    await say(church, 'missed', access)

    const line = listen(await openConnection(church, resume(later)))

    expect((await line.next('status')).data).toMatchObject({ live: true })
    expect((await line.next('chat')).data).toMatchObject({ text: 'missed' })
    expect((await line.next('hidden')).data).toEqual({ ids: [seen] })
  })

  test('that was interrupted shows the messages again whose hiding was taken back meanwhile', async () => {
    await using church = await openChurch()
    const media = await goLive(church)
    const { access } = await church.signIn('member')
    const seen = idOf(await say(church, 'seen', access))
    const later = idOf(await say(church, 'last seen', access))
    await church.post(`live/messages/${seen}/hide/`, {}, media)
    await church.post(`live/messages/${seen}/unhide/`, {}, media)
    await church.post(`live/messages/${later}/hide/`, {}, media)

    const line = listen(await openConnection(church, { path: `?last=${later}` }))

    expect((await line.next('hidden')).data).toEqual({ ids: [later] })
    expect((await line.next('shown')).data).toMatchObject({ id: seen, text: 'seen' })
  })

  test('that is opened during a stream sends the earlier messages', async () => {
    await using church = await openChurch()
    await goLive(church)
    const { access } = await church.signIn('member')
    for (const text of ['one', 'two']) await say(church, text, access)

    const line = listen(await openConnection(church, { path: '?last=0' }))

    const texts = [await line.next('chat'), await line.next('chat')].map(({ data }) => data['text'])
    expect(texts).toEqual(['one', 'two'])
  })

  test('counts as a viewer until it closes, and the number is sent every few seconds', async () => {
    await using church = await openChurch()
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
    const first = listen(await openConnection(church))
    const others = await Promise.all([1, 2, 3].map(async () => listen(await openConnection(church))))

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

  test('sends a comment every twenty seconds to stay open', async () => {
    await using church = await openChurch()
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
    const line = listen(await openConnection(church))
    await line.next('status')

    vi.advanceTimersByTime(20_000)

    await line.next('viewers')
    expect(await line.block()).toBe(': here')
  })

  test('is refused beyond a quarter of all from one network, and beyond the total', async () => {
    await using church = await openChurch({ mostLines: 8, processes: 1 })
    const from = async (address: string) => (await openConnection(church, { from: address })).status

    const neighbours = [await from('10.0.0.1'), await from('10.0.0.1'), await from('10.0.0.1')]
    const proxied: number[] = []
    for (let count = 0; count < 7; count++) proxied.push(await from('::ffff:127.0.0.1'))
    const refused = await openConnection(church, { from: '10.0.0.2' })

    expect(neighbours).toEqual([200, 200, 429])
    expect(proxied).toEqual([...Array(6).fill(200), 503])
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(await refused.json()).toEqual({ detail: expect.stringContaining('The video still plays') })
  })

  test('that nobody reads from is closed before it fills the memory', async () => {
    await using church = await openChurch()
    await openConnection(church)

    for (let count = 0; count < 40; count++)
      church.sseConnections.tell({ name: 'chat', data: { text: 'x'.repeat(10_000) } })

    expect(church.sseConnections.count()).toBe(0)
  })

  test('is not opened by a HEAD request', async () => {
    await using church = await openChurch()

    const { status } = await church.api.request('/backend/api/live/events/', { method: 'HEAD' })

    expect([status, church.sseConnections.count()]).toEqual([200, 0])
  })

  test('ends over the network when the browser leaves, and when the server closes', async () => {
    await using church = await openChurch({ processes: 1 })
    const server = createServer(getRequestListener(church.api.fetch, { overrideGlobalObjects: false }))
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/backend/api/live/events/`
    const leaving = new AbortController()
    await listen(await fetch(url, { signal: leaving.signal })).next('status')
    const staying = listen(await fetch(url))
    await staying.next('status')

    const open = church.sseConnections.count()
    leaving.abort()
    await vi.waitFor(() => expect(church.sseConnections.count()).toBe(1))
    church.sseConnections.close()
    await staying.ended()

    expect(open).toBe(2)
    expect(church.sseConnections.count()).toBe(0)
    await new Promise((closed) => server.close(closed))
  })

  test('does not delay the stop of the server', async () => {
    await using server = await startServer()
    const line = listen(await fetch(`${server.url}/backend/api/live/events/`))
    await line.next('status')

    const told = performance.now()
    await server.kill('SIGTERM')
    await line.ended()

    // After ten seconds the server would have stopped without finishing.
    expect(performance.now() - told).toBeLessThan(8_000)
  }, 60_000)
})
