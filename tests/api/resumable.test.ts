import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sweepUploads } from '../../src/server/uploads/sweep.ts'
import { openChurch } from '../support/church.ts'

type Church = Awaited<ReturnType<typeof openChurch>>

const audio = readFileSync(fileURLToPath(new URL('../../src/content/media/be-still.mp3', import.meta.url)))
const hour = 3_600_000
const tus = { 'Tus-Resumable': '1.0.0' }
const pair = (key: string, value: string) => `${key} ${Buffer.from(value).toString('base64')}`
const asAudio = pair('type', 'audio')

function begin(church: Church, access: string, headers: Record<string, string> = {}) {
  const told = { ...tus, 'Upload-Length': String(audio.length), 'Upload-Metadata': asAudio, ...headers }
  return church.send('uploads/', { method: 'POST', headers: told }, access)
}

async function begun(church: Church, access: string, headers: Record<string, string> = {}): Promise<string> {
  return ((await begin(church, access, headers)).body as { upload: string }).upload
}

const head = (church: Church, id: string, access: string) =>
  church.api.request(`/backend/api/uploads/${id}`, {
    method: 'HEAD',
    headers: { ...tus, Authorization: `Bearer ${access}` },
  })

type Part = { from: number; bytes?: Uint8Array; headers?: Record<string, string> }

const patch = (church: Church, id: string, access: string, { from, bytes, headers }: Part) =>
  church.send(
    `uploads/${id}`,
    {
      method: 'PATCH',
      headers: {
        ...tus,
        'Content-Type': 'application/offset+octet-stream',
        'Upload-Offset': String(from),
        ...headers,
      },
      body: new Uint8Array(bytes ?? audio.subarray(from)),
    },
    access,
  )

const end = (church: Church, id: string, access: string) =>
  church.send(`uploads/${id}`, { method: 'DELETE', headers: tus }, access)

function sermon(changes: Record<string, string | File> = {}): FormData {
  const form = new FormData()
  const fields = { title: 'The Well', preacher: 'Esi Quaye', date: '2026-11-15', type: 'audio', ...changes }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const incoming = (church: Church) => readdirSync(join(church.dataDir, 'incoming'))
const stored = (church: Church) => readdirSync(join(church.dataDir, 'media/sermons')).length
const sweep = ({ db, files, clock }: Church) => sweepUploads({ db, files, now: () => clock.now })

test('a recording arrives in parts, becomes a sermon once, and plays as it was', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('media')

  const start = await begin(church, access)
  const { upload } = start.body as { upload: string }
  const first = await patch(church, upload, access, { from: 0, bytes: audio.subarray(0, 5000) })
  const between = await head(church, upload, access)
  const rest = await patch(church, upload, access, { from: 5000 })
  const made = await church.postForm('sermons/', sermon({ upload }), access)
  const again = await church.postForm('sermons/', sermon({ upload }), access)

  expect(start.status).toBe(201)
  expect(start.headers.get('location')).toBe(`/backend/api/uploads/${upload}`)
  expect(start.headers.get('tus-resumable')).toBe('1.0.0')
  expect(upload).toMatch(/^[\w-]{22}$/)
  expect([first.status, first.headers.get('upload-offset')]).toEqual([204, '5000'])
  expect([between.status, await between.text()]).toEqual([200, ''])
  expect(Object.fromEntries(between.headers)).toMatchObject({
    'cache-control': 'no-store',
    'tus-resumable': '1.0.0',
    'upload-expires': 'Sun, 22 Nov 2026 12:00:00 GMT',
    'upload-length': String(audio.length),
    'upload-metadata': asAudio,
    'upload-offset': '5000',
  })
  expect([rest.status, rest.headers.get('upload-offset')]).toEqual([204, String(audio.length)])
  expect([made.status, again.status]).toEqual([201, 410])
  const { mp3 } = made.body as { mp3: string }
  const played = Buffer.from(await (await church.api.request(mp3)).arrayBuffer())
  expect(played.equals(audio)).toBe(true)
  expect((await head(church, upload, access)).status).toBe(410)
  expect(incoming(church)).toEqual([])
})

test('what this address can do is told to everybody', async () => {
  await using church = await openChurch()

  const { status, headers } = await church.send('uploads/', { method: 'OPTIONS' })

  expect(status).toBe(204)
  expect(Object.fromEntries(headers)).toMatchObject({
    'tus-version': '1.0.0',
    'tus-extension': 'creation,termination,expiration',
    'tus-max-size': String(500 * 1024 * 1024),
  })
})

