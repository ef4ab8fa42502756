import { rmSync } from 'node:fs'
import type { Hono } from 'hono'
import { expect } from 'vitest'
import { readSentences } from '../../integrations/sentences.ts'
import { demonstrationPassword } from '../../src/content/people.ts'
import { openFirstAdmin } from '../../src/server/accounts/accounts/first-admin/first-admin.ts'
import {
  listRoutes,
  matchesPath,
  type Route,
} from '../../src/server/accounts/accounts/rights/guarded-routes.ts'
import { importTokenKeys } from '../../src/server/accounts/accounts/sessions/tokens.ts'
import { openAddressHash } from '../../src/server/accounts/unsubscribes/address-hash.ts'
import { createApi } from '../../src/server/app/api.ts'
import { openSampleStream } from '../../src/server/app/samples/stream/sample-stream.ts'
import type { Providers } from '../../src/server/giving/giving/providers/provider.ts'
import { openSseConnections } from '../../src/server/media/live/sse-connections.ts'
import { openBackground } from '../../src/server/platform/background.ts'
import { openResponseCache } from '../../src/server/platform/cache/response-cache.ts'
import { readSettings } from '../../src/server/platform/config.ts'
import type { AppEnv } from '../../src/server/platform/context.ts'
import type { Db } from '../../src/server/platform/db/tables.ts'
import type { SmsChannel } from '../../src/server/platform/delivery/channel.ts'
import { openPushKeys } from '../../src/server/platform/delivery/push/keys.ts'
import { openPush } from '../../src/server/platform/delivery/push/sender.ts'
import type { WhatsAppChannel } from '../../src/server/platform/delivery/whatsapp/channel.ts'
import { type FileStore, openFiles } from '../../src/server/platform/files/store.ts'
import type { Email } from '../../src/server/platform/mail/mail.ts'
import type { Posting } from '../../src/server/platform/mail/transport.ts'
import type { PubSub } from '../../src/server/platform/pubsub/pubsub.ts'
import type { Sentences } from '../../src/server/website/languages/sentences.ts'
import { inTurns, openPubSubs, processesOfRun } from './in-turns.ts'
import { openedAt, openSampleChurch } from './sample-church.ts'
import { freshFolder } from './server.ts'

/** A JSON answer; `body` is untyped, for `expect` to inspect. */
export type Answer = { status: number; headers: Headers; body: unknown }
export type Church = Awaited<ReturnType<typeof openChurch>>
export type Session = { access: string; refresh: string; user: Record<string, unknown> }

/**
 * A church of its own for one test: the real app on a fresh seeded database, called without a port. The clock stands
 * still until a test moves it. An unexpected error of the app fails the test when the church closes. With PROCESSES=2 it is
 * two apps over one PostgreSQL database, which answer in turns.
 */
