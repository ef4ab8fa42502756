import { deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { highWater } from '../support/memory.ts'
import { animated, chunk, concat, gif, packed, picture, png } from '../support/polyglots.ts'
import { type RunningServer, startServer } from '../support/server.ts'

/* Small files that would fill the memory, or take for ever, if they were believed. */

let server: RunningServer
const tokens: Record<string, string> = {}
beforeAll(async () => {
  server = await startServer()
  for (const name of ['member', 'media']) tokens[name] = await signIn(name)
  // What every picture costs is paid before it is measured.
  await sendPicture(await picture(2000, 2000).jpeg().toBuffer())
})
afterAll(() => server[Symbol.asyncDispose]())

async function signIn(username: string): Promise<string> {
  const answer = await fetch(`${server.url}/backend/api/auth/login/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: 'asore-demo-2026' }),
  })
  return ((await answer.json()) as { access: string }).access
}

async function send(method: string, path: string, as: string, body: FormData): Promise<number> {
  const headers = { Authorization: `Bearer ${tokens[as]}` }
  const answer = await fetch(`${server.url}/backend/api/${path}`, { method, headers, body })
  await answer.arrayBuffer()
  return answer.status
}

function sendPicture(bytes: Uint8Array): Promise<number> {
  const form = new FormData()
  form.set('title', crypto.randomUUID())
  form.set('category', 'other')
  form.set('content', 'x')
  form.set('image', new File([new Uint8Array(bytes)], 'a.png'))
  return send('POST', 'members/testimonies/', 'member', form)
}

function sendRecording(type: 'audio' | 'video', bytes: Uint8Array): Promise<number> {
  const form = new FormData()
  const fields = { type, title: crypto.randomUUID(), preacher: 'x', date: '2026-11-15' }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new File([new Uint8Array(bytes)], 'a.bin'))
  return send('POST', 'sermons/', 'media', form)
}

/** How many megabytes the process has grown by, and that it still answers others meanwhile. */
async function costs(
  act: () => Promise<number>,
): Promise<{ status: number; grown: number; seconds: number }> {
  const before = highWater(server.pid)
  const begun = performance.now()
  const [status, health] = await Promise.all([act(), fetch(`${server.url}/backend/api/health`)])
  expect(health.status).toBe(200)
  const seconds = (performance.now() - begun) / 1000
  return { status, grown: highWater(server.pid) - before, seconds }
}

const words = (value: number, bytes: 2 | 4) => {
  const written = Buffer.alloc(bytes)
  bytes === 4 ? written.writeUInt32LE(value) : written.writeUInt16LE(value)
  return written
}

/** An archive as an office program writes it, whose list of contents unpacks to so many megabytes. */
function office(megabytes: number): Buffer {
  const name = '[Content_Types].xml'
  const data = deflateRawSync(Buffer.alloc(megabytes * 2 ** 20, ' '))
  const sizes = concat(words(0, 4), words(data.length, 4), words(megabytes * 2 ** 20, 4))
  const lengths = concat(words(name.length, 2), words(0, 2))
  return concat('PK\x03\x04', words(20, 2), words(0, 2), words(8, 2), words(0, 4), sizes, lengths, name, data)
}

test.each<[string, number, () => Buffer | Promise<Buffer>]>([
  ['a PNG of 30,000 by 30,000 points', 400, () => png({ width: 30_000, height: 30_000, full: false })],
  ['a PNG of 4,000,000,000 points', 400, () => png({ width: 2 ** 31 - 1, height: 2, full: false })],
  ['a PNG whose colours unpack to 300 MB', 201, () => png({}, packed('iCCP', 300))],
  ['a PNG whose text unpacks to 300 MB', 201, () => png({}, packed('zTXt', 300), packed('iTXt', 300))],
  ['a PNG with a hundred such texts', 201, () => png({}, ...Array<Buffer>(100).fill(packed('zTXt', 50)))],
  ['a PNG with 200,000 chunks', 201, () => png({}, ...Array<Buffer>(200_000).fill(chunk('evIl', '')))],
  ['a PNG of deep colours, as many as are taken', 201, () => png({ width: 7000, height: 7000, depth: 16 })],
  ['a GIF of 100,000 frames', 400, () => gif(100_000)],
  ['a WebP of 3,000 frames of 49 million points', 201, () => animated(3000, 7000)],
  [
    'a JPEG of as many points as are taken',
    201,
    () => picture(7000, 7000).jpeg({ progressive: true }).toBuffer(),
  ],
  ['an archive that unpacks to 500 MB', 400, () => office(500)],
  ['nothing but zeros', 400, () => Buffer.alloc(9 * 2 ** 20)],
])('%s is answered with %i, in bounded memory', async (_, expected, make) => {
  const bytes = await make()

  const { status, grown, seconds } = await costs(() => sendPicture(bytes))

  console.log(_, bytes.length, { status, grown, seconds })
  expect(status).toBe(expected)
  expect(grown).toBeLessThan(400)
  expect(seconds).toBeLessThan(20)
})

test('four of the largest at once wait for each other', async () => {
  const bytes = png({ width: 7000, height: 7000, depth: 16 })

  const { grown } = await costs(async () => {
    const statuses = await Promise.all([1, 2, 3, 4].map(() => sendPicture(bytes)))
    return Math.max(...statuses)
  })

  console.log({ grown })
  expect(grown).toBeLessThan(400)
})

const box = (type: string, ...inside: (string | Uint8Array)[]): Buffer => {
  const body = concat(...inside)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length + 8)
  return concat(length, type, body)
}
const start = box('ftyp', 'isom\0\0\0\0isommp42')
const endlessly = Uint8Array.of(0xff, 0xff, 0xff, 0xff)

test.each<[string, 'audio' | 'video', () => Buffer]>([
  [
    'an MP4 whose table says to have 4,294,967,295 rows',
    'video',
    () =>
      concat(
        start,
        box('moov', box('trak', box('mdia', box('minf', box('stbl', box('stts', '\0\0\0\0', endlessly)))))),
      ),
  ],
  [
    'an MP4 with a box of no length',
    'video',
    () => concat(start, new Uint8Array(4), 'moov', new Uint8Array(64)),
  ],
  [
    'an MP4 with a box that begins before it ends',
    'video',
    () => concat(start, Uint8Array.of(0, 0, 0, 1), 'moov', new Uint8Array(8), new Uint8Array(64)),
  ],
  [
    'an MP4 of boxes in boxes',
    'video',
    () => {
      let deep = box('moov')
      for (let count = 0; count < 5000; count++) deep = box('moov', deep)
      return concat(start, deep)
    },
  ],
  [
    'an MP3 whose tag says to be 256 MB',
    'audio',
    () =>
      concat(
        'ID3',
        Uint8Array.of(4, 0, 0, 0x7f, 0x7f, 0x7f, 0x7f),
        new Uint8Array(200),
        Uint8Array.of(0xff, 0xfb, 0x90, 0),
        new Uint8Array(900),
      ),
  ],
  [
    'an MP3 of tags',
    'audio',
    () => concat(...Array<Buffer>(50_000).fill(concat('ID3', Uint8Array.of(4, 0, 0, 0, 0, 0, 0)))),
  ],
  [
    'a WAV whose chunks have no length',
    'audio',
    () =>
      concat(
        'RIFF',
        endlessly,
        'WAVE',
        'JUNK',
        new Uint8Array(4),
        'JUNK',
        new Uint8Array(4),
        new Uint8Array(4000),
      ),
  ],
  [
    'a WAV that says to be 4 GB',
    'audio',
    () =>
      concat(
        'RIFF',
        endlessly,
        'WAVE',
        'LIST',
        Uint8Array.of(0xf0, 0xff, 0xff, 0xff),
        'INFO',
        new Uint8Array(4000),
      ),
  ],
  [
    'an OGG of pages without an end',
    'audio',
    () =>
      concat(
        ...Array<Buffer>(50_000).fill(
          concat('OggS', Uint8Array.of(0, 2), new Uint8Array(20), Uint8Array.of(1, 0)),
        ),
      ),
  ],
  [
    'a Matroska of unknown sizes',
    'video',
    () =>
      concat(
        Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3, 0xa3),
        Uint8Array.of(0x42, 0x82, 0x84),
        'webm',
        ...Array<Uint8Array>(2000).fill(
          Uint8Array.of(0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff),
        ),
      ),
  ],
  [
    'a film with a header of no length',
    'video',
    () =>
      concat(
        Uint8Array.of(
          0x30,
          0x26,
          0xb2,
          0x75,
          0x8e,
          0x66,
          0xcf,
          0x11,
          0xa6,
          0xd9,
          0,
          0xaa,
          0,
          0x62,
          0xce,
          0x6c,
        ),
        new Uint8Array(5000),
      ),
  ],
])('%s is taken or refused soon, in bounded memory', async (_, type, make) => {
  const { status, grown, seconds } = await costs(() => sendRecording(type, make()))

  console.log(_, { status, grown, seconds })
  expect([201, 400]).toContain(status)
  expect(grown).toBeLessThan(200)
  expect(seconds).toBeLessThan(10)
})
