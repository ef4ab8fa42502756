import { expect, test } from 'vitest'
import { purposes } from '../../../src/lib/contract/messages/message.ts'
import { PeopleFilter } from '../../../src/lib/contract/people/people-list.ts'
import { purposeBits } from '../../../src/server/register/entries/consent-bits.ts'
import { matchingFilter } from '../../../src/server/register/entries/filter.ts'
import { everybody } from '../../../src/server/register/entries/register-scope.ts'
import type { Church } from '../../support/church.ts'
import { openRegister } from '../../support/people.ts'
import { addMany, mark, names, peopleOf, zormelo } from '../../support/people-found.ts'

/* Who was not seen for weeks, and the last marks and the leave of people, which triggers keep. */

test('who was marked absent and not once present is on the list of those not seen, with the reason', async () => {
  await using register = await openRegister()
  const { church, admin } = register
  const { db } = church
  const ids = await db
    .selectFrom('account')
    .select(['id', 'username'])
    .where('username', 'in', ['member', 'newcomer', 'leader', 'leader2'])
    .execute()
  const id = (name: string) => ids.find(({ username }) => username === name)?.id ?? 0
  for (const table of ['attendance', 'sitting_mark'] as const) await db.deleteFrom(table).execute()
  const seen = await mark(church, id('member'), 30, 1)
  await mark(church, id('member'), 20, 0)
  await mark(church, id('member'), 6, 0)
  await mark(church, id('newcomer'), 6, 0)
  await mark(church, id('leader'), 20, 0)
  await mark(church, id('leader'), 6, 1)
  await mark(church, id('leader2'), 40, 0)

  const people = peopleOf(await church.get('people/lists/found/?not_seen=3', admin))
  const longer = peopleOf(await church.get('people/lists/found/?not_seen=6', admin))

  const whyOf = (rows: typeof people) => rows.map(({ last_seen, missed }) => [last_seen, missed])
  const accounts = await db
    .selectFrom('person')
    .select('account_id')
    .where(
      'id',
      'in',
      people.map((one) => one.id),
    )
    .execute()
  expect(accounts.map((one) => one.account_id).sort()).toEqual([id('member'), id('newcomer')].sort())
  expect(whyOf(people)).toContainEqual([seen, 2])
  expect(whyOf(people)).toContainEqual([null, 1])
  expect(longer.map(({ id: one }) => one)).not.toContain(people.find((one) => one.last_seen)?.id)
})

type CheckIn = { branch?: number; isHere?: 0 | 1 }

