import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unfolded } from '../../support/outbox.ts'
import { type RunningServer, startServer } from '../../support/server.ts'

/* What only a raw connection can send: contradictory heads, endless bodies, injected lines. */

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ env: { LOG: 'json' } })
})
afterAll(() => server[Symbol.asyncDispose]())

/** Sends raw bytes and returns the answers until the server closes the connection, or until half a second of silence. */
async function say(words: string, silence = 500): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk.toString('latin1')
  })
  socket.on('error', () => undefined)
  socket.setTimeout(silence, () => socket.destroy())
  socket.write(words)
  await new Promise((done) => socket.once('close', done))
  return heard
}

const head = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`
const statuses = (heard: string) =>
  [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
const login = 'POST /backend/api/auth/login HTTP/1.1'

test.each([
  [
    'both lengths',
    head(login, 'Host: c', 'Content-Length: 5', 'Transfer-Encoding: chunked') +
      '0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: c\r\n\r\n',
  ],
  ['two lengths', `${head(login, 'Host: c', 'Content-Length: 5', 'Content-Length: 6')}hello`],
  ['a negative length', `${head(login, 'Host: c', 'Content-Length: -1')}x`],
  ['a coding that hides', `${head(login, 'Host: c', 'Transfer-Encoding: xchunked')}0\r\n\r\n`],
  ['two codings', `${head(login, 'Host: c', 'Transfer-Encoding: chunked, identity')}0\r\n\r\n`],
  ['a blank before the colon', `${head(login, 'Host: c', 'Content-Length : 5')}hello`],
  ['a folded line', `${head(login, 'Host: c', 'X: a', ' Transfer-Encoding: chunked')}`],
  ['a bare line end', 'GET / HTTP/1.1\nHost: c\n\n'],
  ['NUL in a header', head('GET / HTTP/1.1', 'Host: c', 'X: a\0b')],
  ['no host', head('GET / HTTP/1.1')],
  ['a method of its own', head('JEFF / HTTP/1.1', 'Host: c')],
  ['a head of 64 kB', head('GET / HTTP/1.1', 'Host: c', `X: ${'y'.repeat(65_536)}`)],
  ['an address of 64 kB', head(`GET /${'y'.repeat(65_536)} HTTP/1.1`, 'Host: c')],
])('a request with %s is refused once, and nothing after it is processed', async (_, words) => {
  const heard = statuses(await say(words))

  expect(heard.every((status) => status >= 400 && status < 500)).toBe(true)
  expect(heard.length).toBeLessThanOrEqual(1)
  expect((await fetch(`${server.url}/backend/api/health`)).status).toBe(200)
})

test.each(['members/contacts', 'auth/login', 'prayer_requests/create'])(
  'a body of two megabytes to %s is refused',
  async (path) => {
    const headers = { 'Content-Type': 'application/json' }
    const init = { method: 'POST', headers, body: 'x'.repeat(2_000_000), signal: AbortSignal.timeout(5000) }

    const answer = await fetch(`${server.url}/backend/api/${path}`, init).then(
      ({ status }) => status,
      (error: Error) => (error.name === 'TimeoutError' ? 'left hanging' : 'cut'),
    )

    expect([413, 'cut']).toContain(answer)
  },
)

test('a compressed body is refused and not decompressed', async () => {
  const packed = ['Content-Type: application/json', 'Content-Encoding: gzip', 'Content-Length: 4']

  expect(statuses(await say(`${head(login, 'Host: c', ...packed)}\x1f\x0b\x08\x00`))).toEqual([400])
})

test('a request that breaks off is not logged as an error', async () => {
  for (const path of ['auth/login', 'members/contacts']) {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    const type = 'Content-Type: application/json'
    socket.write(
      `${head(`POST /backend/api/${path} HTTP/1.1`, 'Host: c', type, 'Content-Length: 500')}{"user`,
    )
    await new Promise((done) => setTimeout(done, 150))
    socket.destroy()
    await once(socket, 'close')
  }

  await fetch(`${server.url}/backend/api/health`)
  expect(server.output()).not.toMatch(/"level":"error"/)
})

