import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  type FormAnswer,
  formTemplates,
  type SubmissionAnswer,
  type SummaryAnswer,
} from '../../../src/lib/contract/services/form.ts'
import { sweepForms } from '../../../src/server/services/forms/sweep.ts'
import { answering, dinner, formQuestion, madeForm, openForm } from '../../support/forms.ts'
import { holdDuty } from '../../support/hold-duty.ts'
import { photograph } from '../../support/photograph.ts'

/* Forms: who makes them and who reads the answers, what is refused, places, surveys without names, and how long answers stay. */

const kofi = { qname: 'Kofi Boateng', qeats: 'Yes' }
const rowsOf = ({ body }: { body: unknown }) => (body as { results: SubmissionAnswer[] }).results

test('the office makes a form, a visitor answers it, and who made it reads the answer', async () => {
  await using form = await openForm()

  const sent = await form.submit({ ...kofi, qmany: '3' })
  const rows = rowsOf(await form.answers())

  expect([sent.status, sent.body]).toEqual([201, { state: 'placed', thanks: 'See you there.' }])
  expect(rows).toEqual([
    expect.objectContaining({
      state: 'placed',
      by: '',
      answers: [
        { question: 'qname', values: ['Kofi Boateng'] },
        { question: 'qeats', values: ['Yes'] },
        { question: 'qmany', values: ['3'] },
      ],
    }),
  ])
})

test('members and leaders make no forms, and a draft is answered by nobody', async () => {
  await using form = await openForm()
  const { church, admin } = form
  const member = (await church.signIn('member')).access
  const leader = (await church.signIn('leader')).access
  await church.post('forms/', { ...dinner, slug: 'draft' }, admin)

  for (const access of [member, leader]) {
    expect((await church.post('forms/', { ...dinner, slug: 'mine' }, access)).status).toBe(403)
    expect((await church.get('forms/', access)).status).toBe(403)
    expect((await church.get(`forms/${form.form.id}/answers/`, access)).status).toBe(403)
  }
  expect((await church.post('forms/draft/answers/', answering(kofi))).status).toBe(404)
})

test('what the page did not refuse is refused by the server, question by question', async () => {
  await using form = await openForm()

  expect((await form.submit({ qeats: 'Perhaps', qmail: 'nobody', qmany: 'three' })).body).toEqual({
    qname: ['Please answer this question'],
    qmail: ['Please provide a valid email address'],
    qeats: ['Please choose one of the answers'],
    qmany: ['Please write a number, such as 3'],
  })
  expect((await form.submit({ ...kofi, qeats: 'No' })).body).toEqual({
    qwhat: ['Please answer this question'],
  })
  expect((await form.submit({ ...kofi, qeats: ['Yes', 'No'] })).status).toBe(400)
  expect(rowsOf(await form.answers())).toEqual([])
})

test('an answer to a question that was not shown is not stored', async () => {
  await using form = await openForm()

  await form.submit({ ...kofi, qwhat: 'Fish', unknown: 'x' })

  expect(rowsOf(await form.answers())[0]?.answers.map(({ question }) => question)).toEqual(['qname', 'qeats'])
})

test('what is sent twice is taken once, also hours later', async () => {
  await using form = await openForm()
  const sent = randomUUID()

  await form.submit(kofi, { sent })
  form.church.wait(6 * 60 * 60_000)
  const again = await form.submit(kofi, { sent })

  const { access } = await form.church.signIn('admin')
  expect(again.status).toBe(201)
  expect(rowsOf(await form.answers(access))).toHaveLength(1)
})

test('a program that fills the hidden field learns nothing, and nothing is kept', async () => {
  await using form = await openForm()

  const sent = await form.church.post('forms/dinner/answers/', {
    ...answering(kofi),
    website: 'https://spam.example',
  })

  expect(sent.status).toBe(201)
  expect(rowsOf(await form.answers())).toEqual([])
})

