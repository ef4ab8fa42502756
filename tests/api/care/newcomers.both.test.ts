import { expect, test } from 'vitest'
import type { Page } from '../../../src/lib/contract/base.ts'
import type { CareTaskAnswer } from '../../../src/lib/contract/care/care.ts'
import type { NewcomerCardAnswer } from '../../../src/lib/contract/care/newcomer-card.ts'
import type { PersonAnswer } from '../../../src/lib/contract/people/person.ts'
import { dayAfter } from '../../../src/lib/time/next-day.ts'
import type { Church } from '../../support/church.ts'
import { openMessages } from '../../support/messages.ts'
import { ama, forgetSampleCare, openCare } from '../../support/people.ts'

/* Cards of newcomers: one card and one person each, thanks with leave alone, a responsible person, and steps with days. */

const yaw = {
  submission: '11111111-1111-4111-8111-111111111111',
  first_name: 'Yaw',
  last_name: 'Zormelo',
  telephone: '024 555 0777',
  brought_by: 'Esi from the choir',
}
const another = (digit: string) => yaw.submission.replaceAll('1', digit)

const cardsOf = async (church: Church, access: string, status = '') =>
  ((await church.get(`care/cards/?status=${status}`, access)).body as Page<NewcomerCardAnswer>).results
const tasksOf = async (church: Church, access: string, query = '') =>
  ((await church.get(`care/tasks/?${query}`, access)).body as Page<CareTaskAnswer>).results
