import { expect, test } from 'vitest'
import type { Page } from '../../../src/lib/contract/base.ts'
import type { ImportAnswer, ImportRowAnswer } from '../../../src/lib/contract/people/people-import.ts'
import type { PersonRowAnswer } from '../../../src/lib/contract/people/person.ts'
import { tryImport } from '../../../src/server/people/persons/imports/dry-run.ts'
import { findImport, saveMapping, saveTrial } from '../../../src/server/people/persons/imports/repo.ts'
import { sweepImports } from '../../../src/server/people/persons/imports/sweep.ts'
import { mark, openCheckIn } from '../../support/check-in.ts'
import type { Church } from '../../support/church.ts'
import { ama, openRegister } from '../../support/people.ts'
import { addKnown, csvIn, headings, peopleList } from '../../support/people-list.ts'

/* Bringing lists of people over: what becomes of each row, all or nothing, and the way back. */

type Register = Awaited<ReturnType<typeof openRegister>>

const file = (bytes: Uint8Array, name = 'members.csv') => {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name))
  return form
}

async function read(register: Register, bytes: Uint8Array, name?: string): Promise<ImportAnswer> {
  const { status, body } = await register.church.postForm(
    'people/imports/',
    file(bytes, name),
    register.admin,
  )
  expect([status, body]).toEqual([201, expect.anything()])
  return body as ImportAnswer
}

async function attempt(register: Register, list: ImportAnswer, changes: Partial<ImportAnswer> = {}) {
  const { mapping, dates, version } = { ...list, ...changes }
  const path = `people/imports/${list.id}/`
  const { status, body } = await register.church.put(path, { mapping, dates, version }, register.admin)
  expect([status, body]).toEqual([200, expect.anything()])
  return body as ImportAnswer
}

const act = async (register: Register, { id, version }: ImportAnswer, what: 'bring' | 'undo') =>
  register.church.post(
    `people/imports/${id}/${what}/`,
    { ...(what === 'bring' && { version }) },
    register.admin,
  )

const rowsOf = async ({ church, admin }: Register, id: number, query = '') =>
  ((await church.get(`people/imports/${id}/rows/?${query}`, admin)).body as Page<ImportRowAnswer>).results

