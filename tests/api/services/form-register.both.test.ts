import { expect, test } from 'vitest'
import type {
  FormAnswer,
  RegisterProposal,
  SubmissionAnswer,
} from '../../../src/lib/contract/services/form.ts'
import { answering, dinner, formQuestion, madeForm, openForm } from '../../support/forms.ts'

/* Answers that fill the register: with consent alone, once, and never over a change that came since. */

const details = {
  slug: 'details',
  title: 'Details',
  questions: [
    formQuestion({ id: 'qname', label: 'Name', kind: 'person' }),
    formQuestion({ id: 'qtel', label: 'Telephone', kind: 'telephone', fills: 'telephone' }),
    formQuestion({ id: 'qmail', label: 'E-mail', kind: 'email', fills: 'email' }),
    formQuestion({ id: 'qborn', label: 'Birthday', kind: 'date', fills: 'born' }),
    formQuestion({ id: 'qaddress', label: 'Address', fills: 'address' }),
    formQuestion({ id: 'qwish', label: 'A wish' }),
  ],
} as const satisfies Partial<typeof dinner>

const fields = { qtel: 'telephone', qmail: 'email', qborn: 'born', qaddress: 'address' } as const
type Filled = keyof typeof fields

const agreeing = (
  values: Record<string, string>,
  register: readonly { question: Filled; seen: string | null }[],
) => ({
  ...answering(values),
  register: register.map((one) => ({ ...one, field: fields[one.question] })),
})

async function openDetails() {
  const open = await openForm({ ...details, questions: [...details.questions] })
  const { church, admin, form } = open
  const rows = async () =>
    ((await open.answers()).body as { results: SubmissionAnswer[] }).results.toSorted(
      (one, other) => other.id - one.id,
    )
  return {
    ...open,
    rows,
    send: (body: object, access = '') => church.post(`forms/${form.slug}/answers/`, body, access),
    proposal: async (submission: number, access = admin) =>
      church.get(`forms/${form.id}/answers/${submission}/register/`, access),
    use: (submission: number, body: object, access = admin) =>
      church.post(`forms/${form.id}/answers/${submission}/register/`, body, access),
    person: (id: number) =>
      church.db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    [Symbol.asyncDispose]: () => church[Symbol.asyncDispose](),
  }
}

type Details = Awaited<ReturnType<typeof openDetails>>

/** Somebody of the register without an account. */
async function addYaw({ church, admin }: Details) {
  const { body } = await church.post(
    'people/',
    { first_name: 'Yaw', last_name: 'Ofori', telephone: '0244 555 111', address: 'Old Street 1' },
    admin,
  )
  return body as { id: number; version: number }
}

/** A member whose number is confirmed, with their entry in the register. */
async function knownMember({ church }: Details) {
  const { access, user } = await church.signIn('member')
  const account_id = Number(user['id'])
  const { telephone } = await church.db
    .selectFrom('account')
    .select('telephone')
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow()
  await church.db
    .insertInto('confirmed_telephone')
    .values({ account_id, telephone, confirmed_at: church.clock.now.toISOString() })
    .onConflict((before) => before.doNothing())
    .execute()
  const person = await church.db
    .selectFrom('person')
    .selectAll()
    .where('account_id', '=', account_id)
    .executeTakeFirstOrThrow()
  return { access, account_id, person }
}

