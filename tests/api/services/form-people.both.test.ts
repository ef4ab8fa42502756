import { expect, test } from 'vitest'
import type { AnswersOfPerson, SubmissionAnswer } from '../../../src/lib/contract/services/form.ts'
import { type dinner, formQuestion, openForm } from '../../support/forms.ts'

/* Names in answers keep the person beside them: of the household of whoever answers, and for those who see them in the register. */

const camp = {
  slug: 'camp',
  title: 'Camp',
  questions: [
    formQuestion({ id: 'qname', label: 'Name', kind: 'person' }),
    formQuestion({ id: 'qkids', label: 'Children', kind: 'children' }),
    formQuestion({ id: 'qnurse', label: 'Who needs the nurse?', kind: 'person', is_special: true }),
  ],
} satisfies Partial<typeof dinner>

async function openCamp() {
  const open = await openForm(camp)
  const { church, admin } = open
  const { access, user } = await church.signIn('member')
  const account = Number(user['id'])
  const own = await church.db
    .selectFrom('person')
    .select(['id', 'household_id'])
    .where('account_id', '=', account)
    .executeTakeFirstOrThrow()
  const addChild = async (first_name: string, lives_with: number | null) => {
    const { body } = await church.post(
      'people/',
      { first_name, last_name: 'Mensah', born: '2018-05-01' },
      admin,
    )
    const { id } = body as { id: number }
    if (lives_with !== null) await church.put(`people/${id}/household/`, { lives_with }, admin)
    church.wait(60_000)
    return id
  }
  return {
    ...open,
    access,
    account,
    own: own.id,
    addChild,
    rows: async (reader = admin) => {
      const { body } = await open.answers(reader)
      return (body as { results: SubmissionAnswer[] }).results
    },
    [Symbol.asyncDispose]: () => church[Symbol.asyncDispose](),
  }
}

const kwame = 'Kwame Mensah'

test('a name of the own household keeps the person beside it, and the name of a stranger does not', async () => {
  await using form = await openCamp()
  const child = await form.addChild('Kwame', form.own)
  await form.addChild('Efua', null)

  await form.submit({ qname: 'A neighbour', qkids: ['Efua Mensah', kwame] }, { access: form.access })
  const [row] = await form.rows()

  expect(row?.answers).toContainEqual({ question: 'qkids', values: ['Efua Mensah', kwame] })
  expect(row?.people).toEqual([{ question: 'qkids', place: 1, person: child }])
})

test('a visitor who types the name of somebody names nobody of the register', async () => {
  await using form = await openCamp()
  await form.addChild('Kwame', form.own)

  await form.submit({ qkids: [kwame] })

  expect((await form.rows())[0]?.people).toEqual([])
  expect(await form.church.db.selectFrom('form_person').selectAll().execute()).toEqual([])
})

test('where two of a household have one name, the name says nothing of who it is', async () => {
  await using form = await openCamp()
  await form.addChild('Kwame', form.own)
  await form.addChild('Kwame', form.own)

  await form.submit({ qkids: [kwame] }, { access: form.access })

  expect((await form.rows())[0]?.people).toEqual([])
})

test('a reader who does not see somebody in the register gets the name alone', async () => {
  await using form = await openCamp()
  const { church, admin, form: made } = form
  await form.addChild('Kwame', form.own)
  await form.submit({ qkids: [kwame] }, { access: form.access })
  const other = await church.signIn('leader2')
  const readers = [
    ...made.readers.map(({ name: _, ...one }) => one),
    { account: Number(other.user['id']), reads_special: false, is_told: false },
  ]
  await church.put(`forms/${made.id}/readers/`, { readers, version: made.version }, admin)

  const [row] = await form.rows(other.access)

  expect(row?.answers[0]?.values).toEqual([kwame])
  expect(row?.people).toEqual([])
})

