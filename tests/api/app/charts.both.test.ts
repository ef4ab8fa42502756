import { expect, test } from 'vitest'
import type { NewcomerStepsAnswer } from '../../../src/lib/contract/care/care.ts'
import type { MessageAnswer, MessageResultsAnswer } from '../../../src/lib/contract/messages/message.ts'
import type {
  AttendanceWeeksAnswer,
  MeetingWeeksAnswer,
  OpenPlacesAnswer,
} from '../../../src/lib/contract/services/charts.ts'
import { openBranches } from '../../support/branches.ts'
import { mark, openCheckIn } from '../../support/check-in.ts'
import type { Church } from '../../support/church.ts'
import { addPeople, openMessages } from '../../support/messages.ts'
import { ama, openCare } from '../../support/people.ts'
import { openRota, sunday } from '../../support/rota.ts'

/* The numbers of charts: those of the lists that they sum up, for those who see these lists. */

const read = async <Found>(church: Church, path: string, access: string): Promise<Found> => {
  const { status, body } = await church.get(path, access)
  expect([path, status]).toEqual([path, 200])
  return body as Found
}

const statuses = (church: Church, path: string, accesses: (string | undefined)[]) =>
  Promise.all(accesses.map(async (access) => (await church.get(path, access)).status))

/** Marks of the first fellowship at a meeting on this day. */
async function meet({ db, clock }: Church, date: string, present: readonly boolean[]) {
  const event = await db
    .selectFrom('event')
    .selectAll()
    .where('fellowship_id', '=', 1)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('event').set({ date }).where('id', '=', event.id).execute()
  const accounts = await db.selectFrom('account').select('id').orderBy('id').limit(present.length).execute()
  await db
    .insertInto('attendance')
    .values(
      accounts.map(({ id }, at) => ({
        event_id: event.id,
        account_id: id,
        is_present: present[at] ? (1 as const) : (0 as const),
        marked_by: null,
        marked_at: clock.now.toISOString(),
      })),
    )
    .execute()
}

test('a pastor sees who was at services and at meetings by week; heads that were counted go before marks', async () => {
  await using desk = await openCheckIn()
  const { church, admin, pastor, leader, member, usher, add, send } = desk
  await church.db.deleteFrom('attendance').execute()
  await church.db.deleteFrom('sitting').where('id', '<>', desk.sitting).execute()
  await send([mark((await add(ama)).id, 1), mark((await add({ ...ama, first_name: 'Efua' })).id, 2)])
  await meet(church, '2026-11-11', [true, true, false])

  const marked = await read<AttendanceWeeksAnswer>(church, 'check-in/weeks/', pastor)
  const heads = { men: 40, women: 50, children: null, visitors: 3 }
  await send([{ kind: 'count', id: 'count-of-heads', at: '2026-11-21T09:00:00.000Z', ...heads }])
  const counted = await read<AttendanceWeeksAnswer>(church, 'check-in/weeks/', admin)

  expect(marked.weeks).toHaveLength(12)
  expect(marked.weeks.slice(-2)).toEqual([
    { week: '2026-11-08', services: null, fellowships: 2 },
    { week: '2026-11-15', services: 2, fellowships: null },
  ])
  expect(counted.weeks.at(-1)).toEqual({ week: '2026-11-15', services: 93, fellowships: null })
  expect(await statuses(church, 'check-in/weeks/', [undefined, member, usher, leader])).toEqual([
    401, 403, 403, 403,
  ])
})

test('a leader sees the marks of the own fellowship by week, and of no other', async () => {
  await using desk = await openCheckIn()
  const { church, leader, member, other, admin } = desk
  await church.db.deleteFrom('attendance').execute()
  await meet(church, '2026-11-18', [true, true, false])

  const { weeks } = await read<MeetingWeeksAnswer>(church, 'fellowships/1/attendance/', leader)

  expect(weeks).toHaveLength(12)
  expect(weeks.slice(-2)).toEqual([
    { week: '2026-11-08', present: 0, marked: 0 },
    { week: '2026-11-15', present: 2, marked: 3 },
  ])
  expect(await statuses(church, 'fellowships/1/attendance/', [undefined, member, other, admin])).toEqual([
    401, 403, 403, 200,
  ])
})

test('who keeps the rota sees the open places by week: what was declined is open again', async () => {
  await using rota = await openRota()
  const { church, keeper, leader, member, newcomer, first } = rota
  await rota.ask([
    { service: first, day: sunday, account: member.id },
    { service: first, day: sunday, account: newcomer.id },
  ])
  const openPlaces = await read<OpenPlacesAnswer>(church, 'rota/places/', keeper.access)
  const { id } = await rota.turn(member.access)
  await rota.act(id, 'answer', { answer: 'declined', word: '' }, member.access)

  const { weeks } = await read<OpenPlacesAnswer>(church, 'rota/places/', keeper.access)

  // The church's day is a Saturday: nobody is needed in the rest of its week.
  expect(openPlaces.weeks.slice(0, 3)).toEqual([
    { week: '2026-11-15', needed: 0, open: 0 },
    { week: '2026-11-22', needed: 3, open: 1 },
    { week: '2026-11-29', needed: 3, open: 3 },
  ])
  expect(weeks).toHaveLength(8)
  expect(weeks[1]).toEqual({ week: '2026-11-22', needed: 3, open: 2 })
  expect(await statuses(church, 'rota/places/', [undefined, member.access, leader.access])).toEqual([
    401, 403, 403,
  ])
})

