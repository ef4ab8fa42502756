import { expect, test } from 'vitest'
import { sampleAssistant } from '../../../src/content/fellowships.ts'
import type { CareAnswer, CareTaskAnswer } from '../../../src/lib/contract/care/care.ts'
import type { AssistantAnswer, AssistantThereAnswer } from '../../../src/lib/contract/groups/assistant.ts'
import type { MessageAnswer } from '../../../src/lib/contract/messages/message.ts'
import { listRoutes } from '../../../src/server/accounts/accounts/rights/guarded-routes.ts'
import { addTask } from '../../../src/server/care/care/tasks.ts'
import { type Church, openChurch } from '../../support/church.ts'
import { letGracePass } from '../../support/overdue.ts'
import { idIn } from '../../support/prayers-and-testimonies.ts'
import { messagesToLeaders } from '../../support/written-messages.ts'

/* Members who assist the leader of their fellowship. The sample has one in fellowship 1. */

const meeting = {
  title: 'Bible study',
  description: 'x',
  date: '2026-11-20',
  time: '18:00',
  location: 'Hall',
}

/** The church with its leaders, and the ids of the plain members of the first two fellowships. */
async function open() {
  const church = await openChurch()
  const tokenOf = async (name: string) => (await church.signIn(name)).access
  const membersOf = async (fellowship: number) =>
    church.db
      .selectFrom('account')
      .select(['id', 'username'])
      .where('fellowship_id', '=', fellowship)
      .where('role', '=', 'user')
      .orderBy('id')
      .execute()
  return {
    church,
    tokenOf,
    admin: await tokenOf('admin'),
    leader: await tokenOf('leader'),
    leader2: await tokenOf('leader2'),
    assistant: await tokenOf(sampleAssistant),
    ours: await membersOf(1),
    theirs: await membersOf(2),
    [Symbol.asyncDispose]: () => church[Symbol.asyncDispose](),
  }
}

/** An absence task of the first leader about a member. */
async function missing({ db, clock }: Church, account: number, leader: number | null, confidential = false) {
  const person = await db
    .selectFrom('person')
    .select('id')
    .where('account_id', '=', account)
    .executeTakeFirstOrThrow()
  return addTask(
    db,
    {
      kind: 'absence',
      person: person.id,
      key: `test ${account} ${confidential}`,
      due: null,
      title: 'Call',
      isConfidential: confidential,
      assigned: leader,
    },
    { by: null, now: clock.now },
  )
}

