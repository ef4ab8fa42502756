import { expect, test } from 'vitest'
import type { Page } from '../../../src/lib/contract/base.ts'
import type {
  AnniversaryAnswer,
  PersonAnswer,
  PersonRowAnswer,
} from '../../../src/lib/contract/people/person.ts'
import { newcomer } from '../../support/church.ts'
import { mailedTokens, press } from '../../support/mailed.ts'
import { ama, openRegister } from '../../support/people.ts'

/* The register of people: who is in it, who reads whom, households, leave, merging, and accounts that claim their person. */

const names = (body: unknown) => (body as Page<PersonRowAnswer>).results.map((row) => row.first_name)

test('everybody with an account is in the register, and what members change of themselves is carried on', async () => {
  await using register = await openRegister()
  const { church, admin, member } = register

  const accounts = await church.db.selectFrom('account').select('id').execute()
  const before = (await church.get('people/?limit=1', admin)).body as Page<PersonRowAnswer>
  await church.call(
    'PATCH',
    'users/update/member/',
    { first_name: 'Akosuaba', telephone: '0244999888' },
    member,
  )
  const body = (await church.get('people/?search=Akosuaba', admin)).body as Page<PersonRowAnswer>
  const byNumber = await church.get('people/?search=0244999', admin)

  expect(before.count).toBe(accounts.length)
  expect(body.results).toMatchObject([
    { first_name: 'Akosuaba', telephone: '+233244999888', has_account: true },
  ])
  expect(names(byNumber.body)).toEqual(['Akosuaba'])
})

test('a person without an account is added, changed with a history, and deleted', async () => {
  await using register = await openRegister()
  const { church, admin, add } = register

  const person = await add(ama)
  const change = { ...ama, telephone: '', notes: 'Sings alto', version: person.version }
  const changed = await church.put(`people/${person.id}/`, change, admin)
  const late = await church.put(`people/${person.id}/`, { ...change, notes: 'x' }, admin)
  const wrong = await church.post('people/', { ...ama, telephone: '12', born: '1994-02-30' }, admin)
  const strange = await church.post('people/', { ...ama, status: 'Bishop' }, admin)
  const gone = await church.call('DELETE', `people/${person.id}/`, {}, admin)
  const after = await church.get(`people/${person.id}/`, admin)

  expect(person).toMatchObject({ telephone: '+233245550101', email: 'ama@example.com', has_account: false })
  expect((changed.body as PersonAnswer).changes.map(({ kind, by }) => [kind, by])).toEqual([
    ['changed', 'admin'],
    ['added', 'admin'],
  ])
  expect((changed.body as PersonAnswer).changes[0]?.lines).toEqual([
    'Telephone: +233245550101 → none',
    'Notes: Sings alto',
  ])
  expect([late.status, wrong.status, strange.status, gone.status, after.status]).toEqual([
    409, 400, 400, 200, 404,
  ])
  expect(wrong.body).toHaveProperty('born')
})

test('leaders read their own people only, and not what is for the office', async () => {
  await using register = await openRegister()
  const { church, leader, leader2, member, admin, add } = register
  const child = await add({ first_name: 'Kofi', last_name: 'Serwaa', fellowship: 2, notes: 'A secret' })
  const person = await add({ ...ama, notes: 'A secret' })
  await church.put(`people/${person.id}/household/`, { lives_with: child.id }, admin)

  const own = await church.get(`people/${person.id}/`, leader)
  const others = await church.get(`people/${person.id}/`, leader2)
  const lists = await Promise.all(
    [leader, leader2].map(async (access) => names((await church.get('people/?search=Serwaa', access)).body)),
  )
  const byNumber = await church.get('people/?search=245550101', leader)
  const acts = await Promise.all([
    church.post('people/', ama, leader),
    church.put(`people/${person.id}/`, ama, leader),
    church.call('DELETE', `people/${person.id}/`, {}, leader),
    church.get(`people/${person.id}/care-notes/`, leader),
    church.get('people/', member),
    church.get(`people/${person.id}/`, member),
  ])

  expect([own.status, others.status]).toEqual([200, 404])
  expect(own.body).toMatchObject({ notes: '', changes: [], lives_with: [], may_change: false })
  expect(lists).toEqual([['Ama'], ['Kofi']])
  expect(names(byNumber.body)).toEqual([])
  expect(acts.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403])
})

