import { expect, test } from 'vitest'
import type { Email } from '../../../src/server/platform/mail/mail.ts'
import { remindOfServices } from '../../../src/server/services/services/reminders.ts'
import { type Church, openChurch } from '../../support/church.ts'

const site = 'https://church.example'
const hour = 60 * 60 * 1000

/** The service of a Sunday at 9:00. The clock of the church starts at noon of Saturday, 21 November 2026. */
async function sundayService({ db }: Church): Promise<number> {
  const { id } = await db
    .selectFrom('service')
    .select('id')
    .where('day', '=', 'Sunday')
    .where('time', '=', '09:00')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('keepsake').where('kind', '=', 'serviceReminders').execute()
  return id
}

async function remindMe(church: Church, username: string, id: number): Promise<string> {
  const { access } = await church.signIn(username)
  await church.put('users/me/keepsakes/', { serviceReminders: { add: [id], remove: [] } }, access)
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
  const sent = await remindOfServices({
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

test('a member is reminded of a service the day before, once a week', async () => {
  await using church = await openChurch()
  const id = await sundayService(church)
  await remindMe(church, 'member', id)

  church.clock.now = new Date('2026-11-21T08:59:00Z')
  const early = await remind(church)
  church.clock.now = new Date('2026-11-21T12:00:00Z')
  const due = await remind(church)
  church.wait(hour)
  const again = await remind(church)
  church.wait(7 * 24 * hour)
  const nextWeek = await remind(church)

  expect([early, due, again, nextWeek]).toEqual([0, 1, 0, 1])
  expect(church.letters[0]).toEqual(
    expect.objectContaining({
      to: 'member@example.com',
      subject: expect.stringMatching(/^Reminder: /),
      text: expect.stringContaining('is on Sunday, 22 November 2026, at 9:00 AM.'),
    }),
  )
  expect(church.letters[0]?.text).toContain(`${site}/service-times#service-${id}`)
  expect(church.letters[1]?.text).toContain('29 November 2026')
})

test('nobody is reminded who took it back, switched it off, or has no confirmed address', async () => {
  await using church = await openChurch()
  const id = await sundayService(church)
  const access = await remindMe(church, 'member', id)
  await church.put('users/me/keepsakes/', { serviceReminders: { add: [], remove: [id] } }, access)
  const leader = await remindMe(church, 'leader', id)
  await church.call('PATCH', 'users/me/settings/', { reminder_mail: false }, leader)
  await remindMe(church, 'newcomer', id)
  await church.db
    .updateTable('account')
    .set({ email_confirmed_at: null })
    .where('username_key', '=', 'newcomer')
    .execute()

  expect(await remind(church)).toBe(0)
})

test('two processes send one letter, and one that no mail server took is sent again after some hours', async () => {
  await using church = await openChurch()
  const id = await sundayService(church)
  await remindMe(church, 'member', id)

  const sent = await Promise.all([remind(church, { takes: false }), remind(church, { takes: false })])
  church.wait(hour)
  const soon = await remind(church)
  church.wait(3 * hour)
  const later = await remind(church)

  expect([...sent.sort(), soon, later]).toEqual([0, 1, 0, 1])
})

test('a church in another time zone reminds by its own clock', async () => {
  await using church = await openChurch()
  const id = await sundayService(church)
  const value = JSON.stringify('America/New_York')
  await church.db
    .insertInto('church_setting')
    .values({ key: 'time_zone', value, changed_at: church.clock.now.toISOString() })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
  await remindMe(church, 'member', id)

  const early = await remind(church)
  church.clock.now = new Date('2026-11-21T14:01:00Z')
  const due = await remind(church)

  expect([early, due]).toEqual([0, 1])
})
