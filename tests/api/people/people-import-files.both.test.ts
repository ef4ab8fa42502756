import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Page } from '../../../src/lib/contract/base.ts'
import type { ImportAnswer } from '../../../src/lib/contract/people/people-import.ts'
import type { PersonRowAnswer } from '../../../src/lib/contract/people/person.ts'
import { openRegister } from '../../support/people.ts'

/* Whole files as churches have them, brought over and taken back. */

type Register = Awaited<ReturnType<typeof openRegister>>

const answer = ({ status, body }: { status: number; body: unknown }): ImportAnswer => {
  expect([status, body]).toEqual([status < 300 ? status : 200, expect.anything()])
  return body as ImportAnswer
}

/** Reads and tries a file of tests/support/files as it is proposed. */
async function tryFile({ church, admin }: Register, name: string): Promise<ImportAnswer> {
  const form = new FormData()
  const bytes = await readFile(join(import.meta.dirname, '../../support/files', name))
  form.set('file', new File([new Uint8Array(bytes)], name))
  const list = answer(await church.postForm('people/imports/', form, admin))
  const { mapping, version } = list
  const dates = list.dates.map((order) => (order === 'ask' ? 'day first' : order))
  return answer(await church.put(`people/imports/${list.id}/`, { mapping, dates, version }, admin))
}

const act = ({ church, admin }: Register, { id, version }: ImportAnswer, what: string) =>
  church.post(`people/imports/${id}/${what}/`, what === 'undo' ? {} : { version }, admin)

async function search({ church, admin }: Register, name: string): Promise<PersonRowAnswer[]> {
  return ((await church.get(`people/?search=${name}`, admin)).body as Page<PersonRowAnswer>).results
}

const namesOfFellowships = async ({ church }: Register) =>
  (await church.db.selectFrom('fellowship').select('name').orderBy('id').execute()).map(({ name }) => name)

test('an export of Planning Center is in the register with birthdays, telephones, addresses and one household', async () => {
  await using register = await openRegister()

  const tried = await tryFile(register, 'planning-center.csv')
  await act(register, tried, 'bring')
  const [akosua, kwabena] = await search(register, 'Antwi')
  const read = await register.read(kwabena?.id ?? 0)

  expect(tried).toMatchObject({ system: 'Planning Center', counts: { new: 2, refused: 0, doubtful: 0 } })
  expect(akosua).toMatchObject({ title: 'Mrs.', first_name: 'Akosua', born: '0000-08-13' })
  expect(read).toMatchObject({
    title: 'Rev.',
    first_name: 'Kwabena',
    born: '1968-03-25',
    married: '1995-05-01',
    status: 'Member',
    telephone: '+233244123456',
    other_telephone: '+233322020304',
    email: 'k.antwi@example.com',
    lives_with: [{ name: 'Akosua Antwi' }],
  })
  expect(read.notes).not.toMatch(/1968|0244|Neem/)
})

test('the fellowships that a register names are made in one press, and go with the list where nobody is in them', async () => {
  await using register = await openRegister()
  const { church, leader } = register
  const before = await namesOfFellowships(register)
  const list = await tryFile(register, 'ghanaian-register.csv')

  const refused = await church.post(
    `people/imports/${list.id}/fellowships/`,
    { version: list.version },
    leader,
  )
  const made = answer(await act(register, list, 'fellowships'))
  const stale = await act(register, list, 'fellowships')
  const afterMaking = await namesOfFellowships(register)
  const brought = answer(await act(register, made, 'bring'))
  const [ama] = await search(register, 'MENSAH Serwaa')
  await church.db
    .updateTable('fellowship')
    .set({ description: 'Who reap', version: 2 })
    .where('name', '=', 'Reapers')
    .execute()
  const undone = answer(await act(register, brought, 'undo'))

  expect(list.missing_fellowships).toEqual([
    { name: 'Harvesters', rows: 2 },
    { name: 'Reapers', rows: 1 },
  ])
  expect([refused.status, stale.status]).toEqual([403, 409])
  expect(afterMaking).toEqual([...before, 'Harvesters', 'Reapers'])
  expect(made).toMatchObject({
    state: 'tried',
    missing_fellowships: [],
    made_fellowships: ['Harvesters', 'Reapers'],
  })
  expect(ama).toMatchObject({ title: 'Mrs.', born: '1965-00-00', fellowship_name: 'Harvesters' })
  // Somebody has written about the other one, so it stays.
  expect(await namesOfFellowships(register)).toEqual([...before, 'Reapers'])
  expect(undone.made_fellowships).toEqual(['Reapers'])
  expect(await search(register, 'MENSAH Serwaa')).toEqual([])
})

