import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { pictureName } from '../../../src/components/site/head/shared-page.ts'
import { demonstrationPassword } from '../../../src/content/people.ts'
import { sharedPages } from '../../../src/content/sharing.ts'
import { newProfile } from '../../support/church.ts'
import { startOtherChurch } from '../../support/other-church.ts'
import { photograph } from '../../support/photograph.ts'
import { startServer } from '../../support/server.ts'

const sample = await startServer()
const name = `St <b>Paul’s</b> & "Friends"`
const plain = { r: 20, g: 60, b: 40, alpha: 1 }
const logo = await sharp({ create: { width: 300, height: 150, channels: 4, background: plain } })
  .png()
  .toBuffer()
const other = await startOtherChurch({
  changes: { name, short_name: '', town: 'Kumasi', tagline: '', palette: 'plum', symbol: 'cross' },
  logo,
})
afterAll(() => Promise.all([sample, other].map((server) => server[Symbol.asyncDispose]())))

const ask = (path: string, server = sample, init: RequestInit = {}) => fetch(server.url + path, init)
const bytesOf = async (path: string, server = sample) =>
  Buffer.from(await (await ask(path, server)).arrayBuffer())

/** The colour of one point, `[7, 73, 44]`. */
async function pointOf(picture: Buffer, left: number, top: number): Promise<number[]> {
  const point = sharp(picture).flatten().toColourspace('srgb').extract({ left, top, width: 1, height: 1 })
  return [...(await point.raw().toBuffer())].slice(0, 3)
}

describe('the icons of a church', () => {
  test.each([
    ['/icons/apple-touch.png', 180],
    ['/icons/192.png', 192],
    ['/icons/512.png', 512],
    ['/icons/maskable.png', 512],
    ['/icons/podcast.png', 1400],
    ['/icons/brand.png', 96],
  ])('%s is a PNG of %d pixels, with a symbol and with a logo', async (path, size) => {
    for (const server of [sample, other]) {
      const answer = await ask(path, server)
      const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata()

      expect(answer.headers.get('content-type')).toBe('image/png')
      expect(answer.headers.get('content-encoding')).toBeNull()
      expect([format, width, height]).toEqual(['png', size, size])
    }
  })

  test('a browser that has an icon is told that it is the same', async () => {
    const etag = (await ask('/icons/192.png')).headers.get('etag') ?? ''

    const again = await ask('/icons/192.png', sample, { headers: { 'If-None-Match': etag } })

    expect(again.status).toBe(304)
  })

  test('favicon.ico holds one picture of 32 by 32 pixels', async () => {
    const ico = await bytesOf('/favicon.ico')

    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
    expect((await sharp(ico.subarray(22)).metadata()).width).toBe(32)
  })

  test('a dark logo stands on the paper, in the middle, and not over the edge of the icon', async () => {
    const icon = await bytesOf('/icons/512.png', other)

    const [edge, middle] = [await pointOf(icon, 256, 40), await pointOf(icon, 256, 256)]

    expect(Math.min(...edge)).toBeGreaterThan(220)
    expect(middle).toEqual([plain.r, plain.g, plain.b])
  })

  test('favicon.svg with a logo is drawn whole', async () => {
    const svg = await bytesOf('/favicon.svg', other)

    expect(svg.toString()).toMatch(/^<svg [^>]+viewBox="0 0 32 32">.*<image [^>]+data:image\/png;base64,/)
    expect((await sharp(svg).metadata()).format).toBe('svg')
  })

  test('icons are drawn after a member has sent a photograph, too', async () => {
    const login = await ask('/backend/api/auth/login/', sample, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'newcomer', password: demonstrationPassword }),
    })
    const { access } = (await login.json()) as { access: string }
    const { buffer } = await photograph({ width: 320 })
    const sent = await ask('/backend/api/profiles/', sample, {
      method: 'POST',
      headers: { Authorization: `Bearer ${access}` },
      body: newProfile({ profile_image: new File([new Uint8Array(buffer)], 'me.jpg') }),
    })
    expect(sent.status).toBe(201)

    const picture = await bytesOf('/og/contact.png')

    expect((await sharp(picture).metadata()).width).toBe(1200)
  })

  test.each(['/icons/nothing.png', '/og/nothing.png', '/icons/192.webp', '/nothing.png', '/og/../x.svg'])(
    'there is no picture at %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404)
    },
  )
})

describe('the preview of a shared link', () => {
  test.each(Object.keys(sharedPages))('the picture of %s is 1200 by 630 and at most 60 KB', async (path) => {
    const file = await bytesOf(`/og/${pictureName(path)}.png`)
    const { format, width, height } = await sharp(file).metadata()

    expect([format, width, height]).toEqual(['png', 1200, 630])
    expect(file.length).toBeLessThanOrEqual(60 * 1024)
  })

  test('has the colours of the church', async () => {
    const [green, plum] = await Promise.all(
      [sample, other].map(async (server) => pointOf(await bytesOf('/og/home.png', server), 24, 24)),
    )

    expect(green?.[1]).toBeGreaterThan(green?.[0] ?? 0)
    expect(plum?.[0]).toBeGreaterThan(plum?.[1] ?? 0)
  })
})

describe('the manifest', () => {
  type Manifest = {
    name: string
    icons: { src: string; sizes: string; type: string }[]
    screenshots?: { src: string; sizes: string; type: string }[]
  }
  const manifestOf = async (server = sample) =>
    (await (await ask('/manifest.webmanifest', server)).json()) as Manifest

  test('its icons and screenshots have the format and the size that it states', async () => {
    const { icons, screenshots = [] } = await manifestOf()

    expect(screenshots).toHaveLength(3)
    for (const { src, sizes, type } of [...icons, ...screenshots]) {
      const { format, width, height } = await sharp(await bytesOf(src)).metadata()
      expect([src, type]).toEqual([src, expect.stringContaining(format)])
      if (sizes !== 'any') expect([src, `${width}x${height}`]).toEqual([src, sizes])
    }
  })

  test('of another church names that church, and shows no picture of the sample', async () => {
    const manifest = await manifestOf(other)

    expect(manifest.name).toBe(name)
    expect(manifest.screenshots).toBeUndefined()
    expect(JSON.stringify(manifest)).not.toMatch(/Asɔre|Accra/)
  })
})

test('a page of a church with a logo shows it beside the name, which is words and not markup', async () => {
  const html = await (await ask('/privacy', other)).text()

  expect(html).toMatch(/<a class="brand"[^>]*>\s*<img class="symbol" src="\/icons\/brand\.png\?v=\d+" alt=""/)
  expect(html).toContain('St &lt;b&gt;Paul’s&lt;/b&gt; &amp; &quot;Friends&quot;')
})