const idOf = async ({ db }: Church, username: string) =>
  (await db.selectFrom('account').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id

const countPeople = async ({ church }: Register) =>
  (await church.db.selectFrom('person').select('id').execute()).length

const csv = (...lines: string[]) => Buffer.from(lines.join('\n'))

/** The rows of the register that a test can see, without when they changed. */
const registerOf = async ({ church }: Register) => {
  const people = await church.db.selectFrom('person').selectAll().orderBy('id').execute()
  return {
    people: people.map(({ version: _, changed_at: __, ...row }) => row),
    consents: await church.db.selectFrom('person_consent').selectAll().orderBy('person_id').execute(),
    households: await church.db.selectFrom('household').selectAll().execute(),
  }
}

/** On PostgreSQL half as many: its statements are the same, and it has the longer way to each. */
const many = process.env['ENGINE'] === 'postgres' && !process.env['TEST_ALL'] ? 4000 : 8000

test('a list of thousands of rows: each row has its fate, it is brought over whole, and taken back whole', {
  timeout: 120_000,
}, async () => {
  await using register = await openRegister()
  const { church } = register
  await addKnown(church)
  const list = peopleList(many)
  const before = await registerOf(register)

  const tried = await attempt(register, await read(register, csvIn(list, 'utf-16le', ';')))
  const rows = await church.db
    .selectFrom('people_import_row')
    .select(['number', 'fate', 'why'])
    .where('import_id', '=', tried.id)
    .orderBy('number')
    .execute()
  const unchanged = await registerOf(register)
  const brought = await act(register, tried, 'bring')
  const after = await registerOf(register)
  const again = await attempt(register, await read(register, csvIn(list, 'utf-8')))
  const undone = await act(register, brought.body as ImportAnswer, 'undo')

  const wrong = rows.filter(({ fate }, at) => fate !== list.fates[at])
  expect(
    wrong.map(({ number, fate, why }) => [number, list.rows[number - 2], fate, why]).slice(0, 5),
  ).toEqual([])
  expect(unchanged).toEqual(before)
  expect(brought.status).toBe(200)
  const { new: added } = tried.counts
  expect(after.people.length - before.people.length).toBe(added)
  expect(after.people.filter(({ household_id }) => household_id !== null).length).toBeGreaterThan(many / 16)
  expect(again.is_remembered).toBe(true)
  expect(again.counts.new).toBe(0)
  expect((undone.body as ImportAnswer).kept).toEqual([])
  expect(await registerOf(register)).toEqual(before)
})

test('the same list in every encoding and in three languages has the same fates', async () => {
  await using register = await openRegister()
  await addKnown(register.church)
  const counts = []

  for (const [header, encoding, delimiter] of [
    [headings.english, 'utf-8', ','],
    [headings.twi, 'utf-16le', '\t'],
    [headings.french, 'utf-8', ';'],
  ] as const) {
    const list = peopleList(160, header)
    counts.push((await attempt(register, await read(register, csvIn(list, encoding, delimiter)))).counts)
  }

  const expected = Object.groupBy(peopleList(160).fates, (fate) => fate)
  for (const count of counts) {
    expect(count.refused).toBe(expected.refused?.length)
    expect(count).toEqual(counts[0])
  }
  const latin = await read(
    register,
    csvIn({ header: ['Prénom', 'Nom'], rows: [['Zoé', 'Mensah']] }, 'windows-1252'),
  )
  expect(latin.samples[0]).toEqual(['Zoé'])
})

test('telephones, days, names and notes are read in their spellings, and nothing is lost', async () => {
  await using register = await openRegister()
  const { church, admin } = register
  const bytes = csv(
    'Full name,Mobile,DOB,Sex,Favourite hymn,Status',
    '"Mensah, Kofi Asante",244123456.0,13/04/1990,M,=cmd|calc,Member',
    'Rev. Esi Laing,ask Kofi,12 Ɔbɛnem,obaa,,Bishop',
  )

  const tried = await attempt(register, await read(register, bytes))
  await act(register, tried, 'bring')
  const { results } = (await church.get('people/?search=Mensah Kofi', admin)).body as Page<PersonRowAnswer>
  const kofi = await register.read(results[0]?.id ?? 0)
  const esi = await church.db
    .selectFrom('person')
    .selectAll()
    .where('last_name', '=', 'Laing')
    .executeTakeFirstOrThrow()

  expect(tried.mapping).toEqual(['full_name', 'telephone', 'born', 'gender', 'notes', 'status'])
  expect(kofi).toMatchObject({
    first_name: 'Kofi',
    middle_name: 'Asante',
    last_name: 'Mensah',
    telephone: '+233244123456',
    born: '1990-04-13',
    gender: 'male',
    status: 'Member',
    notes: "From members.csv:\nFavourite hymn: '=cmd|calc",
  })
  expect(esi).toMatchObject({
    first_name: 'Esi',
    born: '0000-03-12',
    gender: 'female',
    telephone: '',
    status: '',
  })
  expect(esi.notes).toBe('From members.csv:\nMobile: ask Kofi\nStatus: Bishop')
})

test('who has the same name in other letters is found, whichever of the two was typed without them', async () => {
  await using register = await openRegister()
  const at = '2026-11-01T08:00:00.000Z'
  for (const [first_name, last_name] of [
    ['Ɔkyere', 'O’Neil'],
    ['Ama', 'Ofɔriwaa-Mɛnsah'],
    ['Esi', 'Ansah'],
  ] as const)
    await register.church.db
      .insertInto('person')
      .values({ first_name, last_name, created_at: at, changed_at: at })
      .execute()
  const bytes = csv('First name,Surname', 'Okyere,Oneil', 'AMA,Oforiwaa Mensah', 'Ɛsi,Ansáh', 'Afua,Oneil')

  const list = await attempt(register, await read(register, bytes))

  const rows = await rowsOf(register, list.id)
  expect(rows.map(({ fate, why }) => [fate, /It may be ([^:]+)/.exec(why)?.[1]])).toEqual([
    ['doubtful', 'Ɔkyere O’Neil'],
    ['doubtful', 'Ama Ofɔriwaa-Mɛnsah'],
    ['doubtful', 'Esi Ansah'],
    ['new', undefined],
  ])
})

test('a column of days that can be read in two ways is asked about as a whole', async () => {
  await using register = await openRegister()
  const { church, admin } = register
  const list = await read(register, csv('Name,Born', 'Yaw Zormelo,03/04/1990', 'Ama Zormelo,05/06/1991'))
  const { mapping, version } = list

  const refused = await church.put(
    `people/imports/${list.id}/`,
    { mapping, dates: list.dates, version },
    admin,
  )
  const tried = await attempt(register, list, { dates: ['', 'month first'] })
  await act(register, tried, 'bring')
  const { results } = (await church.get('people/?search=Zormelo', admin)).body as Page<PersonRowAnswer>

  expect([list.dates, refused.status]).toEqual([['', 'ask'], 400])
  expect(results.map(({ born }) => born)).toEqual(['1991-05-06', '1990-03-04'])
})

test('a list never turns a no into a yes, fills in only what is blank, and keeps what differs as notes', async () => {
  await using register = await openRegister()
  const { church, admin, add, read: readPerson } = register
  const person = await add({ ...ama, address: '3 Neem Street', notes: '' })
  const consent = (purpose: string, given: boolean) =>
    church.put(`people/${person.id}/consents/`, { purpose, given }, admin)
  await consent('events', false)
  await consent('giving', true)

  const bytes = csv(
    'Name,Phone,Address,Marriage date,Consent events,Consent giving,Consent care',
    'Ama Serwaa,0245550101,9 Palm Road,1 May 2015,yes,no,yes',
  )
  const tried = await attempt(register, await read(register, bytes))
  await act(register, tried, 'bring')
  const after = await readPerson(person.id)

  expect(tried.counts).toMatchObject({ changes: 1, new: 0 })
  expect(after).toMatchObject({ address: '3 Neem Street', married: '2015-05-01' })
  expect(after.notes).toContain('address: 9 Palm Road')
  const consents = Object.fromEntries(after.consents.map(({ purpose, given }) => [purpose, given]))
  expect(consents).toMatchObject({ events: false, giving: false, care: true })
})

test('doubtful rows wait for a decision; without one they are left out', async () => {
  await using register = await openRegister()
  const { church, admin, add } = register
  await add({ first_name: 'Ama', last_name: 'Serwaa', born: '1994-03-06' })
  const bytes = csv(
    'Name,Phone,DOB',
    'Ama Serwa,0245550999,1994-03-06',
    'Yaw Zormelo,2.33E+11,',
    'Esi Laing & Kojo Laing,,',
  )
  const tried = await attempt(register, await read(register, bytes))
  const doubtful = await rowsOf(register, tried.id, 'fate=doubtful')
  const decide = (row: number, chosen: string) =>
    church.put(`people/imports/${tried.id}/rows/${row}/`, { decision: chosen }, admin)

  await decide(2, 'same')
  const decided = await decide(3, 'new')
  const unknown = await decide(4, 'same')
  const stale = await act(register, tried, 'bring')
  const brought = await act(register, decided.body as ImportAnswer, 'bring')
  const { results } = (await church.get('people/?search=Serwa', admin)).body as Page<PersonRowAnswer>

  expect(doubtful.map(({ id }) => id)).toEqual([2, 3, 4])
  expect(doubtful[0]).toMatchObject({ person: { name: 'Ama Serwaa' } })
  expect([unknown.status, stale.status, brought.status]).toEqual([409, 409, 200])
  expect(results).toMatchObject([{ last_name: 'Serwaa', telephone: '+233245550999' }])
  expect((await church.get('people/?search=Zormelo', admin)).body).toMatchObject({ count: 1 })
  expect((await church.get('people/?search=Laing', admin)).body).toMatchObject({ count: 0 })
})

test('a row that is the same as an earlier one which is left out is not skipped without a word', async () => {
  await using register = await openRegister()
  const { church, admin, add } = register
  await add({ first_name: 'Ama', last_name: 'Serwaa', born: '1994-03-06' })
  const bytes = csv(
    'Name,Phone,DOB,Address',
    'Ama Serwa,0245550999,1994-03-06,',
    'Ama Serwa,0245550999,1994-03-06,3 Neem Street',
  )
  const tried = await attempt(register, await read(register, bytes))
  const decide = (row: number, chosen: string) =>
    church.put(`people/imports/${tried.id}/rows/${row}/`, { decision: chosen }, admin)
  const [row] = await church.db
    .selectFrom('people_import_row')
    .select(['number', 'plan'])
    .where('import_id', '=', tried.id)
    .where('number', '=', 3)
    .execute()

  const decided = await decide(3, 'same')
  const refused = await act(register, decided.body as ImportAnswer, 'bring')
  const both = await decide(2, 'new')
  const brought = await act(register, both.body as ImportAnswer, 'bring')
  const people = await church.db
    .selectFrom('person')
    .select('telephone')
    .where('address', '=', '3 Neem Street')
    .execute()

  expect(JSON.parse(row?.plan ?? '{}')).toMatchObject({ of: 2 })
  expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringContaining('row 2') } })
  expect(brought.status).toBe(200)
  expect(people).toEqual([{ telephone: '+233245550999' }])
})