test('what a member keeps to the office is hidden from the leader', async () => {
  await using register = await openRegister()
  const { church, leader, admin, member } = register
  await church.call('PATCH', 'users/me/settings/', { telephone: 'office', birthday: 'office' }, member)

  const row = async (access: string) =>
    ((await church.get('people/?search=Akosua', access)).body as Page<PersonRowAnswer>).results.find(
      ({ first_name, has_account }) => has_account && first_name === 'Akosua',
    )

  expect(await row(leader)).toMatchObject({ telephone: '', born: '' })
  expect((await row(admin))?.telephone).not.toBe('')
})

test('a leader learns neither by an order nor by what is missing what a member keeps to the office', async () => {
  await using register = await openRegister()
  const { church, leader, admin, member, add } = register
  await add(ama)
  await church.call('PATCH', 'users/me/settings/', { telephone: 'office', birthday: 'office' }, member)
  const person = await church.db
    .selectFrom('person')
    .select('person.id')
    .innerJoin('account', 'account.id', 'person.account_id')
    .where('username', '=', 'member')
    .executeTakeFirstOrThrow()
  const queries = ['ordering=born', 'ordering=-born', 'lacks=birthday', 'lacks=telephone']
  /** What somebody reads once this is known of the member. */
  const reads = async (access: string, known: { born: string; married: string; telephone: string }) => {
    await church.db.updateTable('person').set(known).where('id', '=', person.id).execute()
    const lists = await Promise.all(
      queries.map(async (query) => {
        const { body } = await church.get(`people/?fellowship=1&limit=1000&${query}`, access)
        return (body as Page<PersonRowAnswer>).results.map(({ id }) => id)
      }),
    )
    return { lists, married: (await register.read(person.id, access)).married }
  }
  const old = { born: '1950-03-06', married: '1974-05-04', telephone: '+233244000001' }
  const young = { born: '2006-03-06', married: '2026-05-04', telephone: '+233244000001' }
  const blank = { born: '', married: '', telephone: '' }

  const toLeader = [await reads(leader, old), await reads(leader, young), await reads(leader, blank)]
  const toOffice = [await reads(admin, old), await reads(admin, young), await reads(admin, blank)]

  expect(toLeader[0]?.lists.every((list) => list.includes(person.id))).toBe(true)
  expect(toLeader).toEqual([toLeader[0], toLeader[0], toLeader[0]])
  expect(toLeader[0]?.married).toBe('')
  expect(toOffice.map(({ married }) => married)).toEqual([old.married, young.married, ''])
  expect(toOffice[0]?.lists.map((list) => list.includes(person.id))).toEqual([true, true, false, false])
  expect(toOffice[2]?.lists.every((list) => list.includes(person.id))).toBe(true)
  expect(toOffice[0]?.lists[0]).not.toEqual(toOffice[1]?.lists[0])
  expect(toOffice[0]?.lists[0]).toEqual(toOffice[0]?.lists[1]?.toReversed())
})

test('lists are filtered by fellowship, by status and by what is missing', async () => {
  await using register = await openRegister()
  const { church, admin, add } = register
  await add({ first_name: 'Yaw', last_name: 'Zormelo', status: 'Visitor' })
  await add({ ...ama, last_name: 'Zormelo' })

  const listed = async (query: string) =>
    names((await church.get(`people/?search=Zormelo&${query}`, admin)).body)

  expect(await listed('status=Visitor')).toEqual(['Yaw'])
  expect(await listed('fellowship=1')).toEqual(['Ama'])
  expect(await listed('lacks=fellowship')).toEqual(['Yaw'])
  expect(await listed('lacks=telephone')).toEqual(['Yaw'])
  expect(await listed('lacks=account')).toEqual(['Ama', 'Yaw'])
})

