import { expect, test } from 'vitest'
import type { Email } from '../../../src/server/platform/mail/mail.ts'
import { remindOfEvents } from '../../../src/server/services/events/reminders.ts'
import { type Church, openChurch } from '../../support/church.ts'
import { openSignUps } from '../../support/sign-ups.ts'

const site = 'https://church.example'
const hour = 60 * 60 * 1000

/** The clock of the church starts at noon of 21 November 2026. */
const harvest = {
  title: 'Harvest',
  description: 'Bring what your hands have made.',
  date: '2026-11-29',
  time: '09:00',
  location: 'Main auditorium',
  category: 'worship',
}

/** Adds an event and returns its id. */
async function plan(church: Church, changes: object = {}): Promise<number> {
  const { access } = await church.signIn('admin')
  return ((await church.post('events/', { ...harvest, ...changes }, access)).body as { id: number }).id
}

/** Sets a reminder, as the site does. */
async function remindMe(church: Church, username: string, id: number): Promise<string> {
  const { access } = await church.signIn(username)
  await church.put('users/me/keepsakes/', { eventReminders: { add: [id], remove: [] } }, access)
  return access
}

/** A mail queue that accepts every letter; with `takes` false no letter is ever settled. */
async function remind(
  { db, addressHash, clock, letters, background }: Church,
  { takes = true } = {},
): Promise<number> {
  const send = (letter: Email) => {
    letters.push(letter)
    if (takes) letter.settled?.()
  }
  const sent = await remindOfEvents({
    db,
    addressHash,
    mail: { send },
    background,
    now: () => clock.now,
    site,
  })
  await background.ended()
  return sent
}

const told = ({ letters }: Church) => letters.map(({ to, subject }) => [to, subject])

test('a reminder of an event is sent the day before, once', async () => {
  await using church = await openChurch()
  const id = await plan(church)
  await remindMe(church, 'member', id)

  const early = await remind(church)
  church.clock.now = new Date('2026-11-28T08:59:00Z')
  const almost = await remind(church)
  church.wait(hour)
  const due = await remind(church)
  church.wait(hour)
  const again = await remind(church)

  expect([early, almost, due, again]).toEqual([0, 0, 1, 0])
  expect(church.letters).toEqual([
    expect.objectContaining({
      to: 'member@example.com',
      subject: 'Reminder: Harvest',
      text: expect.stringContaining('“Harvest” begins on Sunday, 29 November 2026 at 9:00 AM.'),
      until: new Date('2026-11-28T11:59:00Z'),
    }),
  ])
  expect(church.letters[0]?.text).toContain('Where: Main auditorium')
  expect(church.letters[0]?.text).toContain(`${site}/events/${id}`)
  expect(church.letters[0]?.text).toContain(`${site}/settings#letters`)
})

test('a reminder says when the event ends, where somebody said so', async () => {
  await using church = await openChurch()
  await remindMe(church, 'member', await plan(church, { date: '2026-11-22', end_time: '11:30' }))

  await remind(church)

  expect(church.letters[0]?.text).toContain('at 9:00 AM and ends at 11:30 AM.')
})

test('a reminder of a camp says on which day it ends', async () => {
  await using church = await openChurch()
  const days = { date: '2026-11-22', end_date: '2026-11-24', end_time: '13:00' }
  await remindMe(church, 'member', await plan(church, days))

  await remind(church)

  expect(church.letters[0]?.text).toContain(
    'begins on Sunday, 22 November 2026 at 9:00 AM and ends on Tuesday, 24 November 2026 at 1:00 PM.',
  )
})

test('a sign-up and a reminder of one member cause one letter, even with two processes', async () => {
  await using church = await openChurch()
  const id = await plan(church, { date: '2026-11-22' })
  const access = await remindMe(church, 'member', id)
  await openSignUps(church)
  await church.post(`events/${id}/signup/`, { kind: 'signup' }, access)
  await church.post(`events/${id}/signup/`, { kind: 'reminder' }, access)

  const sent = await Promise.all([remind(church), remind(church)])

  expect(sent.sort()).toEqual([0, 1])
  expect(told(church)).toHaveLength(1)
})