test('of two who try a list at once, the rows are judged as the later one said', async () => {
  await using register = await openRegister()
  const { church } = register
  const list = await read(register, csv('First name,Surname', 'Ama,Serwaa', 'Yaw,Mensah'))
  const { db, clock } = church
  const earlier = await saveMapping(db, await findImport(db, list.id), list)
  const mapping = [...list.mapping].reverse()
  const later = await saveMapping(db, earlier, { mapping, dates: list.dates })
  await saveTrial(db, later, await tryImport(db, later, clock.now))

  await tryImport(db, earlier, clock.now)
  const rows = await rowsOf(register, list.id)

  expect(rows.map(({ name }) => name)).toEqual(['Serwaa Ama', 'Mensah Yaw'])
})

test('a failure in the middle of a list leaves nothing of it behind', async () => {
  await using register = await openRegister()
  const { church } = register
  const rows = Array.from({ length: 1200 }, (_, at) => `Kwame Unique${at},`)
  const tried = await attempt(register, await read(register, csv('Name,Phone', ...rows)))
  const before = await registerOf(register)
  // The last row cannot be added: the database refuses its plan as it would a full disk.
  await church.db
    .updateTable('people_import_row')
    .set({ plan: '{' })
    .where('import_id', '=', tried.id)
    .where('number', '=', 1201)
    .execute()

  const failed = await act(register, tried, 'bring')
  const state = await church.db.selectFrom('people_import').select('state').executeTakeFirstOrThrow()

  expect([failed.status, state.state]).toEqual([500, 'tried'])
  expect(await registerOf(register)).toEqual(before)
  expect(church.faults.splice(0)).toHaveLength(1)
})

