import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../../support/server.ts'

/* What one reader of the site can do to others through pages that are rendered once for everybody. */

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
])('a HEAD request for %s leaves the whole answer to GET', async (path) => {
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
])('the routes that the framework adds beside the pages answer 404: %s', async (path) => {
  const { status, headers } = await ask(path)

  expect(status).toBe(404)
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
})

test.each(['/events/99999', '/events/99999.ics', '/testimonies/99999', '/nowhere'])(
  'a missing page has the security headers of an existing one: %s',
  async (path) => {
    const { status, headers } = await ask(path)

    expect(status).toBe(404)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    if (headers.get('content-type')?.startsWith('text/html'))
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  },
)

/** The answer to a request with an invalid Host header, which no library would send. */
async function askAs(host: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.write(`GET /events?as=${host.length} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  let heard = ''
  for await (const bytes of socket) heard += bytes.toString('latin1')
  return heard
}

test.each(['a@h', 'a/b', 'a b', 'a"b', 'a?b', 'a#b', '<h>', 'h:1:2', 'h:x'])(
  'an invalid Host header (%s) is refused with 400',
  async (host) => {
    expect(await askAs(host)).toMatch(/^HTTP\/1\.1 400 /)
  },
)

test.each(['church.example', 'church.example:8443', '127.0.0.1:4321', '[::1]:4321'])(
  'a valid Host header (%s) is answered',
  async (host) => {
    expect(await askAs(host)).toMatch(/^HTTP\/1\.1 200 /)
  },
)

test('the connection of a client that asks again and again without reading is closed', async () => {
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

/** The pages that show words of their address, and the parameter that has them. */
const reflecting = [
  '/search?q=',
  '/service-times?day=',
  '/prayer-requests?show=',
  '/sermons?search=',
  '/nowhere?',
]

test.each(reflecting)('no policy allows a script or a style that stands in the address: %s', async (path) => {
  const policyOf = async (words: string) =>
    (await ask(path + encodeURIComponent(words))).headers.get('content-security-policy') ?? ''
  const scriptsOf = (policy: string) => policy.split('; ').find((one) => one.startsWith('script-src'))

  const attacked = await policyOf('<script>steal()</script><style>*{top:0}</style>')

  expect(scriptsOf(attacked)).toMatch(/^script-src 'self'/)
  expect(scriptsOf(attacked)).toBe(scriptsOf(await policyOf('grace')))
  expect(attacked).not.toContain(hashOf('*{top:0}'))
})

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64')