test('a household says who lives with whom, and a child says who may collect it', async () => {
  await using register = await openRegister()
  const { church, admin, add, read } = register
  const [mother, child] = [await add(ama), await add({ first_name: 'Esi', last_name: 'Serwaa' })]

  await church.put(`people/${child.id}/household/`, { lives_with: mother.id }, admin)
  const collected = await church.put(`people/${child.id}/collectors/`, { people: [mother.id] }, admin)
  const home = await read(mother.id)
  await church.put(`people/${child.id}/household/`, { lives_with: null }, admin)
  const alone = await read(mother.id)
  const itself = await church.put(`people/${child.id}/collectors/`, { people: [child.id] }, admin)

  expect((collected.body as PersonAnswer).collected_by).toEqual([{ id: mother.id, name: 'Ama Serwaa' }])
  expect(home.lives_with).toMatchObject([{ name: 'Esi Serwaa' }])
  expect(alone).toMatchObject({ lives_with: [], household: null })
  expect(itself.status).toBe(400)
})

test('of somebody who was deleted no history of others has the name, also not one from before a marriage', async () => {
  await using register = await openRegister()
  const { church, admin, add, read } = register
  const [mother, child] = [await add(ama), await add({ first_name: 'Esi', last_name: 'Quaye' })]
  const aunt = await add({ first_name: 'Efua', last_name: 'Quaye' })
  const { id: account } = await church.db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'member')
    .executeTakeFirstOrThrow()
  const father = await church.db
    .selectFrom('person')
    .select(['id', 'first_name', 'last_name'])
    .where('account_id', '=', account)
    .executeTakeFirstOrThrow()
  const collectors = { people: [mother.id, father.id, aunt.id] }
  for (const { id } of [mother, father])
    await church.put(`people/${child.id}/household/`, { lives_with: id }, admin)
  await church.put(`people/${child.id}/collectors/`, collectors, admin)
  await church.post(`people/${aunt.id}/merge/`, { other: mother.id }, admin)
  const [merge] = (await read(aunt.id)).changes
  await church.post(`people/${aunt.id}/merges/${merge?.id}/undo/`, {}, admin)
  const changeLines = async () => (await read(child.id)).changes.flatMap(({ lines }) => lines).join()
  const before = await changeLines()
  await church.put(`people/${mother.id}/`, { ...ama, last_name: 'Boateng' }, admin)
  const married = { first_name: 'Kwame', last_name: 'Nyarko' }
  await church.call('PATCH', 'users/update/member/', married, admin)

  await church.remove(`people/${mother.id}/`, admin)
  await church.remove(`admin/users/${account}/`, admin)
  const after = await changeLines()
  const rows = JSON.stringify(await church.db.selectFrom('person_change').selectAll().execute())

  const isNamed = (words: string) => [/Ama Serwaa/.test(words), words.includes(father.last_name)]
  expect(isNamed(before)).toEqual([true, true])
  expect(isNamed(after)).toEqual([false, false])
  expect(after).toContain('Efua Quaye')
  expect(rows).not.toMatch(/Ama Serwaa|3 Neem Street/)
})

test('birthdays and wedding days of the week, with the year and the day name where they are known', async () => {
  await using register = await openRegister({ now: new Date('2027-02-26T09:00:00Z') })
  const { church, admin, add } = register
  await add({ first_name: 'Leap', born: '2004-02-29', gender: 'male', married: '0000-03-01' })
  await add({ first_name: 'Home', born: '1930-02-27', status: 'Gone home' })
  await add({ first_name: 'Later', born: '1990-03-08' })

  const { body } = await church.get('people/week/', admin)

  const added = (body as AnniversaryAnswer[]).filter(({ name }) => /Leap|Home|Later/.test(name))
  expect(added.map(({ name, kind, day, years, day_name }) => [name, kind, day, years, day_name])).toEqual([
    ['Leap', 'birthday', '2027-02-28', 23, 'Kwasi'],
    ['Leap', 'wedding', '2027-03-01', null, ''],
  ])
})