/** Somebody is checked in at a service so many days before the church's day; `isHere` is 0 for a mark that was taken back. */
async function checkIn(
  { db, clock }: Church,
  person_id: number,
  daysAgo: number,
  { branch, isHere = 1 }: CheckIn = {},
) {
  const day = new Date(clock.now.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10)
  const at = clock.now.toISOString()
  const { id: checkInSession_id } = await db
    .insertInto('sitting')
    .values({
      service_id: null,
      event_id: null,
      branch_id: branch ?? null,
      title: 'Service',
      day,
      opened_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('sitting_mark')
    .values({
      sitting_id: checkInSession_id,
      person_id,
      is_here: isHere,
      at,
      act_id: `${checkInSession_id}`,
      marked_by: null,
    })
    .execute()
  return day
}

test('who was at a service counts as seen, also by an entry that was merged, and the reason says where', async () => {
  await using register = await openRegister()
  const { church, admin } = register
  const { db } = church
  const accounts = await db
    .selectFrom('account')
    .innerJoin('person', 'person.account_id', 'account.id')
    .select(['account.id', 'username', 'person.id as person'])
    .where('username', 'in', ['member', 'newcomer', 'leader', 'leader2'])
    .execute()
  const personOf = (name: string) => accounts.find(({ username }) => username === name)?.person ?? 0
  const [seenLately, missed, whole] = [personOf('member'), personOf('newcomer'), personOf('leader2')]
  for (const table of ['attendance', 'sitting_mark'] as const) await db.deleteFrom(table).execute()
  for (const { id: account } of accounts) {
    await mark(church, account, 40, 1)
    await mark(church, account, 6, 0)
  }
  await checkIn(church, seenLately, 2)
  const day = await checkIn(church, missed, 30)
  await checkIn(church, personOf('leader'), 2, { isHere: 0 })
  const merged = await db
    .insertInto('person')
    .columns(['first_name', 'last_name', 'merged_into', 'created_at', 'changed_at'])
    .expression((row) =>
      row
        .selectFrom('person')
        .select(['first_name', 'last_name', 'id', 'created_at', 'changed_at'])
        .where('id', '=', whole),
    )
    .returning(['id', 'merged_into'])
    .executeTakeFirstOrThrow()
  await checkIn(church, whole, 3)
  await db.updateTable('sitting_mark').set({ person_id: merged.id }).where('person_id', '=', whole).execute()

  const people = peopleOf(await church.get('people/lists/found/?not_seen=3', admin))
  const { count } = (await church.get('people/lists/found/count/?not_seen=3', admin)).body as {
    count: number
  }

  const ids = people.map((one) => one.id)
  expect(merged.merged_into).toBe(whole)
  expect([ids.includes(seenLately), ids.includes(whole)]).toEqual([false, false])
  expect(count).toBe(2)
  expect(people.map((one) => [one.last_seen, one.last_seen_at, one.missed])).toContainEqual([
    day,
    'service',
    1,
  ])
  expect(people.find((one) => one.id !== missed)).toMatchObject({ last_seen_at: 'meeting', missed: 1 })
})

test('of a large register those whom nobody has seen follow every mark, and every change of a mark', async () => {
  await using register = await openRegister()
  const { church, admin } = register
  const { db } = church
  await addMany(church, 1100, {})
  const { id } = await db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'member')
    .executeTakeFirstOrThrow()
  await db.updateTable('person').set({ last_name: 'Zormelo' }).where('account_id', '=', id).execute()
  const missing = async () => (await names(register, { not_seen: '3' })).length
  await db.deleteFrom('attendance').execute()
  await db.deleteFrom('sitting_mark').execute()
  const steps: number[] = []
  const step = async (act: () => Promise<unknown>) => {
    await act()
    steps.push(await missing())
  }

  await step(() => mark(church, id, 30, 1))
  await step(() => mark(church, id, 6, 0))
  await step(() => mark(church, id, 2, 1))
  await step(() =>
    db
      .updateTable('attendance')
      .set({ is_present: 0 })
      .where('account_id', '=', id)
      .where(
        'event_id',
        'in',
        db
          .selectFrom('event')
          .select('id')
          .where('title', 'like', 'Meeting%')
          .orderBy('date', 'desc')
          .limit(1),
      )
      .execute(),
  )
  await step(() =>
    db.updateTable('event').set({ date: '2026-01-04' }).where('title', 'like', 'Meeting%').execute(),
  )
  await step(() => mark(church, id, 5, 0))
  await step(() => db.deleteFrom('attendance').where('account_id', '=', id).execute())

  expect(steps).toEqual([0, 1, 0, 1, 0, 1, 0])
  const left = await db.selectFrom('last_mark').selectAll().execute()
  expect([admin.length > 0, left]).toEqual([true, []])
})

test('who was only checked in, and is no more while others are, is on the list of those not seen', async () => {
  await using register = await openRegister()
  const { church, admin, add } = register
  const { db, clock } = church
  for (const table of ['attendance', 'sitting_mark'] as const) await db.deleteFrom(table).execute()
  const [osu = 0, kumasi = 0] = await Promise.all(
    ['Osu', 'Kumasi'].map(
      async (name) => ((await church.post('branches/', { name }, admin)).body as { id: number }).id,
    ),
  )
  const abla = await add({ ...zormelo, first_name: 'Abla' })
  const esi = await add({ ...zormelo, first_name: 'Esi', status: 'Gone home' })
  const kofi = await add({ ...zormelo, first_name: 'Kofi', branch: osu })
  const yaa = await add({ ...zormelo, first_name: 'Yaa' })
  let day = ''
  for (const { id } of [abla, esi, kofi, yaa]) day = await checkIn(church, id, 30)
  const filter = PeopleFilter.parse({ not_seen: '3' })
  const today = clock.now.toISOString().slice(0, 10)
  const missing = async () => {
    const listed = await names(register, { not_seen: '3' })
    const written = await db
      .selectFrom('person')
      .select('first_name')
      .where(matchingFilter(everybody, filter, today))
      .orderBy('first_name')
      .execute()
    expect(written.map((one) => one.first_name)).toEqual(listed)
    return listed
  }

  const nobodySince = await missing()
  await checkIn(church, yaa.id, 5, { branch: kumasi })
  const elsewhere = await missing()
  await checkIn(church, yaa.id, 4)
  const [row, ...others] = peopleOf(await church.get('people/lists/found/?not_seen=3', admin))
  const longer = await names(register, { not_seen: '5' })
  await db.deleteFrom('sitting_mark').where('person_id', '=', abla.id).execute()

  expect([nobodySince, elsewhere, longer]).toEqual([[], ['Abla'], []])
  expect([row?.first_name, ...others.map((one) => one.first_name)]).toEqual(['Abla', 'Kofi'])
  expect(row).toMatchObject({ last_seen: day, last_seen_at: 'service', missed: 0 })
  expect(await missing()).toEqual(['Kofi'])
})

/** What triggers keep of marks and of leave, and what it should be. */
async function keptOf({ db }: Pick<Church, 'db'>) {
  const people = await db.selectFrom('person').select(['id', 'account_id', 'merged_into']).execute()
  const meetings = await db
    .selectFrom('attendance')
    .innerJoin('event', 'event.id', 'attendance.event_id')
    .select(['account_id', 'date', 'is_present'])
    .execute()
  const services = await db
    .selectFrom('sitting_mark')
    .innerJoin('sitting', 'sitting.id', 'sitting_mark.sitting_id')
    .select(['person_id', 'day'])
    .where('is_here', '=', 1)
    .execute()
  const consents = await db.selectFrom('person_consent').select(['person_id', 'purpose']).execute()
  const last = (days: string[]) => days.sort().at(-1) ?? ''
  const marks = people.flatMap(({ id, account_id, merged_into }) => {
    if (merged_into !== null) return []
    const own = meetings.filter((one) => one.account_id === account_id)
    const entries = people.filter((one) => one.id === id || one.merged_into === id).map((one) => one.id)
    const served = last(services.filter((one) => entries.includes(one.person_id)).map((one) => one.day))
    const met = last(own.filter((one) => one.is_present === 1).map((one) => one.date))
    const missed = last(own.filter((one) => one.is_present === 0).map((one) => one.date))
    return met || served || missed ? [{ person_id: id, seen: last([met, served]), served, missed }] : []
  })
  const purposesAsked = people.map(({ id }) => ({
    person_id: id,
    asked: consents
      .filter((one) => one.person_id === id)
      .reduce((sum, one) => sum + purposeBits[one.purpose], 0),
  }))
  const rows = async (table: 'last_mark' | 'person_asked') =>
    db.selectFrom(table).selectAll().orderBy('person_id').execute()
  const inOrder = <One extends { person_id: number }>(all: One[]) =>
    all.sort((a, b) => a.person_id - b.person_id)
  return {
    kept: [await rows('last_mark'), await rows('person_asked')],
    right: [inOrder(marks), inOrder(purposesAsked)],
  }
}

test('last marks and what people were asked follow everything that is done with marks, leave and entries', async () => {
  await using register = await openRegister()
  const { church, admin, add } = register
  const { db } = church
  const account = async (username: string) => {
    const one = db.selectFrom('account').innerJoin('person', 'person.account_id', 'account.id')
    return one
      .select(['account.id', 'person.id as person'])
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
  }
  const member = await account('member')
  const newcomer = await account('newcomer')
  const [abla, esi] = [
    await add({ ...zormelo, first_name: 'Abla' }),
    await add({ ...zormelo, first_name: 'Esi' }),
  ]
  const latest = db.selectFrom('sitting').select((row) => row.fn.max('id').as('id'))
  const setPerson = (id: number, columns: { merged_into?: number | null; account_id?: number | null }) =>
    db.updateTable('person').set(columns).where('id', '=', id).execute()
  const steps: (() => Promise<unknown>)[] = [
    async () => undefined,
    () => mark(church, member.id, 40, 1),
    () => mark(church, member.id, 9, 0),
    () => db.updateTable('attendance').set({ is_present: 1 }).where('account_id', '=', member.id).execute(),
    () => db.updateTable('event').set({ date: '2026-02-01' }).where('title', 'like', 'Meeting%').execute(),
    () => checkIn(church, member.person, 3),
    () => db.updateTable('sitting_mark').set({ is_here: 0 }).where('sitting_id', 'in', latest).execute(),
    () => checkIn(church, abla.id, 8),
    () => checkIn(church, esi.id, 2),
    ...purposes.map(
      (purpose, at) => () =>
        church.put(`people/${abla.id}/consents/`, { purpose, given: at % 2 === 0 }, admin),
    ),
    () => church.put(`people/${abla.id}/consents/`, { purpose: 'care', given: null }, admin),
    () => db.deleteFrom('person_consent').where('purpose', '=', 'giving').execute(),
    () => setPerson(esi.id, { merged_into: abla.id }),
    () => checkIn(church, esi.id, 1),
    () => setPerson(esi.id, { merged_into: null }),
    () => setPerson(esi.id, { merged_into: abla.id }),
    () => db.deleteFrom('person').where('id', '=', esi.id).execute(),
    async () => {
      await setPerson(newcomer.person, { account_id: null, merged_into: abla.id })
      await setPerson(abla.id, { account_id: newcomer.id })
    },
    () => mark(church, newcomer.id, 1, 1),
    () => db.deleteFrom('sitting').where('id', 'in', latest).execute(),
    () => db.deleteFrom('attendance').where('account_id', '=', newcomer.id).execute(),
    () => db.deleteFrom('account').where('id', '=', newcomer.id).execute(),
    () => db.deleteFrom('event').execute(),
  ]

  for (const [at, act] of steps.entries()) {
    await act()
    const { kept, right } = await keptOf(church)
    expect([at, kept]).toEqual([at, right])
  }

  const left = await db.selectFrom('last_mark').selectAll().execute()
  expect(left.some((one) => one.served !== '')).toBe(true)
})
