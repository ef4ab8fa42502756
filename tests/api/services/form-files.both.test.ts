import { expect, test } from 'vitest'
import type { SubmissionAnswer } from '../../../src/lib/contract/services/form.ts'
import { sweepForms } from '../../../src/server/services/forms/sweep.ts'
import { dinner, formQuestion, openForm } from '../../support/forms.ts'
import { photograph } from '../../support/photograph.ts'

/* Files of answers: photographs and PDFs by their content, private, and gone with the answer. */

const hiring = {
  slug: 'hiring',
  title: 'Hiring',
  questions: [
    formQuestion({ id: 'qname', label: 'Name' }),
    formQuestion({ id: 'qpaper', label: 'Certificate', kind: 'file' }),
    formQuestion({ id: 'qface', label: 'Photograph', kind: 'photograph' }),
    formQuestion({ id: 'qhealth', label: 'Medical report', kind: 'file', is_special: true }),
  ],
} satisfies Partial<typeof dinner>

const pdf = new TextEncoder().encode(
  '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)
const page = new TextEncoder().encode('<!doctype html><script>alert(1)</script>')

async function openHiring() {
  const open = await openForm(hiring)
  const { church, admin, form } = open
  const send = (question: string, bytes: Uint8Array, name: string) => {
    const body = new FormData()
    body.set('question', question)
    body.set('photograph', new Blob([new Uint8Array(bytes)]), name)
    return church.postForm('forms/hiring/photographs/', body)
  }
  return {
    ...open,
    send,
    sent: async (question: string, bytes: Uint8Array, name: string) =>
      ((await send(question, bytes, name)).body as { secret: string }).secret,
    rows: async (access = admin) => {
      const { body } = await open.answers(access)
      return (body as { results: SubmissionAnswer[] }).results
    },
    read: (file: number, access: string) =>
      church.api.request(`/backend/api/forms/${form.id}/photographs/${file}/`, {
        headers: { Authorization: `Bearer ${access}` },
      }),
    [Symbol.asyncDispose]: () => church[Symbol.asyncDispose](),
  }
}

const keysOf = async ({ church }: Awaited<ReturnType<typeof openHiring>>) =>
  (await church.db.selectFrom('form_file').select('file_key').orderBy('id').execute()).map(
    ({ file_key }) => file_key,
  )

test('a PDF is kept as it was sent, read by readers alone, and saved instead of opened', async () => {
  await using form = await openHiring()
  const { church, admin } = form
  const secret = await form.sent('qpaper', pdf, 'certificate.pdf')
  await form.submit({ qname: 'Kofi', qpaper: secret })
  const [row] = await form.rows()
  const file = row?.photographs[0]

  const read = await form.read(file?.id ?? 0, admin)
  const member = await form.read(file?.id ?? 0, (await church.signIn('member')).access)

  expect(file).toEqual({ id: expect.any(Number), question: 'qpaper', name: 'certificate.pdf', is_pdf: true })
  expect(row?.answers).toEqual([{ question: 'qname', values: ['Kofi'] }])
  expect(new Uint8Array(await read.arrayBuffer())).toEqual(pdf)
  expect(Object.fromEntries(read.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining('attachment'),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  expect(member.status).toBe(403)
  const looks = await church.db
    .selectFrom('access_entry')
    .select('what')
    .where('what', 'like', '%a PDF')
    .execute()
  expect(looks).toEqual([{ what: `special answers to form ${form.form.id}, a PDF` }])
})

test('a file is what its content says: a page with the name of a PDF is refused, and a photograph is drawn anew', async () => {
  await using form = await openHiring()

  const script = await form.send('qpaper', page, 'paper.pdf')
  const asPhotograph = await form.send('qface', pdf, 'face.jpg')
  const picture = await form.send('qpaper', (await photograph({ width: 300 })).buffer, 'paper.pdf')
  const elsewhere = await form.send('qname', pdf, 'paper.pdf')
  const large = await form.send('qpaper', new Uint8Array(10 * 1024 * 1024 + 1), 'paper.pdf')

  expect([script.status, script.body]).toEqual([400, { photograph: ['Please choose a photograph or a PDF'] }])
  expect(asPhotograph.status).toBe(400)
  expect(picture.status).toBe(201)
  expect([elsewhere.status, large.status]).toEqual([400, 413])
  expect(await keysOf(form)).toEqual([expect.stringMatching(/^forms\/.+\.webp$/)])
})

test('no address of the site shows a file of an answer, also to who knows its key', async () => {
  await using form = await openHiring()
  await form.sent('qpaper', pdf, 'certificate.pdf')
  await form.sent('qface', (await photograph({ width: 300 })).buffer, 'face.jpg')

  for (const key of await keysOf(form)) {
    const open = await form.church.api.request(`/media/${key}`)
    expect([key, open.status]).toEqual([key, 404])
  }
})

test('a special PDF is for those who read special answers', async () => {
  await using form = await openHiring()
  const { church, admin, form: made } = form
  const secret = await form.sent('qhealth', pdf, 'report.pdf')
  await form.submit({ qname: 'Kofi', qhealth: secret })
  const leader = await church.signIn('leader')
  const readers = [
    ...made.readers.map(({ name: _, ...one }) => one),
    { account: Number(leader.user['id']), reads_special: false, is_told: false },
  ]
  await church.put(`forms/${made.id}/readers/`, { readers, version: made.version }, admin)
  const id = (await form.rows())[0]?.photographs[0]?.id ?? 0

  expect((await form.rows(leader.access))[0]?.photographs).toEqual([])
  expect([(await form.read(id, leader.access)).status, (await form.read(id, admin)).status]).toEqual([
    404, 200,
  ])
})

test('the PDF goes with its answer, and one whose answer never came after a day', async () => {
  await using form = await openHiring()
  const { church, admin, form: made } = form
  await form.sent('qpaper', pdf, 'left.pdf')
  const secret = await form.sent('qpaper', pdf, 'certificate.pdf')
  await form.submit({ qname: 'Kofi', qpaper: secret })
  const [left, claimed] = await keysOf(form)
  const [row] = await form.rows()

  const removed = await church.remove(`forms/${made.id}/answers/${row?.id}/`, admin)
  church.wait(2 * 86_400_000)
  await sweepForms({ db: church.db, files: church.files, now: () => church.clock.now })

  expect(removed.status).toBe(200)
  expect(await church.files.find(claimed ?? '')).toBeUndefined()
  expect(await church.files.find(left ?? '')).toBeUndefined()
  expect(await keysOf(form)).toEqual([])
})

test('a survey without names takes no file', async () => {
  await using form = await openHiring()
  const questions = [formQuestion({ id: 'qpaper', label: 'Paper', kind: 'file' })]

  const { body } = await form.church.post(
    'forms/',
    { ...dinner, slug: 'nameless', questions, is_nameless: true, closes_on: '2026-12-24' },
    form.admin,
  )

  expect(JSON.stringify(body)).toContain('a photograph or a file')
})