test('care notes are read and written by pastors alone; an admin is refused, and no log or export has them', async () => {
  await using register = await openRegister()
  const { church, admin, leader, pastor, member } = register
  const words = 'Kokoamsɛm about the hospital'
  const own = ((await church.get('people/?search=Akosua', admin)).body as Page<PersonRowAnswer>).results[0]
  const path = `people/${own?.id}/care-notes/`

  const written = await church.post(path, { text: words }, pastor)
  const read = await church.get(path, pastor)
  const refused = await Promise.all(
    [admin, leader, member, undefined].map(async (access) => (await church.get(path, access)).status),
  )
  const seen = await Promise.all([
    church.get(`people/${own?.id}/`, pastor),
    church.get(`people/${own?.id}/`, admin),
    church.get('people/', pastor),
    church.get('users/me/export/', member),
    church.get('admin/system-log/', admin),
    church.get('admin/access-log/', admin),
  ])
  const [note] = read.body as { id: number; is_mine: boolean }[]
  const removed = await church.call('DELETE', `${path}${note?.id}/`, {}, pastor)

  expect([written.status, read.body]).toEqual([
    201,
    [expect.objectContaining({ text: words, is_mine: true })],
  ])
  expect(refused).toEqual([403, 403, 403, 401])
  expect(seen.map(({ body }) => JSON.stringify(body).includes('Kokoamsɛm'))).toEqual(seen.map(() => false))
  expect(removed.body).toEqual([])
})

test('two entries of one person are merged, a no stays a no, and the merge is taken back', async () => {
  await using register = await openRegister()
  const { church, admin, add, read } = register
  const [kept, double] = [
    await add({ first_name: 'Ama', last_name: 'Serwaa', telephone: '0245550101', notes: 'One' }),
    await add({ ...ama, telephone: '0205550102', notes: 'Two' }),
  ]
  const consent = (id: number, given: boolean) =>
    church.put(`people/${id}/consents/`, { purpose: 'events', given }, admin)
  await consent(kept.id, true)
  await consent(double.id, false)

  const merged = await church.post(`people/${kept.id}/merge/`, { other: double.id }, admin)
  const hidden = await church.get(`people/${double.id}/`, admin)
  const change = (merged.body as PersonAnswer).changes.find(({ may_undo }) => may_undo)
  const undone = await church.post(`people/${kept.id}/merges/${change?.id}/undo/`, {}, admin)
  const twice = await church.post(`people/${kept.id}/merges/${change?.id}/undo/`, {}, admin)
  const back = await read(double.id)

  const events = (person: unknown) =>
    (person as PersonAnswer).consents.find(({ purpose }) => purpose === 'events')?.given
  expect(merged.body).toMatchObject({
    telephone: '+233245550101',
    other_telephone: '+233205550102',
    born: '1994-03-06',
    notes: 'One\nTwo',
  })
  expect([events(merged.body), hidden.status]).toEqual([false, 404])
  expect(undone.body).toMatchObject({ other_telephone: '', born: '', notes: 'One' })
  expect([events(undone.body), events(back), twice.status]).toEqual([true, false, 409])
  expect(back).toMatchObject({ telephone: '+233205550102', notes: 'Two' })
})

test('an account claims the person of the register when its address is confirmed, and nobody is there twice', async () => {
  await using register = await openRegister()
  const { church, admin, add, read } = register
  const person = await add({
    first_name: 'Abena',
    last_name: 'Owusu Ansah',
    email: newcomer.email,
    status: 'Member',
  })
  const stranger = await add({ first_name: 'Yaw', last_name: 'Ofori', telephone: newcomer.telephone })

  await church.post('auth/register/', newcomer)
  const waiting = await read(person.id)
  const [token] = await mailedTokens(church, 'confirm-email', newcomer.email)
  const { access } = await church.signIn(newcomer.username, newcomer.password)
  const confirmed = await press(church, 'confirm-email', token, access)
  const claimed = await read(person.id)
  const body = (await church.get('people/?search=Owusu', admin)).body as Page<PersonRowAnswer>

  expect(confirmed.status).toBe(200)
  expect(waiting.account).toBeNull()
  expect(claimed).toMatchObject({ account: { username: 'abena.o' }, status: 'Member' })
  expect(claimed.telephone).toBe('+233244123456')
  expect(body.results.filter(({ first_name }) => /Ab[eɛ]na/.test(first_name))).toHaveLength(1)
  expect((await read(stranger.id)).account).toBeNull()
})

