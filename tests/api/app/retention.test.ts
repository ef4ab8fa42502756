import { expect, test } from 'vitest'
import type { ChurchSettings } from '../../../src/lib/contract/settings/church-settings.ts'
import { sweepRetention } from '../../../src/server/app/retention/sweep.ts'
import { sweepLog } from '../../../src/server/settings/system-log/sweep.ts'
import { type Church, openChurch } from '../../support/church.ts'
import { messagesToLeaders, messagesToTheChurch, removeMessages } from '../../support/written-messages.ts'

const day = 86_400_000

const sweep = ({ db, clock }: Church) => sweepRetention({ db, now: () => clock.now })

async function set(church: Church, settings: Partial<ChurchSettings>): Promise<void> {
  const { access } = await church.signIn('admin')
  const { status } = await church.call('PATCH', 'admin/settings/', settings, access)
  expect(status).toBe(200)
}

type Table = 'access_entry' | 'attendance' | 'care_task' | 'data_request' | 'contact' | 'leader'

async function count({ db }: Church, table: Table): Promise<number> {
  if (table === 'contact') return (await messagesToTheChurch(db)).length
  if (table === 'leader') return (await messagesToLeaders(db)).length
  const { rows } = await db
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows)
}

/** Adds one row to the table that a retention period is for. */
const leave: Record<string, [Table, (church: Church, access: string) => Promise<unknown>]> = {
  access_log_days: [
    'access_entry',
    async (church) => church.get('users/', (await church.signIn('admin')).access),
  ],
  contact_message_days: [
    'contact',
    (church, access) =>
      church.post(
        'members/contacts/',
        { name: 'A', email: 'a@example.com', phone: '(024) 412-3456', subject: 'B', message: 'C' },
        access,
      ),
  ],
  leader_message_days: [
    'leader',
    (church, access) => church.post('fellowships/1/message/', { message: 'A lift?' }, access),
  ],
  // The cards of newcomers go with their steps.
  care_days: [
    'care_task',
    async (church) => {
      const { access } = await church.signIn('admin')
      const card = { first_name: 'Yaw', telephone: '0245550777', submission: crypto.randomUUID() }
      await church.db.deleteFrom('newcomer_card').execute()
      await church.post('care/cards/', card, access)
      await church.db.deleteFrom('care_task').where('occasion', 'not like', '% step 1').execute()
      const { id } = await church.db.selectFrom('newcomer_card').select('id').executeTakeFirstOrThrow()
      await church.post(`care/cards/${id}/close/`, { word: 'Lives elsewhere' }, access)
    },
  ],
}

test('messages of visitors to the church and to a leader are deleted after their retention period', async () => {
  await using church = await openChurch()
  const words = { name: 'Efua', email: 'e@example.com', phone: '(024) 412-3456', subject: 'B', message: 'C' }
  await church.post('members/contacts/', words)
  await church.post('fellowships/1/message/', { name: 'Efua', telephone: '024 412 3456', message: 'A lift?' })
  const left = async () => [await count(church, 'contact'), await count(church, 'leader')]
  await set(church, { contact_message_days: 40, leader_message_days: 50 })
  const before = await left()

  church.wait(40 * day)
  await sweep(church)
  const first = await left()
  church.wait(10 * day)
  await sweep(church)

  expect([before, first, await left()]).toEqual([
    [1, 1],
    [0, 1],
    [0, 0],
  ])
})

test.each(Object.entries(leave))('%s is applied to the day', async (period, [table, act]) => {
  await using church = await openChurch()
  if (table === 'contact' || table === 'leader') await removeMessages(church.db, table)
  else await church.db.deleteFrom(table).execute()
  await act(church, (await church.signIn('member')).access)
  await set(church, { [period]: 90 })

  church.wait(90 * day - 1)
  await sweep(church)
  const almost = await count(church, table)
  church.wait(1)
  await sweep(church)

  expect([almost, await count(church, table)]).toEqual([1, 0])
})

test('a request is deleted when its days after closing are over, and never while it is open', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  await church.post('users/me/requests/', { kind: 'access', words: '' }, access)
  await church.post('users/me/requests/', { kind: 'correction', words: '' }, access)
  const { access: admin } = await church.signIn('admin')
  const { id } = await church.db.selectFrom('data_request').select('id').executeTakeFirstOrThrow()
  await church.call('PATCH', `admin/requests/${id}/`, { state: 'answered', answer: 'Done' }, admin)
  await set(church, { closed_request_days: 40 })

  church.wait(40 * day)
  await sweep(church)

  const left = await church.db.selectFrom('data_request').select(['kind', 'state']).execute()
  expect(left).toEqual([{ kind: 'correction', state: 'open' }])
})