test('undoing leaves whom somebody has changed since, and says who; after a week it is refused', async () => {
  await using register = await openRegister()
  const { church, admin } = register
  const tried = await attempt(
    register,
    await read(register, csv('Name,Phone', 'Yaw Zormelo,', 'Ama Zormelo,')),
  )
  const brought = (await act(register, tried, 'bring')).body as ImportAnswer
  const { results } = (await church.get('people/?search=Yaw Zormelo', admin)).body as Page<PersonRowAnswer>
  await church.put(
    `people/${results[0]?.id}/`,
    { first_name: 'Yaw', last_name: 'Zormelo', status: 'Visitor' },
    admin,
  )

  const undone = await act(register, brought, 'undo')
  const twice = await act(register, brought, 'undo')
  const other = await attempt(register, await read(register, csv('Name,Phone', 'Esi Late,', 'Efua Late,')))
  const late = (await act(register, other, 'bring')).body as ImportAnswer
  church.wait(7 * 86_400_000)
  register.admin = (await church.signIn('admin')).access
  const tooLate = await act(register, late, 'undo')

  expect((undone.body as ImportAnswer).kept).toEqual([
    { name: 'Yaw Zormelo', why: 'somebody has changed this entry since' },
  ])
  expect([undone.status, twice.status, tooLate.status]).toEqual([200, 409, 409])
  expect(
    await church.db.selectFrom('person').select('first_name').where('last_name', '=', 'Zormelo').execute(),
  ).toEqual([{ first_name: 'Yaw' }])
})