test('an account with the telephone of somebody in the register waits for an admin', async () => {
  await using register = await openRegister()
  const { church, admin, add, read } = register
  const person = await add({ first_name: 'Abɛna', last_name: 'Owusu-Ansah', telephone: newcomer.telephone })

  await church.post('auth/register/', newcomer)
  const waiting = await read(person.id)
  const [account] = waiting.possible_accounts
  const form = { account: account?.id, seen: 'She signed up beside me' }
  const claimed = await church.put(`people/${person.id}/account/`, form, admin)
  const other = await church.put(`people/${person.id}/account/`, form, admin)

  expect(account).toMatchObject({ username: 'abena.o' })
  expect(claimed.body).toMatchObject({ account: { username: 'abena.o' }, possible_accounts: [] })
  expect(other.status).toBe(409)
})

test('a deleted account takes its person with it, and comes back with it from the bin', async () => {
  await using register = await openRegister()
  const { church, admin } = register
  const rows = async () =>
    (
      (await church.get('people/?search=member@example.com', admin)).body as Page<PersonRowAnswer>
    ).results.filter(({ has_account }) => has_account)
  const [before] = await rows()
  await church.put(`people/${before?.id}/consents/`, { purpose: 'care', given: false }, admin)
  const account = await church.db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'member')
    .executeTakeFirstOrThrow()

  await church.remove(`admin/users/${account.id}/`, admin)
  const gone = await rows()
  const back = await church.post('bin/restore/', { kind: 'account', row: account.id }, admin)
  const after = (await register.read(before?.id ?? 0)).consents.find(({ purpose }) => purpose === 'care')

  expect(gone).toEqual([])
  expect([back.status, after?.given]).toEqual([200, false])
})

test('a merge is taken back after the account of who kept a consent before is gone', async () => {
  await using register = await openRegister()
  const { church, admin, add } = register
  const [kept, double] = [await add(ama), await add({ ...ama, telephone: '0205550102' })]
  const consent = (id: number, given: boolean) =>
    church.put(`people/${id}/consents/`, { purpose: 'events', given }, admin)
  await consent(kept.id, true)
  await consent(double.id, false)
  const { id: staff } = await church.db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'leader2')
    .executeTakeFirstOrThrow()
  await church.db
    .updateTable('person_consent')
    .set({ decided_by: staff })
    .where('person_id', '=', kept.id)
    .execute()
  const merged = await church.post(`people/${kept.id}/merge/`, { other: double.id }, admin)
  await church.db.deleteFrom('account').where('id', '=', staff).execute()

  const change = (merged.body as PersonAnswer).changes.find(({ may_undo }) => may_undo)
  const undone = await church.post(`people/${kept.id}/merges/${change?.id}/undo/`, {}, admin)

  expect(undone.status).toBe(200)
  const { consents } = undone.body as PersonAnswer
  expect(consents.find(({ purpose }) => purpose === 'events')?.given).toBe(true)
})

test('what is known of an entry stays with the person through a second merge, and both are taken back', async () => {
  await using register = await openRegister()
  const { church, admin, pastor, add, read } = register
  const [first, second, third] = [
    await add(ama),
    await add({ first_name: 'Ama', last_name: 'S' }),
    await add({ first_name: 'Ama', last_name: 'Serwaa-Bonsu' }),
  ]
  await church.post(`people/${first.id}/care-notes/`, { text: 'In hospital' }, pastor)
  const merge = (person: number, other: number) => church.post(`people/${person}/merge/`, { other }, admin)
  const undo = async (person: number) => {
    const change = (await read(person)).changes.find(({ may_undo }) => may_undo)
    return church.post(`people/${person}/merges/${change?.id}/undo/`, {}, admin)
  }
  const notesOf = async (person: number) => (await church.get(`people/${person}/care-notes/`, pastor)).body

  await merge(second.id, first.id)
  await merge(third.id, second.id)
  const merged = await notesOf(third.id)
  await undo(third.id)
  const [without, between] = [await notesOf(third.id), await notesOf(second.id)]
  await undo(second.id)
  const apart = await notesOf(first.id)

  const note = [expect.objectContaining({ text: 'In hospital' })]
  expect([merged, without, between, apart]).toEqual([note, [], note, note])
})