test('a reminder that no mail server accepted is sent again after hours under the same id, until the event begins', async () => {
  await using church = await openChurch()
  await remindMe(church, 'member', await plan(church, { date: '2026-11-21', time: '18:30' }))
  const away = { takes: false }

  const first = await remind(church, away)
  church.wait(3 * hour - 1)
  const early = await remind(church, away)
  church.wait(1)
  const again = await Promise.all([remind(church, away), remind(church, away)])
  church.wait(3 * hour)
  const last = await remind(church)
  church.wait(4 * hour)
  const taken = await remind(church)

  expect([first, early, again.sort(), last, taken]).toEqual([1, 0, [0, 1], 1, 0])
  expect(new Set(church.letters.map(({ id }) => id)).size).toBe(1)
  expect(church.letters.map(({ until }) => until?.toISOString().slice(11, 16))).toEqual([
    '14:00',
    '17:00',
    '18:30',
  ])
})

test('an event that is moved is announced again, and one that has begun or was deleted is not', async () => {
  await using church = await openChurch()
  const [moved, begun, off] = [
    await plan(church, { title: 'Moved', date: '2026-11-22' }),
    await plan(church, { title: 'Begun', date: '2026-11-21', time: '12:00' }),
    await plan(church, { title: 'Called off', date: '2026-11-22' }),
  ]
  for (const id of [moved, begun, off]) await remindMe(church, 'member', id)
  const { access } = await church.signIn('admin')
  await church.remove(`events/${off}/`, access)

  await remind(church)
  const later = { ...harvest, title: 'Moved', date: '2026-11-22', time: '10:30' }
  expect((await church.put(`events/${moved}/`, later, access)).status).toBe(200)
  await remind(church)

  expect(told(church).sort()).toEqual([
    ['member@example.com', 'Cancelled: Called off'],
    ['member@example.com', 'Changed: Moved'],
    ['member@example.com', 'Reminder: Moved'],
    ['member@example.com', 'Reminder: Moved'],
  ])
  const reminders = church.letters.filter(({ subject }) => subject === 'Reminder: Moved')
  expect(reminders[1]?.text).toContain('10:30 AM')
})

test('no reminder goes to a member who wants none, has no address, closed the account, withdrew it or left the fellowship', async () => {
  await using church = await openChurch()
  const id = await plan(church, { date: '2026-11-22' })
  const own = await plan(church, { title: 'Of a fellowship', date: '2026-11-22', fellowship: 1 })
  const unwilling = await remindMe(church, 'member', id)
  await church.call('PATCH', 'users/me/settings/', { reminder_mail: false }, unwilling)
  await remindMe(church, 'media', id)
  await church.db.updateTable('account').set({ email: null }).where('username', '=', 'media').execute()
  await remindMe(church, 'newcomer', id)
  await church.db
    .updateTable('account')
    .set({ deletion_requested_at: church.clock.now.toISOString() })
    .where('username', '=', 'newcomer')
    .execute()
  const regretful = await remindMe(church, 'leader', id)
  await church.put('users/me/keepsakes/', { eventReminders: { add: [], remove: [id] } }, regretful)
  await remindMe(church, 'leader2', own)

  expect(await remind(church)).toBe(0)
  expect(church.letters).toEqual([])
})

test('a run sends a hundred reminders at most, and later runs send the others', async () => {
  await using church = await openChurch()
  const id = await plan(church, { date: '2026-11-22' })
  const rows = Array.from({ length: 130 }, (_, count) => ({
    username: `many${count}`,
    username_key: `many${count}`,
    email: `many${count}@example.com`,
    email_key: `many${count}@example.com`,
    first_name: 'Esi',
    last_name: 'Many',
    password_hash: 'hash',
    telephone: '+233244123456',
    gender: 'female' as const,
    role: 'user' as const,
    middle_name: '',
    created_at: church.clock.now.toISOString(),
    email_confirmed_at: church.clock.now.toISOString(),
  }))
  const added = await church.db.insertInto('account').values(rows).returning('id').execute()
  await church.db
    .insertInto('keepsake')
    .values(added.map((one) => ({ account_id: one.id, kind: 'eventReminders', item_id: id })))
    .execute()

  expect([await remind(church), await remind(church), await remind(church)]).toEqual([100, 30, 0])
  expect(new Set(church.letters.map(({ to }) => to)).size).toBe(130)
})
