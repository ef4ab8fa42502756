import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, inject, test } from 'vitest'
import { type MessageAnswer, type MessagePreviewAnswer, purposes } from '../../src/lib/contract/message.ts'
import {
  type FoundPeopleAnswer,
  PeopleFilter,
  type PeopleListAnswer,
} from '../../src/lib/contract/people-list.ts'
import { migrations } from '../../src/server/db/migrations/all.ts'
import { migrate, openDatabase } from '../../src/server/db/open.ts'
import { openPostgres } from '../../src/server/db/postgres.ts'
import type { Db } from '../../src/server/db/tables.ts'
import { openFiles } from '../../src/server/files/store.ts'
import { purposeBits } from '../../src/server/people-register/consent-bits.ts'
import { matchingFilter } from '../../src/server/people-register/filter.ts'
import { everybody } from '../../src/server/people-register/scope.ts'
import { seedSampleData } from '../../src/server/samples/seed/seed.ts'
import type { Church } from '../support/church.ts'
import { ama, openRegister } from '../support/people.ts'
import { createDatabase } from '../support/postgres.ts'
import { freshFolder } from '../support/server.ts'

/* Lists that staff builds over the register: what they ask for, who uses them, and what goes out of them. */

type Register = Awaited<ReturnType<typeof openRegister>>

const found = ({ body }: { body: unknown }) => (body as FoundPeopleAnswer).people
const listOf = ({ body }: { body: unknown }) => body as PeopleListAnswer

/** The first names of whom a filter finds, among those of one last name. */
async function names({ church, admin }: Register, filter: object, access = admin): Promise<string[]> {
  const query = new URLSearchParams(filter as Record<string, string>)
  const { status, body } = await church.get(`people/lists/found/?${query}`, access)
  expect([status, body]).toEqual([200, expect.anything()])
  const zormelos = found({ body }).filter((one) => one.last_name === 'Zormelo')
  return zormelos.map((one) => one.first_name)
}

const zormelo = { last_name: 'Zormelo', fellowship: null, status: '' }

