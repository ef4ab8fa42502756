import { expect, test } from 'vitest'
import type { PlanAnswer, PlanFile } from '../../../src/lib/contract/services/plan.ts'
import { formsOf, listNamed } from '../../../src/server/platform/files/named.ts'
import { sweepTrash } from '../../../src/server/settings/trash/sweep.ts'
import { holdDuty } from '../../support/hold-duty.ts'
import { audio, begin, begun, end, pair, patch } from '../../support/in-parts.ts'
import { openPlan } from '../../support/plans.ts'
import { concat, markup, picture } from '../../support/polyglots.ts'
import { sunday } from '../../support/rota.ts'
import { android } from '../../support/telephone-recordings.ts'

/* Files of items of an order of service: what is taken, who reads it, and when it goes. */

const pdf = concat('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n', markup, '\n%%EOF\n')
const answer = (body: unknown) => body as PlanAnswer

async function open() {
  const church = await openPlan()
  const [item, other] = church.plan.items
  if (!item || !other) throw new Error('No items')
  const at = `plans/${church.id}/`
  const send = async (bytes: Uint8Array, access = church.planner): Promise<string> => {
    const about = { 'Upload-Length': String(bytes.length), 'Upload-Metadata': pair('type', 'page') }
    const upload = await begun(church.church, access, about)
    await patch(church.church, upload, access, { from: 0, bytes })
    return upload
  }
  const name = async (upload: string, called: string, access = church.planner) => {
    const made = await church.church.post(`${at}items/${item.id}/files/`, { upload, name: called }, access)
    await end(church.church, upload, access)
    return made
  }
  const add = async (bytes: Uint8Array, called: string) => {
    const made = await name(await send(bytes), called)
    return { ...made, files: answer(made.body).items?.[0]?.files ?? [] }
  }
  const fetchFile = (id: number, access = church.planner, plan = church.id) =>
    church.church.api.request(`/backend/api/plans/${plan}/files/${id}/`, {
      headers: { Authorization: `Bearer ${access}` },
    })
  const keys = async () =>
    (await church.church.db.selectFrom('plan_file').select('file_key').orderBy('id').execute()).map(
      ({ file_key }) => file_key,
    )
  const stored = async (key: string) => (await church.church.files.find(key)) !== undefined
  return {
    ...{ ...church, at, item, other, send, name, add, fetchFile, keys, stored },
    [Symbol.asyncDispose]: () => church[Symbol.asyncDispose](),
  }
}