test('merging two entries of a person leads the answer to the one that stays, and undoing leads it back', async () => {
  await using form = await openCamp()
  const { church, admin } = form
  const child = await form.addChild('Kwame', form.own)
  const stays = await form.addChild('Kwamena', null)
  await form.submit({ qkids: [kwame] }, { access: form.access })

  const merged = await church.post(`people/${stays}/merge/`, { other: child, seen: '' }, admin)
  const [after] = await form.rows()
  const { changes } = merged.body as { changes: { id: number; may_undo: boolean }[] }
  const undone = await church.post(
    `people/${stays}/merges/${changes.find(({ may_undo }) => may_undo)?.id}/undo/`,
    {},
    admin,
  )
  const [back] = await form.rows()

  expect([merged.status, undone.status]).toEqual([200, 200])
  expect(after?.people).toEqual([{ question: 'qkids', place: 0, person: stays }])
  expect(back?.people).toEqual([{ question: 'qkids', place: 0, person: child }])
})

test('of somebody who is deleted the name stays in the answer, and nothing leads to them', async () => {
  await using form = await openCamp()
  const { church, admin } = form
  const child = await form.addChild('Kwame', form.own)
  await form.submit({ qkids: [kwame] }, { access: form.access })

  const deleted = await church.remove(`people/${child}/`, admin)
  const [row] = await form.rows()

  expect(deleted.status).toBe(200)
  expect(row?.answers[0]?.values).toEqual([kwame])
  expect(row?.people).toEqual([])
})

test('the page of a person has the answers that name them, of the forms and questions that the reader reads', async () => {
  await using form = await openCamp()
  const { church, admin, form: made } = form
  const child = await form.addChild('Kwame', form.own)
  const nurse = await form.addChild('Esi', form.own)
  await form.submit({ qkids: [kwame], qnurse: 'Esi Mensah' }, { access: form.access })
  const answersOf = async (person: number) =>
    (await church.get(`forms/people/${person}/`, admin)).body as AnswersOfPerson
  const titles = async (person: number) => (await answersOf(person)).map(({ title }) => title)

  expect([await titles(child), await titles(nurse), await titles(form.own)]).toEqual([
    ['Camp'],
    ['Camp'],
    ['Camp'],
  ])
  const readers = made.readers.map(({ name: _, ...one }) => ({ ...one, reads_special: false }))
  const set = await church.put(`forms/${made.id}/readers/`, { readers, version: made.version }, admin)
  expect([await titles(child), await titles(nurse)]).toEqual([['Camp'], []])
  const { version } = set.body as { version: number }
  await church.put(`forms/${made.id}/readers/`, { readers: [], version }, admin)
  expect(await titles(child)).toEqual([])
  expect((await church.get('forms/people/999999/', admin)).status).toBe(404)
  expect((await church.get(`forms/people/${child}/`, form.access)).status).toBe(403)
})

test('the export of a member says where others named them, with the name alone', async () => {
  await using form = await openCamp()
  const { church } = form
  const wife = await church.signIn('newcomer')
  const { id } = await church.db
    .selectFrom('person')
    .select('id')
    .where('account_id', '=', Number(wife.user['id']))
    .executeTakeFirstOrThrow()
  await church.put(`people/${id}/household/`, { lives_with: form.own }, form.admin)
  await church.db
    .updateTable('account')
    .set({ email_confirmed_at: church.clock.now.toISOString() })
    .where('id', '=', Number(wife.user['id']))
    .execute()
  const names = (await church.get('forms/camp/household/', form.access)).body as { name: string }[]
  const own = (await church.get('forms/camp/household/', wife.access)).body as { name: string }[]
  const name = own.map((one) => one.name).find((one) => one.startsWith(String(wife.user['first_name']))) ?? ''

  await form.submit({ qname: name, qkids: ['Somebody else'] }, { access: form.access })
  const exported = await church.get('users/me/export/', wife.access)

  expect(names.map((one) => one.name)).toContain(name)
  const { named_in_answers_to_forms } = exported.body as { named_in_answers_to_forms: unknown }
  expect(named_in_answers_to_forms).toEqual([{ title: 'Camp', submitted_at: expect.any(String), name }])
})
