import { afterAll, beforeAll, expect, test } from 'vitest'
import { listNamed } from '../../../src/server/platform/files/named.ts'
import { exportChurch } from '../../../src/server/website/content-file/export.ts'
import { checkFiles, readChurchFile, storeFiles } from '../../../src/server/website/content-file/import.ts'
import { type Church, openChurch } from '../../support/church.ts'
import {
  asAudio,
  audio,
  begin,
  begun,
  end,
  head,
  incoming,
  pair,
  patch,
  tus,
} from '../../support/in-parts.ts'
import { archive, concat, markup, picture } from '../../support/polyglots.ts'

/* Files of pages: sent in parts as recordings are, checked by their content, and served as downloads. */

let church: Church
let access = ''
beforeAll(async () => {
  church = await openChurch()
  access = (await church.signIn('admin')).access
})
afterAll(() => church[Symbol.asyncDispose]())

const pdf = concat('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n', markup, '\n%%EOF\n')

/** The id of a whole upload. */
async function sent(bytes: Uint8Array, metadata = pair('type', 'page')): Promise<string> {
  const upload = await begun(church, access, {
    'Upload-Length': String(bytes.length),
    'Upload-Metadata': metadata,
  })
  await patch(church, upload, access, { from: 0, bytes })
  return upload
}

const keep = (upload: string, token = access) => church.post('admin/pages/1/files/', { upload }, token)
const keyOf = ({ body }: { body: unknown }) => (body as { key: string }).key

test.each<[string, type: string, disposition: string, Uint8Array]>([
  ['a PDF with a page in it', 'application/pdf', 'attachment', pdf],
  ['a sound', 'audio/mpeg', 'inline', audio],
])('%s is kept for a page, and served so that nothing in it runs', async (_, type, disposition, bytes) => {
  const upload = await sent(bytes)

  const kept = await keep(upload)
  const { status, headers } = await church.api.request(`/media/${keyOf(kept)}`)

  expect(kept).toMatchObject({ status: 201, body: { bytes: bytes.length } })
  expect(status).toBe(200)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': type,
    'content-disposition': disposition,
    'content-length': String(bytes.length),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; .*sandbox$/),
  })
})

test('a call whose answer was lost is made again; the upload is gone when its sender removes it', async () => {
  const upload = await sent(pdf)

  const [first, second] = [await keep(upload), await keep(upload)]
  await end(church, upload, access)

  expect([first.status, second.status]).toEqual([201, 201])
  expect((await head(church, upload, access)).status).toBe(404)
  expect(incoming(church).filter((name) => name.startsWith(upload))).toEqual([])
})

test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
  ['a page', () => concat(markup)],
  ['a drawing with a script', () => concat('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['an archive', () => archive],
  ['a program', () => concat('MZ\x90\0', new Uint8Array(200))],
  ['a picture', () => picture().png().toBuffer()],
])('%s is no file of a page, and refused with a sentence', async (_, made) => {
  const { status, body } = await keep(await sent(await made()))

  expect({ status, body }).toEqual({
    status: 400,
    body: { file: ['Please choose a PDF, a document, a sound or a film'] },
  })
})

test('an upload that is not whole, of another kind, or of somebody else is refused', async () => {
  const half = await begun(church, access, { 'Upload-Metadata': pair('type', 'page') })
  const media = (await church.signIn('media')).access

  const answers = [
    await keep(half),
    await keep(await sent(audio, asAudio)),
    await keep(''),
    await keep('A'.repeat(22)),
    await church.post('admin/pages/1/files/', { upload: half }, media),
  ]

  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 403])
})