test.each<[string, number, Record<string, string>]>([
  ['more than 50 MB of audio', 413, { 'Upload-Length': String(50 * 1024 * 1024 + 1) }],
  [
    'more than 500 MB of video',
    413,
    { 'Upload-Length': String(500 * 1024 * 1024 + 1), 'Upload-Metadata': pair('type', 'video') },
  ],
  ['nothing at all', 400, { 'Upload-Length': '0' }],
  ['less than nothing', 400, { 'Upload-Length': '-5' }],
  ['half a byte', 400, { 'Upload-Length': '1.5' }],
  ['an unknown length', 400, { 'Upload-Length': '' }],
  ['a book', 400, { 'Upload-Metadata': pair('type', 'book') }],
  ['nobody knows what', 400, { 'Upload-Metadata': '' }],
  ['metadata that is no base64', 400, { 'Upload-Metadata': 'type ä' }],
  ['metadata that says it twice', 400, { 'Upload-Metadata': `${asAudio},${asAudio}` }],
  ['too much metadata', 400, { 'Upload-Metadata': `${asAudio},${pair('x', 'x'.repeat(2000))}` }],
  ['another version of tus', 412, { 'Tus-Resumable': '0.2.2' }],
])('an upload of %s is refused with %i before a byte is sent', async (_, status, headers) => {
  await using church = await openChurch()
  const { access } = await church.signIn('media')

  const refused = await begin(church, access, headers)

  expect(refused.status).toBe(status)
  expect(refused.headers.get('tus-resumable')).toBe('1.0.0')
  expect(refused.body).toEqual({ detail: expect.stringMatching(/\.$/) })
  expect(incoming(church)).toEqual([])
})

test('a name that climbs out of the folder is only a word', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('media')
  const names = ['../../../church.db', '/etc/passwd', '..\\x\0.mp3', '\r\nX-Evil: 1']

  for (const name of names) {
    const upload = await begun(church, access, { 'Upload-Metadata': `${asAudio},${pair('filename', name)}` })
    expect(incoming(church)).toContain(`${upload}.upload`)
  }
  const climbing = ['..%2f..%2fsecrets', '../church.db', 'a/../../b', '%00', '.'.repeat(22)]
  const answers = await Promise.all(climbing.map((id) => head(church, id, access)))

  expect(answers.map(({ status }) => status)).toEqual(climbing.map(() => 404))
  expect(incoming(church)).toHaveLength(names.length)
})

test('bytes at the wrong place, of the wrong kind or too many change nothing', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('media')
  const upload = await begun(church, access)
  await patch(church, upload, access, { from: 0, bytes: audio.subarray(0, 1000) })
  const tooMuch = new Uint8Array(audio.length)
  const declared = { 'Content-Length': String(audio.length) }

  const wrong = [
    await patch(church, upload, access, { from: 999 }),
    await patch(church, upload, access, { from: 5000 }),
    await patch(church, upload, access, { from: 1000, headers: { 'Content-Type': 'audio/mpeg' } }),
    await patch(church, upload, access, { from: 1000, bytes: tooMuch }),
    await patch(church, upload, access, { from: 1000, bytes: tooMuch, headers: declared }),
    await patch(church, upload, access, { from: 1000, headers: { 'Upload-Offset': '' } }),
    await patch(church, upload, access, { from: 1000, headers: { 'Tus-Resumable': '' } }),
  ]

  expect(wrong.map(({ status }) => status)).toEqual([409, 409, 415, 413, 413, 400, 412])
  expect(wrong[0]?.headers.get('upload-offset')).toBe('1000')
  expect((await head(church, upload, access)).headers.get('upload-offset')).toBe('1000')
  expect((await patch(church, upload, access, { from: 1000 })).status).toBe(204)
})

test('an upload does not exist for anybody but its owner', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('media')
  const other = (await church.signIn('admin')).access
  const upload = await begun(church, access)
  await patch(church, upload, access, { from: 0 })

  const tries = [
    await head(church, upload, other),
    await church.get(`uploads/${upload}`, other),
    await patch(church, upload, other, { from: 0 }),
    await end(church, upload, other),
  ]
  const taken = await church.postForm('sermons/', sermon({ upload }), other)

  expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect([taken.status, taken.body]).toEqual([
    400,
    { file: ['This upload is not here any more. Please choose the file again'] },
  ])
  expect((await head(church, upload, access)).headers.get('upload-offset')).toBe(String(audio.length))
})

test('an upload that is cancelled leaves nothing', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('media')
  const upload = await begun(church, access)
  await patch(church, upload, access, { from: 0, bytes: audio.subarray(0, 1000) })

  const ended = await end(church, upload, access)

  expect([ended.status, (await head(church, upload, access)).status]).toEqual([204, 404])
  expect(incoming(church)).toEqual([])
})

