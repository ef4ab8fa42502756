import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A foreign backend on a port of its own that has the call tables of the specification only, as one in Django would. */
export type Fake = AsyncDisposable & {
  url: string
  /** The calls of the site that the tables do not have, such as `GET admin/growth/`. */
  unknown: Set<string>
  /** Whether to answer 500 to everything from now on. */
  fail(yes: boolean): void
}

const names = { admin: 'admin', media: 'media', leader: 'fellowship_leader', member: 'user' } as const
const person = (username: string) => ({
  id: 7,
  username,
  first_name: 'Efua',
  middle_name: '',
  last_name: 'Elsewhere',
  email: 'efua@example.com',
  telephone: '+233244123456',
  gender: 'female',
  profileComplete: true,
  fellowships: [],
  role: Reflect.get(names, username) ?? 'user',
})

const fellowship = {
  id: 3,
  name: 'Fellowship of Elsewhere',
  leader_name: 'Kofi Elsewhere',
  meeting_day: 'Tuesday',
  meeting_time: '18:30',
  location: 'Elsewhere Hall',
}
const event = {
  id: 21,
  title: 'Picnic of Elsewhere',
  description: 'Bring bread.',
  date: '2099-05-01',
  time: '10:00',
  location: 'Elsewhere Park',
  is_online: false,
  meeting_link: '',
  fellowship: null,
}
const sermon = {
  id: 31,
  title: 'Sermon of Elsewhere',
  description: 'On bread.',
  series: 'Faith Series',
  views: 3,
  scripture: 'John 6',
  user_name: 'Rev. Elsewhere',
  date: '2026-11-15',
  created_at: '2026-11-15T10:00:00Z',
  video_link: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
}
const prayer = {
  id: 41,
  title: 'Prayer of Elsewhere',
  request: 'Prayer of Elsewhere',
  description: 'For rain.',
  isPrivate: false,
  prayer_count: 2,
  isAnswered: false,
  is_answered: false,
  user_name: 'Esi',
  created_at: '2026-11-20T10:00:00Z',
}
const testimony = {
  id: 51,
  title: 'Testimony of Elsewhere',
  category: 'healing',
  content: 'It rained.',
  testimony: 'It rained.',
  user_name: 'Esi',
  created_at: '2026-11-19T10:00:00Z',
  likes: 1,
  verified: true,
  is_approved: true,
}
const announcement = {
  id: 61,
  title: 'News of Elsewhere',
  content: 'Paint.',
  created_at: '2026-11-18T10:00:00Z',
}
const profile = {
  date_of_birth: '1990-01-01',
  marital_Status: 'single',
  house_address: 'Elsewhere 1',
  born_again: true,
  occupation: 'Baker',
  fellowship_name: fellowship.name,
}
const stats = {
  totalUsers: 4,
  totalSermons: 1,
  totalTestimonies: 1,
  totalEvents: 1,
  totalPrayerRequests: 1,
  fellowships: 1,
}
const log = {
  id: 71,
  timestamp: '2026-11-18T10:00:00Z',
  username: 'admin',
  action: 'Logged in',
  status: 'success',
  ip_address: '10.0.0.1',
}

const page = (row: object) => ({ count: 1, next: null, previous: null, results: [row] })

/** Both tables, by method and pattern; `{}` stands for a number or a name. */
const table: Record<string, unknown> = {
  'GET sermons/': page(sermon),
  'GET events/': [event],
  'GET fellowships/': page(fellowship),
  'GET fellowships/my/': fellowship,
  'GET fellowships/leader/': fellowship,
  'GET fellowships/{}/members/': [person('member')],
  'GET fellowships/{}/events/': [event],
  'GET fellowships/{}/prayer-requests/': [prayer],
  'GET fellowships/{}/testimonies/': [testimony],
  'GET fellowships/{}/events/{}/attendance/': [],
  'POST fellowships/{}/events/': event,
  'POST fellowships/{}/events/{}/attendance/': {},
  'DELETE fellowships/{}/events/{}/': {},
  'GET prayer_requests/': page(prayer),
  'GET prayer_requests/my/': [prayer],
  'POST prayer_requests/create/': prayer,
  'GET members/testimonies/': page(testimony),
  'GET members/my/testimonies/': [testimony],
  'POST members/testimonies/': testimony,
  'POST members/contacts/': {},
  'GET announcements/': [announcement],
  'GET profiles/': profile,
  'PUT profiles/': profile,
  'POST profiles/': profile,
  'PATCH users/update/{}/': person('member'),
  'GET users/': page(person('member')),
  'GET admin/stats/': stats,
  'GET admin/logs/': page(log),
  'PUT admin/users/{}/role/': {},
  'DELETE admin/users/{}/': {},
  'POST sermons/': sermon,
  'POST auth/register/': {},
  'POST auth/logout/': {},
  'POST auth/refresh/': { access: 'access', refresh: 'refresh' },
}

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, content-type',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
}

/** Opens the backend on a free port of this machine. */
export async function openFakeProvider(): Promise<Fake> {
  const unknown = new Set<string>()
  let fails = false
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return void response.writeHead(200, cors).end()
    if (fails) return send(response, 500, {})
    void answer(request, unknown).then(({ status, body }) => send(response, status, body))
  }).listen(0, '127.0.0.1')
  await new Promise((ready) => server.once('listening', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    unknown,
    fail: (yes) => {
      fails = yes
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function answer(request: IncomingMessage, unknown: Set<string>) {
  const path = (request.url ?? '').replace(/^\/backend\/api\//, '').replace(/\?.*$/, '')
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  if (path === 'auth/login/') {
    const { username } = JSON.parse(Buffer.concat(chunks).toString())
    return { status: 200, body: { access: 'access', refresh: 'refresh', user: person(username) } }
  }
  const call = `${request.method} ${path}`
  const known = Object.entries(table).find(([name]) => patternOf(name).test(call))
  if (known) return { status: request.method === 'POST' ? statusOf(path) : 200, body: known[1] }
  unknown.add(call)
  return { status: 404, body: { detail: 'Not found.' } }
}

const statusOf = (path: string) => (/^auth\/(refresh|logout)\//.test(path) ? 200 : 201)

const patternOf = (name: string) => new RegExp(`^${name.replaceAll('{}', '[\\w.-]+')}$`)

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { ...cors, 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}
