import { expect, test } from 'vitest'
import type { ImportAnswer } from '../../../src/lib/contract/people/people-import.ts'
import { languageOfPerson } from '../../../src/server/register/entries/language.ts'
import { ama, openRegister } from '../../support/people.ts'

test('the office writes down a person’s language, which its history names and another change leaves', async () => {
  await using register = await openRegister()
  const { church, admin, add } = register
  const { id } = await add({ ...ama, language: 'tw' })

  await church.put(`people/${id}/`, { ...ama, language: 'gaa' }, admin)
  await church.put(`people/${id}/`, { ...ama, status: 'Visitor' }, admin)

  const { language, changes } = await register.read(id)
  expect(language).toBe('gaa')
  expect(changes.flatMap(({ lines }) => lines)).toContain('Language: Twi → Gã')
  const wrong = await church.put(`people/${id}/`, { ...ama, language: 'tlh' }, admin)
  expect([wrong.status, wrong.body]).toEqual([400, { language: ['Please choose a language'] }])
})

test('languages of a list are read by their names, fill in what is not known, and others are kept as notes', async () => {
  await using register = await openRegister()
  const { church, admin, add } = register
  const known = await add({ ...ama, email: '' })
  const form = new FormData()
  const rows = [
    'First name,Last name,Mobile,Language',
    `${ama.first_name},${ama.last_name},${ama.telephone},Asante Twi`,
    'Abla,Zormelo,0245550777,Ewe',
    'Adjeley,Okai,0245550778,"Ga, English"',
    'Ines,Silva,0245550779,Portuguese',
  ]
  form.set('file', new File([rows.join('\n')], 'members.csv'))

  const list = (await church.postForm('people/imports/', form, admin)).body as ImportAnswer
  const { id, mapping, dates, version } = list
  const tried = (await church.put(`people/imports/${id}/`, { mapping, dates, version }, admin))
    .body as ImportAnswer
  await church.post(`people/imports/${id}/bring/`, { version: tried.version }, admin)

  expect(mapping).toEqual(['first_name', 'last_name', 'telephone', 'language'])
  expect((await register.read(known.id)).language).toBe('tw')
  const brought = await church.db
    .selectFrom('person')
    .select(['first_name', 'language', 'notes'])
    .where('last_name', 'in', ['Zormelo', 'Okai', 'Silva'])
    .orderBy('first_name')
    .execute()
  expect(brought).toEqual([
    { first_name: 'Abla', language: 'ee', notes: '' },
    { first_name: 'Adjeley', language: 'gaa', notes: expect.stringContaining('Language: Ga, English') },
    { first_name: 'Ines', language: '', notes: expect.stringContaining('Language: Portuguese') },
  ])
})

test('who is merged brings the language along, and takes it back', async () => {
  await using register = await openRegister()
  const { church, admin, add } = register
  const one = await add({ ...ama, email: '' })
  const other = await add({ first_name: 'Ama', last_name: 'Serwaa', language: 'ee' })

  await church.post(`people/${one.id}/merge/`, { other: other.id }, admin)

  const merged = await register.read(one.id)
  expect(merged.language).toBe('ee')
  const change = merged.changes.find(({ may_undo }) => may_undo)
  await church.post(`people/${one.id}/merges/${change?.id}/undo/`, {}, admin)
  expect((await register.read(one.id)).language).toBe('')
})

test('a person is written to in the language of the account, else of the register', async () => {
  await using register = await openRegister()
  const { church, add } = register
  const { id } = await add({ ...ama, language: 'ee' })
  const own = await church.db
    .selectFrom('person')
    .innerJoin('account', 'account.id', 'person.account_id')
    .select(['person.id', 'account.id as account'])
    .where('username', '=', 'member')
    .executeTakeFirstOrThrow()
  const choose = (language: string | null) =>
    church.db.updateTable('account').set({ language }).where('id', '=', own.account).execute()
  await church.db.updateTable('person').set({ language: 'gaa' }).where('id', '=', own.id).execute()

  expect(await languageOfPerson(church.db, id)).toBe('ee')
  expect(await languageOfPerson(church.db, own.id)).toBe('gaa')
  await choose('fr')
  expect(await languageOfPerson(church.db, own.id)).toBe('fr')
  await choose(null)
  expect(await languageOfPerson(church.db, own.id)).toBe('gaa')
})
