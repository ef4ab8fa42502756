import { afterAll, beforeAll, expect, test } from 'vitest'
import { openChurch } from '../support/church.ts'
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
} from '../support/polyglots.ts'

/* Pictures that are something else as well, at every door that takes pictures. */

type Church = Awaited<ReturnType<typeof openChurch>>
type Made = Buffer | string | Promise<Buffer>

const jpeg = () => picture().jpeg().toBuffer()

/** Drawn anew: what is served has nothing of what was sent but the picture. */
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

/** Refused with words: it is no photograph that is taken. */
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

/** Every door that takes pictures: who sends it, and what is served then. */
const doors: Record<string, (church: Church, file: File) => Promise<Sent>> = {
  'as my photograph': async (church, file) =>
    send(church, { as: 'member', method: 'PUT', path: 'profiles/image/', name: 'profile_image', file }),
  'with a testimony': (church, file) =>
    send(church, {
      ...{ as: 'member', method: 'POST', path: 'members/testimonies/', name: 'image', file },
      fields: { title: crypto.randomUUID(), category: 'other', content: 'x' },
    }),
  'with a sermon': (church, file) =>
    send(church, {
      ...{ as: 'media', method: 'POST', path: 'sermons/', name: 'thumbnail', file },
      fields: {
        ...{ title: crypto.randomUUID(), preacher: 'x', date: '2026-11-15', type: 'video' },
        youtube_link: 'https://youtu.be/abc',
      },
    }),
}

type Sent = { status: number; body: Record<string, unknown>; picture: string }
type Sending = {
  as: 'member' | 'media'
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
  const found = answer.body as Record<string, unknown>
  return {
    status: answer.status,
    body: found,
    picture: String(found['profile_image'] ?? found['image'] ?? found['thumbnail']),
  }
}

let church: Church
const tokens: Record<string, string> = {}
beforeAll(async () => {
  church = await openChurch()
  for (const name of ['member', 'media']) tokens[name] = (await church.signIn(name)).access
})
afterAll(() => church[Symbol.asyncDispose]())

const fileOf = async (name: string, made: () => Made) => {
  const bytes = await made()
  return new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type: 'text/html' })
}

/** Chunks of a WebP that are no points, and boxes of an AVIF that name metadata. */
const beside = /EXIF|XMP |ICCP|Exif|GPS|http:|<html|script/

test.each(Object.keys(doors))('sent %s, a picture that is something else too is drawn anew', async (door) => {
  for (const [what, name, made] of drawn) {
    const { status, picture: address } = (await doors[door]?.(church, await fileOf(name, made))) ?? failed
    expect([what, status]).toEqual([what, expect.toSatisfy((found: number) => found < 300)])
    const forms = door === 'as my photograph' ? ['webp'] : ['webp', 'avif']
    for (const form of forms) {
      const answer = await church.api.request(address.replace(/webp$/, form))
      const bytes = Buffer.from(await answer.arrayBuffer()).toString('latin1')
      expect([what, answer.headers.get('content-type')]).toEqual([what, `image/${form}`])
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('content-security-policy')).toContain('sandbox')
      expect([what, form === 'webp' ? bytes.slice(8, 12) : bytes.slice(4, 12)]).toEqual([
        what,
        form === 'webp' ? 'WEBP' : 'ftypavif',
      ])
      expect([what, bytes.includes(planted), beside.test(bytes)]).toEqual([what, false, false])
    }
  }
})

test.each(Object.keys(doors))('sent %s, what is no photograph is refused with words', async (door) => {
  for (const [what, name, made] of refused) {
    const { status, body } = (await doors[door]?.(church, await fileOf(name, made))) ?? failed
    expect([what, status, Object.values(body).flat()]).toEqual([
      what,
      400,
      [expect.stringMatching(/^(Please choose a photograph|This picture cannot be read)/)],
    ])
  }
})

const failed = { status: 0, body: {}, picture: '' }