test('a planner adds a PDF, a picture and sound to an item, and who serves reads them with their sizes', async () => {
  await using church = await open()
  await church.ask([{ service: church.first, day: sunday, account: church.member.id }])
  const photograph = await picture(2400, 1200).png().toBuffer()

  const first = await church.add(pdf, 'Order of baptism.pdf')
  await church.add(photograph, 'Poster.png')
  await church.add(audio, 'Backing track')
  await church.add(android(), 'Memo.m4a')

  const { items } = await church.read(church.member.access)
  const files = items[0]?.files ?? []
  expect(first.status).toBe(201)
  expect(files.map(({ name, kind }) => [name, kind])).toEqual([
    ['Order of baptism.pdf', 'pdf'],
    ['Poster.png', 'picture'],
    ['Backing track', 'sound'],
    ['Memo.m4a', 'sound'],
  ])
  expect(files[0]?.bytes).toBe(pdf.length)
  const read = await Promise.all(files.map(({ id }) => church.fetchFile(id, church.member.access)))
  expect(read.map(({ headers }) => headers.get('content-type'))).toEqual([
    'application/pdf',
    'image/webp',
    'audio/mpeg',
    'audio/mp4',
  ])
  expect(Buffer.from((await read[0]?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(pdf)
  expect(read.map(({ headers }) => headers.get('content-disposition')?.split('; ')[1])).toEqual([
    'filename="Order of baptism.pdf"',
    'filename="Poster.png.webp"',
    'filename="Backing track.mp3"',
    'filename="Memo.m4a"',
  ])
  for (const { headers } of read) {
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-disposition')).toMatch(/^attachment/)
  }
})

test('nobody else reads a file: not by its key, not by another order, and not without a part in the service', async () => {
  await using church = await open()
  const [file] = (await church.add(pdf, 'Notes.pdf')).files
  if (!file) throw new Error('No file')
  const [key = ''] = await church.keys()
  const next = answer(
    (await church.church.post('plans/next/', { service: church.first }, church.planner)).body,
  )

  const byKey = await church.church.api.request(`/media/${key}`)
  const others = await Promise.all([
    church.fetchFile(file.id, church.member.access),
    church.fetchFile(file.id, church.planner, next.id),
    church.fetchFile(file.id, 'no token'),
    church.fetchFile(99_999),
  ])
  const removed = [
    await church.church.remove(`${church.at}files/${file.id}/`, church.member.access),
    await church.church.remove(`plans/${next.id}/files/${file.id}/`, church.planner),
  ]

  expect(byKey.status).toBe(404)
  expect(others.map(({ status }) => status)).toEqual([404, 404, 401, 404])
  expect(removed.map(({ status }) => status)).toEqual([403, 404])
  expect(next.items.flatMap(({ files }) => files)).toEqual([])
  expect((await church.fetchFile(file.id)).status).toBe(200)
})

test('what is no PDF, no picture and no sound is refused at its field, whatever it is called, and nothing of it stays', async () => {
  await using church = await open()
  const before = (await church.church.files.listStored()).length
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`
  const bad = [markup, svg, 'PK\x03\x04 not a document', '%PDX', `<!--ftypmp42-->${markup}`]

  const answers = []
  for (const bytes of bad) answers.push(await church.add(concat(bytes), 'hymn.mp3'))
  const film = await church.add(concat(Uint8Array.of(0, 0, 0, 24), 'ftypmp42\0\0\0\0mp42isom'), 'hymn.mp3')
  const unnamed = await church.add(pdf, ' ')
  const missing = await church.name('A'.repeat(22), 'Notes.pdf')
  const strange = await church.name(await church.send(pdf, church.admin.access), 'Notes.pdf')

  for (const { status, body } of [...answers, film])
    expect([status, body]).toEqual([
      400,
      { file: ['Please choose a PDF, a picture or a sound (MP3 or M4A)'] },
    ])
  expect([unnamed.status, unnamed.body]).toEqual([400, { name: ['Please name the file'] }])
  expect([missing.status, strange.status]).toEqual([400, 400])
  expect((await church.church.files.listStored()).length).toBe(before)
  expect(await church.keys()).toEqual([])
})

test('a name with a script and quotes is kept as it is, and breaks no header', async () => {
  await using church = await open()
  const called = '"><script>alert(1)</script>\\ Ɔdɔ.pdf'

  const [file] = (await church.add(pdf, called)).files
  const read = await church.fetchFile(file?.id ?? 0)

  expect(file?.name).toBe(called)
  const disposition = read.headers.get('content-disposition') ?? ''
  expect(disposition).toMatch(/^attachment; filename="[^"\\]*"; filename\*=UTF-8''[\w%.~!'()*-]+$/)
  expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toBe(called)
})

test('the same upload twice is one file, an item has at most ten, and a template none', async () => {
  await using church = await open()
  const upload = await church.send(pdf)
  const body = { upload, name: 'Notes.pdf' }
  const files = `${church.at}items/${church.item.id}/files/`

  const twice = await Promise.all([
    church.church.post(files, body, church.planner),
    church.church.post(files, body, church.planner),
  ])
  const again = await church.church.post(files, body, church.planner)
  for (let many = 1; many < 10; many += 1) await church.add(pdf, `${many}.pdf`)
  const tooMany = await church.add(pdf, 'eleven.pdf')
  const template = answer((await church.church.post(`${church.at}template/`, {}, church.planner)).body)
  const ofTemplate = await church.church.post(
    `plans/${template.id}/items/${template.items[0]?.id}/files/`,
    { upload: await church.send(pdf), name: 'Notes.pdf' },
    church.planner,
  )

  expect([...twice, again].map(({ status }) => status)).toEqual([201, 201, 201])
  expect(answer(again.body).items[0]?.files).toHaveLength(1)
  expect([tooMany.status, ofTemplate.status]).toEqual([409, 409])
  expect((await church.church.files.listStored()).filter(({ key }) => key.startsWith('plans/'))).toHaveLength(
    10,
  )
})

test('files go with what they belong to: alone, with their item, and with an order that leaves the bin', async () => {
  await using church = await open()
  const [one] = (await church.add(pdf, 'One.pdf')).files
  const [first = ''] = await church.keys()

  await church.church.remove(`${church.at}files/${one?.id}/`, church.planner)
  const alone = await church.stored(first)
  await church.add(await picture().png().toBuffer(), 'Two.png')
  const [second = ''] = await church.keys()
  const forms = await Promise.all(formsOf(second).map(church.stored))
  const item = (await church.read()).items[0]
  await church.church.send(
    `${church.at}items/${item?.id}/`,
    { method: 'DELETE', headers: { 'If-Match': `"${item?.version}"` } },
    church.planner,
  )
  const withItem = await Promise.all(formsOf(second).map(church.stored))

  expect(alone).toBe(false)
  expect([forms, withItem]).toEqual([
    [true, true],
    [false, false],
  ])
})

test('an order that comes back from the bin has its files, nobody reads them meanwhile, and they are swept with it', async () => {
  await using church = await open()
  const [file] = (await church.add(audio, 'Track.mp3')).files as PlanFile[]
  const [key = ''] = await church.keys()
  const named = (await listNamed(church.church.db)).has(key)
  const remove = () => church.church.remove(church.at, church.planner)
  const id = file?.id ?? 0

  await remove()
  const hidden = await church.fetchFile(id)
  const inBin = [await church.stored(key), (await listNamed(church.church.db)).has(key)]
  await church.church.post('bin/restore/', { kind: 'service_plan', row: church.id }, church.planner)
  const back = await church.fetchFile(id)
  await remove()
  church.church.wait(15 * 86_400_000)
  await sweepTrash({ ...church.church, now: () => church.church.clock.now })

  expect([named, hidden.status, back.status]).toEqual([true, 404, 200])
  expect(inBin).toEqual([true, true])
  expect(await church.stored(key)).toBe(false)
})

test('who plans the services sends files in parts, but no recordings of sermons; who does neither sends nothing', async () => {
  await using church = await openPlan()
  const { access: media } = await church.church.signIn('leader')
  const start = (access: string, type: string) =>
    begin(church.church, access, { 'Upload-Metadata': pair('type', type) })

  const before = await start(media, 'page')
  await holdDuty(church.church, 'leader', 'worship')
  const after = [await start(media, 'page'), await start(media, 'audio')]

  expect(before.status).toBe(403)
  expect(after.map(({ status }) => status)).toEqual([201, 403])
})
