import { expect, test } from 'vitest'
import { type ModuleId, moduleIds, modules } from '../../../src/lib/modules/modules.ts'
import { lacking, proposeOff } from '../../../src/lib/modules/switching.ts'
import { listRoutes, type Route } from '../../../src/server/accounts/accounts/rights/guarded-routes.ts'
import { startAutomaticJob } from '../../../src/server/app/jobs/automatic.ts'
import { startBooksJob } from '../../../src/server/app/jobs/books.ts'
import { startCareJob } from '../../../src/server/app/jobs/care.ts'
import { pollDue } from '../../../src/server/app/jobs/giving.ts'
import { startMessageJob } from '../../../src/server/app/jobs/messages.ts'
import { startPublishingJob } from '../../../src/server/app/jobs/publishing.ts'
import { startReminderJob } from '../../../src/server/app/jobs/reminders.ts'
import { startRepeatJob } from '../../../src/server/app/jobs/repeats.ts'
import { startSweepJob } from '../../../src/server/app/jobs/sweeps.ts'
import { plainLog } from '../../../src/server/platform/logging/log.ts'
import { readModulesOff } from '../../../src/server/settings/church-settings/repo.ts'
import { moduleOfCall } from '../../../src/server/settings/modules/guard.ts'
import { type Church, openChurch } from '../../support/church.ts'

/* What a church does without is answered by nothing (docs/modules.md). Its pages: modules-off.once.test.ts. */

const address = 'admin/modules/'

/** A module with those that need it: only together they can be off. */
const withNeeding = (id: ModuleId): ModuleId[] => [
  id,
  ...moduleIds.filter((other) => modules[other].needs?.includes(id)),
]

async function turnOff(church: Church, off: readonly ModuleId[]): Promise<void> {
  const { access } = await church.signIn('admin')
  expect((await church.put(address, { off }, access)).status).toBe(200)
}

test('an admin switches modules off and on again, and the system log says which', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')

  const off = await church.put(address, { off: ['check-in', 'rota'] }, access)
  const on = await church.put(address, { off: ['check-in'] }, access)

  expect(off.body).toEqual({ version: 1, off: ['rota', 'check-in'] })
  expect(on.body).toEqual({ version: 2, off: ['check-in'] })
  expect((await church.get(address, access)).body).toEqual(on.body)
  const { results } = (await church.get('admin/logs/?limit=10', access)).body as {
    results: { action: string; detail: string; username: string }[]
  }
  const matchingResults = results.filter(({ action }) => action === 'Modules changed')
  expect(matchingResults.map(({ username, detail }) => [username, detail])).toEqual([
    ['admin', 'on: Rota'],
    ['admin', 'off: Rota, Check-in'],
  ])
})

test('nobody but the admin switches a module, and of two admins the second is told', async () => {
  await using church = await openChurch()
  const put = (headers: Record<string, string>, access?: string) =>
    church.send(
      address,
      {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({ off: ['live'] }),
      },
      access,
    )
  const accessOf = async (name: string) => (await church.signIn(name)).access

  expect((await put({})).status).toBe(401)
  for (const name of ['member', 'leader', 'media', 'treasurer'])
    expect([name, (await put({}, await accessOf(name))).status]).toEqual([name, 403])
  expect((await put({ 'If-Match': '"0"' }, await accessOf('admin'))).status).toBe(200)
  expect((await put({ 'If-Match': '"0"' }, await accessOf('admin'))).status).toBe(409)
})

test('a module is not off while another one needs it, and not on without the one that it needs', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const put = (off: unknown) => church.put(address, { off }, access)

  const needed = await put(['books', 'kofi-ama'])
  await put(['giving', 'books', 'pledges', 'welfare', 'kofi-ama'])
  const needing = await put(['giving', 'books', 'welfare', 'kofi-ama'])

  expect([needed.status, needed.body]).toEqual([
    400,
    {
      detail:
        'Online giving needs Books: switch both on, or both off. Pledges needs Books: switch both on, or both off. Welfare needs Books: switch both on, or both off.',
    },
  ])
  expect([needing.status, needing.body]).toEqual([
    400,
    { detail: 'Pledges needs Books: switch both on, or both off.' },
  ])
  expect((await put(['flowers'])).status).toBe(400)
  expect((await put(['rota', 'rota'])).status).toBe(400)
  expect([...(await readModulesOff(church.db))]).toEqual([
    'giving',
    'books',
    'pledges',
    'welfare',
    'kofi-ama',
  ])
})

