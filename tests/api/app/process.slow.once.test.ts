import { execFile } from 'node:child_process'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { platform } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demonstrationPassword } from '../../../src/content/people.ts'
import { newcomer } from '../../support/church.ts'
import { freePort, lines, post } from '../../support/processes.ts'
import {
  freshFolder,
  makeClosedChurch,
  ownNode,
  type RunningServer,
  startServer,
} from '../../support/server.ts'

/* The built server as a process: its start, log, health and limits over real connections. */

const production = {
  PRODUCTION: 'on',
  RATE_LIMITS: 'on',
  PUBLIC_SITE_URL: 'https://church.example',
  TRUST_PROXY: 'loopback',
  ACCEPT: 'root,no-mail',
}

const requests = (server: RunningServer) => lines(server).filter(({ msg }) => msg === 'request')

test('a production start with the settings of a demonstration is refused with all reasons', async () => {
  const { PATH = '' } = process.env
  const start = promisify(execFile)(ownNode(), ['dist/server/main.js'], {
    env: { PATH, PRODUCTION: 'on', RATE_LIMITS: 'off', PORT: '0', DATA_DIR: '/nowhere/at/all' },
  })

  await expect(start).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /not ready to be opened to people:\n- PUBLIC_SITE_URL is missing[\s\S]*- RATE_LIMITS is off[\s\S]*- SMTP_URL is missing[\s\S]*- TRUST_PROXY is off/,
    ),
  })
})

test('a production start with the demonstration’s folder is refused', async () => {
  const dataDir = await freshFolder()
  await makeClosedChurch(dataDir)

  await expect(startServer({ dataDir, env: production })).rejects.toThrow(
    /is the demonstration.*Begin your own in an empty folder/,
  )
  await rm(dataDir, { recursive: true })
})

test('a new church opens empty with a link in a file of mode 600 for its first admin, and with an admin without one', async () => {
  await using church = await startServer({ env: production })
  const file = join(church.dataDir, 'first-admin.txt')
  await expect.poll(() => church.output()).toContain(file)
  const link = await readFile(file, 'utf8')
  const token = /^https:\/\/church\.example\/first-admin#(\S+)\n$/.exec(link)?.[1]
  expect((await stat(file)).mode & 0o777).toBe(0o600)

  const made = await post(church, 'auth/first-admin/', { ...newcomer, token })
  const demonstration = await post(church, 'auth/login/', {
    username: 'admin',
    password: demonstrationPassword,
  })
  await expect(readFile(file)).rejects.toThrow(/ENOENT/)
  await church.kill('SIGTERM')
  // As a start that crashed would leave it.
  await writeFile(file, 'https://church.example/first-admin#old')
  await using again = await startServer({ dataDir: church.dataDir, env: production })
  const { status } = await post(again, 'auth/login/', {
    username: newcomer.username,
    password: newcomer.password,
  })

  expect([made.status, demonstration.status, status]).toEqual([201, 401, 200])
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(again.output()).not.toContain('first-admin')
  expect(church.output()).not.toContain(token)
  await expect(readFile(file)).rejects.toThrow(/ENOENT/)
})

test('the log contains every request and nothing that identifies a person', async () => {
  await using church = await startServer({ env: { LOG: 'json', TRUST_PROXY: 'loopback' } })
  const proxied = { 'X-Forwarded-For': '6.6.6.6, 41.66.12.34', 'X-Request-Id': 'caddy-4711-abc' }
  const login = await post(
    church,
    'auth/login/',
    { username: 'member', password: demonstrationPassword },
    proxied,
  )
  const { access, refresh } = (await login.json()) as { access: string; refresh: string }
  const bearer = { Authorization: `Bearer ${access}` }
  const typed = {
    name: 'Abɛna Owusu-Ansah',
    email: 'abena@example.com',
    phone: '(024) 412-3456',
    subject: 'Baptism',
    message: 'We would like to have our daughter baptised.',
  }

  await post(church, 'auth/login/', { username: 'kwaku.mensah', password: 'not-my-password' })
  await post(church, 'auth/register/', newcomer)
  await post(church, 'auth/forgot-password/', { username: newcomer.email })
  await post(church, 'members/contacts/', typed)
  await post(church, 'prayer_requests/create/', { title: 'For my knee', description: 'It aches.' }, bearer)
  for (const path of [
    'events?search=kofi-boateng',
    'abena-owusu',
    'media/avatars/x8Kq.webp',
    'backend/api/sermons/?search=mustard',
  ])
    await fetch(`${church.url}/${path}`, { headers: bearer })
  await expect.poll(() => requests(church).length, { timeout: 10_000 }).toBe(10)

  const told = JSON.stringify(lines(church))
  for (const secret of [
    access,
    refresh,
    demonstrationPassword,
    newcomer.password,
    newcomer.username,
    newcomer.email,
    'not-my-password',
    ...Object.values(typed),
    'kwaku',
    'kofi',
    'boateng',
    'abena',
    'mustard',
    'x8Kq',
    'knee',
    '6.6.6.6',
    '41.66.12.34',
  ])
    expect(told, secret).not.toContain(secret)
  const statuses = requests(church).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 201, 201, 201, 401, 404, 404])
  expect(login.headers.get('x-request-id')).toBe('caddy-4711-abc')
  expect(requests(church)[0]).toEqual({
    level: 'info',
    time: expect.stringMatching(/Z$/),
    id: 'caddy-4711-abc',
    method: 'POST',
    status: 200,
    route: '/backend/api/auth/login',
    ms: expect.any(Number),
    address: '41.66.12.0',
    msg: 'request',
  })
  const routes = requests(church).map(({ route }) => route)
  expect(routes).toEqual(
    expect.arrayContaining(['/events', '/[...path]', '/media/[key]', '/backend/api/sermons']),
  )
})