const idOfName = async ({ db }: Church, username: string) =>
  (await db.selectFrom('account').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id

test('a leader names up to five members, who hear of it; the office sees who assists where', async () => {
  await using all = await open()
  const { church, leader, admin, ours, theirs } = all
  const free = ours.filter(({ username }) => username !== sampleAssistant)
  const [first] = free
  await church.db
    .updateTable('account')
    .set({ email: 'first@example.com', email_confirmed_at: '2026-11-01' })
    .where('id', '=', first?.id ?? 0)
    .execute()
  const name = (member: number | undefined, access = leader, fellowship = 1) =>
    church.put(`fellowships/${fellowship}/assistants/${member}/`, {}, access)

  const named = await name(first?.id)
  const twice = await name(first?.id, admin)
  const stranger = await name(theirs[0]?.id)
  const itself = await name(await idOfName(church, 'leader'), admin)
  for (const { id } of free.slice(1, 4)) expect((await name(id)).status).toBe(200)
  const sixth = await name(free[4]?.id)
  const everywhere = (await church.get('fellowships/assistants/', admin)).body as AssistantThereAnswer[]
  const told = church.letters.filter(({ to }) => to === 'first@example.com').map(({ subject }) => subject)
  const ended = await church.call('DELETE', `fellowships/1/assistants/${first?.id}/`, {}, leader)
  const log = await church.db
    .selectFrom('log_entry')
    .select('action')
    .where('action', 'like', 'Assist%')
    .orderBy('id')
    .execute()

  expect((named.body as AssistantAnswer[]).map(({ id }) => id)).toContain(first?.id)
  expect([twice.status, stranger.status, itself.status, sixth.status]).toEqual([200, 404, 409, 409])
  expect(JSON.stringify(sixth.body)).toContain('at most 5 assistants')
  expect(everywhere).toHaveLength(5)
  expect(everywhere[0]).toMatchObject({ fellowship: 1, fellowship_name: 'Nkabom Young Adults' })
  expect(told).toEqual(['You assist the leader of Nkabom Young Adults'])
  expect((ended.body as AssistantAnswer[]).map(({ id }) => id)).not.toContain(first?.id)
  expect(church.letters.at(-1)).toMatchObject({
    to: 'first@example.com',
    subject: 'About assisting the leader of Nkabom Young Adults',
  })
  expect(log.map(({ action }) => action)).toEqual([
    ...Array.from({ length: 4 }, () => 'Assistant named'),
    'Assistant removed',
  ])
})

test('an assistant does the daily work of the leader, and reads no private prayer', async () => {
  await using all = await open()
  const { church, assistant, ours, tokenOf } = all
  const { db } = church
  await db.updateTable('fellowship').set({ asks_leader: 1 }).where('id', '=', 1).execute()
  const newcomer = await tokenOf('newcomer')
  await church.post('fellowships/1/join/', {}, newcomer)
  await church.post('fellowships/1/message/', { message: 'Good morning' }, await tokenOf('member'))
  await db
    .deleteFrom('conversation_entry')
    .where('form', '=', 'leader')
    .where('text', '!=', 'Good morning')
    .execute()

  const me = (await church.get('users/me/', assistant)).body as { role: string; assists: object }
  const led = await church.get('fellowships/leader/', assistant)
  const event = idIn(await church.post('fellowships/1/events/', meeting, assistant))
  const marked = await church.post(
    `fellowships/1/events/${event}/attendance/`,
    { member: ours[0]?.id, is_present: true },
    assistant,
  )
  const members = await church.get('fellowships/1/members/', assistant)
  const requests = (await church.get('fellowships/1/requests/', assistant)).body as { id: number }[]
  const accepted = await church.post(
    `fellowships/1/requests/${requests[0]?.id}/answer/`,
    { accept: true, word: '' },
    assistant,
  )
  const inbox = (await church.get('fellowships/1/messages/', assistant)).body as { results: { id: number }[] }
  const read = await church.call(
    'PATCH',
    `fellowships/1/messages/${inbox.results[0]?.id}/`,
    { is_read: true },
    assistant,
  )
  const needs = await church.get('fellowships/1/needs/', assistant)
  const prayers = await church.get('fellowships/1/prayer-requests/', assistant)
  const trail = await db
    .selectFrom('access_entry')
    .select('what')
    .where('username', '=', sampleAssistant)
    .where('what', '=', 'members of fellowship 1')
    .execute()

  expect(me).toMatchObject({ role: 'user', assists: { id: 1, name: 'Nkabom Young Adults' } })
  expect(led.body).toMatchObject({ id: 1, assisting: true })
  expect([marked, members, accepted, read, needs].map(({ status }) => status)).toEqual([
    200, 200, 200, 200, 200,
  ])
  expect(needs.body).toMatchObject({ prayers: 0, messages: 0, joining: 0 })
  expect(prayers.status).toBe(403)
  expect(trail).toHaveLength(1)
})

test('an assistant writes to the own fellowship alone, counted and kept as every message', async () => {
  await using all = await open()
  const { church, assistant, leader } = all
  const words = { purpose: 'fellowship', channel: 'app', subject: 'Friday', text: 'We meet at six' }
  const send = (audience: string) => church.post('messages/', { ...words, audience }, assistant)

  const { audiences } = (await church.get('messages/audiences/', assistant)).body as {
    audiences: { audience: string }[]
  }
  const preview = await church.post('messages/preview/', { ...words, audience: 'fellowship 1' }, assistant)
  const sent = await send('fellowship 1')
  const others = []
  for (const audience of ['fellowship 2', 'everybody', 'role user', 'ready not-seen', 'list 1'])
    others.push((await send(audience)).status)
  const seen = (await church.get('messages/', leader)).body as { results: MessageAnswer[] }
  const own = (await church.get('messages/', assistant)).body as { results: MessageAnswer[] }

  expect(audiences.map(({ audience }) => audience)).toEqual(['fellowship 1'])
  expect([preview.status, sent.status]).toEqual([200, 201])
  expect(others).toEqual([403, 403, 403, 403, 403])
  for (const { results } of [seen, own]) expect(results.map(({ subject }) => subject)).toContain('Friday')
  expect(own.results.every(({ audience }) => audience === 'fellowship 1')).toBe(true)
})

test('who is missed is called by one: an assistant takes the task, and the others see who', async () => {
  await using all = await open()
  const { church, assistant, leader, ours, theirs, admin, tokenOf } = all
  await church.db.deleteFrom('care_task').execute()
  const [led, sample] = [await idOfName(church, 'leader'), await idOfName(church, sampleAssistant)]
  const other = ours.find(({ id }) => id !== sample)
  const second = ours.filter(({ id }) => id !== sample && id !== other?.id).at(-1)
  const task = await missing(church, other?.id ?? 0, led)
  const hidden = await missing(church, other?.id ?? 0, led, true)
  const foreign = await missing(church, theirs[0]?.id ?? 0, null)
  await church.put(`fellowships/1/assistants/${second?.id}/`, {}, admin)
  const helper = await tokenOf(second?.username ?? '')
  const mine = async (access: string, whose = 'mine') =>
    ((await church.get(`care/tasks/?whose=${whose}`, access)).body as { results: CareTaskAnswer[] }).results
  const needs = async (access: string) =>
    (await church.get('members/my/needs/', access)).body as { care: number }
  const missed = async () =>
    ((await church.get('fellowships/1/needs/', leader)).body as { missed: number }).missed

  const before = [await mine(assistant), await mine(helper), await mine(leader)].map((rows) =>
    rows.map(({ id }) => id),
  )
  const counted = [(await needs(assistant)).care, await missed()]
  const may = ((await church.get('care/may/', assistant)).body as CareAnswer).may
  const refused = []
  for (const id of [hidden, foreign])
    refused.push((await church.post(`care/tasks/${id}/take/`, {}, assistant)).status)
  const taken = await church.post(`care/tasks/${task}/take/`, {}, assistant)
  const late = await church.post(`care/tasks/${task}/take/`, {}, helper)
  const after = [await mine(assistant), await mine(helper), await mine(leader)].map((rows) =>
    rows.map(({ id }) => id),
  )
  const seen = (await mine(helper, 'all')).find(({ id }) => id === task)
  const none = await missed()
  const done = await church.post(`care/tasks/${task}/done/`, { word: 'Was ill' }, assistant)

  expect(before).toEqual([[task], [task], [task, hidden]])
  expect(counted).toEqual([1, 1])
  expect(may).toEqual(['all'])
  expect(refused).toEqual([404, 404])
  expect([taken.status, late.status, done.status]).toEqual([200, 409, 200])
  expect(after).toEqual([[task], [], [hidden]])
  expect(seen).toMatchObject({ assigned: sample, taken_at: expect.any(String) })
  expect(none).toBe(0)
})

test('an assistant is refused every route of another fellowship, and what is the leader’s alone in the own', async () => {
  await using all = await open()
  const { church, assistant, leader2, ours, theirs } = all
  const { db, clock } = church
  const event = idIn(await church.post('fellowships/2/events/', meeting, leader2))
  await church.post('fellowships/2/message/', { message: 'For them' }, all.leader)
  const message = (await messagesToLeaders(db)).find(({ fellowship_id }) => fellowship_id === 2)
  const request = await db
    .insertInto('fellowship_request')
    .values({
      kind: 'join',
      account_id: ours[0]?.id ?? 0,
      fellowship_id: 2,
      from_id: null,
      state: 'asked',
      word: '',
      asked_by: null,
      asked_at: clock.now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const member = theirs[0]?.id ?? 0
  const row: Record<string, number> = { event, message: message?.id ?? 0, request: request.id, member }
  const routes = listRoutes(church.api).filter(
    ({ path, rule }) => /fellowships\/:id/.test(path) && (rule === 'leads' || rule === 'assists'),
  )
  const call = async ({ method, path }: (typeof routes)[number], fellowship: number) => {
    const address = path
      .replace('/backend/api/', '')
      .replace(/:([a-z]+)\{[^}]+\}+/g, (_, name) => String(name === 'id' ? fellowship : row[name]))
    return [
      method,
      address,
      (await church.call(method, address, method === 'GET' ? undefined : {}, assistant)).status,
    ] as const
  }
  const before = await db.selectFrom('event').selectAll().where('id', '=', event).execute()

  const foreign = []
  for (const route of routes) foreign.push(await call(route, 2))
  const forbidden = []
  for (const route of routes.filter(({ rule }) => rule === 'leads')) forbidden.push(await call(route, 1))
  // Rows of theirs under the path of the own fellowship.
  const crossed = []
  for (const route of routes.filter(
    ({ rule, path }) => rule === 'assists' && /:(event|message|request)/.test(path),
  ))
    crossed.push(await call(route, 1))
  const others = []
  for (const path of [
    'people/',
    'people/lists/found/',
    'people/week/',
    'exports/members/?fellowship=1',
    'admin/users/',
    'activities/signups/',
    'care/prayers/',
    'care/cards/',
    'care/overview/',
    'fellowships/assistants/',
    'admin/access/',
  ])
    others.push([path, (await church.get(path, assistant)).status])
  const changed = await church.put('fellowships/1/', { name: 'Ours' }, assistant)

  expect(routes.length).toBeGreaterThan(18)
  expect(foreign.filter(([, , status]) => status !== 403)).toEqual([])
  expect(forbidden.map(([method, address]) => `${method} ${address.replace(/\d+/g, 'n')}`).sort()).toEqual([
    'DELETE fellowships/n/assistants/n',
    'DELETE fellowships/n/events/n',
    'DELETE fellowships/n/link',
    'DELETE fellowships/n/messages/n',
    'GET fellowships/n/link',
    'GET fellowships/n/people',
    'GET fellowships/n/people/choices',
    'GET fellowships/n/prayer-requests',
    'GET fellowships/n/testimonies',
    'POST fellowships/n/link',
    'POST fellowships/n/members/n/new-password',
    'POST fellowships/n/members/n/transfer',
    'POST fellowships/n/people',
    'POST fellowships/n/people/choices',
    'POST fellowships/n/people/requests/n/withdraw',
    'POST fellowships/n/requests/n/withdraw',
    'PUT fellowships/n/assistants/n',
  ])
  expect(forbidden.filter(([, , status]) => status !== 403)).toEqual([])
  expect(crossed.length).toBeGreaterThan(4)
  expect(crossed.filter(([, , status]) => status !== 404 && status !== 400)).toEqual([])
  expect(others.filter(([, status]) => status !== 403 && status !== 404)).toEqual([])
  expect(changed.status).toBe(403)
  expect(await db.selectFrom('event').selectAll().where('id', '=', event).execute()).toEqual(before)
})

test('who leaves, moves, closes the account, leads or lays it down assists no more, and their tasks go back', async () => {
  await using all = await open()
  const { church, admin, leader, assistant, ours } = all
  const { db } = church
  await db.deleteFrom('care_task').execute()
  const [sample, led] = [await idOfName(church, sampleAssistant), await idOfName(church, 'leader')]
  const other = ours.find(({ id }) => id !== sample)?.id ?? 0
  const task = await missing(church, other, led)
  const name = () => church.put(`fellowships/1/assistants/${sample}/`, {}, leader)
  const assists = async () => (await church.get('fellowships/1/members/', assistant)).status
  const set = (columns: object) => db.updateTable('account').set(columns).where('id', '=', sample).execute()
  await church.post(`care/tasks/${task}/take/`, {}, assistant)

  // A new leader: who assists goes on until they decide.
  const { id: leader2 } = await db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'leader2')
    .executeTakeFirstOrThrow()
  await db.updateTable('fellowship').set({ leader_id: leader2 }).where('id', '=', 1).execute()
  const underNew = await assists()
  await db.updateTable('fellowship').set({ leader_id: led }).where('id', '=', 1).execute()
  const left = [await church.call('DELETE', 'fellowships/1/join/', {}, assistant), await assists()]
  const handed = await db
    .selectFrom('care_task')
    .select(['assigned_to', 'taken_at'])
    .where('id', '=', task ?? 0)
    .executeTakeFirstOrThrow()
  await set({ fellowship_id: 1 })
  const cameBack = await assists()
  await name()
  const again = await assists()
  await church.post(`fellowships/1/members/${sample}/transfer/`, { to: 3, word: '' }, admin)
  const moved = await assists()
  await set({ fellowship_id: 1 })
  await name()
  const down = [await church.call('DELETE', 'fellowships/my/assistance/', {}, assistant), await assists()]
  const twice = await church.call('DELETE', 'fellowships/my/assistance/', {}, assistant)
  await name()
  await db.updateTable('fellowship').set({ leader_id: sample }).where('id', '=', 3).execute()
  const leads = await db.selectFrom('fellowship_assistant').selectAll().execute()
  await db.updateTable('fellowship').set({ leader_id: null }).where('id', '=', 3).execute()
  await name()
  await set({ deletion_requested_at: '2026-11-21T00:00:00.000Z' })
  const closed = await db.selectFrom('fellowship_assistant').selectAll().execute()

  expect(underNew).toBe(200)
  expect(left).toMatchObject([{ status: 200 }, 403])
  expect(handed).toEqual({ assigned_to: led, taken_at: null })
  expect([cameBack, again, moved]).toEqual([403, 200, 403])
  expect(down).toMatchObject([{ status: 200 }, 403])
  expect(twice.status).toBe(409)
  expect([leads, closed]).toEqual([[], []])
})

test('an assistant whose second factor is overdue is refused with the way to set it up', async () => {
  await using all = await open()
  const { church, assistant } = all
  await letGracePass(church)
  const factor_grace_ends = new Date(church.clock.now.getTime() - 1).toISOString()
  await church.db
    .updateTable('account')
    .set({ factor_grace_ends })
    .where('username', '=', sampleAssistant)
    .execute()

  const answer = await church.get('fellowships/1/members/', assistant)
  const may = (await church.get('care/may/', assistant)).body as CareAnswer

  expect(answer.status).toBe(403)
  expect(JSON.stringify(answer.body)).toContain('/settings#stronger-sign-in')
  expect(may.may).toEqual([])
})