test.each(moduleIds)(
  'a church without %s answers its calls with 404 and the module, and all others',
  async (id) => {
    await using church = await openChurch()
    const { access } = await church.signIn('admin')
    const off = withNeeding(id)
    await turnOff(church, off)

    const answered = await askAll(church, access)

    const refused = answered.filter(({ module }) => module !== undefined)
    expect(refused.length).toBeGreaterThan(0)
    expect(
      refused.filter(({ module, status }) => status !== 404 || !off.includes(module as ModuleId)),
    ).toEqual([])
    expect(refused.map(({ path }) => path)).toEqual(
      answered.map(({ path }) => path).filter((path) => moduleOfCall(path, off)),
    )
  },
)

test('what is stored of a module stays, and is there when it is on again', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')
  const before = (await church.get('rota/teams/', access)).body

  await turnOff(church, ['rota'])
  const off = await church.get('rota/teams/', access)
  await turnOff(church, [])

  expect(off).toMatchObject({ status: 404, body: { detail: 'Not used by this church.', module: 'rota' } })
  expect((await church.get('rota/teams/', access)).body).toEqual(before)
})

test('a list that visitors read from the cache is gone at once', async () => {
  await using church = await openChurch()
  expect((await church.get('prayer_requests/')).status).toBe(200)

  await turnOff(church, ['prayers'])

  expect(church.cache.get('/backend/api/prayer_requests/', church.clock.now.getTime())).toBeUndefined()
  expect((await church.get('prayer_requests/')).status).toBe(404)
})

test('every route below the address of a module is guarded, but for what keeps a promise or is the member’s own', async () => {
  await using church = await openChurch()
  const words =
    /giv|books|pledge|welfare|kofi|rota|check-in|care|card|inbox|answers|telephone|live|testimon|prayer|activit|branch|editors|refund|unmatched|receipt/
  const open = listRoutes(church.api)
    .map(({ method, path }) => `${method} ${path.replace('/backend/api/', '')}`)
    .filter((call) => words.test(call) && !moduleOfCall(call.split(' ')[1] ?? '', moduleIds))

  expect(open.toSorted()).toMatchInlineSnapshot(`
    [
      "DELETE forms/:id{[0-9]{1,15}}/answers/:submission{[0-9]{1,15}}",
      "DELETE users/me/telephone",
      "GET books/receipts/:id{[0-9]{1,15}}/pdf",
      "GET forms/:id{[0-9]{1,15}}/answers",
      "GET forms/:id{[0-9]{1,15}}/answers/:submission{[0-9]{1,15}}/register",
      "GET giving/gift",
      "GET messages/:id{[0-9]{1,15}}/deliveries",
      "GET users/me/telephone",
      "POST books/receipts/check",
      "POST forms/:id{[0-9]{1,15}}/answers/:submission{[0-9]{1,15}}/register",
      "POST forms/:id{[0-9]{1,15}}/answers/:submission{[0-9]{1,15}}/withdraw",
      "POST forms/:slug/answers",
      "POST giving/callback/hubtel",
      "POST giving/callback/mtn",
      "POST giving/gift/code",
      "POST giving/reminders/stop",
      "POST giving/webhook",
      "POST users/me/telephone",
      "POST users/me/telephone/code",
      "PUT giving/callback/mtn",
    ]
  `)
  // No line of the list is for nothing.
  const paths = listRoutes(church.api).map(({ path }) => path)
  for (const id of moduleIds)
    for (const call of modules[id].calls)
      expect([call, paths.some((path) => moduleOfCall(path, [id]) && isBelow(path, call))]).toEqual([
        call,
        true,
      ])
})

test('with every module off staff still reach what is kept: exports, own data, the bin, erasure', async () => {
  await using church = await openChurch()
  await turnOff(church, moduleIds)
  const [admin, member] = [await church.signIn('admin'), await church.signIn('member')]

  const own = await church.get('users/me/export/', member.access)
  const trash = await church.get('bin/', admin.access)
  const requests = await church.get('admin/requests/', admin.access)
  const closed = await church.remove('users/me/', member.access)

  expect([own.status, trash.status, requests.status]).toEqual([200, 200, 200])
  expect(closed.status).not.toBe(404)
  expect(JSON.stringify(own.body)).toContain('prayer')
})