test('who may collect a child is one person after a merge, and can be saved again', async () => {
  await using register = await openRegister()
  const { church, admin, add, read } = register
  const [mother, double, child] = [
    await add(ama),
    await add({ first_name: 'Ama', last_name: 'Serwa' }),
    await add({ first_name: 'Esi' }),
  ]
  const path = `people/${child.id}/collectors/`
  await church.put(path, { people: [mother.id, double.id] }, admin)

  await church.post(`people/${mother.id}/merge/`, { other: double.id }, admin)
  const { collected_by } = await read(child.id)
  const saved = await church.put(path, { people: collected_by.map(({ id }) => id) }, admin)

  expect(collected_by).toEqual([{ id: mother.id, name: 'Ama Serwaa' }])
  expect(saved.status).toBe(200)
})

test('an account joins the fellowship that the register knows, and leaves it when the merge is taken back', async () => {
  await using register = await openRegister()
  const { church, admin, leader, add, read } = register
  const known = await add({
    first_name: 'Abena',
    last_name: 'Owusu Ansah',
    email: newcomer.email,
    fellowship: 1,
  })
  await church.post('auth/register/', newcomer)
  const [token] = await mailedTokens(church, 'confirm-email', newcomer.email)
  const { access } = await church.signIn(newcomer.username, newcomer.password)
  const fellowshipOf = async (person: string) => (await church.get('fellowships/my/', person)).status

  await press(church, 'confirm-email', token, access)
  const members = (await church.get('fellowships/1/members/?search=abena.o', leader)).body as Page<object>

  expect([await fellowshipOf(access), members.count]).toEqual([200, 1])
  expect(await read(known.id)).toMatchObject({ fellowship: 1, account: { username: 'abena.o' } })

  const [office, own] = [
    await add({ first_name: 'Akosua', last_name: 'M', fellowship: 2 }),
    (
      (await church.get('people/?search=member@example.com', admin)).body as Page<PersonRowAnswer>
    ).results.find(({ has_account }) => has_account),
  ]
  await church.db
    .updateTable('account')
    .set({ fellowship_id: null })
    .where('username', '=', 'member')
    .execute()
  const form = { other: own?.id, seen: 'I know them both to be one' }
  const merged = await church.post(`people/${office.id}/merge/`, form, admin)
  const joined = await fellowshipOf(register.member)
  const change = (merged.body as PersonAnswer).changes.find(({ may_undo }) => may_undo)
  await church.post(`people/${office.id}/merges/${change?.id}/undo/`, {}, admin)

  expect([joined, await fellowshipOf(register.member)]).toEqual([200, 404])
  expect([(await read(office.id)).fellowship, (await read(own?.id ?? 0)).fellowship]).toEqual([2, null])
})

test('an account that is in a fellowship keeps it when the register knows another one', async () => {
  await using register = await openRegister()
  const { church, admin, add, read } = register
  const office = await add({ first_name: 'Akosua', last_name: 'M', fellowship: 2 })
  const own = (
    (await church.get('people/?search=member@example.com', admin)).body as Page<PersonRowAnswer>
  ).results.find(({ has_account }) => has_account)

  const form = { other: own?.id, seen: 'I know them both to be one' }
  const merged = await church.post(`people/${office.id}/merge/`, form, admin)
  const change = (merged.body as PersonAnswer).changes.find(({ may_undo }) => may_undo)
  await church.post(`people/${office.id}/merges/${change?.id}/undo/`, {}, admin)

  expect([own?.fellowship, (merged.body as PersonAnswer).fellowship]).toEqual([1, 1])
  expect([(await read(office.id)).fellowship, (await read(own?.id ?? 0)).fellowship]).toEqual([2, 1])
})
