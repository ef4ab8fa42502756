import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openChurch } from '../../support/church.ts'
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
  sermon,
  tus,
} from '../../support/in-parts.ts'

test('a recording arrives in parts, becomes a sermon once, and is served unchanged', async () => {
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

test('OPTIONS answers the protocol version, the extensions and the maximum size', async () => {
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

test('a file name is never used as a path, and an id that is a path is not found', async () => {
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

test('a part with the wrong offset, content type or length changes nothing', async () => {
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

test('an upload answers 404 to anybody but its owner', async () => {
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

test('a later call ends an earlier one that hangs, and the upload continues at its offset', async () => {
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