export async function openChurch({
  limits = false,
  now = openedAt,
  mostLines = 2000,
  files: given = undefined as FileStore | undefined,
  processes = processesOfRun,
  providers = [] as Providers,
  sms = undefined as SmsChannel | undefined,
  whatsapp = undefined as WhatsAppChannel | undefined,
  pushLoopback = false,
  site = '',
  mails = true,
  /** Whether it has the year of the demonstration behind it. */
  withYear = false,
  /** Whether it is shown as the demonstration, with its sample stream. */
  isDemonstration = false,
} = {}) {
  const dataDir = await freshFolder()
  const dbs = await openSampleChurch(dataDir, { processes, now, files: given, withYear })
  const [db] = dbs
  const files = given ?? openFiles(dataDir)
  const faults: unknown[] = []
  const letters: Email[] = []
  const clock = { now }
  const tokenKeys = await importTokenKeys(new Uint8Array(32).fill(7))
  const firstAdmin = openFirstAdmin(db)
  const factorKeys = [new Uint8Array(32).fill(9)]
  const addressHash = await openAddressHash(db, factorKeys)
  const background = openBackground((error) => faults.push(error))
  const settings = readSettings({
    DATA_DIR: dataDir,
    RATE_LIMITS: limits ? 'on' : 'off',
    PUBLIC_SITE_URL: site,
    PUSH_LOOPBACK: pushLoopback && mails ? 'on' : 'off',
    // Only a demonstration keeps its e-mails where somebody may read them.
    ...(!mails && { PRODUCTION: 'on', SAMPLE_DATA: 'off' }),
  })
  const push = openPush(await openPushKeys(db, factorKeys), settings)
  const open = (own: Db, pubsub: PubSub) => {
    const cache = openResponseCache(pubsub)
    const sseConnections = openSseConnections(mostLines, pubsub)
    const parts = { ...shared, db: own, cache, sseConnections }
    const sampleStream = isDemonstration ? openSampleStream(parts) : undefined
    return { ...parts, sampleStream, app: createApi({ ...parts, pubsub, sampleStream }) }
  }
  const shared = {
    files,
    tokenKeys,
    firstAdmin,
    background,
    newestBackup: () => undefined,
    giving: providers.length > 0 ? { providers, wake: () => undefined } : undefined,
    factorKeys,
    addressHash,
    messaging: {
      sms,
      whatsapp,
      mails,
      push,
      post: async (posting: Posting) => void letters.push(posting),
      wake: () => undefined,
    },
    settings,
    now: () => clock.now,
    report: (error: unknown) => void faults.push(error),
    mail: { send: (letter: Email) => void letters.push(letter) },
    sentences: sentencesOfSource,
  }
  const [pubsub, ...pubsubs] = openPubSubs(processes)
  const { cache, sseConnections, sampleStream, app } = open(db, pubsub)
  const others = dbs.slice(1).flatMap((other, at) => (pubsubs[at] ? [open(other, pubsubs[at])] : []))
  const api = inTurns([app, ...others.map((other) => other.app)])
  const devices = new Map<string, string>()

  /** Sends `init` with an access token, if one is given, and reads the JSON answer. */
  async function send(path: string, init: RequestInit = {}, access?: string): Promise<Answer> {
    const headers = new Headers(init.headers)
    if (access) headers.set('Authorization', `Bearer ${access}`)
    const answer = await api.request(`/backend/api/${path}`, { ...init, headers })
    const text = await answer.text()
    const body: unknown = text && !text.startsWith('%PDF') ? JSON.parse(text) : text || undefined
    if (answer.ok) expectDescribedAnswer(`${init.method ?? 'GET'} ${path}`, answer.status, body)
    return { status: answer.status, headers: answer.headers, body }
  }

  /** Compares every successful answer of every test with the description of its route. */
  function expectDescribedAnswer(call: string, status: number, body: unknown): void {
    const described = routeOf(api, call)?.description
    expect([call, status]).toEqual([call, described?.status ?? 200])
    expect([call, described?.answer.safeParse(body).error?.issues]).toEqual([call, undefined])
  }

  const get = (path: string, access?: string) => send(path, {}, access)
  const call = (method: string, path: string, body: unknown, access?: string) =>
    send(path, { method, headers: json, body: JSON.stringify(body) }, access)
  const post = (path: string, body: unknown, access?: string) => call('POST', path, body, access)
  const put = (path: string, body: unknown, access?: string) => call('PUT', path, body, access)
  const remove = (path: string, access?: string) => send(path, { method: 'DELETE' }, access)
  const postForm = (path: string, body: FormData, access?: string) =>
    send(path, { method: 'POST', body }, access)

  /** Signs in from one device per person, so that no letter about a new device is sent. */
  async function signIn(username: string, password = demonstrationPassword): Promise<Session> {
    const headers = { ...json, Cookie: devices.get(username) ?? '' }
    const init = { method: 'POST', headers, body: JSON.stringify({ username, password }) }
    const { status, headers: answered, body } = await send('auth/login/', init)
    expect(status).toBe(200)
    devices.set(username, (answered.get('set-cookie') ?? '').split(';')[0] ?? '')
    return body as Session
  }

  return {
    api,
    db,
    dataDir,
    files,
    sseConnections,
    sampleStream,
    tokenKeys,
    addressHash,
    push,
    firstAdmin,
    background,
    cache,
    clock,
    letters,
    mails,
    settings,
    faults,
    send,
    call,
    get,
    post,
    postForm,
    put,
    remove,
    signIn,
    /** Moves the clock on. */
    wait: (milliseconds: number) => {
      clock.now = new Date(clock.now.getTime() + milliseconds)
    },
    async [Symbol.asyncDispose]() {
      for (const each of [sseConnections, ...others.map((other) => other.sseConnections)]) each.close()
      // Longer than a process waits at its end: on a busy machine sixty letters take a while.
      await background.ended(30_000)
      for (const each of dbs) await each.destroy()
      rmSync(dataDir, { recursive: true, force: true })
      expect(faults).toEqual([])
    },
  }
}

let sentences: Sentences | undefined

/** The English texts, read from the source when a test asks for them. */
export function sentencesOfSource(): Sentences {
  sentences ??= readSentences()
  return sentences
}

const json = { 'Content-Type': 'application/json' }

/** The routes of all churches are the same, and each is looked for once: to list and to match them takes longer than most answers. */
const routeByCall = new Map<string, Route | undefined>()
let routes: readonly Route[] | undefined

function routeOf(api: Hono<AppEnv>, call: string): Route | undefined {
  const [method = '', path = ''] = call.split(' ')
  const bare = `/backend/api/${path}`.replace(/\?.*$/, '').replace(/\/$/, '')
  const key = `${method} ${bare}`
  if (!routeByCall.has(key)) {
    routes ??= listRoutes(api)
    routeByCall.set(
      key,
      routes.find((one) => one.method === method && matchesPath(one.path, bare)),
    )
  }
  return routeByCall.get(key)
}

/** A valid sign-up. */
export const newcomer = {
  first_name: 'Abɛna',
  middle_name: '',
  last_name: 'Owusu-Ansah',
  username: 'abena.o',
  email: 'abena@example.com',
  password: 'adinkra-cloth-27',
  confirm_password: 'adinkra-cloth-27',
  country_code: '+233',
  telephone: '024 412 3456',
  gender: 'female',
}

/** The valid fields of complete-profile as a multipart body. */
export function newProfile(changes: Record<string, string | Blob> = {}): FormData {
  const form = new FormData()
  const fields = {
    visit_date: '2026-11-21',
    martial_status: 'married',
    date_of_birth: '1994-03-06',
    house_address: '14 Nim Tree Avenue, Adenta',
    digital_address: 'GM-183-8164',
    fellowship: '1',
    born_again: 'true',
    occupation: 'Seamstress',
    church_information: 'I sang alto at my last church.',
    ...changes,
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