test('a request to join a fellowship is deleted when its days after the answer are over, and never while it waits', async () => {
  await using church = await openChurch()
  const { access: member } = await church.signIn('newcomer')
  const { access: leader } = await church.signIn('leader')
  await church.db.deleteFrom('fellowship_request').execute()
  await church.db.updateTable('fellowship').set({ asks_leader: 1 }).where('id', 'in', [1, 2]).execute()
  await church.post('fellowships/1/join/', {}, member)
  await church.post('fellowships/2/join/', {}, member)
  const request = await church.db
    .selectFrom('fellowship_request')
    .select('id')
    .where('fellowship_id', '=', 1)
    .executeTakeFirstOrThrow()
  const answer = { accept: false, word: 'We are full' }
  const { status } = await church.post(`fellowships/1/requests/${request.id}/answer/`, answer, leader)
  await set(church, { join_request_days: 40 })

  church.wait(39 * day)
  await sweep(church)
  const before = await church.db.selectFrom('fellowship_request').select('state').orderBy('id').execute()
  church.wait(day)
  await sweep(church)

  const left = await church.db.selectFrom('fellowship_request').select(['state', 'fellowship_id']).execute()
  expect(status).toBe(200)
  expect(before.map(({ state }) => state)).toEqual(['declined', 'asked'])
  expect(left).toEqual([{ state: 'asked', fellowship_id: 2 }])
})

test('a leader’s request for a person is deleted when its days after the answer are over, and never while it waits', async () => {
  await using church = await openChurch()
  const [decided, waiting] = await church.db
    .selectFrom('person')
    .select('id')
    .orderBy('id')
    .limit(2)
    .execute()
  const at = church.clock.now.toISOString()
  const request = {
    kind: 'chosen' as const,
    fellowship_id: 1,
    state: 'asked' as const,
    asked_by: null,
    asked_at: at,
  }
  await church.db
    .insertInto('person_request')
    .values([
      { ...request, person_id: decided?.id ?? 0, state: 'declined' as const, decided_at: at },
      { ...request, person_id: waiting?.id ?? 0 },
    ])
    .execute()
  await set(church, { join_request_days: 40 })

  church.wait(41 * day)
  await sweep(church)

  const left = await church.db.selectFrom('person_request').select(['state', 'person_id']).execute()
  expect(left).toEqual([{ state: 'asked', person_id: waiting?.id }])
})

test('attendance is deleted by the date of the event, and kept without a period', async () => {
  await using church = await openChurch()
  const before = await count(church, 'attendance')
  church.wait(4000 * day)
  await sweep(church)
  const kept = await count(church, 'attendance')

  await set(church, { attendance_days: 4010 })
  await sweep(church)
  const some = await count(church, 'attendance')
  church.wait(30 * day)
  await sweep(church)

  expect(before).toBeGreaterThan(20)
  expect(kept).toBe(before)
  expect(some).toBeLessThan(before)
  expect(some).toBeGreaterThan(0)
  expect(await count(church, 'attendance')).toBe(0)
})

test('a period of 0 days deletes nothing', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  await church.post('fellowships/1/message/', { message: 'A lift?' }, access)
  const before = await count(church, 'leader')
  await set(church, { leader_message_days: 0 })

  church.wait(9000 * day)
  await sweep(church)

  expect(await count(church, 'leader')).toBe(before)
})

test('the number of rows that a period deletes is in the system log', async () => {
  await using church = await openChurch()
  await removeMessages(church.db, 'leader')
  const { access } = await church.signIn('member')
  await church.post('fellowships/1/message/', { message: 'A lift?' }, access)
  await set(church, { leader_message_days: 40 })

  church.wait(41 * day)
  await sweep(church)
  await sweep(church)

  const logged = church.db.selectFrom('log_entry').select(['username', 'detail'])
  expect(await logged.where('action', '=', 'Retention period over').execute()).toEqual([
    { username: null, detail: '1 messages to leaders, older than 40 days' },
  ])
})

test('the church’s own period for the system log takes precedence over LOG_DAYS', async () => {
  await using church = await openChurch()
  const { db, clock } = church
  await set(church, { log_days: 5000 })
  const entries = () => db.selectFrom('log_entry').select('id').execute()
  const before = (await entries()).length
  const sweepIt = () => sweepLog({ db, now: () => clock.now, settings: { LOG_DAYS: 30 } })

  church.wait(4000 * day)
  await sweepIt()
  const kept = (await entries()).length
  church.wait(1001 * day)
  await sweepIt()

  expect(kept).toBe(before)
  expect(await entries()).toEqual([])
})
