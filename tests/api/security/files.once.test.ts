import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Church, openChurch } from '../../support/church.ts'
import {
  animated,
  annotated,
  archive,
  chunk,
  concat,
  gif,
  markup,
  picture,
  planted,
  png,
  svgAsAvif,
  withSegment,
} from '../../support/polyglots.ts'

/* Files of two formats at once: pictures at every route that accepts them, recordings at the upload of sermons. */

type Made = Buffer | string | Promise<Buffer>

const jpeg = () => picture().jpeg().toBuffer()

/** Encoded anew: the served file contains nothing of the sent one but the picture. */
const drawn: [string, name: string, () => Made][] = [
  ['a JPEG with a page in its comment', 'a.jpg', async () => withSegment(await jpeg(), 0xfe, markup)],
  ['a JPEG with a script behind its end', 'a.html', async () => concat(await jpeg(), markup)],
  [
    'a JPEG that is a script from its first byte',
    'a.js',
    async () => withSegment(await jpeg(), 0xe0, `/*${markup}*/=1;hit()`),
  ],
  ['a PNG that is an archive, too', 'a.jar', async () => concat(await picture().png().toBuffer(), archive)],
  [
    'a PNG with a page in its text',
    'a.png',
    () => png({}, chunk('tEXt', `Comment\0${markup}`), chunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${markup}`)),
  ],
  ['a PNG with a chunk of its own', 'a.png', () => png({}, chunk('evIl', markup))],
  [
    'a WebP with a page behind its end',
    'a.webp',
    async () => concat(await picture().webp().toBuffer(), markup),
  ],
  [
    'an AVIF with a page behind its end',
    'a.avif',
    async () => concat(await picture().avif().toBuffer(), markup),
  ],
  ['a photograph with place, camera, thumbnail and colours', 'a.jpg', annotated],
  ['a picture that moves', 'a.webp', () => animated(50, 64)],
  ['a name that is a path and a page', `../../${markup}.jpg`, jpeg],
]

/** Refused with a message: no picture of an accepted format. */
const refused: [string, name: string, () => Made][] = [
  ['an SVG called PNG', 'a.png', () => `<svg xmlns="http://www.w3.org/2000/svg">${planted}</svg>`],
  ['an SVG whose comment begins like AVIF', 'a.avif', () => svgAsAvif],
  ['an SVG whose comment begins like HEIC', 'a.heic', () => svgAsAvif.replace('avif', 'heic')],
  ['an SVG behind a mark of byte order', 'a.svg', () => concat(Uint8Array.of(0xef, 0xbb, 0xbf), svgAsAvif)],
  ['a page called JPEG', 'a.jpg', () => markup],
  ['a page behind the first bytes of a JPEG', 'a.jpg', () => concat(Uint8Array.of(0xff, 0xd8, 0xff), markup)],
  ['a page behind the first bytes of a PNG', 'a.png', () => concat(png().subarray(0, 8), markup)],
  ['a film called HEIC', 'a.heic', () => concat(Uint8Array.of(0, 0, 0, 24), 'ftypmp42', new Uint8Array(400))],
  ['a film that calls itself AVIF', 'a.avif', () => concat(Uint8Array.of(0, 0, 0, 24), 'ftypavif', markup)],
  ['a GIF that is a script', 'a.gif', () => concat(gif(1), `=1;${markup}`)],
  ['a PDF', 'a.jpg', () => `%PDF-1.7\n${markup}`],
  ['half a JPEG', 'a.jpg', async () => (await jpeg()).subarray(0, 400)],
  ['a PNG whose points end in the middle', 'a.png', () => png({ height: 500, full: false })],
  ['a PNG of a thousand million points', 'a.png', () => png({ width: 30_000, height: 30_000, full: false })],
  ['a WebP on too large a canvas', 'a.webp', () => animated(2, 16_000)],
  ['an XBM, which is C', 'a.xbm', () => '#define a_width 1\n#define a_height 1\nstatic char a_bits[]={1};'],
]

/** Every route that accepts pictures, with its sender; returns the address of the served picture. */
const doors: Record<string, (church: Church, file: File) => Promise<Sent>> = {
  'as my photograph': async (church, file) =>
    send(church, { as: 'member', method: 'PUT', path: 'profiles/image/', name: 'profile_image', file }),
  'with a testimony': (church, file) =>
    send(church, {
      as: 'member',
      method: 'POST',
      path: 'members/testimonies/',
      name: 'image',
      file,
      fields: { title: crypto.randomUUID(), category: 'other', content: 'x' },
    }),
  'with a sermon': (church, file) =>
    send(church, {
      as: 'media',
      method: 'POST',
      path: 'sermons/',
      name: 'thumbnail',
      file,
      fields: {
        title: crypto.randomUUID(),
        preacher: 'x',
        date: '2026-11-15',
        type: 'video',
        youtube_link: 'https://youtu.be/abc',
      },
    }),
  'as the logo': async (church, file) => {
    const sent = await send(church, {
      as: 'admin',
      method: 'POST',
      path: 'admin/church/logo/',
      name: 'logo',
      file,
    })
    return { ...sent, picture: `/media/${(sent.body['church'] as { logo: string } | undefined)?.logo}` }
  },
  'for a page': async (church, file) => {
    const sent = await send(church, {
      as: 'admin',
      method: 'POST',
      path: 'admin/pages/1/pictures/',
      name: 'picture',
      file,
    })
    return { ...sent, picture: `/media/${sent.body['key']}` }
  },
}

/** What a picture becomes, where it is not WebP and AVIF. */
const formsOf: Record<string, string[]> = { 'as my photograph': ['webp'], 'as the logo': ['png'] }
const starts: Record<string, (bytes: string) => boolean> = {
  webp: (bytes) => bytes.slice(8, 12) === 'WEBP',
  avif: (bytes) => bytes.slice(4, 12) === 'ftypavif',
  png: (bytes) => bytes.slice(1, 4) === 'PNG',
}

type Sent = { status: number; body: Record<string, unknown>; picture: string }
type Sending = {
  as: 'member' | 'media' | 'admin'
  method: string
  path: string
  name: string
  file: File
  fields?: Record<string, string>
}

async function send(church: Church, { as, method, path, name, file, fields = {} }: Sending): Promise<Sent> {
  const body = new FormData()
  for (const [field, value] of Object.entries(fields)) body.set(field, value)
  body.set(name, file)
  const answer = await church.send(path, { method, body }, tokens[as])
  const answerBody = answer.body as Record<string, unknown>
  return {
    status: answer.status,
    body: answerBody,
    picture: String(answerBody['profile_image'] ?? answerBody['image'] ?? answerBody['thumbnail']),
  }
}

let church: Church
const tokens: Record<string, string> = {}
beforeAll(async () => {
  church = await openChurch()
  for (const name of ['member', 'media', 'admin']) tokens[name] = (await church.signIn(name)).access
})
afterAll(() => church[Symbol.asyncDispose]())

const fileOf = async (name: string, made: () => Made) => {
  const bytes = await made()
  return new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type: 'text/html' })
}

/** Chunks of a WebP that are no pixels, and boxes of an AVIF that name metadata. */
const beside = /EXIF|XMP |ICCP|Exif|GPS|http:|<html|script/

test.each(Object.keys(doors))('a picture with other content, sent %s, is encoded anew', async (door) => {
  for (const [what, name, made] of drawn) {
    const { status, picture: address } = (await doors[door]?.(church, await fileOf(name, made))) ?? failed
    expect([what, status]).toEqual([what, expect.toSatisfy((code: number) => code < 300)])
    for (const form of formsOf[door] ?? ['webp', 'avif']) {
      const answer = await church.api.request(address.replace(/webp$/, form))
      const bytes = Buffer.from(await answer.arrayBuffer()).toString('latin1')
      expect([what, answer.headers.get('content-type')]).toEqual([what, `image/${form}`])
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('content-security-policy')).toContain('sandbox')
      expect([what, starts[form]?.(bytes)]).toEqual([what, true])
      expect([what, bytes.includes(planted), beside.test(bytes)]).toEqual([what, false, false])
    }
  }
})

test.each(Object.keys(doors))(
  'a file that is no photograph, sent %s, is refused with a message',
  async (door) => {
    for (const [what, name, made] of refused) {
      const { status, body } = (await doors[door]?.(church, await fileOf(name, made))) ?? failed
      expect([what, status, Object.values(body).flat()]).toEqual([
        what,
        400,
        [expect.stringMatching(/^(Please choose a photograph|This picture cannot be read)/)],
      ])
    }
  },
)

const failed = { status: 0, body: {}, picture: '' }

const song = readFileSync(fileURLToPath(new URL('../../../src/content/media/be-still.mp3', import.meta.url)))

/** The song behind an ID3 tag with one frame of this name. */
function tagged(frame: string, words: string): Buffer {
  const body = concat(frame, size(words.length + 1), '\0\0\0', words)
  return concat('ID3\x03\0\0', size(body.length), body, song)
}

/** A length in four bytes of seven bits, as ID3 tags state it. */
const size = (length: number) => Uint8Array.of(0, 0, length >> 7, length & 127)

const film = concat(Uint8Array.of(0, 0, 0, 24), 'ftypmp42\0\0\0\0mp42isom')
const free = (words: string) => concat(Uint8Array.of(0, 0, 0, words.length + 8), 'free', words)
const wave = concat('RIFF', Uint8Array.of(0, 9, 0, 0), 'WAVEfmt ')

/** Accepted unchanged, and served as a recording only. */
test.each<[string, type: 'audio' | 'video', served: string, Uint8Array]>([
  ['an MP3 with a page for a title', 'audio', 'audio/mpeg', tagged('TIT2', markup)],
  ['an MP3 with a page for a cover', 'audio', 'audio/mpeg', tagged('APIC', `text/html\0\x03\0${markup}`)],
  ['an MP3 whose tag begins a PDF', 'audio', 'audio/mpeg', tagged('TXXX', `\n%PDF-1.7\n${markup}`)],
  ['an MP3 that is an archive, too', 'audio', 'audio/mpeg', concat(song, archive)],
  ['a WAV with a page for sound', 'audio', 'audio/wav', concat(wave, markup)],
  ['an MP4 with a page in it', 'video', 'video/mp4', concat(film, free(markup))],
  ['a page whose comment begins like a film', 'video', 'video/mp4', concat('<!--ftypmp42-->', markup)],
])('%s is served as a recording, with a sandbox policy', async (_, type, served, bytes) => {
  const { status, body } = await sendRecording(type, bytes)

  expect(status).toBe(201)
  const address = String(type === 'audio' ? body['mp3'] : body['video'])
  for (const init of [{}, { headers: { Range: 'bytes=0-9' } }, { method: 'HEAD' }]) {
    const { headers } = await church.api.request(address, init)
    expect(headers.get('content-type')).toBe(served)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*; sandbox$/)
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  }
})

test.each<[string, 'audio' | 'video', string | Uint8Array]>([
  ['a page called MP3', 'audio', markup],
  ['a page before the first sound', 'audio', concat(markup, song)],
  ['a PDF before the first sound', 'audio', concat('%PDF-1.7\n', song)],
  ['an archive before the first sound', 'audio', concat(archive, song)],
  ['a page before the first box', 'video', concat(markup, film)],
  ['a picture that calls itself a film', 'video', concat(Uint8Array.of(0, 0, 0, 24), 'ftypavif', markup)],
  ['an SVG', 'video', svgAsAvif],
  ['a film as sound', 'audio', film],
])('%s is refused as a recording', async (_, type, bytes) => {
  const { status, body } = await sendRecording(type, bytes)

  expect([status, body]).toEqual([400, { file: [`Please select a valid ${type} file`] }])
})

async function sendRecording(type: 'audio' | 'video', bytes: string | Uint8Array) {
  const form = new FormData()
  const fields = { type, title: crypto.randomUUID(), preacher: 'x', date: '2026-11-15' }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const made = typeof bytes === 'string' ? bytes : new Uint8Array(bytes)
  form.set('file', new File([made], 'a.html', { type: 'text/html' }))
  const { status, body } = await church.postForm('sermons/', form, tokens['media'])
  return { status, body: body as Record<string, unknown> }
}
