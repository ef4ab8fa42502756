import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { builtPages } from '../../scripts/page-weight.ts'
import { renderSite } from '../../scripts/rendered-site.ts'
import { picturedAs, pictureName, trailTo } from '../../src/components/site/shared-page.ts'
import { drawPicture } from '../../src/components/symbols/cloth.ts'
import { sharedPages } from '../../src/content/sharing.ts'
import { linkedDataText } from '../../src/lib/linked-data.ts'
import { guardedPages, isListed } from '../../src/lib/listed-pages.ts'
import { shorten } from '../../src/lib/shorten.ts'
import { escapeXml } from '../../src/lib/xml.ts'
import { hasLetters } from '../../src/server/page-data/pictures.ts'

const site = await renderSite()
const { client } = site
afterAll(() => site[Symbol.asyncDispose]())

const pages = builtPages(client).map((path) => {
  const html = readFileSync(join(client, path === '/' ? 'index.html' : `${path}.html`), 'utf8')
  return { path, html, listed: isListed(path) }
})
const listed = pages.filter((page) => page.listed)
const unlisted = pages.filter((page) => !page.listed)

/** What a meta tag of the page says; undefined without one. */
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

function linkedData(html: string): Record<string, unknown>[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)
  return [...blocks].map(([, text = '']) => JSON.parse(text))
}

describe('the metadata for search engines', () => {
  test('every page has a description of its own', () => {
    const descriptions = pages.map(({ html }) => meta(html, 'description') ?? '')

    expect(new Set(descriptions).size).toBe(pages.length)
    expect(descriptions.filter((text) => text.length < 20 || text.length > 170)).toEqual([])
  })

  test.each(listed)('$path may be indexed under its canonical address', ({ path, html }) => {
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''

    expect(new URL(canonical).pathname).toBe(path)
    expect(meta(html, 'og:url')).toBe(canonical)
    expect(meta(html, 'robots')).toBeUndefined()
  })

  test.each(unlisted)('$path has noindex and no canonical address', ({ html }) => {
    expect(meta(html, 'robots')).toBe('noindex')
    expect(html).not.toMatch(/rel="canonical"|property="og:/)
  })

  test('guarded pages and the pages below them are not indexed', () => {
    expect([...guardedPages, '/media-dashboard/add-sermon', '/404'].filter(isListed)).toEqual([])
    expect(['/', '/events/3', '/sermons/12', '/profiles'].filter(isListed)).toHaveLength(4)
  })

  test.each(['/', '/about', '/contact'])(
    '%s describes the church, its address and its opening hours as linked data',
    (path) => {
      const html = pages.find((page) => page.path === path)?.html ?? ''

      expect(linkedData(html)).toContainEqual(
        expect.objectContaining({
          ...{ '@context': 'https://schema.org', '@type': 'Church', name: 'Asɔre' },
          url: expect.stringMatching(/^https?:\/\/[^/]+\/$/),
          address: expect.objectContaining({ addressLocality: 'Accra', addressCountry: 'GH' }),
          openingHours: expect.arrayContaining(['Su 09:00-10:30', 'Su 11:00-13:00']),
          openingHoursSpecification: expect.arrayContaining([
            expect.objectContaining({ name: 'Second service', opens: '11:00', closes: '13:00' }),
          ]),
        }),
      )
    },
  )

  test('the page of a ministry has breadcrumbs as linked data', () => {
    const html = pages.find(({ path }) => path === '/youthministry')?.html ?? ''
    const [trail] = linkedData(html)

    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Ministries', item: expect.stringMatching(/\/ministries$/) },
        { position: 2, name: 'Youth Ministry', item: expect.stringMatching(/\/youthministry$/) },
      ],
    })
  })

  test('the breadcrumbs of a page name every page above it', () => {
    const paths = (path: string) => trailTo(path, 'x').map((step) => step.path)

    expect(paths('/worshipteam')).toEqual(['/ministries', '/worship-services', '/worshipteam'])
    expect(paths('/events/3')).toEqual(['/events', '/events/3'])
    expect(paths('/about')).toEqual(['/about'])
    expect(paths('/nobody-knows')).toEqual(['/nobody-knows'])
  })

  test.each(['</script><script>alert(1)</script>', '<!--<script>', 'a "b" \\ \u2028'])(
    'linked data with %j does not end its script element',
    (name) => {
      const text = linkedDataText({ name })

      expect(text).not.toContain('<')
      expect(JSON.parse(text)).toEqual({ name })
    },
  )

  test('a long description is cut after a whole word', () => {
    expect(shorten('Bring your\n neighbour', 30)).toBe('Bring your neighbour')
    expect(shorten('Bring your neighbour, and a chair', 22)).toBe('Bring your neighbour…')
    expect(shorten('x'.repeat(50), 10).length).toBeLessThanOrEqual(10)
  })
})