describe('a server with limits behind a proxy', () => {
  let limited: RunningServer
  beforeAll(async () => {
    limited = await startServer({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' } })
  })
  afterAll(() => limited[Symbol.asyncDispose]())

  test('rate limits count the client behind a trusted proxy, whatever addresses it claims', async () => {
    const church = limited
    const from = async (address: string) =>
      (await post(church, 'auth/register/', {}, { 'X-Forwarded-For': address })).status

    const statuses: number[] = []
    for (let count = 0; count < 61; count++) statuses.push(await from(`10.9.8.${count}, 41.66.12.34`))

    expect(statuses.slice(-2)).toEqual([400, 429])
    expect(await from('41.66.12.35')).toBe(400)
  })

  test('who searches the site too often gets a page that says how long to wait, with the words kept; nobody else does', async () => {
    const church = limited
    const search = (words: string, address: string) =>
      fetch(`${church.url}/search?q=${encodeURIComponent(words)}`, {
        headers: { 'X-Forwarded-For': address },
      })

    // One letter each, which is counted and costs no reading; each with spaces of its own, so that none is answered from the cache.
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, count) => search(`${' '.repeat(count)}x`, '41.66.12.36')),
    )
    const statuses = answers.map(({ status }) => status)
    const refused = await search('Osofo Mɛnsa "rain"', '41.66.12.36')
    const html = await refused.text()
    const again = await search('rain again', '41.66.12.36')

    expect(new Set(statuses)).toEqual(new Set([200]))
    expect([refused.status, again.status]).toEqual([429, 429])
    expect(refused.headers.get('Retry-After')).toMatch(/^[1-9]\d?$/)
    expect(html).toMatch(/That was too often\. Please search again in \d+ seconds?\./)
    // The form has the words still, so that it is sent again by one press, also without scripts.
    expect(html).toMatch(/<input[^>]*value="Osofo Mɛnsa (&quot;|&#34;)rain(&quot;|&#34;)"/)
    expect(html).toContain('action="/search"')
    expect((await search('rain', '41.66.12.37')).status).toBe(200)
    const page = await fetch(`${church.url}/sermons`, { headers: { 'X-Forwarded-For': '41.66.12.36' } })
    expect(page.status).toBe(200)
  }, 120_000)

  test('the threads that hash passwords have a lower priority than the main thread', async () => {
    const [main = 0, ...others] = await nicenessOf(limited, 'node')

    // The lowest there is; the tests themselves may run by `nice`.
    const lower = Math.min(main + 10, 19)
    expect(await nicenessOf(limited, 'libuv-worker')).toEqual(platform() === 'linux' ? [lower] : [])
    expect(others).toEqual([])
  })
})

test('/healthz and /readyz answer on the port of the site, and details and metrics on METRICS_PORT only', async () => {
  const METRICS_PORT = String(await freePort())
  await using church = await startServer({ env: { METRICS_PORT } })
  await fetch(`${church.url}/events`)
  await fetch(`${church.url}/events`)
  await post(church, 'auth/login/', { username: 'abena', password: 'not-it' })
  const health = await fetch(`${church.url}/healthz`)
  const ready = await fetch(`${church.url}/readyz`)
  const answers = [health.status, ready.status, await ready.json()]
  const details = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/readyz`)).json()

  const numbers = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()
  const elsewhere = await fetch(`${church.url}/metrics`)

  const all = { ready: true, database: 'ok', data: 'ok', space: 'ok', process: 'ok', backup: 'ok' }
  expect(answers).toEqual([200, 200, { ready: true }])
  expect(details).toEqual(all)
  expect(elsewhere.status).toBe(404)
  expect(numbers).toContain('asore_requests_total{method="GET",route="/events",status="200"} 2')
  expect(numbers).toContain(
    'asore_requests_total{method="POST",route="/backend/api/auth/login",status="401"} 1',
  )
  expect(numbers).toContain('asore_cache_hits_total 1')
  expect(numbers).toMatch(/asore_database_bytes \d{5,}/)
  for (const name of [
    'asore_request_seconds_bucket',
    'asore_event_streams 0',
    'asore_uploads 0',
    'asore_password_hashes_waiting 0',
    'asore_emails_waiting 0',
    'asore_emails_failed_total 0',
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
  ])
    expect(numbers).toContain(name)
  expect(numbers).not.toContain('abena')
})

/** The niceness of the threads of this name, each value once; Linux only. */
async function nicenessOf({ pid }: RunningServer, name: string): Promise<number[]> {
  const tasks = `/proc/${pid}/task`
  const threads = await readdir(tasks).catch(() => [])
  const stats = await Promise.all(threads.map((thread) => readFile(`${tasks}/${thread}/stat`, 'utf8')))
  const named = stats.filter((stat) => stat.includes(`(${name}`))
  return [...new Set(named.map((stat) => Number(stat.slice(stat.lastIndexOf(')')).split(' ')[17])))]
}

test('/readyz answers 503 when the disk is nearly full', async () => {
  const METRICS_PORT = String(await freePort())
  await using church = await startServer({ env: { MIN_FREE_MB: '1000000', METRICS_PORT } })

  const ready = await fetch(`${church.url}/readyz`)

  const details = await fetch(`http://127.0.0.1:${METRICS_PORT}/readyz`)
  expect([ready.status, await ready.json()]).toEqual([503, { ready: false }])
  expect([details.status, await details.json()]).toEqual([
    503,
    expect.objectContaining({ ready: false, space: 'failed' }),
  ])
  expect(church.output()).toContain('/readyz says no: space failed.')
})
