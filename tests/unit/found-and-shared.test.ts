import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { builtPages } from '../../scripts/bench/page-weight.ts'
import { manifestOf } from '../../src/components/site/head/manifest.ts'
import {
  picturedAs,
  pictureName,
  pictureText,
  sharedPicture,
  sharesOf,
  trailTo,
} from '../../src/components/site/head/shared-page.ts'
import { whenTheyMeet } from '../../src/components/site/looks/service-words.ts'
import { drawIcon, drawPicture } from '../../src/components/symbols/draw-icon.ts'
import { symbols } from '../../src/components/symbols/symbols.ts'
import { sampleChurch } from '../../src/content/church.ts'
import { samplePosts } from '../../src/content/news.ts'
import { samplePages } from '../../src/content/pages/all.ts'
import type { PagePlace } from '../../src/lib/contract/pagination.ts'
import { newChurch } from '../../src/lib/contract/website/church.ts'
import { churchSymbols } from '../../src/lib/contract/website/church-symbols.ts'
import type { PageDocument } from '../../src/lib/contract/website/page-document.ts'
import { linkedDataText } from '../../src/lib/site/linked-data.ts'
import { guardedPages, isListed } from '../../src/lib/site/listed-pages.ts'
import { pathOfPost } from '../../src/lib/site/news-address.ts'
import { shorten } from '../../src/lib/text/shorten.ts'
import { escapeXml } from '../../src/lib/text/xml.ts'
import { hasLetters } from '../../src/server/app/views/pictures.ts'

const { client } = inject('sample')

const pages = builtPages(client).map((path) => {
  const html = readFileSync(join(client, path === '/' ? 'index.html' : `${path}.html`), 'utf8')
  return { path, html, listed: isListed(path) }
})
const listed = pages.filter((page) => page.listed)
const unlisted = pages.filter((page) => !page.listed)

type Shared = Pick<PagePlace, 'path' | 'under'> & { share: PageDocument['share'] }
const byPath = (pages: readonly Shared[]) => new Map(pages.map((page) => [page.path, page]))

/** What chats show of the sample's pages. */
const shares = sharesOf(
  byPath([
    ...samplePages.map(({ place: { path, under }, document: { share } }) => ({ path, under, share })),
    ...samplePosts.map(({ slug, title, symbol }) => ({
      path: pathOfPost(slug),
      under: '',
      share: { title, symbol, tone: 'indigo' as const },
    })),
  ]),
  sampleChurch,
)

/** What a meta tag of the page says; undefined without one. */
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

function linkedData(html: string): Record<string, unknown>[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)
  return [...blocks].map(([, text = '']) => JSON.parse(text))
}