test('undoing leaves who was checked in, or has a newcomer’s card or a task of care since', async () => {
  await using desk = await openCheckIn()
  const { church, admin, leader, usher } = desk
  const lines = ['Kwame Zormelo,0245550701', 'Yaw Zigah,0245550702', 'Esi Zuta,0245550703', 'Efua Zanu,']
  const tried = await attempt(desk, await read(desk, csv('Name,Phone', ...lines)))
  const brought = (await act(desk, tried, 'bring')).body as ImportAnswer
  const idOf = async (last_name: string) =>
    (
      await church.db
        .selectFrom('person')
        .select('id')
        .where('last_name', '=', last_name)
        .executeTakeFirstOrThrow()
    ).id
  const marked = await desk.send([mark(await idOf('Zormelo'), 1)], usher)
  const card = await church.post(
    'care/cards/',
    {
      submission: '11111111-1111-4111-8111-111111111111',
      first_name: 'Yaw',
      last_name: 'Zigah',
      telephone: '024 555 0702',
      brought_by: '',
    },
    leader,
  )
  const task = await church.post(
    'care/tasks/',
    { kind: 'hospital', title: 'Visit the ward', due_on: '2026-11-25', person: await idOf('Zuta') },
    admin,
  )

  const undone = await act(desk, brought, 'undo')

  expect([marked.status, card.status, task.status, undone.status]).toEqual([200, 201, 201, 200])
  const why = 'somebody has changed this entry since'
  expect((undone.body as ImportAnswer).kept).toEqual([
    { name: 'Kwame Zormelo', why },
    { name: 'Yaw Zigah', why },
    { name: 'Esi Zuta', why },
  ])
})

test('a list that is tried again while it is brought over is tried or brought over, and can be taken back then', async () => {
  await using register = await openRegister()
  const { church, admin } = register
  const tried = await attempt(register, await read(register, csv('Name,Phone', 'Yaw Zormelo,')))
  const { mapping, dates } = tried

  const [brought, again] = await Promise.all([
    act(register, tried, 'bring'),
    church.put(`people/imports/${tried.id}/`, { mapping, dates }, admin),
  ])

  const list = (await church.get(`people/imports/${tried.id}/`, admin)).body as ImportAnswer
  // Which of the two comes first is left to the database.
  expect([
    [200, 409, 'done', 200],
    [409, 200, 'tried', 409],
  ]).toContainEqual([brought.status, again.status, list.state, (await act(register, list, 'undo')).status])
})

