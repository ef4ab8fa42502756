import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demonstrationPassword } from '../../../src/content/people.ts'
import { lines, post } from '../../support/processes.ts'
import { type RunningServer, startServer } from '../../support/server.ts'

/* The headers of every kind of answer behind a proxy with TLS, and what the server does not reveal. */

let server: RunningServer
beforeAll(async () => {
  const env = { PUBLIC_SITE_URL: 'https://church.example', TRUST_PROXY: 'loopback', LOG: 'json' }
  server = await startServer({ env })
})
afterAll(() => server[Symbol.asyncDispose]())

const overTls = { 'X-Forwarded-Proto': 'https' }
const ask = (path: string, init: RequestInit = {}) =>
  fetch(server.url + path, { redirect: 'manual', ...init })

/** One answer of each kind: pages, files, data, refusals, and answers that come before any route. */
async function everyKind(): Promise<[kind: string, answer: Response][]> {
  const home = await (await ask('/')).text()
  const script = /\/_astro\/[\w.-]+\.js/.exec(home)?.[0] ?? 'no script'
  const style = /\/_astro\/[\w.-]+\.css/.exec(home)?.[0]
  const { results } = (await (await ask('/backend/api/sermons/')).json()) as { results: { mp3: string }[] }
  const recording = results.find(({ mp3 }) => mp3)?.mp3 ?? 'no recording'
  const paths = [
    '/',
    '/events',
    '/nowhere',
    '/sw.js',
    '/favicon.svg',
    '/favicon.ico',
    '/robots.txt',
    '/sitemap.xml',
    '/events.xml',
    '/events/all.ics',
    '/sermons/podcast.xml',
    script,
    ...(style ? [style] : []),
    new URL(recording, server.url).pathname,
    '/media/nothing.mp3',
    '/backend/api/events/',
    '/backend/api/users/me/',
    '/backend/api/nothing',
    '/backend/api/openapi.json',
    '/healthz',
    '/readyz',
    `/${'y'.repeat(3000)}`,
  ]
  const read = await Promise.all(
    paths.map(async (path): Promise<[string, Response]> => [path, await ask(path)]),
  )
  return [...read, ['POST /about', await ask('/about', { method: 'POST' })]]
}

test('every kind of answer has HSTS, nosniff, a referrer policy, and a policy against plugins, framing and another base', async () => {
  const answers = await everyKind()

  expect(answers.length).toBeGreaterThan(20)
  for (const [kind, { headers }] of answers) {
    expect([kind, headers.get('strict-transport-security')]).toEqual([
      kind,
      'max-age=31536000; includeSubDomains',
    ])
    expect([kind, headers.get('x-content-type-options')]).toEqual([kind, 'nosniff'])
    expect([kind, headers.get('referrer-policy')]).toEqual([
      kind,
      expect.stringMatching(/^(no-referrer|strict-origin-when-cross-origin)$/),
    ])
    const policy = headers.get('content-security-policy') ?? ''
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect([kind, policy]).toEqual([kind, expect.stringContaining(part)])
  }
})

test('every text answer names its charset', async () => {
  for (const [kind, { headers }] of await everyKind()) {
    const type = headers.get('content-type') ?? ''
    expect([kind, type]).toEqual([kind, expect.stringMatching(/^[a-z]+\/[\w.+-]+/)])
    if (/^text\/|xml/.test(type))
      expect([kind, type]).toEqual([kind, expect.stringContaining('charset=utf-8')])
  }
})

test('a media file is served under a generated file name', async () => {
  const recording = (await everyKind()).find(([kind]) => /^\/media\/sermons\//.test(kind))

  expect(recording?.[1].headers.get('content-disposition')).toMatch(/^inline; filename="[\w-]+\.mp3"$/)
})

test('over TLS the cookie of a known device has the prefix __Host-, and a cookie without it is ignored', async () => {
  const credentials = { username: 'member', password: demonstrationPassword }

  const given = await post(server, 'auth/login/', credentials, overTls)
  const cookie = given.headers.get('set-cookie') ?? ''
  const again = await post(server, 'auth/login/', credentials, {
    ...overTls,
    Cookie: cookie.split(';')[0] ?? '',
  })
  // Set by another host of the domain or by an attacker on the network: without the prefix it is ignored.
  const planted = await post(server, 'auth/login/', credentials, {
    ...overTls,
    Cookie: (cookie.split(';')[0] ?? '').replace('__Host-', ''),
  })

  expect(cookie).toMatch(/^__Host-asore_device=[\w-]{43};/)
  for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict'])
    expect(cookie.split('; ')).toContain(part)
  expect(cookie).not.toContain('Domain')
  const nameOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0]
  expect(nameOf(again)).toBe(nameOf(given))
  expect(nameOf(planted)).not.toBe(nameOf(given))
})

test.each(['/', '/about', '/backend/api/events', '/backend/api/nothing', '/media/nothing.mp3'])(
  'TRACE does not send the request back: %s',
  async (path) => {
    const answer = await new Promise<{ status: number; body: string }>((done, failed) => {
      const call = request(server.url + path, { method: 'TRACE', headers: { 'X-Told': 'told-back' } })
      call.on('response', async (response) => {
        let body = ''
        for await (const bytes of response) body += bytes
        done({ status: response.statusCode ?? 0, body })
      })
      call.on('error', failed).end()
    })

    expect([404, 405]).toContain(answer.status)
    expect(answer.body).not.toContain('told-back')
  },
)

test('no folder is listed, and neither history, settings, sources nor source maps are served', async () => {
  const built = readdirSync('dist/client', { recursive: true }).map(String)
  const folders = ['/_astro/', '/icons/', '/media/', '/media/sermons/', '/backend/', '/og/']
  const files = [
    '/.git/config',
    '/.git/HEAD',
    '/.env',
    '/package.json',
    '/dist/server/main.js',
    '/tsconfig.json',
  ]
  const maps = built.filter((file) => file.endsWith('.js')).map((file) => `/${file}.map`)

  expect(built.filter((file) => /\.map$|\.tsx?$|(^|\/)\./.test(file))).toEqual([])
  for (const path of [...folders, ...files, ...maps.slice(0, 10)])
    expect([path, (await ask(path)).status]).toEqual([path, 404])
})

test('the log names the account id of a refused call, and no account of an answered call', async () => {
  const login = await post(server, 'auth/login/', { username: 'member', password: demonstrationPassword })
  const { access } = (await login.json()) as { access: string }
  const headers = { Authorization: `Bearer ${access}` }

  await ask('/backend/api/admin/logs/', { headers })
  await ask('/backend/api/users/me/', { headers })
  await ask('/backend/api/admin/logs/')

  const told = () => lines(server).filter(({ route }) => /users\/me|logs/.test(String(route)))
  const seen = () => told().map(({ status, account = 'nobody' }) => [status, account])
  await expect.poll(seen).toContainEqual([403, expect.any(Number)])
  await expect.poll(seen).toContainEqual([200, 'nobody'])
  expect(seen()).toContainEqual([401, 'nobody'])
})
