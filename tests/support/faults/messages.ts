import { once } from 'node:events'
import { readdir, readFile, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { demonstrationPassword } from '../../../src/content/people.ts'
import type { PushDeviceForm } from '../../../src/lib/contract/messages/push.ts'
import { addSearchFunctions } from '../../../src/server/platform/db/sqlite/search-functions.ts'
import { fakeSmsKey } from '../../../src/server/platform/delivery/fake/key.ts'
import { openFakeSms } from '../../../src/server/platform/delivery/fake/server.ts'
import { openFakePush } from '../fake-push.ts'
import { freshFolder, type RunningServer, startServer } from '../server.ts'
import type { Outcome } from './outcome.ts'

type Rounds = { people: number; kills: number; heard?: (line: string) => void }

/** What fails: refused, answer lost, report of a failure, busy. Each tenth person has one of these. */
const failing = ['0104', '0108', '0109', '0112', '0111', '0101']

/** How late each answer of the provider comes, in milliseconds. */
const slowness = 60

const telephoneOf = (at: number): string => {
  const turn = Math.floor(at / 10)
  if (at % 10 === 0)
    return `+23324${String(Math.floor(turn / failing.length)).padStart(3, '0')}${failing[turn % failing.length]}`
  return `+23324${500 + Math.floor(at / 1000)}${String(5000 + (at % 1000))}`
}
const emailOf = (at: number) => `fault${at}@example.com`

/**
 * Sends a message to many people while the process is killed (-9) at random moments, over a provider that is slow and fails one time in
 * ten. Each person must get it exactly once: by text message, by e-mail where that failed, or by a notification. Who is in the middle of a call at a kill may be
 * unknown; then a person presses Send again.
 */
export async function killWhileSending({
  people,
  kills,
  heard,
}: Rounds): Promise<Outcome & { reached: object }> {
  const fake = await openFakeSms({ stays: true })
  fake.slowBy(slowness)
  const service = await openFakePush({ slow: slowness })
  const dataDir = await freshFolder()
  const port = String(await freePort())
  const env = {
    ARKESEL_URL: fake.url,
    ARKESEL_API_KEY: fakeSmsKey,
    PUSH_LOOPBACK: 'on',
    PORT: port,
    BACKUPS: '0',
    MIN_FREE_MB: '0',
  }
  const start = () => startServer({ dataDir, env })
  let server: RunningServer = await start()
  await server.kill('SIGTERM')
  addPeople(join(dataDir, 'church.db'), people, (at) => service.subscribe('slow', String(at)))
  server = await start()
  const id = await write(server.url)
  let back = 0
  for (let round = 0; round < kills; round += 1) {
    const target = (people / (kills + 1)) * (round + 1)
    for (const until = Date.now() + 60_000; fake.book.length < target && Date.now() < until; ) await wait(20)
    await wait(Math.random() * 300)
    await server.kill('SIGKILL')
    const began = performance.now()
    server = await start()
    back = Math.max(back, Math.round(performance.now() - began))
    heard?.(`${round + 1} kills, ${fake.book.length} text messages taken`)
  }
  await settle(server.url, id)
  const outboxOf = async () => emailsIn(join(dataDir, 'outbox'))
  const pushed = () => service.book.map(({ path }) => path.split('/')[2] ?? '')
  const before = judge(fake.book, await outboxOf(), pushed(), people)
  const unknown = (await stateOf(server.url, id)).unknown
  if (unknown > 0) {
    await call(server.url, 'POST', `messages/${id}/again/`, {})
    await settle(server.url, id)
  }
  // A notification that a person sent again takes the place of the first one on the device: both have the tag of the message.
  const after = judge(fake.book, await outboxOf(), [...new Set(pushed())], people)
  const end = await stateOf(server.url, id)
  await server.kill('SIGTERM')
  fake.close()
  service.close()
  await rm(dataDir, { recursive: true, force: true })
  const wrong = [
    ...after.twice.map((person) => `${person} got it more than once`),
    ...after.never.map((person) => `${person} never got it`),
    ...(before.never.length > unknown
      ? [`${before.never.length} never got it, and ${unknown} are said to be unknown`]
      : []),
    ...(end.state === 'sent' ? [] : [`the message is ${end.state}`]),
  ]
  return {
    fault: 'kill -9 while a message goes to many people',
    rounds: kills,
    acknowledged: people,
    wrong,
    back,
    reached: {
      'exactly once': people - before.never.length - before.twice.length,
      'more than once': before.twice.length,
      'in a call at a kill, and said to be unknown': before.never.length,
      'exactly once, after Send again': people - after.never.length - after.twice.length,
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** Adds people who like text messages best, each twentieth a notification, and takes the telephones and addresses of all others; no quiet hours, no limits. */
function addPeople(file: string, people: number, subscribe: (at: number) => PushDeviceForm): void {
  const db = new DatabaseSync(file)
  addSearchFunctions(db)
  db.exec('begin')
  db.exec("update account set telephone = '', email_confirmed_at = null, email_key = null")
  const account = db.prepare(
    `insert into account (username, username_key, email, email_key, email_confirmed_at, password_hash, first_name,
       middle_name, last_name, gender, telephone, role, created_at)
     values (?1, ?1, ?2, ?2, '2026-01-01T00:00:00.000Z', '-', 'Ama', '', ?1, 'female', ?3, 'user', '2026-01-01T00:00:00.000Z')`,
  )
  for (let at = 0; at < people; at += 1) account.run(`fault${at}`, emailOf(at), telephoneOf(at))
  db.exec(
    "insert into message_choice (account_id, first_channel, unwanted) select id, 'sms', '[]' from account where username like 'fault%' on conflict do nothing",
  )
  db.exec(
    "update message_choice set first_channel = 'push' where account_id in (select id from account where cast(substr(username, 6) as integer) % 20 = 3 and username like 'fault%')",
  )
  const session = db.prepare(
    `insert into session (account_id, created_at, last_used_at, address, user_agent)
     select id, created_at, created_at, '', '' from account where username = ? returning id, account_id`,
  )
  const device = db.prepare(
    `insert into push_device (account_id, session_id, endpoint, p256dh, auth, created_at)
     values (?, ?, ?, ?, ?, '2026-01-01T00:00:00.000Z')`,
  )
  for (let at = 3; at < people; at += 20) {
    const { endpoint, p256dh, auth } = subscribe(at)
    const { id, account_id } = session.get(`fault${at}`) as { id: number; account_id: number }
    device.run(account_id, id, endpoint, p256dh, auth)
  }
  const setting = db.prepare(
    "insert into church_setting (key, value, changed_at) values (?, ?, '2026-01-01T00:00:00.000Z')",
  )
  const settings = {
    quiet_from: '00:00',
    quiet_until: '00:00',
    quiet_sundays: false,
    sms_month_ceiling: 10_000_000,
  }
  for (const [key, value] of Object.entries({ ...settings, approval_above: 1_000_000 }))
    setting.run(key, JSON.stringify(value))
  db.exec('commit')
  db.close()
}

/** A session for each call: the test outlives an access token. Signing in costs the processor much, so that calls are few. */
async function call(url: string, method: string, path: string, body?: object): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' }
  const signIn = JSON.stringify({ username: 'admin', password: demonstrationPassword })
  const session = await fetch(`${url}/backend/api/auth/login/`, { method: 'POST', headers, body: signIn })
  const { access } = (await session.json()) as { access: string }
  const answer = await fetch(`${url}/backend/api/${path}`, {
    method,
    headers: { ...headers, Authorization: `Bearer ${access}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}

async function write(url: string): Promise<number> {
  const message = { audience: 'everybody', purpose: 'church', channel: 'first choice', subject: 'Harvest' }
  const made = await call(url, 'POST', 'messages/', {
    ...message,
    text: 'Dear {first name}, come on Sunday.',
    send_at: '',
  })
  return (made as { id: number }).id
}

type State = { id: number; state: string; waiting: number; unknown: number }

async function stateOf(url: string, id: number): Promise<State> {
  const { results } = (await call(url, 'GET', 'messages/')) as { results: State[] }
  const message = results.find((one) => one.id === id)
  if (!message) throw new Error('The message is gone.')
  return message
}

/** Waits until nothing is on its way, and every report has come; at most six minutes. */
async function settle(url: string, id: number): Promise<void> {
  let quiet = 0
  let last = ''
  for (const until = Date.now() + 360_000; quiet < 4 && Date.now() < until; ) {
    await wait(2_000)
    const { waiting, unknown, state } = await stateOf(url, id)
    const now = `${state} ${waiting} ${unknown}`
    quiet = state === 'sent' && now === last ? quiet + 1 : 0
    last = now
  }
}

/** How often each address is the recipient of an e-mail. */
async function emailsIn(outbox: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const file of await readdir(outbox).catch(() => [])) {
    const letter = await readFile(join(outbox, file), 'utf8')
    const [, to = ''] = /^To: <?(fault\d+@example\.com)>?$/m.exec(letter) ?? []
    if (to) counts.set(to, (counts.get(to) ?? 0) + 1)
  }
  return counts
}

type Booked = { to: string; status: string }

/** Who got it never, and who more than once: text messages that reached the telephone, e-mails, and notifications. */
function judge(
  book: readonly Booked[],
  emails: ReadonlyMap<string, number>,
  pushes: readonly string[],
  people: number,
) {
  const notified = Map.groupBy(pushes, (at) => Number(at))
  const texts = Map.groupBy(book, ({ to }) => to)
  const never: string[] = []
  const twice: string[] = []
  for (let at = 0; at < people; at += 1) {
    const taken = texts.get(telephoneOf(at)) ?? []
    const reached =
      taken.filter(({ status }) => status !== 'NOT_DELIVERED').length +
      (emails.get(emailOf(at)) ?? 0) +
      (notified.get(at)?.length ?? 0)
    if (reached === 0) never.push(telephoneOf(at))
    if (reached > 1 || taken.length > 1) twice.push(telephoneOf(at))
  }
  return { never, twice }
}