/** Marks somebody at a meeting of fellowship 1 so many days before the church's day. */
async function mark({ db, clock }: Church, account: number, daysAgo: number, isPresent: 0 | 1) {
  const date = new Date(clock.now.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10)
  const { id } = await db
    .insertInto('event')
    .values({
      ...{ title: `Meeting ${date}`, description: '', date, time: '18:00', location: '', is_online: 0 },
      ...{ meeting_link: '', category: 'Fellowship', icon: '', image_key: null, fellowship_id: 1 },
      created_at: clock.now.toISOString(),
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('attendance')
    .values({
      ...{ event_id: id, account_id: account, is_present: isPresent },
      marked_at: clock.now.toISOString(),
    })
    .execute()
  return date
}

test('a list asks for all of what is filled in: who they are, their days, and how to reach them', async () => {
  await using register = await openRegister()
  const { add, church, admin } = register
  const kofi = await add({
    ...{
      ...zormelo,
      first_name: 'Kofi',
      gender: 'male',
      born: '1990-03-14',
      status: 'Member',
      fellowship: 1,
    },
    ...{
      ministries: ['Choir', 'Ushers'],
      telephone: '0245550111',
      joined: '2020-05-03',
      married: '2015-03-01',
    },
  })
  const abla = await add({ ...zormelo, first_name: 'Abla', gender: 'female', born: '2015-11-30' })
  await add({
    ...zormelo,
    first_name: 'Esi',
    born: '0000-03-02',
    email: 'esi@example.com',
    baptised: '0000-04-01',
  })
  await church.call('PUT', `people/${abla.id}/household/`, { lives_with: kofi.id }, admin)
  await church.call('PUT', `people/${kofi.id}/consents/`, { purpose: 'giving', given: false }, admin)
  const asked: [object, string[]][] = [
    [{}, ['Abla', 'Esi', 'Kofi']],
    [{ status: 'Member' }, ['Kofi']],
    [{ fellowship: '1' }, ['Kofi']],
    [{ fellowship: 'none' }, ['Abla', 'Esi']],
    [{ ministry: 'choir' }, ['Kofi']],
    [{ ministry: 'Choi' }, []],
    [{ ministry: '%' }, []],
    [{ gender: 'female' }, ['Abla']],
    [{ age_from: '10', age_to: '10' }, ['Abla']],
    [{ age_from: '11' }, ['Kofi']],
    [{ age_to: '9' }, []],
    [{ birthday_month: '3' }, ['Esi', 'Kofi']],
    [{ birthday_month: 'this' }, ['Abla']],
    [{ wedding_month: '3' }, ['Kofi']],
    [{ children: 'yes' }, ['Kofi']],
    [{ children: 'no' }, ['Abla', 'Esi']],
    [{ joined_from: '2020-05-03', joined_to: '2020-05-03' }, ['Kofi']],
    [{ joined_from: '2020-05-04' }, []],
    [{ baptised_to: '2026-01-01' }, []],
    [{ married_to: '2015-02-28' }, []],
    [{ telephone: 'yes' }, ['Kofi']],
    [{ email: 'no' }, ['Abla', 'Kofi']],
    [{ account: 'yes' }, []],
    [{ purpose: 'giving', leave: 'no' }, ['Kofi']],
    [{ purpose: 'giving', leave: 'unknown' }, ['Abla', 'Esi']],
    [{ purpose: 'giving', leave: 'yes' }, []],
    [{ birthday_month: '3', telephone: 'no' }, ['Esi']],
  ]

  for (const [filter, expected] of asked)
    expect([filter, (await names(register, filter)).sort()]).toEqual([filter, expected])
  const yaa = await add({ ...zormelo, first_name: 'Yaa', born: '2017-02-01' })
  await church.call('PUT', `people/${yaa.id}/household/`, { lives_with: kofi.id }, admin)
  const beside = [await names(register, { children: 'yes' }), await names(register, { children: 'parents' })]
  expect(beside.map((one) => one.sort())).toEqual([['Abla', 'Kofi', 'Yaa'], ['Kofi']])
  const wrong = await church.get(
    'people/lists/found/?age_from=30&age_to=20&purpose=giving&not_seen=99&joined_from=2020-02-31',
    admin,
  )
  const strange = await church.get('people/lists/found/?notes=ill', admin)
  const count = await church.get('people/lists/found/count/?birthday_month=3&telephone=no', admin)
  expect(wrong.status).toBe(400)
  expect(Object.keys(wrong.body as object).sort()).toEqual(['age_to', 'joined_from', 'leave', 'not_seen'])
  // What is no filter filters nothing: notes are none.
  expect(found(strange).length).toBe(found(await church.get('people/lists/found/', admin)).length)
  expect((count.body as { count: number }).count).toBeGreaterThanOrEqual(1)
})

/** Somebody with an account was at a service so many days before the church's day; `undone` as usher's mistake. */
async function checkIn({ db, clock }: Church, account: number, daysAgo: number, isHere: 0 | 1 = 1) {
  const day = new Date(clock.now.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10)
  const at = clock.now.toISOString()
  const { id: sitting } = await db
    .insertInto('sitting')
    .values({ service_id: null, event_id: null, title: 'Service', day, opened_by: null, opened_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: person } = await db
    .selectFrom('person')
    .select('id')
    .where('account_id', '=', account)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('sitting_mark')
    .values({
      ...{ sitting_id: sitting, person_id: person, is_here: isHere, at, act_id: `seen-${sitting}` },
      marked_by: null,
    })
    .execute()
  return { person, day }
}

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

  const people = found(await church.get('people/lists/found/?not_seen=3', admin))
  const longer = found(await church.get('people/lists/found/?not_seen=6', admin))

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

test('who was at a service counts as seen, also by an entry that was merged, and the reason says where', async () => {
  await using register = await openRegister()
  const { church, admin } = register
  const { db } = church
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'username'])
    .where('username', 'in', ['member', 'newcomer', 'leader', 'leader2'])
    .execute()
  const id = (name: string) => accounts.find(({ username }) => username === name)?.id ?? 0
  for (const table of ['attendance', 'sitting_mark'] as const) await db.deleteFrom(table).execute()
  for (const { id: account } of accounts) {
    await mark(church, account, 40, 1)
    await mark(church, account, 6, 0)
  }
  const { person: seenLately } = await checkIn(church, id('member'), 2)
  const { person: missed, day } = await checkIn(church, id('newcomer'), 30)
  await checkIn(church, id('leader'), 2, 0)
  const merged = await db
    .insertInto('person')
    .columns(['first_name', 'last_name', 'merged_into', 'created_at', 'changed_at'])
    .expression((row) =>
      row
        .selectFrom('person')
        .select(['first_name', 'last_name', 'id', 'created_at', 'changed_at'])
        .where('account_id', '=', id('leader2')),
    )
    .returning(['id', 'merged_into'])
    .executeTakeFirstOrThrow()
  const { person: whole } = await checkIn(church, id('leader2'), 3)
  await db.updateTable('sitting_mark').set({ person_id: merged.id }).where('person_id', '=', whole).execute()

  const people = found(await church.get('people/lists/found/?not_seen=3', admin))
  const { count } = (await church.get('people/lists/found/count/?not_seen=3', admin)).body as {
    count: number
  }

  const ids = people.map((one) => one.id)
  expect(merged.merged_into).toBe(whole)
  expect([ids.includes(seenLately), ids.includes(whole)]).toEqual([false, false])
  expect(count).toBe(2)
  expect(people.map((one) => [one.last_seen, one.last_seen_at, one.missed])).toContainEqual([
    ...[day, 'service', 1],
  ])
  expect(people.find((one) => one.id !== missed)).toMatchObject({ last_seen_at: 'meeting', missed: 1 })
})

test('a leader finds the people of the own fellowship alone, and nobody by what a member keeps to the office', async () => {
  await using register = await openRegister()
  const { church, add, leader, leader2, pastor, member } = register
  const mine = await add({ ...zormelo, first_name: 'Kofi', fellowship: 1, telephone: '0245550111' })
  await add({ ...zormelo, first_name: 'Abla', fellowship: 2, born: '2015-11-30' })
  const person = await church.db
    .selectFrom('person')
    .innerJoin('account', 'account.id', 'person.account_id')
    .select(['person.id', 'account.id as account', 'person.fellowship_id'])
    .where('username', '=', 'member')
    .executeTakeFirstOrThrow()
  await church.db
    .updateTable('person')
    .set({ telephone: '+233245550999', born: '1994-03-06' })
    .where('id', '=', person.id)
    .execute()
  await church.db.deleteFrom('member_setting').where('account_id', '=', person.account).execute()
  await church.db
    .insertInto('member_setting')
    .values({ account_id: person.account, telephone: 'office', birthday: 'office' } as never)
    .execute()

  const ids = async (query: string, access = leader) =>
    found(await church.get(`people/lists/found/?${query}`, access)).map((one) => one.id)

  expect(await names(register, {}, leader)).toEqual(['Kofi'])
  expect(await names(register, {}, leader2)).toEqual(['Abla'])
  expect(await names(register, {}, pastor)).toEqual(['Abla', 'Kofi'])
  expect(person.fellowship_id).toBe(1)
  expect(await ids('')).toContain(person.id)
  expect(await ids('telephone=yes')).not.toContain(person.id)
  expect(await ids('birthday_month=3')).not.toContain(person.id)
  expect(await ids('age_from=1')).not.toContain(person.id)
  expect(await ids('telephone=yes', pastor)).toContain(person.id)
  expect((await church.get('people/lists/found/', member)).status).toBe(403)
  expect((await church.get(`people/lists/found/?after=${mine.id}`, leader2)).status).toBe(409)
})

test('a list is kept, shared, changed by its owner, deleted and taken back', async () => {
  await using register = await openRegister()
  const { church, leader, leader2, admin } = register
  const form = { name: 'Sick', filter: { status: 'Member', age_from: '60' }, is_shared: false }

  const own = listOf(await church.post('people/lists/', form, leader))
  const before = await church.get('people/lists/', leader2)
  const unseen = await church.call('PUT', `people/lists/${own.id}/`, form, admin)
  const shared = listOf(
    await church.call(
      'PUT',
      `people/lists/${own.id}/`,
      { ...form, is_shared: true, version: own.version },
      leader,
    ),
  )
  const late = await church.call('PUT', `people/lists/${own.id}/`, { ...form, version: own.version }, leader)
  const others = (await church.get('people/lists/', leader2)).body as PeopleListAnswer[]
  const theirs = await church.call('PUT', `people/lists/${own.id}/`, form, leader2)
  const gone = await church.call('DELETE', `people/lists/${own.id}/`, {}, leader)
  const strange = await church.post('bin/restore/', { kind: 'people_list', row: own.id }, leader2)
  const back = await church.post('bin/restore/', { kind: 'people_list', row: own.id }, leader)
  const wrong = await church.post('people/lists/', { ...form, filter: { notes: 'ill' } }, leader)

  expect(before.body).toEqual([])
  expect([unseen.status, late.status, theirs.status]).toEqual([404, 409, 403])
  expect(shared).toMatchObject({ is_shared: true, owner: 'leader', may_change: true })
  expect(others).toMatchObject([{ name: 'Sick', may_change: false, filter: { age_from: '60', gender: '' } }])
  expect([gone.status, strange.status, back.status, wrong.status]).toEqual([200, 404, 200, 400])
  expect((await church.get('people/lists/', leader)).body).toMatchObject([{ id: own.id, name: 'Sick' }])
})

test('the file of a list needs a fresh proof and is noted, and a pastor gets none', async () => {
  await using register = await openRegister()
  const { church, leader, pastor } = register
  const ask = (access: string) => church.post('exports/', { list: 'people', rows: 12 }, access)

  const allowed = await ask(leader)
  const refused = await ask(pastor)
  church.wait(11 * 60_000)
  const stale = await ask(leader)

  const logged = await church.db
    .selectFrom('log_entry')
    .select('detail')
    .where('action', '=', 'List exported')
    .execute()
  expect([allowed.status, refused.status, stale.status]).toEqual([200, 403, 403])
  expect(logged).toEqual([{ detail: 'people: 12 rows' }])
})

test('a message goes to those whom a list finds when Send is pressed, and of a leader’s to the own people', async () => {
  await using register = await openRegister()
  const { church, add, admin, leader, leader2 } = register
  const words = { purpose: 'church', channel: 'email', subject: 'Class', text: 'Come on Sunday' }
  const person = async (first_name: string, fellowship: number | null, status = 'Visitor') => {
    const email = `${first_name.toLowerCase()}@example.com`
    const { id } = await add({ ...zormelo, first_name, fellowship, status, email })
    await church.call('PUT', `people/${id}/consents/`, { purpose: 'church', given: true }, admin)
    return id
  }
  const kofi = await person('Kofi', 1)
  await person('Abla', 2)
  await person('Esi', null, 'Gone home')
  const form = { name: 'Zormelos', filter: { email: 'yes', account: 'no' }, is_shared: true }
  const { id } = listOf(await church.post('people/lists/', form, admin))
  const own = listOf(await church.post('people/lists/', { ...form, is_shared: false }, admin))
  const send = (access: string, audience = `list ${id}`) =>
    church.post('messages/', { ...words, audience }, access)

  const preview = await church.post('messages/preview/', { ...words, audience: `list ${id}` }, admin)
  const all = (await send(admin)).body as MessageAnswer
  const leaders = (await send(leader)).body as MessageAnswer
  const hidden = await send(leader2, `list ${own.id}`)
  const nobody = await send(leader2, 'ready nothing')
  await person('Yaw', 1)

  const people = async (message: number) =>
    (
      await church.db
        .selectFrom('delivery')
        .select('recipient')
        .where('message_id', '=', message)
        .orderBy('id')
        .execute()
    ).map((one) => one.recipient)
  const seen = (await church.get('messages/', leader)).body as { results: MessageAnswer[] }
  expect((preview.body as MessagePreviewAnswer).emails).toBe(2)
  expect(all.audience_name).toBe('Zormelos')
  expect(await people(all.id)).toHaveLength(2)
  expect(await people(leaders.id)).toEqual([`person ${kofi}`])
  expect([hidden.status, nobody.status]).toEqual([404, 404])
  expect(seen.results.map((one) => one.id)).toEqual([leaders.id])
})

test('a list is read in parts, each person once, also those of the same name', async () => {
  await using register = await openRegister()
  const { church, admin, add } = register
  for (const first_name of ['Kofi', 'Kofi', 'Abla', 'Kofi', 'Esi'])
    await add({ ...ama, ...zormelo, first_name, telephone: '', email: '' })
  const seen: number[] = []

  let after = ''
  do {
    const { body } = await church.get(`people/lists/found/?account=no&limit=2${after}`, admin)
    const part = body as FoundPeopleAnswer
    seen.push(...part.people.map((one) => one.id))
    after = part.next === null ? '' : `&after=${part.next}`
  } while (after)

  const { count } = (await church.get('people/lists/found/count/?account=no', admin)).body as {
    count: number
  }
  const { rows } = await sql<{ all: number }>`select count(*) as "all" from person
    where account_id is null and merged_into is null`.execute(church.db)
  expect(new Set(seen).size).toBe(seen.length)
  expect([seen.length, count]).toEqual([rows[0]?.all, rows[0]?.all])
})

/** So many people who are alike, but for their names. */
async function addMany({ db, clock }: Church, many: number, rest: object): Promise<void> {
  const at = clock.now.toISOString()
  const rows = Array.from({ length: many }, (_, place) => ({
    ...{ first_name: `Kofi ${String(place).padStart(4, '0')}`, last_name: 'Adzah', status: 'Member' },
    ...{ created_at: at, changed_at: at, ...rest },
  }))
  for (let from = 0; from < many; from += 500)
    await db
      .insertInto('person')
      .values(rows.slice(from, from + 500))
      .execute()
}

test('of a large register those few of whom something is true are found by each thing that a list asks, in parts', async () => {
  await using register = await openRegister()
  const { church, admin, add } = register
  const { db, clock } = church
  const plain = { telephone: '+233245550000', email: 'a@example.com', gender: 'male', born: '1980-05-05' }
  await addMany(church, 2600, { ...plain, fellowship_id: 1 })
  const rare = {
    ...{
      gender: 'female',
      born: '2024-11-30',
      status: 'Transferred',
      fellowship: null,
      telephone: '',
      email: '',
    },
    ...{
      ministries: ['Sound', 'Choir'],
      joined: '2026-11-01',
      baptised: '2026-11-02',
      married: '2026-02-03',
    },
  }
  for (const first_name of ['Abla', 'Esi', 'Yaa']) await add({ ...zormelo, ...rare, first_name })
  const [abla] = found(await church.get('people/lists/found/?status=Transferred', admin))
  await church.call('PUT', `people/${abla?.id}/consents/`, { purpose: 'giving', given: false }, admin)
  const all = [
    ...[
      'status=Transferred',
      'fellowship=none',
      'ministry=sound',
      'gender=female',
      'age_to=5',
      'birthday_month=11',
    ],
    ...['wedding_month=2', 'baptised_from=2026-11-01', 'joined_from=2026-11-01', 'married_from=2026-01-01'],
    ...['telephone=no', 'email=no', 'ministry=CHOIR&telephone=no', 'status=Transferred&account=no'],
  ]

  for (const query of all)
    expect([query, await names(register, Object.fromEntries(new URLSearchParams(query)))]).toEqual([
      query,
      ['Abla', 'Esi', 'Yaa'],
    ])
  expect(await names(register, { purpose: 'giving', leave: 'no' })).toEqual(['Abla'])
  await sql`insert into person_consent (person_id, purpose, given, decided_at, how)
    select id, 'events', 1, created_at, 'told the office' from person where last_name <> 'Zormelo'`.execute(
    db,
  )
  const unasked = { purpose: 'events', leave: 'unknown' }
  expect(await names(register, unasked)).toEqual(['Abla', 'Esi', 'Yaa'])
  const first = (await church.get('people/lists/found/?status=Transferred&limit=2', admin))
    .body as FoundPeopleAnswer
  const rest = await church.get(`people/lists/found/?status=Transferred&limit=2&after=${first.next}`, admin)
  const count = async (query: string) => (await church.get(`people/lists/found/count/?${query}`, admin)).body
  expect([...first.people, ...found(rest)].map((one) => one.first_name)).toEqual(['Abla', 'Esi', 'Yaa'])
  expect(await count('status=Transferred')).toEqual({ count: 3, is_more: false })
  expect(await count('last=&gender=male')).toEqual({ count: 500, is_more: true })
  // Who serves elsewhere now is not found by what was.
  await db
    .updateTable('person')
    .set({ ministries: '["Ushers"]', changed_at: clock.now.toISOString() })
    .where('id', '=', abla?.id ?? 0)
    .execute()
  expect(await names(register, { ministry: 'Sound' })).toEqual(['Esi', 'Yaa'])
  expect(await names(register, { ministry: 'Ushers' })).toEqual(['Abla'])
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

/** Somebody is checked in at a service so many days before the church's day. */
async function serve({ db, clock }: Church, person: number, daysAgo: number, branch: number | null = null) {
  const day = new Date(clock.now.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10)
  const at = clock.now.toISOString()
  const { id: sitting_id } = await db
    .insertInto('sitting')
    .values({ service_id: null, event_id: null, branch_id: branch, title: 'Service', day, opened_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('sitting_mark')
    .values({ sitting_id, person_id: person, is_here: 1, at, act_id: `${sitting_id}`, marked_by: null })
    .execute()
  return day
}

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
  for (const { id } of [abla, esi, kofi, yaa]) day = await serve(church, id, 30)
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
  await serve(church, yaa.id, 5, kumasi)
  const elsewhere = await missing()
  await serve(church, yaa.id, 4)
  const [row, ...others] = found(await church.get('people/lists/found/?not_seen=3', admin))
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
  const asked = people.map(({ id }) => ({
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
    right: [inOrder(marks), inOrder(asked)],
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
    () => serve(church, member.person, 3),
    () => db.updateTable('sitting_mark').set({ is_here: 0 }).where('sitting_id', 'in', latest).execute(),
    () => serve(church, abla.id, 8),
    () => serve(church, esi.id, 2),
    ...purposes.map(
      (purpose, at) => () =>
        church.call('PUT', `people/${abla.id}/consents/`, { purpose, given: at % 2 === 0 }, admin),
    ),
    () => church.call('PUT', `people/${abla.id}/consents/`, { purpose: 'care', given: null }, admin),
    () => db.deleteFrom('person_consent').where('purpose', '=', 'giving').execute(),
    () => setPerson(esi.id, { merged_into: abla.id }),
    () => serve(church, esi.id, 1),
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

/** A database of the version before there were last marks of people. */
async function openEarlier(): Promise<Db> {
  const templates = inject('templates')
  const name = `earlier_${randomBytes(6).toString('hex')}`
  const db =
    templates.engine === 'postgres'
      ? openPostgres(await createDatabase(templates.server, name))
      : openDatabase(':memory:')
  const earlier = Object.fromEntries(Object.entries(migrations).filter(([key]) => key < '0115'))
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => earlier },
  }).migrateToLatest()
  if (error) throw error
  return db
}

test('a church of before has the last marks of its people, and what they were asked', async () => {
  await using db = await openEarlier()
  const now = new Date('2026-11-21T12:00:00Z')
  const folder = await freshFolder()
  const mediaFolder = fileURLToPath(new URL('../../src/content/media/', import.meta.url))
  await seedSampleData(db, { files: openFiles(folder), mediaFolder, now, hashPassword: async () => 'hash' })
  await rm(folder, { recursive: true, force: true })
  const [one, other] = await db
    .selectFrom('sitting_mark')
    .innerJoin('person', 'person.id', 'person_id')
    .select(['person.id', 'account_id'])
    .where('is_here', '=', 1)
    .distinct()
    .orderBy('person.id')
    .execute()
  await db
    .updateTable('person')
    .set({ merged_into: one?.id ?? null, account_id: null })
    .where('id', '=', other?.id ?? 0)
    .execute()
  await sql`insert into person_consent (person_id, purpose, given, decided_at, how)
    select id, 'care', 0, created_at, 'told the office' from person where id % 2 = 0
    on conflict do nothing`.execute(db)

  await migrate(db)

  const { kept, right } = await keptOf({ db })
  const [marks = [], asked = []] = kept
  expect(kept).toEqual(right)
  expect([marks.length > 10, asked.some((row) => 'asked' in row && row.asked > 0)]).toEqual([true, true])
})