describe('the preview of a shared link', () => {
  test.each(listed)('$path has a title, a description and a picture', async ({ html }) => {
    const picture = new URL(meta(html, 'og:image') ?? '').pathname

    expect(meta(html, 'og:title')).toBeTruthy()
    expect(meta(html, 'og:description')).toBe(meta(html, 'description'))
    expect(meta(html, 'twitter:card')).toBe('summary_large_image')
    expect(existsSync(join(client, picture))).toBe(true)
  })

  test.each(Object.keys(sharedPages))('the picture of %s is 1200 by 630 and at most 60 KB', async (path) => {
    const file = readFileSync(join(client, `og/${pictureName(path)}.png`))
    const { format, width, height } = await sharp(file).metadata()

    expect([format, width, height]).toEqual(['png', 1200, 630])
    expect(file.length).toBeLessThanOrEqual(60 * 1024)
  })

  test('a page without its own picture uses that of its area, else that of the home page', () => {
    expect(picturedAs('/sermons/4')).toBe('/sermons')
    expect(picturedAs('/somewhere')).toBe('/')
  })

  test('a title is escaped in the picture, and left out when the machine has no font', () => {
    const look = { title: 'Bread & <Wine>', symbol: 'akoma', tone: 'gold' } as const

    expect(drawPicture(look, { letters: true })).toContain('Bread &amp;</text>')
    expect(drawPicture(look, { letters: true })).toContain('&lt;Wine&gt;')
    expect(drawPicture(look, { letters: false })).not.toContain('<text')
  })

  test('the check for a font answers true or false', async () => {
    expect(typeof (await hasLetters())).toBe('boolean')
  })
})

describe('icons and manifest', () => {
  const manifest = JSON.parse(readFileSync(join(client, 'manifest.webmanifest'), 'utf8'))

  test('the manifest states the name and the start address of the site', () => {
    expect(manifest).toMatchObject({ short_name: 'Asɔre', start_url: '/', display: 'standalone' })
    expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable')
  })

  test('the manifest has what an installation needs, and shortcuts to the most opened pages', () => {
    const sizes = manifest.icons.map((icon: { sizes: string }) => icon.sizes)
    const shortcuts: { name: string; url: string }[] = manifest.shortcuts
    const files = ['give', 'prayer-requests', 'sermons', 'fellowship-leader']

    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']))
    expect(shortcuts.map(({ name }) => name)).toEqual(['Give', 'Ask for prayer', 'Listen', 'Attendance'])
    expect(shortcuts.map(({ url }) => url.slice(1).split('#')[0])).toEqual(files)
    expect(manifest.screenshots.map((one: { form_factor: string }) => one.form_factor)).toContain('wide')
  })

  test.each([...manifest.icons, ...manifest.screenshots] as { src: string; sizes: string; type: string }[])(
    '$src has the format and the size that the manifest states',
    async ({ src, sizes, type }) => {
      const { format, width, height } = await sharp(join(client, src)).metadata()

      expect(type).toContain(format)
      if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes)
    },
  )

  test.each(pages)('$path links icons that exist', ({ html }) => {
    const links = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)]

    expect(links.map(([, href]) => href)).toEqual([
      '/favicon.ico',
      '/favicon.svg',
      '/icons/apple-touch.png',
      '/manifest.webmanifest',
    ])
    for (const [, href = ''] of links) expect(existsSync(join(client, href))).toBe(true)
    expect(
      html.match(/<meta name="theme-color"[^>]+media="\(prefers-color-scheme: (?:light|dark)\)"/g),
    ).toHaveLength(2)
  })

  test('favicon.ico holds one picture of 32 by 32 pixels, and the touch icon has 180', async () => {
    const ico = readFileSync(join(client, 'favicon.ico'))

    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
    expect((await sharp(ico.subarray(22)).metadata()).width).toBe(32)
    expect((await sharp(join(client, 'icons/apple-touch.png')).metadata()).width).toBe(180)
  })
})

test('a text is escaped for XML, without the characters that XML forbids', () => {
  expect(escapeXml(`a<b> & "c" 'd'\u0000\u001b\ufffe\n`)).toBe(
    'a&lt;b&gt; &amp; &quot;c&quot; &apos;d&apos;\n',
  )
})