test('special answers are read by named people alone, and each look is in the access log', async () => {
  await using form = await openForm()
  const { church, admin } = form
  const leader = await church.signIn('leader')
  await form.submit({ ...kofi, qhealth: 'Asthma' })
  const reader = { account: Number(leader.user['id']), reads_special: false, is_told: false }
  const { version, readers } = form.form
  const all = [...readers.map(({ name: _, ...one }) => one), reader]
  expect((await church.put(`forms/${form.form.id}/readers/`, { readers: all, version }, admin)).status).toBe(
    200,
  )

  const seen = await form.answers(leader.access)
  const summary = await church.get(`forms/${form.form.id}/counts/`, leader.access)
  const special = await form.answers(admin)

  expect(JSON.stringify([seen.body, summary.body])).not.toContain('Asthma')
  expect((summary.body as SummaryAnswer).questions.map(({ id }) => id)).not.toContain('qhealth')
  expect(JSON.stringify(special.body)).toContain('Asthma')
  const looks = await church.db
    .selectFrom('access_entry')
    .select(['username', 'what'])
    .where('what', 'like', '%form%')
    .execute()
  expect(looks).toEqual([
    { username: 'leader', what: `answers to form ${form.form.id}` },
    { username: 'admin', what: `special answers to form ${form.form.id}` },
  ])
  const file = await church.api.request(`/backend/api/forms/${form.form.id}/export/`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${leader.access}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ format: 'csv' }),
  })
  expect(await file.text()).not.toContain('Asthma')
})

test('a super admin who is not named reads no answers, and an answer of another form is not found by its id', async () => {
  await using form = await openForm()
  const { church, admin } = form
  await form.submit(kofi)
  const [answer] = rowsOf(await form.answers())
  const other = await madeForm(church, admin, { slug: 'other' })

  const wrong = await church.post(`forms/${other.id}/answers/${answer?.id}/withdraw/`, {}, admin)
  await church.put(`forms/${form.form.id}/readers/`, { readers: [], version: form.form.version }, admin)

  expect(wrong.status).toBe(404)
  expect((await form.answers(admin)).status).toBe(404)
  expect((await church.get(`forms/${form.form.id}/`, admin)).status).toBe(200)
})

test('a question that becomes special hides what was answered before', async () => {
  await using form = await openForm()
  const { church, admin } = form
  const leader = await church.signIn('leader')
  await form.submit({ ...kofi, qmany: '7' })
  const questions = dinner.questions.map((one) => (one.id === 'qmany' ? { ...one, is_special: true } : one))
  const changed = await church.put(
    `forms/${form.form.id}/`,
    { ...dinner, questions, version: form.form.version },
    admin,
  )
  const { version } = changed.body as FormAnswer
  const readers = [{ account: Number(leader.user['id']), reads_special: false, is_told: false }]
  await church.put(`forms/${form.form.id}/readers/`, { readers, version }, admin)

  expect(rowsOf(await form.answers(leader.access))[0]?.answers.map(({ question }) => question)).toEqual([
    'qname',
    'qeats',
  ])
})

test('the last place goes to one of those who ask at once, the next wait, and a withdrawn place goes to the first of them', async () => {
  await using form = await openForm({ places: 2, has_waiting: true, confirms_mail: true })
  const people = Array.from({ length: 5 }, (_, at) => ({
    ...kofi,
    qname: `Guest ${at}`,
    qmail: `guest${at}@example.com`,
  }))

  const answers = await Promise.all(people.map((one) => form.submit(one)))
  const states = answers.map(({ body }) => (body as { state: string }).state).sort()
  const rows = rowsOf(await form.answers())
  const placed = rows.find(({ state }) => state === 'placed')
  form.church.letters.length = 0
  const withdrawn = await form.church.post(
    `forms/${form.form.id}/answers/${placed?.id}/withdraw/`,
    {},
    form.admin,
  )

  expect(states).toEqual(['placed', 'placed', 'waiting', 'waiting', 'waiting'])
  expect(withdrawn.status).toBe(200)
  const now = rowsOf(await form.answers())
  const first = rows.filter(({ state }) => state === 'waiting').at(-1)
  expect(now.filter(({ state }) => state === 'placed')).toHaveLength(2)
  expect(now.find(({ id }) => id === first?.id)?.state).toBe('placed')
  expect(form.church.letters.map(({ subject }) => subject)).toEqual(['You have a place: Dinner'])
})