test('with every module off each job runs once, fails at nothing and tells nobody of what is off', async () => {
  await using church = await openChurch()
  const { db, background, clock, settings, addressHash, cache, files, mails, push, letters, tokenKeys } =
    church
  await turnOff(church, moduleIds)
  const letterCount = letters.length
  const now = () => clock.now
  const mail = {
    send: (letter: (typeof letters)[number]) => void letters.push(letter),
    count: () => ({ waiting: 0, failed: 0 }),
    close: async () => undefined,
  }
  const post = async () => undefined
  const site = 'https://church.example'
  const deps = { db, now, background, settings, addressHash, mail, push, cache, files }

  const stops = [
    startReminderJob(deps),
    startCareJob(deps),
    startBooksJob(deps),
    startPublishingJob(deps),
    startRepeatJob({ ...deps, providers: [], tokenKeys, factorKeys: [new Uint8Array(32).fill(9)] }),
    startAutomaticJob({ ...deps, sms: undefined, mails, site, wake: () => undefined }),
    startSweepJob({ ...deps, tidy: () => undefined, log: plainLog }),
  ]
  const messages = startMessageJob({ ...deps, sms: undefined, mails, post })
  await pollDue({ db, now, providers: [] })
  await background.ended(30_000)
  for (const stop of stops) stop()
  await messages.stop()

  expect(church.faults).toEqual([])
  const subjects = letters.slice(letterCount).map(({ subject }) => subject)
  expect(subjects.filter((subject) => /rota|serve|pledge|care|youth|books/i.test(subject))).toEqual([])
})

test('the overviews of a church that uses nothing say nothing of it', async () => {
  await using church = await openChurch()
  await turnOff(church, moduleIds)
  const accessOf = async (name: string) => (await church.signIn(name)).access

  const member = await church.get('members/my/needs/', await accessOf('member'))
  const leader = await church.get('fellowships/1/needs/', await accessOf('leader'))
  const admin = await church.get('admin/needs/', await accessOf('admin'))

  const none = { turns_asked: 0, turns_offered: 0, next_turn: null }
  expect(member.body).toMatchObject({ requests: 0, care: 0, tends: false, inbox: 0, ...none })
  expect(leader.body).toMatchObject({ prayers: 0, missed: 0, inbox: 0, ...none })
  expect(admin.body).toMatchObject({ testimonies: 0, inbox: 0, texts: [] })
})

test('whatever the three questions are answered, what is proposed can be saved', () => {
  const [people, money, leaders] = [
    ['few', 'some', 'many'],
    ['paper', 'treasurer', 'team'],
    ['one', 'several'],
  ] as const
  const proposals = people.flatMap((many) =>
    money.flatMap((keeper) =>
      leaders.map((lead) => proposeOff({ people: many, money: keeper, leaders: lead })),
    ),
  )

  expect(proposals.flatMap((off) => lacking(new Set(off)))).toEqual([])
  expect(proposeOff({ people: 'many', money: 'team', leaders: 'several' })).toEqual([])
  expect(proposeOff({ people: 'few', money: 'paper', leaders: 'one' })).toContain('books')
})

/** Whether a route is below a call of the list; ids have any name. */
const isBelow = (path: string, call: string): boolean =>
  `${path.replaceAll(/:\w+(\{[^/]*\})?/g, ':')}/`.startsWith(`/backend/api/${call.replaceAll(/:\w+/g, ':')}/`)

/** Asks every route once, with ids of nothing, and tells which named a module. */
async function askAll(church: Church, access: string) {
  const answers: { path: string; status: number; module: string | undefined }[] = []
  for (const route of listRoutes(church.api)) {
    if (!isShort(route)) continue
    const path = route.path.replaceAll(/:\w+(\{[^}]+\})?/g, '999999')
    const answer = await church.api.request(path, {
      method: route.method,
      headers: { Authorization: `Bearer ${access}`, 'Content-Type': 'application/json' },
      ...(route.method === 'GET' ? {} : { body: '"no body of any route"' }),
    })
    const text = answer.headers.get('content-type')?.includes('json') ? await answer.text() : ''
    const body = (text && JSON.parse(text)) as { module?: string } | null | ''
    answers.push({ path, status: answer.status, module: (body || undefined)?.module })
  }
  return answers
}

/** A stream never ends, and sessions are not to end meanwhile. */
const isShort = ({ method, path, description }: Route): boolean =>
  description?.type !== 'text/event-stream' &&
  !(method !== 'GET' && /auth\/(sessions|logout|factors)|users\/me|\/sessions/.test(path))
