import { expect, test } from 'vitest'
import type { ToDosAnswer } from '../../../src/lib/contract/settings/statistics.ts'
import { remindOfReports } from '../../../src/server/services/events/report-reminders.ts'
import { openChurch } from '../../support/church.ts'

/* Meetings without marks: for the admin a list, for the leader one letter. The clock starts on Saturday, 21 November 2026. */

test('a meeting without marks is listed from Tuesday on, and leader and assistants hear of it once, unless reminders are off', async () => {
  await using church = await openChurch()
  const { db, addressHash, background, letters } = church
  await db.deleteFrom('event').execute()
  const { access } = await church.signIn('leader')
  const { access: second } = await church.signIn('leader2')
  const meeting = { description: 'x', time: '18:00', location: 'Hall', date: '2026-11-21' }
  const meet = async (fellowship: number, title: string, token: string) =>
    (
      (await church.post(`fellowships/${fellowship}/events/`, { ...meeting, title }, token)).body as {
        id: number
      }
    ).id
  const missed = await meet(1, 'Bible study', access)
  const marked = await meet(1, 'Choir', access)
  const silent = await meet(2, 'Prayer', second)
  const member = await db
    .selectFrom('account')
    .select('id')
    .where('fellowship_id', '=', 1)
    .executeTakeFirstOrThrow()
  await church.post(
    `fellowships/1/events/${marked}/attendance/`,
    { member: member.id, is_present: true },
    access,
  )
  await church.call('PATCH', 'users/me/settings/', { reminder_mail: false }, second)
  // Two assistants of the silent leader: one with a confirmed address.
  const [reached, unreached] = await db
    .selectFrom('account')
    .select('id')
    .where('fellowship_id', '=', 2)
    .where('role', '=', 'user')
    .orderBy('id')
    .limit(2)
    .execute()
  for (const { id } of [reached, unreached].filter((one) => one !== undefined)) {
    await db
      .updateTable('account')
      .set({ email: `a${id}@example.com`, email_confirmed_at: id === reached?.id ? '2026-11-01' : null })
      .where('id', '=', id)
      .execute()
    await church.put(`fellowships/2/assistants/${id}/`, {}, second)
  }
  await db.deleteFrom('fellowship_assistant').where('fellowship_id', '=', 1).execute()
  const remind = async () => {
    const mail = {
      send: (letter: (typeof letters)[number]) => {
        letters.push(letter)
        letter.settled?.()
      },
    }
    await remindOfReports({ db, addressHash, mail, background, now: () => church.clock.now, site: undefined })
    await background.ended()
    return letters
      .filter(({ subject }) => subject.startsWith('Who was there?'))
      .map(({ subject, to }) =>
        `${subject} ${to.startsWith('a') && to.endsWith('@example.com') ? 'assistant' : ''}`.trim(),
      )
  }
  const needs = async () => {
    const { access: admin } = await church.signIn('admin')
    const { missing_reports, missing_reports_count } = (await church.get('admin/needs/', admin))
      .body as ToDosAnswer
    return [missing_reports.map(({ event }) => event), missing_reports_count]
  }

  church.clock.now = new Date('2026-11-23T20:00:00Z')
  const monday = [await remind(), await needs()]
  church.clock.now = new Date('2026-11-24T08:00:00Z')
  const tuesday = [await remind(), await needs()]
  church.clock.now = new Date('2026-11-25T08:00:00Z')
  const wednesday = await remind()

  expect(monday).toEqual([[], [[], 0]])
  const told = ['Who was there? Bible study', 'Who was there? Prayer assistant']
  expect(tuesday).toEqual([told, [[missed, silent], 2]])
  expect(wednesday).toEqual(told)
})