test('a list that is dropped takes its empty fellowships with it, and not one that somebody has joined', async () => {
  await using register = await openRegister()
  const { church, admin, add } = register
  const before = await namesOfFellowships(register)
  const list = await tryFile(register, 'ghanaian-register.csv')
  await act(register, list, 'fellowships')
  const reapers = await church.db
    .selectFrom('fellowship')
    .select('id')
    .where('name', '=', 'Reapers')
    .executeTakeFirstOrThrow()
  await add({ first_name: 'Esi', last_name: 'Quaye', fellowship: reapers.id })

  const dropped = await church.call('DELETE', `people/imports/${list.id}/`, undefined, admin)

  expect(dropped.status).toBe(200)
  expect(await namesOfFellowships(register)).toEqual([...before, 'Reapers'])
})

test('a list fills in a title, the rest of a birthday and a yes to baptism, and names a fellowship that differs', async () => {
  await using register = await openRegister()
  const { church, add, read } = register
  const telephone = '0244555110'
  const { id } = await add({
    first_name: 'Ama',
    middle_name: 'Serwaa',
    last_name: 'Mensah',
    telephone,
    born: '0000-03-06',
    fellowship: 1,
  })
  await church.db
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
    .execute()
  const list = await tryFile(register, 'ghanaian-register.csv')

  const brought = answer(await act(register, list, 'bring'))
  const ama = await read(id)
  await act(register, brought, 'undo')
  const before = await read(id)

  expect(ama).toMatchObject({
    title: 'Mrs.',
    born: '1965-03-06',
    baptism: 'yes',
    baptised: '',
    fellowship: 1,
  })
  expect(ama.notes).toContain('fellowship: Harvesters')
  expect(ama.changes[0]?.lines).toEqual(
    expect.arrayContaining(['Title: Mrs.', 'Birthday: 6 March → 6 Mar 1965']),
  )
  expect(before).toMatchObject({ title: '', born: '0000-03-06', baptism: '', notes: '' })
})

test('a person has a title of the church’s own list, and it comes along when entries are merged', async () => {
  await using register = await openRegister()
  const { church, admin, add } = register
  const refused = await church.post('people/', { first_name: 'Kofi', title: 'Sir' }, admin)
  const settings = await church.call('PATCH', 'admin/settings/', { person_titles: 'Rev., Dr., Sir' }, admin)

  const one = await add({ first_name: 'Kofi', last_name: 'Boadu' })
  const other = await add({ first_name: 'Kofi', last_name: 'Boadu', title: 'Rev. Dr.', baptism: 'no' })
  const sir = await add({ first_name: 'Yaw', title: 'Sir' })
  const changed = await church.put(`people/${sir.id}/`, { first_name: 'Yaw', last_name: 'Ansah' }, admin)
  const merged = await church.post(`people/${one.id}/merge/`, { other: other.id }, admin)
  const may = await church.get('people/may/', admin)

  expect([refused.status, Object.keys(refused.body as object)]).toEqual([400, ['title']])
  expect(changed.body).toMatchObject({ title: 'Sir', last_name: 'Ansah' })
  expect(merged.body).toMatchObject({ title: 'Rev. Dr.', baptism: 'no' })
  expect([settings.status, merged.status]).toEqual([200, 200])
  expect(may.body).toMatchObject({ titles: ['Rev.', 'Dr.', 'Sir'] })
})