const idOf = async ({ db }: Church, username: string) =>
  (await db.selectFrom('account').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id
const count = async ({ db }: Church, table: 'person' | 'newcomer_card' | 'message') =>
  Number(
    (
      await db
        .selectFrom(table)
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  )

test('a card is kept once, makes one visitor, and has the steps of the church with their days', async () => {
  await using register = await openCare()
  const { church, leader } = register
  const people = await count(church, 'person')

  const first = await church.post('care/cards/', yaw, leader)
  church.wait(3 * 3_600_000)
  const { access: admin } = await church.signIn('admin')
  const again = await church.post('care/cards/', yaw, admin)
  const sameDay = await church.post('welcome-cards/', {
    ...yaw,
    submission: another('2'),
    last_name: '',
    telephone: '+233 24 555 0777',
    email: 'yaw@example.com',
  })

  const [card, ...others] = await cardsOf(church, admin)
  expect([first.status, again.status, sameDay.status]).toEqual([201, 201, 201])
  expect(others).toEqual([])
  expect(await count(church, 'person')).toBe(people + 1)
  expect(card).toMatchObject({
    name: 'Yaw Zormelo',
    telephone: '+233245550777',
    brought_by: 'Esi from the choir',
    source: 'door',
    responsible: null,
    age: 3,
    is_late: false,
    thanks: '',
  })
  const today = church.clock.now.toISOString().slice(0, 10)
  expect(card?.steps.map(({ due_on }) => due_on)).toEqual(
    [3, 10, 21, 30].map((days) => dayAfter(today, days)),
  )
  expect(await register.read(card?.person ?? 0, admin)).toMatchObject({
    status: 'Visitor',
    has_account: false,
  })
})

test('somebody of the register is found and stays what they are; another name at the same telephone is somebody else', async () => {
  await using register = await openCare()
  const { church, admin, add } = register
  const known = await add({ ...ama, status: 'Member' })
  await church.put(`people/${known.id}/consents/`, { purpose: 'church', given: false }, admin)

  const card = { ...yaw, first_name: 'Serwaa', last_name: 'Ama', telephone: '0245550101', may_write: true }
  await church.post('welcome-cards/', card)
  await church.post('welcome-cards/', { ...card, submission: another('3'), first_name: 'Kofi' })

  const cards = await cardsOf(church, admin)
  const now = await register.read(known.id)
  expect(cards.map(({ person }) => person === known.id)).toEqual([true, false])
  expect(now).toMatchObject({ status: 'Member', first_name: 'Ama' })
  expect(now.consents.find(({ purpose }) => purpose === 'church')?.given).toBe(false)
  expect(cards[0]?.thanks).toBe('')
})

test('a wrong card is refused at its fields, a program that fills every field keeps nothing, and too many are stopped', async () => {
  await using open = await openMessages({ limits: true })
  const { church } = open
  await forgetSampleCare(church)

  const wrong = await church.post('welcome-cards/', { ...yaw, first_name: '', telephone: '12' })
  const noNumber = await church.post('welcome-cards/', { ...yaw, telephone: '12' })
  const program = await church.post('welcome-cards/', { ...yaw, website: 'https://spam.example' })
  const none = await count(church, 'newcomer_card')
  const statuses = []
  for (const digit of ['4', '5', '6', '7'])
    statuses.push((await church.post('welcome-cards/', { ...yaw, submission: another(digit) })).status)

  expect([wrong.status, noNumber.status, program.status, none]).toEqual([400, 400, 201, 0])
  expect(wrong.body).toHaveProperty('first_name')
  expect(noNumber.body).toHaveProperty('telephone')
  expect(statuses).toEqual([201, 201, 201, 429])
})

test('thanks go once and the same day, by e-mail or text message, to those alone who agreed', async () => {
  await using open = await openMessages()
  const { church, fake, deliver } = open
  await forgetSampleCare(church)
  const { access } = await open.as('admin')

  await church.post('welcome-cards/', { ...yaw, may_write: true })
  await church.post('welcome-cards/', { ...yaw, submission: another('2'), may_write: true })
  await church.post('welcome-cards/', {
    ...yaw,
    submission: another('3'),
    first_name: 'Esi',
    telephone: '0245550778',
    email: 'esi@example.com',
    may_write: true,
  })
  await church.post('welcome-cards/', {
    ...yaw,
    submission: another('4'),
    first_name: 'Kojo',
    telephone: '0245550779',
  })
  await deliver()

  expect(fake.book.map(({ to }) => to)).toEqual(['+233245550777'])
  expect(fake.book[0]?.text).toContain('Dear friend, thank you for worshipping with us.')
  expect(church.letters.map(({ to }) => to)).toEqual(['esi@example.com'])
  const cards = await cardsOf(church, access)
  expect(cards.map(({ name, thanks }) => [name, thanks])).toEqual([
    ['Yaw Zormelo', 'sent'],
    ['Esi Zormelo', 'sent'],
    ['Kojo Zormelo', ''],
  ])
  const messages = (await church.get('messages/', access)).body as Page<unknown>
  expect(messages.count).toBe(0)
})

test('of two people with open cards who are one, one card goes on, and taking the merge back opens the other', async () => {
  await using register = await openCare()
  const { church, admin } = register
  await church.post('welcome-cards/', yaw)
  await church.post('welcome-cards/', { ...yaw, submission: another('2'), telephone: '0245550999' })
  const [first, second] = await cardsOf(church, admin)
  const done = second?.steps[0]?.id
  await church.db
    .updateTable('care_task')
    .set({ state: 'done' })
    .where('id', '=', done ?? 0)
    .execute()
  const responsible = await idOf(church, 'leader')
  await church.db
    .updateTable('newcomer_card')
    .set({ responsible_id: responsible })
    .where('id', '=', second?.id ?? 0)
    .execute()

  const merged = await church.post(`people/${first?.person}/merge/`, { other: second?.person }, admin)
  const open = [
    ...(await cardsOf(church, admin, 'unassigned')),
    ...(await cardsOf(church, admin, 'assigned')),
  ]
  const [closed] = await cardsOf(church, admin, 'closed')
  const change = (merged.body as PersonAnswer).changes.find(({ may_undo }) => may_undo)
  const undone = await church.post(`people/${first?.person}/merges/${change?.id}/undo/`, {}, admin)

  const again = await cardsOf(church, admin, 'unassigned')
  const other = await cardsOf(church, admin, 'assigned')
  expect([merged.status, undone.status]).toEqual([200, 200])
  // The one whose person is looked after stays open.
  expect(open.map(({ id }) => id)).toEqual([second?.id])
  expect(closed).toMatchObject({
    id: first?.id,
    outcome: 'The same person as Yaw Zormelo, whose other card goes on',
    steps: first?.steps.map(() => expect.objectContaining({ state: 'dropped' })),
  })
  expect(change?.lines).toContainEqual(expect.stringContaining('whose other card goes on'))
  expect(again).toMatchObject([{ id: first?.id, closed_at: null, outcome: '' }])
  expect(again[0]?.steps.map(({ state }) => state)).toEqual(first?.steps.map(() => 'open'))
  expect(other[0]?.steps.map(({ state }) => state)).toEqual(['done', 'open', 'open', 'open'])
})

test('a leader takes a card, does its steps, hands it over, and the next one closes it with a word', async () => {
  await using register = await openCare()
  const { church } = register
  await church.post('welcome-cards/', yaw)
  church.wait(25 * 3_600_000)
  const access = (await church.signIn('leader')).access
  const [late] = await cardsOf(church, access)
  const path = `care/cards/${late?.id}`
  const [me, other, plain] = [
    await idOf(church, 'leader'),
    await idOf(church, 'leader2'),
    await idOf(church, 'member'),
  ]
  const fresh = async (name: string) => (await church.signIn(name)).access

  const byMember = await church.put(`${path}/responsible/`, { account: plain }, await fresh('member'))
  const forOther = await church.put(`${path}/responsible/`, { account: other }, access)
  const taken = await church.put(`${path}/responsible/`, { account: me, version: late?.version }, access)
  const twice = await church.put(
    `${path}/responsible/`,
    { account: other, version: late?.version },
    await fresh('leader2'),
  )
  const [call, visit] = await tasksOf(church, access)
  const done = await church.post(`care/tasks/${call?.id}/done/`, { word: 'Glad to come again' }, access)
  const noWord = await church.post(`care/tasks/${visit?.id}/done/`, { word: ' ' }, access)
  const handed = await church.put(`${path}/responsible/`, { account: plain }, access)
  const gone = await church.get(`${path}/`, access)
  const theirs = await tasksOf(church, await fresh('member'))
  const closed = await church.post(`${path}/close/`, { word: 'Lives in Kumasi now' }, await fresh('member'))
  const after = await tasksOf(church, await fresh('member'))
  const [shown] = await cardsOf(church, await fresh('admin'), 'closed')

  expect(late).toMatchObject({ is_late: true, age: 25 })
  expect([byMember, forOther, taken, twice].map(({ status }) => status)).toEqual([404, 403, 200, 404])
  expect([call?.title, call?.name]).toEqual(['Call', 'Yaw Zormelo'])
  expect([done.status, noWord.status, handed.status, gone.status]).toEqual([200, 400, 200, 404])
  expect(theirs.map(({ title }) => title)).toEqual(['Visit', 'Newcomers’ class', 'A fellowship'])
  expect([closed.status, after]).toEqual([200, []])
  expect(shown).toMatchObject({ outcome: 'Lives in Kumasi now' })
  expect(shown?.steps.map(({ state }) => state)).toEqual(['done', 'dropped', 'dropped', 'dropped'])
  const reopened = await church.post(`${path}/reopen/`, {}, await fresh('admin'))
  expect(reopened.status).toBe(200)
  expect(await tasksOf(church, await fresh('member'))).toHaveLength(3)
})

test('an usher writes cards and sees none; a card for a fellowship is seen by its leader alone', async () => {
  await using register = await openCare()
  const { church, leader, leader2, member } = register
  const [{ name }] = (await church.db
    .selectFrom('fellowship')
    .select('name')
    .where('id', '=', 2)
    .execute()) as [{ name: string }]
  const before = await church.post('care/cards/', yaw, member)
  const granted_at = church.clock.now.toISOString()
  await church.db
    .insertInto('duty')
    .values({ account_id: await idOf(church, 'member'), duty: 'usher', granted_at })
    .execute()

  const written = await church.post('care/cards/', { ...yaw, brought_by: name.toUpperCase() }, member)
  const listed = await church.get('care/cards/', member)
  const may = await church.get('care/may/', member)

  expect([before.status, written.status, listed.status]).toEqual([403, 201, 403])
  expect(may.body).toMatchObject({ may: ['enter'] })
  expect(await cardsOf(church, leader)).toEqual([])
  expect(await cardsOf(church, leader2)).toMatchObject([{ fellowship_name: name, brought_by: '' }])
})

test('the steps of the church are what its settings say, and what nobody could have meant is refused', async () => {
  await using register = await openCare()
  const { church, admin } = register
  const change = async (newcomer_steps: string) => {
    const { body } = await church.get('admin/settings/', admin)
    const headers = {
      Authorization: `Bearer ${admin}`,
      'Content-Type': 'application/json',
      'If-Match': `"${(body as { version: number }).version}"`,
    }
    return church.send('admin/settings/', {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ newcomer_steps }),
    })
  }

  const wrong = await change(`Call in 900 days, ${'x'.repeat(70)}`)
  const right = await change('Greet in 1 day, Tea')
  await church.post('welcome-cards/', yaw)

  const [card] = await cardsOf(church, admin)
  const today = church.clock.now.toISOString().slice(0, 10)
  expect([wrong.status, right.status]).toEqual([400, 200])
  expect(card?.steps.map(({ title, due_on }) => [title, due_on])).toEqual([
    ['Greet', dayAfter(today, 1)],
    ['Tea', null],
  ])
})