test('an upload waits a day for its next part, and is swept away then', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('media')
  const given = await begun(church, access)
  const going = await begun(church, access)
  church.wait(20 * hour)
  const later = (await church.signIn('media')).access
  await patch(church, going, later, { from: 0, bytes: audio.subarray(0, 1000) })
  church.wait(4 * hour)
  const last = (await church.signIn('media')).access
  // What a process that was killed left of an ordinary upload, and one that is still arriving.
  const [dead, alive] = ['dead.part', 'alive.part'].map((name) => join(church.dataDir, 'incoming', name))
  for (const path of [dead ?? '', alive ?? '']) writeFileSync(path, 'x')
  const yesterday = new Date(church.clock.now.getTime() - 25 * hour)
  utimesSync(dead ?? '', yesterday, yesterday)
  utimesSync(alive ?? '', church.clock.now, church.clock.now)

  const gone = [await head(church, given, last), await patch(church, given, last, { from: 0 })]
  const refused = await church.postForm('sermons/', sermon({ upload: given }), last)
  await sweep(church)

  expect([...gone, refused].map(({ status }) => status)).toEqual([410, 410, 400])
  expect((await head(church, given, last)).status).toBe(404)
  expect((await head(church, going, last)).headers.get('upload-offset')).toBe('1000')
  expect(incoming(church).sort()).toEqual([`${going}.upload`, 'alive.part'].sort())
})

test('of more than five waiting uploads the one that was idle the longest gives way', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('media')
  const ids: string[] = []
  for (let number = 0; number < 5; number++) {
    ids.push(await begun(church, access))
    church.wait(1000)
  }
  const [first = '', second = ''] = ids
  await patch(church, first, access, { from: 0, bytes: audio.subarray(0, 10) })

  ids.push(await begun(church, access))

  expect((await head(church, second, access)).status).toBe(404)
  expect((await head(church, first, access)).status).toBe(200)
  expect(incoming(church)).toHaveLength(5)
})

test('what is no recording is refused when it is whole, and does not stay', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('media')
  const before = stored(church)
  const upload = await begun(church, access, { 'Upload-Length': '20' })
  await patch(church, upload, access, { from: 0, bytes: new TextEncoder().encode('<script>no</script>.') })

  const { status, body } = await church.postForm('sermons/', sermon({ upload }), access)

  expect([status, body]).toEqual([400, { file: ['Please select a valid audio file'] }])
  expect((await head(church, upload, access)).status).toBe(404)
  expect([incoming(church), stored(church)]).toEqual([[], before])
})

test('a refused form keeps its upload, which is used when the form is right', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('media')
  const half = await begun(church, access)
  await patch(church, half, access, { from: 0, bytes: audio.subarray(0, 1000) })
  const upload = await begun(church, access)
  await patch(church, upload, access, { from: 0 })
  const { id } = (await church.postForm('sermons/', sermon({ upload: await whole(church, access) }), access))
    .body as { id: number }
  const put = (changes: Record<string, string>) =>
    church.send(`sermons/${id}/`, { method: 'PUT', body: sermon(changes) }, access)

  const refused = [
    await church.postForm('sermons/', sermon({ upload: half }), access),
    await church.postForm('sermons/', sermon({ upload, title: '' }), access),
    await church.postForm('sermons/', sermon({ upload, type: 'video' }), access),
    await church.postForm('sermons/', sermon({ upload: '../../church.db' }), access),
    await put({ upload, version: '7' }),
  ]
  const replaced = await put({ upload, version: '1' })

  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 409])
  expect(refused[0]?.body).toEqual({ file: ['This file has not arrived whole yet'] })
  expect(replaced.status).toBe(200)
})

async function whole(church: Church, access: string): Promise<string> {
  const upload = await begun(church, access)
  await patch(church, upload, access, { from: 0 })
  return upload
}

test('two forms at once use an upload once', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('media')
  const upload = await whole(church, access)

  const both = await Promise.all(
    ['One', 'Two'].map((title) => church.postForm('sermons/', sermon({ upload, title }), access)),
  )

  expect(both.map(({ status }) => status).sort()).toEqual([201, 410])
})

test('a later call cuts an earlier one off that hangs, and goes on where it stood', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('media')
  const upload = await begun(church, access)
  const hanging = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(audio.subarray(0, 3000))),
  })
  const first = church.api.request(`/backend/api/uploads/${upload}`, {
    method: 'PATCH',
    headers: {
      ...tus,
      Authorization: `Bearer ${access}`,
      'Content-Type': 'application/offset+octet-stream',
      'Upload-Offset': '0',
    },
    body: hanging,
    duplex: 'half',
  } as RequestInit)
  const path = join(church.dataDir, 'incoming', `${upload}.upload`)
  await expect.poll(() => existsSync(path) && statSync(path).size).toBe(3000)

  const { headers } = await head(church, upload, access)
  const rest = await patch(church, upload, access, { from: Number(headers.get('upload-offset')) })

  expect((await first).status).toBe(409)
  expect(headers.get('upload-offset')).toBe('3000')
  expect(rest.status).toBe(204)
})