test('a pastor sees for which step newcomers wait, in the order of the steps, and what is overdue', async () => {
  await using register = await openCare()
  const { church, pastor, leader, admin } = register
  const card = (digit: string) => ({
    submission: '11111111-1111-4111-8111-111111111111'.replaceAll('1', digit),
    first_name: `Yaw ${digit}`,
    last_name: 'Zormelo',
    telephone: `024 555 070${digit}`,
    brought_by: '',
  })
  expect(await read<NewcomerStepsAnswer>(church, 'care/overview/steps/', pastor)).toEqual({ steps: [] })
  for (const digit of ['2', '3', '4']) await church.post('care/cards/', card(digit), admin)
  const { db } = church
  const steps = await db.selectFrom('care_task').select(['id', 'title', 'card_id']).orderBy('id').execute()
  const [oldest, , newest] = [...new Set(steps.map(({ card_id }) => card_id))]
  const done = { state: 'done' as const, done_at: church.clock.now.toISOString() }
  // The first has done one step, and the second one is overdue; the last has done all.
  const own = steps.filter(({ card_id }) => card_id === oldest)
  await db
    .updateTable('care_task')
    .set(done)
    .where('id', '=', own[0]?.id ?? 0)
    .execute()
  await db
    .updateTable('care_task')
    .set({ due_on: '2026-11-01' })
    .where('id', '=', own[1]?.id ?? 0)
    .execute()
  await db
    .updateTable('care_task')
    .set(done)
    .where('card_id', '=', newest ?? 0)
    .execute()

  const overview = await read<NewcomerStepsAnswer>(church, 'care/overview/steps/', pastor)

  const titles = own.map(({ title }) => title)
  expect(overview.steps.map(({ step }) => step)).toEqual([...titles, ''])
  expect(overview.steps.map(({ newcomers, overdue }) => [newcomers, overdue])).toEqual([
    [1, 0],
    [1, 1],
    ...titles.slice(2).map(() => [0, 0]),
    [1, 0],
  ])
  expect(await statuses(church, 'care/overview/steps/', [undefined, leader])).toEqual([401, 403])
})

test('who writes messages sees what became of the newest: a leader of those to the own fellowship', async () => {
  await using open = await openMessages()
  const { church } = open
  const [leader, admin] = [await open.as('leader'), await open.as('admin')]
  await church.db.updateTable('account').set({ telephone: '', email_key: null }).execute()
  await addPeople(church.db, ['0240001111', '0240002222'])
  const text = (await admin.write({ subject: 'To all' })).body as MessageAnswer
  await admin.write({ audience: 'myself', channel: 'app', subject: 'A test' })
  await leader.write({ audience: 'fellowship 1', channel: 'app', subject: 'To us' })
  await open.deliver()
  const opened = { read_at: church.clock.now.toISOString() }
  const [first] = await church.db
    .selectFrom('delivery')
    .select('id')
    .where('message_id', '=', text.id)
    .execute()
  await church.db
    .updateTable('delivery')
    .set(opened)
    .where('id', '=', first?.id ?? 0)
    .execute()

  // Of an older one it was deleted who got it.
  const old = (await admin.write({ channel: 'app', subject: 'Long ago' })).body as MessageAnswer
  await church.db.updateTable('message').set({ state: 'sent' }).where('id', '=', old.id).execute()
  await church.db.deleteFrom('delivery').where('message_id', '=', old.id).execute()

  const all = await read<MessageResultsAnswer>(church, 'messages/results/', admin.access)
  const own = await read<MessageResultsAnswer>(church, 'messages/results/', leader.access)

  const seen = await admin.read(text.id)
  const mine = all.messages.find(({ id }) => id === text.id)
  expect(mine).toMatchObject({ subject: 'To all', people: 2, delivered: 2, opened: 1 })
  expect(mine?.cost).toBe(seen?.cost)
  expect(mine?.cost).toBeGreaterThan(0)
  expect(all.messages.map(({ subject }) => subject).toSorted()).toEqual(['To all', 'To us'])
  expect(own.messages.map(({ subject }) => subject)).toEqual(['To us'])
  const member = (await church.signIn('member')).access
  expect(await statuses(church, 'messages/results/', [undefined, member])).toEqual([401, 403])
})

test('charts of staff of a branch have its numbers alone', async () => {
  await using open = await openBranches()
  const { church, admin, belong, kumasi } = open
  // Media is pastor of Osu; all that is marked and written is of Kumasi.
  const { access: pastor } = await church.signIn('media')
  await church.db.deleteFrom('attendance').execute()
  await church.db.deleteFrom('sitting').where('id', '<>', open.sitting).execute()
  await belong(kumasi, 'fellowship', 1)
  await meet(church, '2026-11-18', [true])

  const theirs = await read<AttendanceWeeksAnswer>(church, 'check-in/weeks/', admin)
  const ours = await read<AttendanceWeeksAnswer>(church, 'check-in/weeks/', pastor)
  const steps = await read<NewcomerStepsAnswer>(church, 'care/overview/steps/', pastor)

  expect(theirs.weeks.at(-1)).toEqual({ week: '2026-11-15', services: 1, fellowships: 1 })
  expect(ours.weeks.at(-1)).toEqual({ week: '2026-11-15', services: null, fellowships: null })
  expect((await read<NewcomerStepsAnswer>(church, 'care/overview/steps/', admin)).steps[0]?.newcomers).toBe(1)
  expect(steps.steps).toEqual([])
})