test('without a waiting list a full form refuses, and one person answers once', async () => {
  await using form = await openForm({ places: 2, is_once: true })
  const mail = { qmail: 'Kofi@Example.com' }

  expect((await form.submit({ ...kofi, ...mail })).status).toBe(201)
  const second = await form.submit({ ...kofi, qmail: 'kofi@example.com' })
  expect([second.status, second.body]).toEqual([409, { detail: 'You have answered this form already.' }])
  expect((await form.submit(kofi)).body).toEqual({ qmail: ['Please answer this question'] })
  expect((await form.submit({ ...kofi, qmail: 'ama@example.com' })).status).toBe(201)
  expect((await form.submit({ ...kofi, qmail: 'esi@example.com' })).body).toEqual({
    detail: 'All places are taken.',
  })
})

test('a form takes answers from its first day to its last', async () => {
  await using form = await openForm(
    { opens_on: '2026-11-23', closes_on: '2026-11-24' },
    { now: new Date('2026-11-22T10:00:00Z') },
  )

  const before = await form.submit(kofi)
  form.church.wait(86_400_000)
  const within = await form.submit(kofi)
  form.church.wait(2 * 86_400_000)
  const after = await form.submit(kofi)

  expect([before.status, within.status, after.status]).toEqual([409, 201, 409])
})

test('of a survey without names the row has no account, no address, and no time', async () => {
  const survey = {
    slug: 'survey',
    title: 'Survey',
    questions: [formQuestion({ id: 'qgood', label: 'What is good?' })],
  }
  await using form = await openForm({ ...survey, is_nameless: true, closes_on: '2026-12-24' })
  const { church, form: made } = form
  const member = (await church.signIn('member')).access

  const sent = await form.submit({ qgood: 'The songs' }, { access: member })
  const again = await form.submit({ qgood: 'The sermon' }, { access: member })

  expect([sent.status, again.status]).toEqual([201, 201])
  const rows = await church.db
    .selectFrom('form_submission')
    .selectAll()
    .where('form_id', '=', made.id)
    .execute()
  expect(rows).toHaveLength(2)
  for (const { id, answers, ...row } of rows) {
    expect(id).toBeGreaterThan(1000)
    expect(JSON.parse(answers)).toEqual([{ question: 'qgood', values: [expect.any(String)] }])
    expect(row).toEqual({
      form_id: made.id,
      account_id: null,
      state: 'placed',
      turn: null,
      submitted_at: null,
      once_mark: null,
      special: '[]',
      email: '',
      telephone: '',
      version: 1,
    })
  }
  const keys = await church.db
    .selectFrom('form_sent')
    .select('submission_id')
    .where('form_id', '=', made.id)
    .execute()
  expect(keys).toEqual([{ submission_id: null }, { submission_id: null }])
  const logTables = ['log_entry', 'access_entry'] as const
  for (const table of logTables)
    expect(JSON.stringify(await church.db.selectFrom(table).selectAll().execute())).not.toContain('The songs')
  expect(church.letters).toEqual([])
})

test('a survey without names asks for no name, has no places and no confirmation', async () => {
  await using form = await openForm()

  const nameless = await form.church.post(
    'forms/',
    { ...dinner, slug: 'nameless', is_nameless: true, places: 3 },
    form.admin,
  )

  expect(nameless.status).toBe(400)
  expect(Object.keys(nameless.body as object)).toEqual(['closes_on', 'is_nameless'])
})

