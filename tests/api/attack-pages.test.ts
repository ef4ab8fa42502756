import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../support/server.ts'

/* What one reader of the site can do to the others: with pages that are made once for everybody, and with what makes them. */

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const ask = (path: string, init: RequestInit = {}) => fetch(`${server.url}${path}`, init)

test.each([
  '/events/all.ics',
  '/service-times/all.ics',
  '/events.xml',
  '/sermons/podcast.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/testimonies',
])('who asks for the head of %s leaves the whole of it to others', async (path) => {
  const head = await ask(path, { method: 'HEAD' })
  const whole = await ask(path)

  const text = await whole.text()
  expect([head.status, whole.status]).toEqual([200, 200])
  expect(await head.text()).toBe('')
  expect(head.headers.get('etag')).toBe(whole.headers.get('etag'))
  expect(text.length).toBeGreaterThan(100)
})

test.each([
  '/_image?href=/icons/podcast.png&w=1400&f=avif&q=50',
  '/%5Fimage?href=/icons/podcast.png&w=1400&f=avif&q=50',
  '/_IMAGE/?href=/icons/podcast.png&w=1400&f=avif&q=50',
  '//_image?href=/icons/podcast.png&w=1400&f=avif&q=50',
  '/_server-islands/anything',
  '/_actions/anything',
])('what the framework brings beside pages is not there: %s', async (path) => {
  const { status, headers } = await ask(path)

  expect(status).toBe(404)
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
})

test.each(['/events/99999', '/events/99999.ics', '/testimonies/99999', '/nowhere'])(
  'what is not there carries the seals of what is: %s',
  async (path) => {
    const { status, headers } = await ask(path)

    expect(status).toBe(404)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    if (headers.get('content-type')?.startsWith('text/html'))
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  },
)

/** What the server says to a request with a Host of its own making, which no library would send. */
async function askAs(host: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.write(`GET /events?as=${host.length} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  let heard = ''
  for await (const bytes of socket) heard += bytes.toString('latin1')
  return heard
}

test.each(['a@h', 'a/b', 'a b', 'a"b', 'a?b', 'a#b', '<h>', 'h:1:2', 'h:x'])(
  'a Host that names no site (%s) is refused, and no fault',
  async (host) => {
    expect(await askAs(host)).toMatch(/^HTTP\/1\.1 400 /)
  },
)

test.each(['church.example', 'church.example:8443', '127.0.0.1:4321', '[::1]:4321'])(
  'a Host that names one (%s) is answered',
  async (host) => {
    expect(await askAs(host)).toMatch(/^HTTP\/1\.1 200 /)
  },
)

test('who asks again and again without reading is cut', async () => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  const closed = new Promise((done) => socket.once('close', done))
  socket.pause()

  const one = 'GET /backend/api/openapi.json HTTP/1.1\r\nHost: church\r\n\r\n'
  socket.write(one.repeat(600))
  socket.resume()

  await closed
  expect((await ask('/backend/api/health')).status).toBe(200)
})