test('what a signed-in person agrees to is written into their entry at once, with its source, and into the profile', async () => {
  await using form = await openDetails()
  const { church } = form
  const { access, account_id, person } = await knownMember(form)

  const own = await church.get('forms/details/register/', access)
  const sent = await form.send(
    agreeing({ qname: 'I', qaddress: 'New Street 7', qborn: '1990-02-03' }, [
      { question: 'qaddress', seen: person.address },
    ]),
    access,
  )

  expect(own.body).toEqual([
    { question: 'qborn', field: 'born', stands: person.born },
    { question: 'qaddress', field: 'address', stands: person.address },
  ])
  expect(sent.status).toBe(201)
  const after = await form.person(person.id)
  expect([after.address, after.born]).toEqual(['New Street 7', person.born])
  const profile = await church.db
    .selectFrom('profile')
    .select('house_address')
    .where('account_id', '=', account_id)
    .executeTakeFirst()
  expect(profile?.house_address).toBe('New Street 7')
  const change = await church.db
    .selectFrom('person_change')
    .select(['after', 'changed_by'])
    .where('person_id', '=', person.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect([JSON.parse(change.after), change.changed_by]).toEqual([
    { address: 'New Street 7', form: 'Details' },
    account_id,
  ])
  const log = await church.db
    .selectFrom('log_entry')
    .select('detail')
    .where('action', '=', 'Answer used in the register')
    .execute()
  expect(log).toEqual([{ detail: `person ${person.id}, address, from form ${form.form.id}` }])
  const [row] = await form.rows()
  expect(row?.consents).toEqual([{ question: 'qaddress', field: 'address', used_at: expect.any(String) }])
})

test('an answer without the tick writes nothing, and cannot be used by anybody', async () => {
  await using form = await openDetails()
  const { person, access } = await knownMember(form)
  const yaw = await addYaw(form)

  await form.send(answering({ qaddress: 'Sneaky Street', qtel: '0244555111' }), access)
  const [row] = await form.rows()
  const proposal = (await form.proposal(row?.id ?? 0)).body as RegisterProposal
  const { version } = await form.person(yaw.id)
  const used = await form.use(row?.id ?? 0, { person: yaw.id, questions: ['qaddress'], version })

  expect((await form.person(person.id)).address).toBe(person.address)
  expect(row?.consents).toEqual([])
  expect(proposal.fields).toEqual([])
  expect([used.status, used.body]).toEqual([
    409,
    { detail: 'Who answered did not agree that the register takes this.' },
  ])
  expect((await form.person(yaw.id)).address).toBe('Old Street 1')
})

test('what was changed since it was shown is not written over: it waits for the office', async () => {
  await using form = await openDetails()
  const { access, person } = await knownMember(form)
  await form.church.db
    .updateTable('person')
    .set({ address: 'Meanwhile Street' })
    .where('id', '=', person.id)
    .execute()

  const sent = await form.send(
    agreeing({ qaddress: 'New Street 7' }, [{ question: 'qaddress', seen: person.address }]),
    access,
  )

  expect(sent.status).toBe(201)
  expect((await form.person(person.id)).address).toBe('Meanwhile Street')
  const [row] = await form.rows()
  expect(row?.consents).toEqual([{ question: 'qaddress', field: 'address', used_at: '' }])
})

test('an account that has confirmed nothing sees nothing of the register and writes nothing there', async () => {
  await using form = await openDetails()
  const { access, account_id, person } = await knownMember(form)
  const { db } = form.church
  await db.deleteFrom('confirmed_telephone').where('account_id', '=', account_id).execute()
  await db.deleteFrom('account_seen').where('account_id', '=', account_id).execute()
  await db.updateTable('account').set({ email_confirmed_at: null }).where('id', '=', account_id).execute()

  const own = await form.church.get('forms/details/register/', access)
  await form.send(
    agreeing({ qaddress: 'New Street 7' }, [{ question: 'qaddress', seen: person.address }]),
    access,
  )

  expect((own.body as { stands: unknown }[]).every(({ stands }) => stands === null)).toBe(true)
  expect((await form.person(person.id)).address).toBe(person.address)
  expect((await form.church.get('forms/details/register/')).status).toBe(401)
})

test('a number and an address that an account owns stay, whatever its browser sends', async () => {
  await using form = await openDetails()
  const { access, account_id, person } = await knownMember(form)

  await form.send(
    agreeing({ qmail: 'thief@example.com', qtel: '0244999888' }, [
      { question: 'qmail', seen: person.email },
      { question: 'qtel', seen: person.telephone },
    ]),
    access,
  )

  const after = await form.person(person.id)
  expect([after.email, after.telephone]).toEqual([person.email, person.telephone])
  const [row] = await form.rows()
  const { version } = after
  const used = await form.use(row?.id ?? 0, { person: person.id, questions: ['qmail'], version })
  expect(used.status).toBe(409)
  const account = await form.church.db
    .selectFrom('account')
    .select(['email', 'telephone'])
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow()
  expect(account.telephone).toBe(person.telephone)
  expect(account.email).not.toBe('thief@example.com')
})

test('the office sees what a visitor proposes beside what stands there, and takes it once', async () => {
  await using form = await openDetails()
  const yaw = await addYaw(form)
  await form.send(
    agreeing({ qtel: '024 455 5111', qaddress: 'New Street 7', qwish: 'A bench' }, [
      { question: 'qtel', seen: null },
      { question: 'qaddress', seen: null },
    ]),
  )
  const [row] = await form.rows()
  const submission = row?.id ?? 0

  const proposal = (await form.proposal(submission)).body as RegisterProposal
  const body = { person: yaw.id, questions: ['qaddress'], version: proposal.people[0]?.version }
  const both = await Promise.all([form.use(submission, body), form.use(submission, body)])
  const again = await form.use(submission, { ...body, version: (await form.person(yaw.id)).version })

  expect(proposal.fields.map(({ field, value, used_at }) => [field, value, used_at])).toEqual([
    ['telephone', '+233244555111', ''],
    ['address', 'New Street 7', ''],
  ])
  expect(proposal.people).toEqual([
    expect.objectContaining({
      ...{ id: yaw.id, name: 'Yaw Ofori', by: 'telephone' },
      fields: [
        { field: 'telephone', stands: '+233244555111', stays: false },
        { field: 'address', stands: 'Old Street 1', stays: false },
      ],
    }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(again.status).toBe(409)
  const after = await form.person(yaw.id)
  expect([after.address, after.version]).toEqual(['New Street 7', yaw.version + 1])
  const looks = await form.church.db
    .selectFrom('access_entry')
    .select('what')
    .where('what', 'like', '%beside the register')
    .execute()
  expect(looks).toEqual([{ what: `answers to form ${form.form.id}, beside the register` }])
})

test('an entry that was changed since it was seen, somebody else, a withdrawn answer and another form are refused', async () => {
  await using form = await openDetails()
  const { church, admin } = form
  const yaw = await addYaw(form)
  const { person: member } = await knownMember(form)
  await form.send(
    agreeing({ qtel: '0244555111', qaddress: 'New Street 7' }, [{ question: 'qaddress', seen: null }]),
  )
  const [row] = await form.rows()
  const submission = row?.id ?? 0
  const other = await madeForm(church, admin, { slug: 'other' })
  const body = { person: yaw.id, questions: ['qaddress'], version: yaw.version }

  const old = await form.use(submission, { ...body, version: yaw.version - 1 })
  const stranger = await form.use(submission, { ...body, person: member.id, version: member.version })
  const elsewhere = await church.post(`forms/${other.id}/answers/${submission}/register/`, body, admin)
  await church.post(`forms/${form.form.id}/answers/${submission}/withdraw/`, {}, admin)
  const withdrawn = await form.use(submission, body)

  expect([old.status, stranger.status, elsewhere.status, withdrawn.status]).toEqual([409, 404, 404, 409])
  expect((await form.person(yaw.id)).address).toBe('Old Street 1')
})

test('who reads the answers and keeps no register uses none, and a super admin who reads none does not either', async () => {
  await using form = await openDetails()
  const { church, admin, form: made } = form
  const yaw = await addYaw(form)
  const leader = await church.signIn('leader')
  await form.send(
    agreeing({ qtel: '0244555111', qaddress: 'New Street 7' }, [{ question: 'qaddress', seen: null }]),
  )
  const [row] = await form.rows()
  const submission = row?.id ?? 0
  const readers = [{ account: Number(leader.user['id']), reads_special: true, is_told: false }]
  await church.put(`forms/${made.id}/readers/`, { readers, version: made.version }, admin)
  const body = { person: yaw.id, questions: ['qaddress'], version: yaw.version }

  const byLeader = await form.use(submission, body, leader.access)
  const byAdmin = await form.use(submission, body)

  expect([(await form.proposal(submission, leader.access)).status, byLeader.status]).toEqual([403, 403])
  expect([(await form.proposal(submission)).status, byAdmin.status]).toEqual([404, 404])
})

test('a consent is for the field that was shown: what the form fills later takes nothing of it', async () => {
  await using form = await openDetails()
  const { church, admin, form: made } = form
  const yaw = await addYaw(form)
  const questions = made.questions.map((one) =>
    one.id === 'qwish'
      ? { ...one, label: 'Address', fills: 'address' as const }
      : { ...one, fills: '' as const },
  )
  const before = answering({ qtel: '0244555111', qwish: 'A bench' })
  await form.send(before)
  const changed = await church.put(
    `forms/${made.id}/`,
    { ...dinner, ...details, questions, version: made.version },
    admin,
  )
  const stale = agreeing({ qtel: '0244555111' }, [{ question: 'qtel', seen: null }])
  await form.send(stale)

  expect(changed.status).toBe(200)
  for (const row of await form.rows()) {
    expect(row.consents).toEqual([])
    const used = await form.use(row.id, {
      person: yaw.id,
      questions: ['qwish', 'qtel'],
      version: yaw.version,
    })
    expect([404, 409]).toContain(used.status)
  }
  expect((await form.person(yaw.id)).address).toBe('Old Street 1')
})

test('the rules of the register refuse what it does not keep, at the question', async () => {
  await using form = await openDetails()

  const sent = await form.send(
    agreeing({ qtel: '12345', qborn: '2090-01-01' }, [
      { question: 'qtel', seen: null },
      { question: 'qborn', seen: null },
    ]),
  )

  expect(sent.body).toEqual({
    qtel: ['This is not a phone number in Ghana. Please write it like 024 412 3456'],
    qborn: ['A date of birth cannot lie in the future'],
  })
  expect(await form.rows()).toEqual([])
})

test('a survey without names, a special question and the wrong kind fill no register', async () => {
  await using form = await openDetails()
  const make = async (changes: object, question: object) => {
    const questions = [formQuestion({ id: 'qone', label: 'One', ...question })]
    const { body } = await form.church.post(
      'forms/',
      { ...dinner, slug: 'filling', questions, ...changes },
      form.admin,
    )
    return Object.keys(body as object)
  }

  expect(await make({ is_nameless: true, closes_on: '2026-12-24' }, { fills: 'address' })).toEqual([
    'is_nameless',
  ])
  expect(await make({}, { fills: 'address', is_special: true })).toEqual(['questions'])
  expect(await make({}, { fills: 'born' })).toEqual(['questions'])
  expect(await make({}, { fills: 'status' })).toEqual(['questions.0.fills'])
  const { questions } = form.form as FormAnswer
  expect(questions.map(({ fills }) => fills)).toEqual(['', 'telephone', 'email', 'born', 'address', ''])
})