test('answers are deleted after the days that their form says, with their photographs', async () => {
  const questions = [
    ...dinner.questions,
    formQuestion({ id: 'qface', label: 'Photograph', kind: 'photograph' }),
  ]
  await using form = await openForm({ questions })
  const { church, form: made } = form
  const body = new FormData()
  body.set('question', 'qface')
  body.set('photograph', new Blob([new Uint8Array((await photograph({ width: 400 })).buffer)]), 'me.jpg')
  const { secret } = (await church.postForm('forms/dinner/photographs/', body)).body as { secret: string }
  await form.submit({ ...kofi, qface: secret })
  const { file_key } = await church.db.selectFrom('form_file').select('file_key').executeTakeFirstOrThrow()
  const deps = { db: church.db, files: church.files, now: () => church.clock.now }

  church.wait(29 * 86_400_000)
  await sweepForms(deps)
  const kept = rowsOf(await church.get(`forms/${made.id}/answers/`, (await church.signIn('admin')).access))
  church.wait(2 * 86_400_000)
  await sweepForms(deps)

  expect(kept[0]?.photographs).toEqual([
    { id: expect.any(Number), question: 'qface', name: 'me.jpg', is_pdf: false },
  ])
  expect(await church.db.selectFrom('form_submission').select('id').execute()).toEqual([])
  expect(await church.files.find(file_key)).toBeUndefined()
})

test('a photograph belongs to the answer that names it first, and is seen by readers alone', async () => {
  const questions = [
    ...dinner.questions,
    formQuestion({ id: 'qface', label: 'Photograph', kind: 'photograph' }),
  ]
  await using form = await openForm({ questions })
  const { church, form: made, admin } = form
  const member = (await church.signIn('member')).access
  const body = new FormData()
  body.set('question', 'qface')
  body.set('photograph', new Blob([new Uint8Array((await photograph({ width: 400 })).buffer)]), 'me.jpg')
  const { secret } = (await church.postForm('forms/dinner/photographs/', body)).body as { secret: string }

  const first = await form.submit({ ...kofi, qface: secret })
  const second = await form.submit({ ...kofi, qface: secret })
  const guessed = await form.submit({ ...kofi, qface: 'aaaa' })
  const { id } = await church.db.selectFrom('form_file').select('id').executeTakeFirstOrThrow()
  const see = (access: string) =>
    church.api.request(`/backend/api/forms/${made.id}/photographs/${id}/`, {
      headers: { Authorization: `Bearer ${access}` },
    })

  expect([first.status, second.status, guessed.status]).toEqual([201, 400, 400])
  expect((await see(admin)).headers.get('content-type')).toBe('image/webp')
  expect((await see(member)).status).toBe(403)
})

test('a script and a formula in questions and answers stay text', async () => {
  const label = '<script>alert(1)</script>'
  await using form = await openForm({
    title: label,
    questions: [formQuestion({ id: 'qname', label }), formQuestion({ id: 'qtwo', label: '=1+1' })],
  })

  await form.submit({ qname: '=HYPERLINK("https://evil.example")', qtwo: label })
  const file = await form.church.api.request(`/backend/api/forms/${form.form.id}/export/`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${form.admin}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ format: 'csv' }),
  })
  const csv = await file.text()

  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect(csv).toContain("'=1+1")
  expect(rowsOf(await form.answers())[0]?.answers[1]?.values).toEqual([label])
})

test('the kind of an answered question stays, and the second of two who change a form is told', async () => {
  await using form = await openForm()
  const { church, admin, form: made } = form
  await form.submit(kofi)
  const questions = dinner.questions.map((one) =>
    one.id === 'qmany' ? { ...one, kind: 'date' as const } : one,
  )
  const change = (changes: object) =>
    church.put(`forms/${made.id}/`, { ...dinner, version: made.version, ...changes }, admin)

  expect((await change({ questions })).status).toBe(409)
  expect((await change({ title: 'Supper' })).status).toBe(200)
  expect((await change({ title: 'Lunch' })).status).toBe(409)
  church.wait(60_000)
  expect((await church.post('forms/', dinner, admin)).body).toEqual({
    slug: ['Another form has this address'],
  })
})

test('a question is shown by an answer of a question before it, or the form is refused', async () => {
  await using form = await openForm()
  const questions = [
    formQuestion({ id: 'qwhat', label: 'What?', shown_by: 'qeats', shown_for: 'No' }),
    ...dinner.questions.slice(2, 3),
  ]

  const refused = await form.church.post('forms/', { ...dinner, slug: 'late', questions }, form.admin)

  expect(refused.body).toEqual({
    questions: ['“What?” is shown by an answer that no question before it has'],
  })
})