test('a line injected into an address or a header appears neither in the log nor in an answer', async () => {
  const evil = '%0d%0aSet-Cookie:%20evil=1%0d%0a{"level":"error"}'
  for (const path of [
    `/backend/api/events?search=${evil}`,
    `/${evil}`,
    `/media/${evil}`,
    `/about?x=${evil}`,
    `/backend/api/${evil}`,
  ]) {
    const answer = await fetch(server.url + path, { headers: { 'User-Agent': 'a\tb{"level":"x"}' } })
    expect([path, answer.headers.get('set-cookie')]).toEqual([path, null])
  }
  const heard = await say(
    head(
      'GET /backend/api/health HTTP/1.1',
      'Host: c',
      'X-Request-Id: evil-evil-evil-1',
      'X-Forwarded-For: 6.6.6.6',
    ),
  )

  expect(heard).not.toContain('evil-evil')
  const lines = server.output().trim().split('\n')
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: expect.any(String) })
  expect(server.output()).not.toMatch(/evil|6\.6\.6/)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '/about//evil.example/..',
  'http://evil.example/',
  '/events/..%2f..%2fetc/passwd',
  '/_astro/..%2f..%2fserver/main.js',
  '/..%2fpages.json',
  '/%2e%2e/server/main.js',
  '/.env',
  '/.git/config',
])('the address %s does not redirect and shows no file of the server', async (path) => {
  const heard = await say(head(`GET ${path} HTTP/1.1`, 'Host: c', 'Connection: close'), 3000)

  expect(heard).not.toMatch(/^location:/im)
  expect([200, 400, 404]).toContain(statuses(heard)[0])
  if (statuses(heard)[0] === 200) expect(heard).toMatch(/^content-type: text\/html/im)
})

test.each([
  '/about',
  '/',
  '/events',
  '/events.xml',
  '/nothing',
  '/favicon.svg',
  '/robots.txt',
  '/backend/api/events',
  '/backend/api/nothing',
  '/media/nothing',
])('%s is sent with the security headers', async (path) => {
  const { headers } = await fetch(server.url + path)

  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('referrer-policy')).toMatch(/no-referrer|strict-origin/)
  expect(headers.get('x-powered-by') ?? headers.get('server')).toBeNull()
  if (!headers.get('content-type')?.startsWith('text/html')) return
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).not.toMatch(/unsafe|\*/)
  expect(headers.get('permissions-policy')).toContain('camera=()')
})

test.each(['/dashboard', '/super-admin', '/SETTINGS/', '/media-dashboard/add-sermon'])(
  'the guarded page %s is out of reach of the window that opened it',
  async (path) => {
    const { headers } = await fetch(server.url + path)

    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  },
)

// With the header the browser would start another process for the page (docs/decisions/browser.md#opener-policy).
test.each(['/', '/events', '/login', '/welcome-card'])(
  'the page %s lets the browser keep its process',
  async (path) => {
    const { headers } = await fetch(server.url + path)

    expect(headers.get('cross-origin-opener-policy')).toBeNull()
  },
)

test('the link of an e-mail has the address of this server, whatever the Host header says', async () => {
  await using church = await startServer()
  const { port } = new URL(church.url)
  const email = 'host@example.com'
  const call = (path: string, body: object) =>
    fetch(`${church.url}/backend/api/auth/${path}/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  await call('register', person(email))
  const body = JSON.stringify({ username: email })
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(
    head(
      'POST /backend/api/auth/forgot-password HTTP/1.1',
      'Host: evil.example',
      'X-Forwarded-Host: evil.example',
      'Connection: close',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
    ) + body,
  )
  socket.resume()
  await once(socket, 'close')

  const letters = () =>
    Promise.all(
      [...church.output().matchAll(/lies in (.+\.eml)/g)].map(([, file = '']) => readFile(file, 'utf8')),
    )
  // After the letter that asks to confirm the address.
  await expect.poll(async () => (await letters()).length, { timeout: 10_000 }).toBe(2)
  const letter = unfolded((await letters()).join(''))
  expect(letter).toContain(`http://127.0.0.1:${port}/reset-password`)
  expect(letter).not.toContain('evil.example')
})

const person = (email: string) => ({
  first_name: 'Esi',
  last_name: 'Arthur',
  username: 'host.test',
  telephone: '0244123456',
  gender: 'female',
  password: 'asore-demo-2026',
  confirm_password: 'asore-demo-2026',
  email,
})

test('over TLS every kind of answer has HSTS', async () => {
  await using church = await startServer({ env: { PUBLIC_SITE_URL: 'https://church.example' } })

  for (const path of [
    '/about',
    '/events',
    '/backend/api/events',
    '/backend/api/events',
    '/backend/api/health',
  ])
    expect([path, (await fetch(church.url + path)).headers.get('strict-transport-security')]).toEqual([
      path,
      expect.stringContaining('max-age='),
    ])
})