describe('the metadata for search engines', () => {
  test('every page that search engines list has a description of its own, and no other sends one', () => {
    const descriptions = listed.map(({ html }) => meta(html, 'description') ?? '')
    const others = pages.filter((page) => !page.listed).map(({ html }) => meta(html, 'description'))

    expect(new Set(descriptions).size).toBe(listed.length)
    expect(descriptions.filter((text) => text.length < 20 || text.length > 170)).toEqual([])
    expect(others.filter(Boolean)).toEqual([])
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
          '@context': 'https://schema.org',
          '@type': 'Church',
          name: 'Asɔre',
          url: expect.stringMatching(/^https?:\/\/[^/]+\/$/),
          address: expect.objectContaining({ addressLocality: 'Accra', addressCountry: 'GH' }),
          openingHoursSpecification: expect.arrayContaining([
            expect.objectContaining({ name: 'Second Service', opens: '11:00', closes: '13:00' }),
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
    const paths = (path: string) => trailTo(path, 'x', shares).map((step) => step.path)

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
    expect(Object.keys(shares).map((path) => `/og/${pictureName(path)}.png`)).toContain(picture)
  })

  test('a page without its own picture uses that of its area, else that of the home page', () => {
    expect(picturedAs('/sermons/4', shares)).toBe('/sermons')
    expect(picturedAs('/somewhere', shares)).toBe('/')
  })

  test('a title is escaped in the picture, and left out when the machine has no font', () => {
    const look = { title: 'Bread & <Wine>', symbol: 'akoma', tone: 'gold' } as const
    const around = { church: { ...sampleChurch, name: '<b>&"' }, line: 'Sundays', letters: true }

    expect(drawPicture(look, around)).toContain('Bread &amp;</text>')
    expect(drawPicture(look, around)).toContain('&lt;Wine&gt;')
    expect(drawPicture(look, around)).toContain('>&lt;b&gt;&amp;&quot;</text>')
    expect(drawPicture(look, { ...around, letters: false })).not.toContain('<text')
  })

  test.each([
    'Word',
    'A congregation of many people who sing in the morning and in the evening of each day',
    'x'.repeat(160),
  ])('the title %j has room in the picture', (title) => {
    const svg = drawPicture(
      { title, symbol: 'cross', tone: 'forest' },
      { church: sampleChurch, line: '', letters: true },
    )
    const lines = [...svg.matchAll(/<text x="80" y="(\d+)" font-size="(\d+)"[^>]*>([^<]*)</g)]

    expect(lines.length).toBeGreaterThan(0)
    for (const [, y = 0, size = 0, text = ''] of lines) {
      expect(text.length * Number(size)).toBeLessThanOrEqual(1216)
      expect(Number(y)).toBeGreaterThan(180)
      expect(Number(y)).toBeLessThan(480)
    }
  })

  test('the picture of the home page has the church’s own words and symbol', () => {
    const paul = { ...newChurch, name: 'St Paul' }
    const kumasi = { ...newChurch, tagline: 'In Kumasi' }

    const { title } = sharedPicture('/', sharesOf(new Map(), paul), paul)

    expect(title).toBe('St Paul')
    expect(pictureText('/', sharesOf(new Map(), kumasi), kumasi)).toBe(
      'In Kumasi, and the symbol Cross on woven cloth',
    )
    expect(pictureText('/about', shares, sampleChurch)).toBe(
      'About us, and the symbol Sankofa on woven cloth',
    )
  })

  test('the line below says when people meet first in the week', () => {
    const at = (day: string, time: string) => ({ day, time })

    expect(whenTheyMeet([])).toBe('')
    expect(whenTheyMeet([at('Saturday', '')])).toBe('Saturdays')
    expect(whenTheyMeet([at('Sunday', '09:00'), at('Sunday', '11:00'), at('Friday', '18:00')])).toBe(
      'Sundays 9:00 AM and 11:00 AM',
    )
    expect(whenTheyMeet(['07:00', '09:00', '18:30'].map((time) => at('Sunday', time)))).toBe(
      'Sundays 7:00 AM, 9:00 AM and 6:30 PM',
    )
  })

  test('the check for a font answers true or false', async () => {
    expect(typeof (await hasLetters())).toBe('boolean')
  })
})

describe('icons and manifest', () => {
  const sample = manifestOf({ ...sampleChurch, version: 7 }, new Set())
  const other = manifestOf({ ...newChurch, name: '<b>&"', palette: 'plum', version: 8 }, new Set())

  test('the manifest states the name and the start address of the site', () => {
    expect(sample).toMatchObject({ short_name: 'Asɔre', start_url: '/', display: 'standalone' })
    expect(other).toMatchObject({ name: '<b>&"', short_name: '<b>&"' })
    expect(sample.icons.find((icon) => 'purpose' in icon)).toMatchObject({ purpose: 'maskable' })
  })

  test('the manifest has what an installation needs, and shortcuts to the most opened pages', () => {
    const { icons, shortcuts, screenshots } = sample
    const files = ['give', 'prayer-requests', 'sermons', 'fellowship-leader']

    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
    expect(shortcuts.map(({ name }) => name)).toEqual(['Give', 'Ask for prayer', 'Listen', 'Attendance'])
    expect(shortcuts.map(({ url }) => url.slice(1).split('#')[0])).toEqual(files)
    expect(screenshots?.map(({ form_factor }) => form_factor)).toContain('wide')
  })

  test('the manifest of another church has its colours, new addresses, and no picture of the sample', () => {
    expect(other.screenshots).toBeUndefined()
    expect(other.icons[0]?.src).toBe('/favicon.svg?v=8')
    expect(other.theme_color).not.toBe(sample.theme_color)
    expect(JSON.stringify(other)).not.toMatch(/Asɔre|Accra/)
  })

  test.each(churchSymbols)('the symbol %s is drawn, and stands in the icon', (symbol) => {
    const svg = drawIcon({ ...newChurch, symbol }, { rounded: true, fills: 0.75 })

    expect(svg).toContain(`d="${symbols[symbol].path}"`)
  })

  test.each(pages)('$path links icons that exist', ({ html }) => {
    const links = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)]

    expect(links.map(([, href]) => href?.replace(/\?v=\d+$/, ''))).toEqual([
      '/favicon.ico',
      '/favicon.svg',
      '/icons/apple-touch.png',
      '/manifest.webmanifest',
    ])
    expect(
      html.match(/<meta name="theme-color"[^>]+media="\(prefers-color-scheme: (?:light|dark)\)"/g),
    ).toHaveLength(2)
  })
})

test('a text is escaped for XML, without the characters that XML forbids', () => {
  expect(escapeXml(`a<b> & "c" 'd'\u0000\u001b\ufffe\n`)).toBe(
    'a&lt;b&gt; &amp; &quot;c&quot; &apos;d&apos;\n',
  )
})