test('a list is tried again when a fellowship that it names was deleted since', async () => {
  await using register = await openRegister()
  const { church, admin } = register
  const { id } = await church.db
    .insertInto('fellowship')
    .values({
      name: 'Harvesters',
      description: '',
      location: '',
      meeting_day: '',
      meeting_time: '',
      leader_id: null,
      activities: '[]',
      created_at: church.clock.now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lines = ['Yaw Zormelo,Harvesters', 'Ama Zormelo,']
  const tried = await attempt(register, await read(register, csv('Name,Fellowship', ...lines)))
  await church.db.deleteFrom('fellowship').where('id', '=', id).execute()

  const refused = await act(register, tried, 'bring')
  const again = await act(register, await attempt(register, tried), 'bring')

  expect([refused.status, again.status]).toEqual([409, 200])
  const { results } = (await church.get('people/?search=Yaw Zormelo', admin)).body as Page<PersonRowAnswer>
  expect(results).toMatchObject([{ first_name: 'Yaw', fellowship: null }])
})

test('a list is taken back after the account of who kept a consent before is gone', async () => {
  await using register = await openRegister()
  const { church, admin, add } = register
  const person = await add(ama)
  await church.put(`people/${person.id}/consents/`, { purpose: 'giving', given: true }, admin)
  const staff = await idOf(church, 'leader2')
  await church.db
    .updateTable('person_consent')
    .set({ decided_by: staff })
    .where('person_id', '=', person.id)
    .execute()
  const bytes = csv('Name,Phone,Consent giving', 'Ama Serwaa,0245550101,no')
  const brought = (await act(register, await attempt(register, await read(register, bytes)), 'bring'))
    .body as ImportAnswer
  await church.db.deleteFrom('account').where('id', '=', staff).execute()

  const undone = await act(register, brought, 'undo')

  expect(undone.status).toBe(200)
  const consents = church.db.selectFrom('person_consent').select(['given', 'decided_by'])
  expect(await consents.where('person_id', '=', person.id).execute()).toEqual([
    { given: 1, decided_by: null },
  ])
})

test('a week after a list was brought over, nothing that its rows said is left beside the register', async () => {
  await using register = await openRegister()
  const { church } = register
  const tried = await attempt(
    register,
    await read(register, csv('Name,Phone', 'Yaw Zormelo,024 555 0101', 'Ama Zormelo,')),
  )
  await act(register, tried, 'bring')
  const listsSay = async () =>
    JSON.stringify([
      await church.db.selectFrom('people_import').selectAll().execute(),
      await church.db.selectFrom('people_import_row').selectAll().execute(),
    ])

  const before = await listsSay()
  church.wait(8 * 86_400_000)
  await sweepImports({ db: church.db, now: () => church.clock.now })

  expect(before).toContain('Zormelo')
  expect(await listsSay()).not.toMatch(/Zormelo|555/)
  const { access } = await church.signIn('admin')
  expect((await church.get('people/imports/', access)).body).toMatchObject([{ samples: [], kept: [] }])
})

test('a list whose register has changed since its trial has to be tried again', async () => {
  await using register = await openRegister()
  const tried = await attempt(
    register,
    await read(register, csv('Name,Phone', 'Yaw Zormelo,', 'Ama Zormelo,')),
  )
  await register.add({ first_name: 'Yaw', last_name: 'Zormelo' })

  const refused = await act(register, tried, 'bring')
  const again = await attempt(register, { ...tried })

  expect(refused.status).toBe(409)
  expect(again.counts).toMatchObject({ doubtful: 1, new: 1 })
})

test('people who share a telephone or a house come into one household, with whom the register has', async () => {
  await using register = await openRegister()
  const mother = await register.add({ first_name: 'Ama', last_name: 'Serwaa', telephone: '0245550101' })
  const bytes = csv(
    'Name,Phone,Address',
    'Kofi Serwaa,0245550101,',
    'Yaw Zormelo,0205550102,"12 Neem Street, Osu"',
    'Esi Zormelo,,"12 Neem Street, Osu"',
    'Somebody Else,,Madina',
    'Another Person,,Madina',
  )

  await act(register, await attempt(register, await read(register, bytes)), 'bring')
  const home = await register.read(mother.id)
  const people = await register.church.db
    .selectFrom('person')
    .select(['first_name', 'household_id'])
    .where('first_name', 'in', ['Yaw', 'Esi', 'Somebody'])
    .where('last_name', 'in', ['Zormelo', 'Else'])
    .orderBy('first_name')
    .execute()

  expect(home.lives_with).toMatchObject([{ name: 'Kofi Serwaa' }])
  const [esi, somebody, yaw] = people
  expect([esi?.household_id === yaw?.household_id, somebody?.household_id]).toEqual([true, null])
})

test('only an admin brings lists over, and what is no table is refused with a sentence', async () => {
  await using register = await openRegister()
  const { church, admin, leader, pastor, member } = register
  const refused = await Promise.all(
    [leader, pastor, member].map(
      async (access) => (await church.postForm('people/imports/', file(csv('Name', 'Ama')), access)).status,
    ),
  )
  const bad = await Promise.all(
    [Buffer.from('PK\u0003\u0004 nothing'), csv('Name'), Buffer.from([0, 1, 2, 3])].map(
      async (bytes) => (await church.postForm('people/imports/', file(bytes), admin)).status,
    ),
  )

  expect(refused).toEqual([403, 403, 403])
  expect(bad).toEqual([400, 400, 400])
  expect(await countPeople(register)).toBeGreaterThan(0)
})
