import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { demonstrationPassword } from '../../../src/content/people.ts'
import type { Page } from '../../../src/lib/contract/base.ts'
import type {
  CareOverviewAnswer,
  CareTaskAnswer,
  CareTaskHistoryAnswer,
  OpenPrayerAnswer,
} from '../../../src/lib/contract/care/care.ts'
import { listRoutes } from '../../../src/server/accounts/accounts/rights/guarded-routes.ts'
import { addAbsenceTasks } from '../../../src/server/care/care/absence.ts'
import type { Church } from '../../support/church.ts'
import { secret } from '../../support/owned.ts'
import { ama, openCare } from '../../support/people.ts'
import { healing, idIn } from '../../support/prayers-and-testimonies.ts'

/* Tasks of care: who sees which, what is confidential, absence and prayer, hand over, done and reopened, and the counts. */

const ward = { kind: 'hospital', title: 'Visit at Korle Bu', words: 'Ward 3', due_on: '2026-11-20' }

const tasksOf = async (church: Church, access: string, query = '') =>
  ((await church.get(`care/tasks/?${query}`, access)).body as Page<CareTaskAnswer>).results
const idOf = async ({ db }: Church, username: string) =>
  (await db.selectFrom('account').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id

test('a leader writes tasks about own people alone, the overdue stand first, and each is handed over, done and reopened', async () => {
  await using register = await openCare()
  const { church, leader, leader2, member, add } = register
  const person = await add(ama)
  const [me, plain] = [await idOf(church, 'leader'), await idOf(church, 'member')]

  const stranger = await church.post('care/tasks/', { ...ward, person: person.id }, leader2)
  const byMember = await church.post('care/tasks/', { ...ward, person: person.id }, member)
  await church.post('care/tasks/', { ...ward, title: 'No day', due_on: '', person: person.id }, leader)
  await church.post(
    'care/tasks/',
    { ...ward, title: 'Later', due_on: '2026-12-24', person: person.id },
    leader,
  )
  await church.post('care/tasks/', { ...ward, person: person.id }, leader)
  const mine = await tasksOf(church, leader)
  const [first] = mine
  const path = `care/tasks/${first?.id}`
  const before = await church.get(`${path}/`, member)
  const handed = await church.put(`${path}/assignee/`, { account: plain, version: first?.version }, leader)
  const stale = await church.put(`${path}/assignee/`, { account: me, version: first?.version }, leader)
  const theirs = await tasksOf(church, member)
  const done = await church.post(`${path}/done/`, { word: 'She is at home again' }, member)
  const again = await church.post(`${path}/done/`, { word: 'Twice' }, member)
  const reopened = await church.post(`${path}/reopen/`, {}, leader)
  const { body } = await church.get(`${path}/`, leader)

  expect([stranger.status, byMember.status, before.status]).toEqual([404, 403, 404])
  expect(mine.map(({ title, is_overdue }) => [title, is_overdue])).toEqual([
    ['Visit at Korle Bu', true],
    ['Later', false],
    ['No day', false],
  ])
  expect(theirs).toMatchObject([
    { title: 'Visit at Korle Bu', name: 'Ama Serwaa', telephone: '+233245550101' },
  ])
  expect([handed, stale, done, again, reopened].map(({ status }) => status)).toEqual([
    200, 409, 200, 409, 200,
  ])
  expect(body).toMatchObject({ state: 'open', outcome: '' })
  expect((body as CareTaskHistoryAnswer).history.map(({ act, word }) => [act, word])).toEqual([
    ['reopened', ''],
    ['done', 'She is at home again'],
    ['handed over', expect.any(String)],
    ['entered', ''],
  ])
})

test('what is confidential is told to nobody but those named on it and pastors, over every route', async () => {
  await using register = await openCare()
  const { church, pastor, admin } = register
  const person = await church.db
    .selectFrom('person')
    .select('id')
    .where('account_id', '=', await idOf(church, 'member'))
    .executeTakeFirstOrThrow()
  const hidden = { ...ward, title: `${secret} ward`, words: `${secret} told`, person: person.id }
  await church.post('care/tasks/', { ...hidden, is_confidential: true }, pastor)
  const [task] = await tasksOf(church, pastor)
  const path = `care/tasks/${task?.id}`
  const lists = listRoutes(church.api)
    .filter(({ method, path: one }) => method === 'GET' && !one.includes(':') && !one.endsWith('live/events'))
    .map(({ path: one }) => one.replace('/backend/api/', ''))
  const addresses = [
    ...lists,
    ...['open', 'done', 'dropped'].map((state) => `care/tasks?whose=all&status=${state}`),
    `care/tasks?whose=all&search=${encodeURI(secret)}`,
    path,
    `people/${person.id}`,
  ]
  const wrong: string[] = []

  for (const who of ['visitor', 'newcomer', 'member', 'leader', 'leader2', 'admin', 'kwame.ofosu']) {
    const access = who === 'visitor' ? undefined : (await church.signIn(who)).access
    wrong.push(...(await readsAt(church, addresses, access)).map((one) => `${who} reads it at ${one}`))
    const statuses = await actsOn(church, path, access)
    if (statuses.some((status) => status !== (access ? 404 : 401))) wrong.push(`${who}: ${statuses}`)
  }

  expect(addresses.length).toBeGreaterThan(60)
  expect(wrong).toEqual([])
  const overview = (await church.get('care/overview/', admin)).body as CareOverviewAnswer
  expect(overview).toMatchObject({ people: 1, open: 1, overdue: 1 })
  expect(await tasksOf(church, (await church.signIn('media')).access)).toMatchObject([
    { words: `${secret} told` },
  ])
})

test('who was absent at three meetings in a row is one task of the leader with the reason, until they come again', async () => {
  await using register = await openCare()
  const { church, leader } = register
  const { db, clock } = church
  await db.deleteFrom('event').where('fellowship_id', '=', 1).execute()
  await db.deleteFrom('sitting_mark').execute()
  const members = await db
    .selectFrom('account')
    .select('id')
    .where('fellowship_id', '=', 1)
    .orderBy('id')
    .limit(2)
    .execute()
  const meeting = { title: 'Bible study', description: 'x', time: '18:00', location: 'Church' }
  const meet = async (date: string, present: boolean[], access = leader) => {
    const event = idIn(await church.post('fellowships/1/events/', { ...meeting, date }, access))
    for (const [at, is_present] of present.entries()) {
      const path = `fellowships/1/events/${event}/attendance/`
      await church.post(path, { member: members[at]?.id, is_present }, access)
    }
  }
  const watch = async (access = leader) => {
    await addAbsenceTasks({ db, now: () => clock.now })
    return (await tasksOf(church, access)).filter(({ kind }) => kind === 'absence')
  }
  await meet('2026-11-01', [true, true])
  await meet('2026-11-08', [true, false])
  await meet('2026-11-15', [false, false])

  const twoOnly = await watch()
  await meet('2026-11-19', [false, false])
  const missed = await watch()
  await meet('2026-11-20', [true, false])
  const still = await watch()
  await church.post(`care/tasks/${missed[0]?.id}/done/`, { word: 'Has moved' }, leader)
  const closed = await watch()
  // At a service they are seen: not missed then, and missed anew afterwards.
  const { id: checkInSession } = await db
    .insertInto('sitting')
    .values({
      service_id: null,
      event_id: null,
      title: 'Service',
      day: '2026-11-19',
      opened_by: null,
      opened_at: clock.now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('sitting_mark')
    .columns(['sitting_id', 'person_id', 'is_here', 'at', 'act_id'])
    .expression((row) =>
      row
        .selectFrom('person')
        .select([
          sql.lit(checkInSession).as('sitting'),
          'id',
          sql.lit(1).as('here'),
          'created_at',
          sql.lit('a').as('act'),
        ])
        .where('account_id', '=', members[1]?.id ?? 0),
    )
    .execute()
  const atService = await watch()
  clock.now = new Date('2026-11-24T20:00:00Z')
  const { access: later } = await church.signIn('leader')
  for (const date of ['2026-11-22', '2026-11-23', '2026-11-24']) await meet(date, [true, false], later)
  const anew = await watch(later)
  const ofOther = await tasksOf(church, (await church.signIn('leader2')).access)

  expect(twoOnly).toEqual([])
  expect(missed).toHaveLength(1)
  expect(missed[0]?.reason).toMatch(
    /^Marked absent at the last 3 meetings of .+: 2026-11-08, 2026-11-15, 2026-11-19\.$/,
  )
  expect(missed[0]).toMatchObject({ due_on: '2026-11-28', is_confidential: false })
  expect(still.map(({ id }) => id)).toEqual([missed[0]?.id])
  expect([closed, atService]).toEqual([[], []])
  expect(anew).toHaveLength(1)
  expect(ofOther.filter(({ kind }) => kind === 'absence')).toEqual([])
})

test('a prayer request is taken by one, a private one stays among those who may read it', async () => {
  await using register = await openCare()
  const { church, leader, leader2, member } = register
  const hidden = idIn(await church.post('prayer_requests/create/', { ...healing, isPrivate: true }, member))
  const shown = idIn(await church.post('prayer_requests/create/', { ...healing, title: 'For rain' }, member))
  const open = async (access: string) =>
    ((await church.get('care/prayers/', access)).body as OpenPrayerAnswer[]).map(({ id }) => id)

  const before = await open(leader)
  const others = await open(leader2)
  const refused = await church.post(`care/prayers/${hidden}/take/`, {}, leader2)
  const taken = await church.post(`care/prayers/${hidden}/take/`, {}, leader)
  const twice = await church.post(`care/prayers/${hidden}/take/`, {}, leader)
  const after = await open(leader)

  expect([before.includes(hidden), others.includes(hidden), others.includes(shown)]).toEqual([
    true,
    false,
    true,
  ])
  expect([refused, taken, twice].map(({ status }) => status)).toEqual([404, 201, 409])
  expect([after.includes(hidden), after.includes(shown)]).toEqual([false, true])
  expect((await tasksOf(church, leader)).find(({ kind }) => kind === 'prayer')).toMatchObject({
    is_confidential: true,
    reason: `Prayer request: ${healing.title}`,
  })
})

test('the overview counts by fellowship, and a leader does not get it', async () => {
  await using register = await openCare()
  const { church, leader, pastor, admin, add } = register
  const [person, other] = [await add(ama), await add({ first_name: 'Kofi', fellowship: 2 })]
  await church.post('care/tasks/', { ...ward, person: person.id }, leader)
  await church.post('care/tasks/', { ...ward, due_on: '2026-12-24', person: person.id }, leader)
  await church.post('care/tasks/', { ...ward, person: other.id, is_confidential: true }, pastor)

  const byLeader = await church.get('care/overview/', leader)
  const body = (await church.get('care/overview/', admin)).body as CareOverviewAnswer

  expect(byLeader.status).toBe(403)
  expect(body).toMatchObject({ people: 2, open: 3, overdue: 2, done: 0 })
  expect(body.fellowships.map(({ id, people, open, overdue }) => [id, people, open, overdue]).sort()).toEqual(
    [
      [1, 1, 2, 1],
      [2, 1, 1, 1],
    ],
  )
})

/** The addresses at which somebody reads the secret. */
async function readsAt(church: Church, addresses: readonly string[], access: string | undefined) {
  const headers: Record<string, string> = access ? { Authorization: `Bearer ${access}` } : {}
  const heard = []
  for (const one of addresses) {
    const answer = await church.api.request(`/backend/api/${one}`, { headers })
    if ((await answer.text()).includes(secret)) heard.push(one)
  }
  return heard
}

/** What the acts on a task are answered with. */
async function actsOn(church: Church, path: string, access: string | undefined): Promise<number[]> {
  const answers = [
    await church.put(`${path}/assignee/`, { account: 1 }, access),
    await church.post(`${path}/done/`, { word: 'Taken' }, access),
    await church.post(`${path}/reopen/`, {}, access),
  ]
  return answers.map(({ status }) => status)
}

test('an account goes whose own task of care it wrote for itself', async () => {
  await using register = await openCare()
  const { church } = register
  const account_id = await idOf(church, 'member')
  const person = await church.db
    .selectFrom('person')
    .select('id')
    .where('account_id', '=', account_id)
    .executeTakeFirstOrThrow()
  const created_at = church.clock.now.toISOString()
  await church.db
    .insertInto('care_task')
    .values({
      kind: 'other',
      card_id: null,
      person_id: person.id,
      prayer_id: null,
      occasion: null,
      title: 'Rest',
      is_confidential: 0,
      assigned_to: account_id,
      entered_by: account_id,
      due_on: null,
      state: 'open',
      created_at,
      done_at: null,
    })
    .execute()

  await church.db.deleteFrom('account').where('id', '=', account_id).execute()

  const left = await church.db
    .selectFrom('care_task')
    .select('id')
    .where('person_id', '=', person.id)
    .execute()
  expect(left).toEqual([])
})

test('a task whose doer has gone is nobody’s, and the next one takes it', async () => {
  await using register = await openCare()
  const { church, leader, member, admin, add } = register
  const person = await add(ama)
  await church.post('care/tasks/', { ...ward, person: person.id }, leader)
  const [task] = await tasksOf(church, leader)
  const path = `care/tasks/${task?.id}`
  const plain = await idOf(church, 'member')
  await church.put(`${path}/assignee/`, { account: plain }, leader)
  await church.post(`${path}/take/`, {}, member)

  await church.remove(`admin/users/${plain}/`, admin)
  const [left] = await tasksOf(church, leader, 'whose=all')
  const taken = await church.post(`${path}/take/`, {}, leader)

  expect(left).toMatchObject({ assigned: null, taken_at: null })
  expect(taken.status).toBe(200)
})

test('who closes the account hands back what they had to do', async () => {
  await using register = await openCare()
  const { church, leader, member, pastor, add } = register
  const person = await add(ama)
  await church.post('care/tasks/', { ...ward, person: person.id }, leader)
  const [task] = await tasksOf(church, leader)
  const path = `care/tasks/${task?.id}`
  await church.put(`${path}/assignee/`, { account: await idOf(church, 'member') }, leader)
  await church.post(`${path}/take/`, {}, member)

  await church.call('DELETE', 'users/me/', { password: demonstrationPassword }, member)
  const { history, ...left } = (await church.get(`${path}/`, pastor)).body as CareTaskHistoryAnswer
  const taken = await church.post(`${path}/take/`, {}, leader)

  expect(left).toMatchObject({ assigned: null, taken_at: null })
  expect(history[0]).toMatchObject({ act: 'handed over', by: 'member' })
  expect(taken.status).toBe(200)
})

test('a prayer request that becomes private and nameless is so in the task about it, too', async () => {
  await using register = await openCare()
  const { church, leader, member, admin, pastor } = register
  const id = idIn(await church.post('prayer_requests/create/', healing, member))
  await church.post(`care/prayers/${id}/take/`, {}, leader)

  const words = { title: 'For help', description: 'With a matter', isPrivate: true, isAnonymous: true }
  const changed = await church.put(`prayer_requests/${id}/`, words, member)

  expect(changed.status).toBe(200)
  expect(await tasksOf(church, admin, 'whose=all')).toEqual([])
  expect(await tasksOf(church, pastor, 'whose=all')).toMatchObject([
    { reason: 'Prayer request: For help', is_confidential: true, person: null, name: '' },
  ])
})

test('who gets a task or a newcomer from somebody else is told by e-mail, without a word of it, and nobody of own ones', async () => {
  await using register = await openCare()
  const { church, leader, add } = register
  const person = await add(ama)
  const leader2 = await idOf(church, 'leader2')
  church.letters.length = 0

  await church.post('care/tasks/', { ...ward, person: person.id }, leader)
  await church.post(
    'care/tasks/',
    { ...ward, title: 'For two', assigned: leader2, person: person.id },
    leader,
  )
  const [task] = await tasksOf(church, leader)
  await church.put(`care/tasks/${task?.id}/assignee/`, { account: leader2 }, leader)
  const card = { first_name: 'Yaw', telephone: '0245550777', submission: crypto.randomUUID() }
  await church.post('care/cards/', card, leader)
  const { access: admin } = await church.signIn('admin')
  const { id } = await church.db
    .selectFrom('newcomer_card')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await church.put(`care/cards/${id}/responsible/`, { account: leader2 }, admin)
  await church.background.ended(5000)

  const told = church.letters.map(({ to, subject }) => [to, subject])
  expect(told.map(([, subject]) => subject).sort()).toEqual([
    'A newcomer was handed to you',
    'A task was handed to you',
    'A task was handed to you',
  ])
  expect(new Set(told.map(([to]) => to)).size).toBe(1)
  expect(church.letters.map(({ text }) => text).join()).not.toMatch(/Ama|Yaw|Korle|For two/)
})