test('cards and tasks of a merged entry are found by the name that they show', async () => {
  await using register = await openCare()
  const { church, admin, add } = register
  await church.post('care/cards/', { ...yaw, may_write: false }, admin)
  const [card] = await cardsOf(church, admin)
  const whole = await add({ first_name: 'Emmanuel', last_name: 'Zormelo-Addo' })
  await church.post(`people/${whole.id}/merge/`, { other: card?.person }, admin)
  const search = async (name: string) => [
    (await church.get(`care/cards/?search=${name}`, admin)).body,
    (await church.get(`care/tasks/?whose=all&search=${name}`, admin)).body,
  ]

  const [cards, tasks] = (await search('Emmanuel')) as [Page<NewcomerCardAnswer>, Page<CareTaskAnswer>]
  const earlier = (await search('Yaw')) as Page<unknown>[]

  expect(cards.results).toMatchObject([{ name: 'Emmanuel Zormelo-Addo' }])
  expect(tasks.count).toBe(card?.steps.length)
  expect(earlier.map(({ count }) => count)).toEqual([1, card?.steps.length])
})

test('the card of an entry that was merged is not opened beside the open one of the same person', async () => {
  await using register = await openCare()
  const { church, admin } = register
  await church.post('care/cards/', { ...yaw, may_write: false }, admin)
  const double = { submission: another('2'), first_name: 'Yao', telephone: '024 555 0778' }
  await church.post('care/cards/', { ...yaw, ...double, may_write: false }, admin)
  const [first, second] = await cardsOf(church, admin)
  await church.post(`people/${first?.person}/merge/`, { other: second?.person }, admin)

  const reopened = await church.post(`care/cards/${second?.id}/reopen/`, {}, admin)

  expect(reopened).toMatchObject({ status: 409, body: { detail: expect.stringContaining('another card') } })
  expect(await cardsOf(church, admin)).toMatchObject([{ id: first?.id }])
})
