import { deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '../../support/faults/call.ts'
import { highWater } from '../../support/memory.ts'
import { animated, chunk, concat, gif, packed, picture, png } from '../../support/polyglots.ts'
import { type RunningServer, startServer } from '../../support/server.ts'

/* Small files that would exhaust memory or time if their declared sizes were believed. */

let server: RunningServer
const tokens: Record<string, string> = {}
beforeAll(async () => {
  server = await startServer({ frugal: true })
  for (const name of ['member', 'media']) tokens[name] = (await signIn(server.url, name)).access
  // The first picture loads the image library, so that it is not part of later measurements.
  await sendPicture(await picture(2000, 2000).jpeg().toBuffer())
})
afterAll(() => server[Symbol.asyncDispose]())

type Form = Record<string, string>

async function send(path: string, as: string, fields: Form, file: [name: string, bytes: Uint8Array]) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...fields, title: crypto.randomUUID() })) body.set(name, value)
  body.set(file[0], new File([new Uint8Array(file[1])], 'a.bin'))
  const headers = { Authorization: `Bearer ${tokens[as]}` }
  const answer = await fetch(`${server.url}/backend/api/${path}`, { method: 'POST', headers, body })
  await answer.arrayBuffer()
  return answer.status
}

const sendPicture = (bytes: Uint8Array) =>
  send('members/testimonies/', 'member', { category: 'other', content: 'x' }, ['image', bytes])

const sendRecording = (type: 'audio' | 'video', bytes: Uint8Array) =>
  send('sermons/', 'media', { type, preacher: 'x', date: '2026-11-15' }, ['file', bytes])

/** The status of a call, by how many megabytes the process has grown, and how many seconds it took; another call is answered meanwhile. */
async function costs(act: () => Promise<number>) {
  const before = highWater(server.pid)
  const begun = performance.now()
  const [status, health] = await Promise.all([act(), fetch(`${server.url}/backend/api/health`)])
  const seconds = (performance.now() - begun) / 1000
  expect(health.status).toBe(200)
  return { status, grown: highWater(server.pid) - before, seconds }
}

const number = (value: number, bytes: number) => {
  const written = Buffer.alloc(bytes)
  written.writeUIntLE(value, 0, bytes)
  return written
}

/** An office document whose list of contents unpacks to this many megabytes. */
function office(megabytes: number): Buffer {
  const name = '[Content_Types].xml'
  const data = deflateRawSync(Buffer.alloc(megabytes * 2 ** 20, ' '))
  const sizes = concat(number(0, 4), number(data.length, 4), number(megabytes * 2 ** 20, 4))
  const start = concat('PK\x03\x04', number(20, 2), number(0, 2), number(8, 2), number(0, 4))
  return concat(start, sizes, number(name.length, 2), number(0, 2), name, data)
}

const many = (count: number, part: Uint8Array) => Buffer.concat(Array<Uint8Array>(count).fill(part))

test.each<[string, number, () => Buffer | Promise<Buffer>]>([
  ['a PNG of 30,000 by 30,000 points', 400, () => png({ width: 30_000, height: 30_000, full: false })],
  ['a PNG of 4,000,000,000 points', 400, () => png({ width: 2 ** 31 - 1, height: 2, full: false })],
  ['a PNG whose colours unpack to 100 MB', 201, () => png({}, packed('iCCP', 100))],
  ['a PNG whose words unpack to 100 MB', 201, () => png({}, packed('zTXt', 50), packed('iTXt', 50))],
  ['a PNG whose words unpack to 10 GB', 400, () => png({}, many(200, packed('zTXt', 50)))],
  ['a PNG with 200,000 chunks', 400, () => png({}, many(200_000, chunk('evIl', '')))],
  ['a PNG of 25 million deep points', 201, () => png({ width: 5000, height: 5000, depth: 16 })],
  ['a GIF of 100,000 frames', 400, () => gif(100_000)],
  ['a WebP of 3,000 frames', 201, () => animated(3000, 2000)],
  ['an archive that unpacks to 100 MB', 400, () => office(100)],
  ['nothing but zeros', 400, () => Buffer.alloc(9 * 2 ** 20)],
])('%s is answered with %i, in bounded memory', async (_, expected, make) => {
  const bytes = await make()

  const { status, grown, seconds } = await costs(() => sendPicture(bytes))

  expect(status).toBe(expected)
  expect(grown).toBeLessThan(400)
  expect(seconds).toBeLessThan(30)
})

const box = (type: string, ...inside: (string | Uint8Array)[]): Buffer => {
  const body = concat(...inside)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length + 8)
  return concat(length, type, body)
}

/** Nested boxes of an MP4 around this content. */
const within = (types: string[], inside: Uint8Array) =>
  types.reduceRight<Uint8Array>((held, type) => box(type, held), inside)

const film = box('ftyp', 'isom\0\0\0\0isommp42')
const all = number(0xffffffff, 4)
const table = concat('\0\0\0\0', all)
const tag = (size: number) => concat('ID3', Uint8Array.of(4, 0, 0, size, size, size, size))
const frame = concat(Uint8Array.of(0xff, 0xfb, 0x90, 0), new Uint8Array(413))
const tracks = ['moov', 'trak', 'mdia', 'minf', 'stbl']
const webm = Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84, 0x77, 0x65, 0x62, 0x6d)
const unknownSize = Uint8Array.of(0x18, 0x53, 0x80, 0x67, 0x01, 255, 255, 255, 255, 255, 255, 255)

test.each<[string, 'audio' | 'video', () => Buffer]>([
  ['an MP4 with a table of 4 billion rows', 'video', () => concat(film, within([...tracks, 'stts'], table))],
  ['an MP4 with a box of no length', 'video', () => concat(film, number(0, 4), 'moov', new Uint8Array(64))],
  [
    'an MP4 with a box of one byte',
    'video',
    () => concat(film, Uint8Array.of(0, 0, 0, 1), 'moov', number(0, 6)),
  ],
  ['an MP4 of boxes in boxes', 'video', () => concat(film, within(Array<string>(1000).fill('moov'), film))],
  [
    'an MP3 whose tag says to be 256 MB',
    'audio',
    () => concat(tag(0x7f), new Uint8Array(200), many(9, frame)),
  ],
  ['an MP3 of tags', 'audio', () => many(50_000, tag(0))],
  [
    'a WAV whose chunks have no length',
    'audio',
    () => concat('RIFF', all, 'WAVE', many(999, concat('JUNK', '\0\0\0\0'))),
  ],
  [
    'a WAV that says to be 4 GB',
    'audio',
    () => concat('RIFF', all, 'WAVE', 'LIST', all, 'INFO', new Uint8Array(4000)),
  ],
  [
    'an OGG of pages without an end',
    'audio',
    () => many(20_000, concat('OggS', '\0\x02', number(0, 6), number(0, 6), number(0, 6), '  \x01\0')),
  ],
  ['a WebM of unknown sizes', 'video', () => concat(webm, many(2000, unknownSize))],
])('%s is accepted or refused within seconds, in bounded memory', async (_, type, make) => {
  const { status, grown, seconds } = await costs(() => sendRecording(type, make()))

  expect([201, 400]).toContain(status)
  expect(grown).toBeLessThan(200)
  expect(seconds).toBeLessThan(10)
})
