import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { MessageAnswer, MessagePreviewAnswer } from '../../../src/lib/contract/messages/message.ts'
import type { FoundPeopleAnswer, PeopleListAnswer } from '../../../src/lib/contract/people/people-list.ts'
import { ama, openRegister } from '../../support/people.ts'
import { addMany, names, peopleOf, zormelo } from '../../support/people-found.ts'

/* Lists that staff builds over the register: what they ask for, who uses them, and what goes out of them. */

const listOf = ({ body }: { body: unknown }) => body as PeopleListAnswer

test('a list asks for all of what is filled in: who they are, their days, and how to reach them', async () => {
  await using register = await openRegister()
  const { add, church, admin } = register
  const kofi = await add({
    ...zormelo,
    first_name: 'Kofi',
    gender: 'male',
    born: '1990-03-14',
    status: 'Member',
    fellowship: 1,
    ministries: ['Choir', 'Ushers'],
    telephone: '0245550111',
    joined: '2020-05-03',
    married: '2015-03-01',
  })
  const abla = await add({
    ...zormelo,
    first_name: 'Abla',
    gender: 'female',
    born: '2015-11-30',
    baptism: 'no',
    language: 'ee',
  })
  await add({
    ...zormelo,
    first_name: 'Esi',
    born: '0000-03-02',
    email: 'esi@example.com',
    baptised: '0000-04-01',
  })
  await church.put(`people/${abla.id}/household/`, { lives_with: kofi.id }, admin)
  await church.put(`people/${kofi.id}/consents/`, { purpose: 'giving', given: false }, admin)
  const cases: [object, string[]][] = [
    [{}, ['Abla', 'Esi', 'Kofi']],
    [{ status: 'Member' }, ['Kofi']],
    [{ fellowship: '1' }, ['Kofi']],
    [{ fellowship: 'none' }, ['Abla', 'Esi']],
    [{ ministry: 'choir' }, ['Kofi']],
    [{ ministry: 'Choi' }, []],
    [{ ministry: '%' }, []],
    [{ gender: 'female' }, ['Abla']],
    [{ language: 'ee' }, ['Abla']],
    [{ language: 'tw' }, []],
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
    [{ baptism: 'yes' }, ['Esi']],
    [{ baptism: 'no' }, ['Abla']],
    [{ baptism: 'unknown' }, ['Kofi']],
    [{ married_to: '2015-02-28' }, []],
    [{ telephone: 'yes' }, ['Kofi']],
    [{ email: 'no' }, ['Abla', 'Kofi']],
    [{ account: 'yes' }, []],
    [{ purpose: 'giving', leave: 'no' }, ['Kofi']],
    [{ purpose: 'giving', leave: 'unknown' }, ['Abla', 'Esi']],
    [{ purpose: 'giving', leave: 'yes' }, []],
    [{ birthday_month: '3', telephone: 'no' }, ['Esi']],
  ]

  for (const [filter, expected] of cases)
    expect([filter, (await names(register, filter)).sort()]).toEqual([filter, expected])
  const yaa = await add({ ...zormelo, first_name: 'Yaa', born: '2017-02-01' })
  await church.put(`people/${yaa.id}/household/`, { lives_with: kofi.id }, admin)
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
  expect(peopleOf(strange).length).toBe(peopleOf(await church.get('people/lists/found/', admin)).length)
  expect((count.body as { count: number }).count).toBeGreaterThanOrEqual(1)
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
    peopleOf(await church.get(`people/lists/found/?${query}`, access)).map((one) => one.id)

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
  const unseen = await church.put(`people/lists/${own.id}/`, form, admin)
  const shared = listOf(
    await church.put(`people/lists/${own.id}/`, { ...form, is_shared: true, version: own.version }, leader),
  )
  const late = await church.put(`people/lists/${own.id}/`, { ...form, version: own.version }, leader)
  const others = (await church.get('people/lists/', leader2)).body as PeopleListAnswer[]
  const theirs = await church.put(`people/lists/${own.id}/`, form, leader2)
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
    await church.put(`people/${id}/consents/`, { purpose: 'church', given: true }, admin)
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

test('of a large register those few of whom something is true are found by each thing that a list asks, in parts', async () => {
  await using register = await openRegister()
  const { church, admin, add } = register
  const { db, clock } = church
  const plain = { telephone: '+233245550000', email: 'a@example.com', gender: 'male', born: '1980-05-05' }
  await addMany(church, 2600, { ...plain, fellowship_id: 1 })
  const rare = {
    gender: 'female',
    born: '2024-11-30',
    status: 'Transferred',
    fellowship: null,
    telephone: '',
    email: '',
    ministries: ['Sound', 'Choir'],
    joined: '2026-11-01',
    baptised: '2026-11-02',
    married: '2026-02-03',
  }
  for (const first_name of ['Abla', 'Esi', 'Yaa']) await add({ ...zormelo, ...rare, first_name })
  const [abla] = peopleOf(await church.get('people/lists/found/?status=Transferred', admin))
  await church.put(`people/${abla?.id}/consents/`, { purpose: 'giving', given: false }, admin)
  const all = [
    'status=Transferred',
    'fellowship=none',
    'ministry=sound',
    'gender=female',
    'age_to=5',
    'birthday_month=11',
    'wedding_month=2',
    'baptised_from=2026-11-01',
    'joined_from=2026-11-01',
    'married_from=2026-01-01',
    'telephone=no',
    'email=no',
    'ministry=CHOIR&telephone=no',
    'status=Transferred&account=no',
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
  expect([...first.people, ...peopleOf(rest)].map((one) => one.first_name)).toEqual(['Abla', 'Esi', 'Yaa'])
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
