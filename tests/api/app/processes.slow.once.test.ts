import { request } from 'node:http'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listen } from '../../support/event-stream.ts'
import { asAudio, audio, sermon, tus } from '../../support/in-parts.ts'
import { createDatabase, type PostgresServer, startPostgres } from '../../support/postgres.ts'
import { startS3 } from '../../support/s3.ts'
import { type RunningServer, startServer } from '../../support/server.ts'

/* Two processes of one church on one PostgreSQL server. */

const key = Buffer.alloc(32, 9).toString('base64url')

/** Two processes over this database. */
async function openOver(url: string, settings: Record<string, string> = {}) {
  const stack = new AsyncDisposableStack()
  const env = { DATABASE_URL: url, TOKEN_KEY: key, RATE_LIMITS: 'on', ...settings }
  const one = stack.use(await startServer({ env }))
  const other = stack.use(await startServer({ env }))
  return { one, other, url, [Symbol.asyncDispose]: () => stack.disposeAsync() }
}

type Two = Awaited<ReturnType<typeof openOver>>

/** The server of all tests, with a sample church that those copy which change what the others need. */
let server: PostgresServer
/** The processes of the tests that leave each other alone. */
let church: Two

beforeAll(async () => {
  server = await startPostgres()
  const url = await server.create('sample')
  await using first = await startServer({ env: { DATABASE_URL: url, TOKEN_KEY: key } })
  await first.kill('SIGTERM')
  const shared = await createDatabase(server.url, 'church', 'sample')
  // The last test kills the server, which would lose the last writes otherwise.
  await change(shared, 'alter database church set synchronous_commit = on')
  church = await openOver(shared)
})
afterAll(async () => {
  await church[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

async function change(database: string, statement: string): Promise<void> {
  const client = new pg.Client(database)
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function call(
  at: RunningServer,
  path: string,
  { access, ...init }: RequestInit & { access?: string } = {},
) {
  const headers = { 'Content-Type': 'application/json', ...(access && { Authorization: `Bearer ${access}` }) }
  const answer = await fetch(`${at.url}/backend/api/${path}`, { ...init, headers })
  const text = await answer.text()
  return { status: answer.status, body: text ? JSON.parse(text) : undefined }
}

const post = (at: RunningServer, path: string, body: object, access?: string) =>
  call(at, path, { method: 'POST', body: JSON.stringify(body), ...(access && { access }) })

async function signIn(at: RunningServer, username: string): Promise<string> {
  const { body } = await post(at, 'auth/login/', { username, password: 'asore-demo-2026' })
  return body.access
}

const harvest = {
  title: 'Harvest',
  description: 'Bring what your hands have made.',
  date: '2099-12-06',
  time: '09:00',
  location: 'Main auditorium',
  category: 'worship',
}

async function rename(at: RunningServer, id: number, title: string, access: string): Promise<void> {
  const body = JSON.stringify({ ...harvest, title, version: 1 })
  expect((await call(at, `events/${id}/`, { method: 'PUT', body, access })).status).toBe(200)
}

const page = async (at: RunningServer, path: string) => (await fetch(at.url + path)).text()

/** Calls of a member that write, each sent twice to both processes in parallel. */
async function sendToBoth({ one, other, url }: Two): Promise<void> {
  const member = await signIn(one, 'member')
  const sent = [
    ['prayer_requests/create/', { title: 'For rain', description: 'The fields are dry.' }],
    [
      'members/contacts/',
      {
        name: 'Abɛna',
        email: 'abena@example.com',
        phone: '(024) 412-3456',
        subject: 'Baptism',
        message: 'When is the next one?',
      },
    ],
    ['members/testimonies/', { title: 'A roof', category: 'provision', content: 'No rain comes in.' }],
    ['fellowships/1/message/', { message: 'May I bring my sister on Friday?' }],
  ] as const

  const answers = await Promise.all(
    sent.flatMap(([path, body]) => [one, other, one, other].map((at) => post(at, path, body, member))),
  )
  const rows = new pg.Client(url)
  await rows.connect()
  const counts = await rows.query(`
    select (select count(*) from prayer_request where title = 'For rain')::int as prayers,
           (select count(*) from conversation_entry where subject = 'Baptism')::int as messages,
           (select count(*) from testimony where title = 'A roof')::int as testimonies,
           (select count(*) from conversation_entry where form = 'leader' and text like 'May I bring%')::int as words`)
  await rows.end()

  expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(201))
  expect(counts.rows).toEqual([{ prayers: 1, messages: 1, testimonies: 1, words: 1 }])
}

test('two processes share sessions, changes, live messages and counts, and a write that is sent to both is stored once', async () => {
  const { one, other } = church

  const admin = await signIn(one, 'admin')
  const there = await call(other, 'users/me/', { access: admin })
  expect(there.status).toBe(200)

  // A changed event: both processes have the page in their cache, and both show the new title.
  const { body: event } = await post(one, 'events/', harvest, admin)
  for (const at of [one, other]) expect(await page(at, `/events/${event.id}`)).toContain('Harvest')
  await rename(one, event.id, 'Crossing over', admin)
  await vi.waitFor(async () => {
    expect(await page(other, `/events/${event.id}`)).toContain('Crossing over')
    expect(JSON.stringify((await call(other, 'events/')).body)).toContain('Crossing over')
  })

  // Live: a viewer of one process gets the messages of the other, and is counted there.
  const watching = listen(await fetch(`${other.url}/backend/api/live/events`))
  await post(one, 'live/start/', { title: 'Morning', address: 'https://stream.example/a.m3u8' }, admin)
  let status = await watching.next('status')
  if (!status.data['live']) status = await watching.next('status')
  expect(status.data).toMatchObject({ live: true, title: 'Morning' })
  await post(one, 'live/messages/', { text: 'Akwaaba' }, admin)
  expect((await watching.next('chat')).data).toMatchObject({ text: 'Akwaaba' })
  await vi.waitFor(async () => expect((await call(one, 'live/')).body.viewers).toBe(1))
  await watching.leave()
  await vi.waitFor(async () => expect((await call(one, 'live/')).body.viewers).toBe(0))

  // A double tap that a load balancer sends to both.
  await sendToBoth(church)
  const news = { title: 'Water', content: 'It runs again.' }
  const both = await Promise.all([one, other, one].map((at) => post(at, 'announcements/', news, admin)))
  expect(both.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(both.map(({ body }) => body.id)).size).toBe(1)

  // A sign-out at one process ends the session at the other.
  await call(one, 'auth/sessions/', { method: 'DELETE', access: await signIn(one, 'admin') })
  expect((await call(other, 'users/me/', { access: admin })).status).toBe(401)
})

test('a page that is published at one process is read at the other within a second', async () => {
  const { one, other } = church
  const admin = await signIn(one, 'admin')
  const { body: list } = await call(one, 'admin/pages/?search=/bible-study', { access: admin })
  const at = `admin/pages/${list.results[0].id}`
  const { body: draft } = await call(one, `${at}/`, { access: admin })
  const write = async (title: string) => {
    const body = JSON.stringify({ lang: 'en', document: { ...draft.document, title } })
    expect((await call(one, `${at}/draft/`, { method: 'PUT', body, access: admin })).status).toBe(200)
  }
  const publish = () => post(one, `${at}/publish/`, { lang: 'en', publish_at: '', note: '' }, admin)
  for (const process of [one, other]) expect(await page(process, '/bible-study')).not.toContain('Read aloud')

  await write('Read aloud')
  expect((await publish()).status).toBe(200)

  const shown = async () => expect(await page(other, '/bible-study')).toContain('Read aloud')
  await vi.waitFor(shown, { timeout: 1000, interval: 50 })
  expect(await page(one, '/bible-study')).toContain('Read aloud')
})

/** Sends the first bytes of a part, and leaves the connection open as a lost one is. */
async function hang(at: RunningServer, upload: string, access: string, bytes: Uint8Array): Promise<void> {
  const headers = {
    ...tus,
    Authorization: `Bearer ${access}`,
    'Upload-Offset': '0',
    'Content-Type': 'application/offset+octet-stream',
    'Content-Length': String(audio.length),
  }
  const part = request(`${at.url}/backend/api/uploads/${upload}`, { method: 'PATCH', headers })
  part.on('error', () => undefined)
  await new Promise((sent) => part.write(bytes, sent))
}

test('an upload in parts goes on at the other process, which cuts off a part that hangs at the first', async () => {
  await using s3 = await startS3()
  await using filed = await openOver(await createDatabase(server.url, 'filed', 'sample'), s3.settings)
  const { one, other } = filed
  const access = await signIn(one, 'media')
  const headers = { ...tus, Authorization: `Bearer ${access}` }
  const told = { ...headers, 'Upload-Length': String(audio.length), 'Upload-Metadata': asAudio }
  const begun = await fetch(`${one.url}/backend/api/uploads/`, { method: 'POST', headers: told })
  const { upload } = (await begun.json()) as { upload: string }
  const address = `/backend/api/uploads/${upload}`

  const offset = async () =>
    Number((await fetch(other.url + address, { method: 'HEAD', headers })).headers.get('upload-offset'))
  await vi.waitFor(async () => {
    // A part that is cut off before its process has read anything of it is sent again.
    if ((await offset()) === 0) await hang(one, upload, access, audio.subarray(0, 5000))
    expect(await offset()).toBe(5000)
  }, 10_000)
  const rest = await fetch(other.url + address, {
    method: 'PATCH',
    headers: { ...headers, 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': '5000' },
    body: new Uint8Array(audio.subarray(5000)),
  })
  const body = sermon({ upload })
  const made = await fetch(`${one.url}/backend/api/sermons/`, { method: 'POST', headers, body })
  const { mp3 } = (await made.json()) as { mp3: string }

  expect([rest.status, made.status]).toEqual([204, 201])
  const played = Buffer.from(await (await fetch(other.url + mp3)).arrayBuffer())
  expect(played.equals(audio)).toBe(true)
})

test('guesses of a password at both processes share one limit', async () => {
  const guess = (at: RunningServer) => post(at, 'auth/login/', { username: 'member', password: 'not-it' })

  const statuses: number[] = []
  for (let count = 0; count < 12; count++) {
    const { status } = await guess(count % 2 ? church.one : church.other)
    statuses.push(status)
  }

  expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
})

test('processes reconnect to a database that was away, and see what changed after it came back', async () => {
  const { one, other } = church
  const admin = await signIn(one, 'admin')
  const { body: event } = await post(one, 'events/', { ...harvest, title: 'Before the storm' }, admin)
  expect(await page(other, `/events/${event.id}`)).toContain('Before the storm')

  await server.kill()
  const away = await fetch(`${one.url}/events?search=harvest`)
  await server.start()
  await server.restart()
  await vi.waitFor(
    async () => expect((await call(one, 'users/me/', { access: admin })).status).toBe(200),
    10_000,
  )
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await away.text()).toContain('reload the page in a moment')
  expect(away.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/)
  await rename(one, event.id, 'After the storm', admin)

  const seen = async () => expect(await page(other, `/events/${event.id}`)).toContain('After the storm')
  await vi.waitFor(seen, 20_000)
})