test('who was given a page sends pictures and files for that page, and nothing else', async () => {
  await using own = await openChurch()
  const admin = (await own.signIn('admin')).access
  const { access: theirs, user } = await own.signIn('member')
  const newcomer = (await own.signIn('newcomer')).access
  await own.call('PUT', `admin/pages/1/editors/${user['id']}/`, { needs_approval: true }, admin)
  const photograph = new FormData()
  photograph.set('picture', new File([new Uint8Array(await picture().png().toBuffer())], 'choir.png'))
  const show = (page: number) =>
    own.send(`admin/pages/${page}/pictures/`, { method: 'POST', body: photograph }, theirs)
  const start = (by: string, type: string) =>
    begin(own, by, { 'Upload-Length': String(pdf.length), 'Upload-Metadata': pair('type', type) })

  const begun = await start(theirs, 'page')
  const { upload } = begun.body as { upload: string }
  await patch(own, upload, theirs, { from: 0, bytes: pdf })
  const taken = [await own.post('admin/pages/1/files/', { upload }, theirs), await show(1)]
  const refused = [
    await own.post('admin/pages/2/files/', { upload }, theirs),
    await show(2),
    await start(theirs, 'audio'),
    await start(theirs, 'video'),
    await start(newcomer, 'page'),
    await own.post('sermons/', { upload }, theirs),
  ]
  await own.send(`admin/pages/1/editors/${user['id']}/`, { method: 'DELETE' }, admin)
  const later = [await start(theirs, 'page'), await own.send(`uploads/${upload}`, { headers: tus }, theirs)]

  expect([begun, ...taken].map(({ status }) => status)).toEqual([201, 201, 201])
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403))
  expect(later.map(({ status }) => status)).toEqual([403, 403])
})

test('a page that names a file keeps it, and plays only sound and film', async () => {
  const { body } = await church.post(
    'admin/pages/',
    { path: '/papers', lang: 'en', title: 'Papers', under: '', menu: '' },
    access,
  )
  const { id, document } = body as { id: number; document: { blocks: object[] } }
  const key = keyOf(await keep(await sent(pdf)))
  const file = { key, name: 'Baptism.pdf', bytes: pdf.length }
  const download = { id: 'form', kind: 'file', hidden: false, title: 'Baptism', text: '', file }
  const played = {
    id: 'song',
    kind: 'video',
    hidden: false,
    title: '',
    link: '',
    more: '',
    text: '',
    film: '',
    recording: file,
  }
  const save = (version: number, ...blocks: object[]) =>
    church.put(
      `admin/pages/${id}/draft/`,
      { lang: 'en', version, document: { ...document, blocks: [...document.blocks, ...blocks] } },
      access,
    )
  const publish = (version: number) =>
    church.post(`admin/pages/${id}/publish/`, { lang: 'en', version, publish_at: '', note: '' }, access)

  await save(1, download, played)
  const refused = await publish(2)
  await save(2, download)
  const published = await publish(3)

  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body)).toContain('Please choose a sound or a film')
  expect(published.status).toBe(200)
  expect((await listNamed(church.db)).has(key)).toBe(true)
})

test('documents move to another house, and what is none under such a name is refused', async () => {
  await using to = await openChurch()
  const upload = await sent(pdf)
  const key = keyOf(await keep(upload))
  const file = { key, name: 'Order.pdf', bytes: pdf.length }
  const made = { path: '/order', lang: 'en', title: 'Order', under: '', menu: '' }
  const { body } = await church.post('admin/pages/', made, access)
  const { id, document } = body as { id: number; document: { blocks: object[] } }
  const blocks = [{ id: 'form', kind: 'file', hidden: false, title: 'Order', text: '', file }]
  await church.put(
    `admin/pages/${id}/draft/`,
    { lang: 'en', version: 1, document: { ...document, blocks } },
    access,
  )
  const content = readChurchFile(JSON.stringify(await exportChurch(church.db, church.files)))
  const wrong = { ...content, documents: [{ key, data: Buffer.from(markup).toString('base64') }] }

  await expect(checkFiles(wrong)).rejects.toThrow(/not the document/)
  await storeFiles(to.files, content)

  expect(content.documents?.map((one) => one.key)).toContain(key)
  expect((await to.files.find(key))?.bytes).toBe(pdf.length)
})