test('who reads the answers and wants to is told that there is one, and nothing of it', async () => {
  await using form = await openForm()
  const { church, admin, form: made } = form
  const { user } = await church.signIn('leader')
  const readers = [{ account: Number(user['id']), reads_special: false, is_told: true }]
  await church.put(`forms/${made.id}/readers/`, { readers, version: made.version }, admin)

  await form.submit(kofi)

  expect(church.letters.map(({ subject }) => subject)).toEqual(['A new answer: Dinner'])
  expect(church.letters[0]?.text).not.toContain('Kofi')
})

test('every template makes a form that can be opened', async () => {
  await using form = await openForm()
  const { church } = form
  await holdDuty(church, 'media', 'office')
  const office = (await church.signIn('media')).access

  for (const template of formTemplates) {
    const made = await church.post(`forms/templates/${template}/`, {}, office)
    const { id, version } = made.body as FormAnswer
    const opened = await church.put(`forms/${id}/state/`, { state: 'open', version }, office)
    expect([template, made.status, opened.status]).toEqual([template, 201, 200])
  }
  expect((await church.post('forms/templates/nothing/', {}, office)).status).toBe(404)
})

test('a member is offered the names of those who live with them, and nobody else is', async () => {
  await using form = await openForm()
  const member = (await form.church.signIn('member')).access

  const own = await form.church.get('forms/dinner/household/', member)

  expect((own.body as { name: string }[]).length).toBeGreaterThan(0)
  expect((await form.church.get('forms/dinner/household/')).status).toBe(401)
})

test('what a deleted account answered goes with it, and its place to who waits', async () => {
  await using form = await openForm({ places: 1, has_waiting: true })
  const { church, admin } = form
  const { access, user } = await church.signIn('member')
  await form.submit(kofi, { access })
  await form.submit({ ...kofi, qname: 'Esi' })

  await church.db.deleteFrom('account').where('id', '=', Number(user['id'])).execute()
  await sweepForms({ db: church.db, files: church.files, now: () => church.clock.now })

  const rows = rowsOf(await form.answers(admin))
  expect(rows.map(({ state, answers }) => [state, answers[0]?.values])).toEqual([['placed', ['Esi']]])
})

test('of two who save the same version of a form at once the second is told', async () => {
  await using open = await openForm()
  const { church, admin, form } = open
  for (let round = 0; round < 8; round++) {
    const { version } = (await church.get(`forms/${form.id}/`, admin)).body as FormAnswer
    const save = (about: string) => church.put(`forms/${form.id}/`, { ...dinner, about, version }, admin)

    const both = await Promise.all([save(`First ${round}`), save(`Second ${round}`)])
    const closed = await church.put(`forms/${form.id}/state/`, { state: 'closed', version }, admin)

    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(closed.status).toBe(409)
  }
})

test('the link of a confirmation withdraws its answer once, without an account, and its place goes on', async () => {
  await using open = await openForm({ places: 1, has_waiting: true, confirms_mail: true })
  const { church, form } = open
  await open.submit({ ...kofi, qmail: 'kofi@example.com' })
  await open.submit({ qname: 'Esi', qeats: 'Yes', qmail: 'esi@example.com' })
  const [, submission, seal] = /#withdraw\.(\d+)\.([\w-]{43})/.exec(church.letters[0]?.text ?? '') ?? []
  const withdraw = (changes: object = {}) =>
    church.post(`forms/${form.slug}/withdraw/`, { submission: Number(submission), seal, ...changes })
  church.letters.length = 0

  const guessed = await withdraw({ seal: 'a'.repeat(43) })
  const other = await withdraw({ submission: Number(submission) + 1 })
  const done = await withdraw()
  const again = await withdraw()

  expect([guessed.status, other.status, done.status, again.status]).toEqual([404, 404, 200, 409])
  const states = rowsOf(await open.answers()).map(({ state }) => state)
  expect(states.toSorted()).toEqual(['placed', 'withdrawn'])
  expect(church.letters.map(({ to, subject }) => [to, subject])).toEqual([
    ['esi@example.com', 'You have a place: Dinner'],
  ])
})
