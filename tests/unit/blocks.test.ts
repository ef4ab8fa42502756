import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { beforeAll, describe, expect, test } from 'vitest'
import Blocks from '../../src/components/blocks/Blocks.astro'
import { componentOf } from '../../src/components/blocks/components.ts'
import { sampleChurch } from '../../src/content/church.ts'
import { samplePages } from '../../src/content/pages/all.ts'
import { usualPages } from '../../src/content/usual-pages.ts'
import { leadsSomewhere } from '../../src/lib/contract/pagination.ts'
import { type Block, blockKinds } from '../../src/lib/contract/website/blocks/all.ts'
import { AnyBlock } from '../../src/lib/contract/website/blocks/any-block.ts'
import { newBlock } from '../../src/lib/contract/website/blocks/block.ts'
import { isLink } from '../../src/lib/contract/website/blocks/field.ts'
import { blockOf } from '../../src/lib/contract/website/blocks/fill.ts'
import { newChurch } from '../../src/lib/contract/website/church.ts'
import { PageDocument } from '../../src/lib/contract/website/page-document.ts'
import { renderLine, renderMarkdown } from '../../src/lib/text/markdown.ts'
import { filledBlock } from '../support/filled-blocks.ts'

const nowhere = { pages: new Set<string>(), off: new Set<never>() }
const none = {
  services: [],
  sermons: [],
  events: [],
  plans: [],
  fellowships: [],
  announcements: [],
  trending: [],
  news: {},
  streamed: [],
  today: '2026-11-22',
}
const markup = '<script>alert(1)</script><b onclick=x>a</b>&amp;'

let container: AstroContainer

beforeAll(async () => {
  container = await AstroContainer.create()
})

/** The HTML of blocks in a church that has published nothing. */
const render = (blocks: readonly Block[], data: object = none, foreign?: string) =>
  container.renderToString(Blocks, {
    props: { blocks, data },
    locals: {
      church: { ...newChurch, version: 0 },
      pages: new Map(),
      off: new Set(),
      churchAttributes: {},
      live: undefined,
      language: 'en',
      offered: [],
      drafts: [],
      isClosed: false,
      isSeenEarly: false,
      foreign,
    },
  })

/** HTML without the values of attributes, in which a smaller-than sign is only a sign. */
const withoutValues = (html: string) => html.replace(/"[^"]*"/g, '""')

describe('a block', () => {
  test.each(blockKinds.map((kind) => [kind.kind, kind] as const))(
    '%s shows markup as words',
    async (_, kind) => {
      const block = AnyBlock.parse(filledBlock(kind, 'one', markup))

      const html = await render([block])

      // A gallery loads its own script.
      expect(withoutValues(html)).not.toMatch(/<script(?! type="" src=""><)|<b\s/)
    },
  )

  test.each(blockKinds.filter(({ kind }) => kind !== 'own-part').map(({ kind }) => [kind]))(
    '%s has a component of its name',
    (kind) => expect(componentOf({ kind })).toBeDefined(),
  )

  test.each(blockKinds.map((kind) => [kind.kind, kind] as const))(
    'a new %s is refused by words only, where it needs some',
    (_, kind) => {
      const { error } = AnyBlock.safeParse(newBlock(kind, 'one'))

      for (const { message } of error?.issues ?? []) expect(message).toMatch(/^Please /)
    },
  )

  test('that is hidden is not in the page', async () => {
    const quiet = { ...blockOf('text', 'one', { text: 'Not yet' }), hidden: true }

    expect(await render([quiet])).not.toContain('Not yet')
  })

  const photograph = {
    key: 'pages/abcdefghijklmnopqrstuv-1280.webp',
    description: 'The choir',
    decoration: false,
    width: 1280,
    height: 720,
  }
  const source = 'srcset="/media/pages/abcdefghijklmnopqrstuv-360.avif 360w, '

  test.each(['page', 'opening'] as const)(
    'hero with the look %s shows its photograph at once, in the size that fits',
    async (look) => {
      const html = await render([blockOf('hero', 'one', { look, title: 'Choir', picture: photograph })])

      expect(html).toContain(source)
      expect(html).toMatch(/<img[^>]* width="1280" height="720" alt="The choir"/)
      expect(html).not.toContain('loading="lazy"')
    },
  )

  test.each(['notes', 'offers', 'values', 'pages', 'programmes'] as const)(
    'cards with the look %s load their photographs when they are scrolled to',
    async (look) => {
      const decoration = { ...photograph, description: '', decoration: true }
      const items = [{ title: 'Choir', link: '/events', act: 'Sing', picture: decoration }]

      const html = await render([blockOf('cards', 'one', { look, items })])

      expect(html).toContain(source)
      expect(html).toMatch(/<img[^>]* loading="lazy"[^>]* width="1280" height="720" alt/)
      expect(html).not.toContain('alt="The choir"')
    },
  )

  test.each([
    blockOf('hero', 'one', { title: 'Choir', art: 'akoma', symbol: 'akoma' }),
    blockOf('hero', 'one', { title: 'Choir', look: 'opening' }),
    ...(['notes', 'offers', 'values', 'pages', 'programmes'] as const).map((look) =>
      blockOf('cards', 'one', { look, items: [{ title: 'Choir', symbol: 'akoma', link: '/events' }] }),
    ),
  ])(
    'stored before there were photographs is read, and shown as one whose photograph was removed',
    async (block) => {
      const none = { key: '', description: '', decoration: false, width: 0, height: 0 }
      const removed = {
        ...block,
        picture: none,
        ...('items' in block && { items: block.items.map((item) => ({ ...item, picture: none })) }),
      }

      expect(JSON.stringify(block)).not.toContain('picture')
      expect(await render([AnyBlock.parse(JSON.parse(JSON.stringify(block)))])).toBe(await render([block]))
      expect(await render([removed as Block])).toBe(await render([block]))
    },
  )

  test('shows no link to a page that is not published', async () => {
    const actions = [
      { label: 'Read more', link: '/about' },
      { label: 'Write to us', link: '/contact' },
    ]

    const html = await render([blockOf('call-to-action', 'one', { title: 'Come', actions })])

    expect(html).not.toContain('/about')
    expect(html).toContain('<a class="btn btn-primary" href="/contact">')
  })
})

describe('the small Markdown', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](java\nscript:alert(1))',
    '[x](data:text/html,<script>1</script>)',
    '[x](//evil.example)',
    '<javascript:alert(1)>',
    '[x]{lang=ak" onclick="alert(1)}',
    '```html\n<script>\n```',
  ])('%j becomes no element with an address or a script', (text) => {
    const html = renderMarkdown(text, nowhere) + renderLine(text, nowhere)

    expect(html).not.toMatch(/<(script|img|a|i|code|pre)\b/)
  })

  test('has paragraphs, lists, headings below the page’s own, links and words of another language', () => {
    const html = renderMarkdown(
      '# Come\n\n- *one*\n- [two](/events)\n\n[akwaaba]{lang=ak} and [more](https://example.org/)',
      nowhere,
      { ul: 'list-disc' },
    )

    expect(html).toContain('<h3>Come</h3>')
    expect(html).toContain('<ul class="list-disc">')
    expect(html).toContain('<em>one</em>')
    expect(html).toContain('<a href="/events">two</a>')
    expect(html).toContain('<i lang="ak">akwaaba</i>')
  })

  test('has no pictures of other sites', () => {
    expect(renderMarkdown('![x](https://evil.example/x.png)', nowhere)).not.toContain('<img')
  })

  test('leaves the words of a link to a page that is not published', () => {
    expect(renderLine('[our story](/about) and [home](/)', nowhere)).toBe(
      'our story and <a href="/">home</a>',
    )
    expect(renderLine('[our story](/about)', { ...nowhere, pages: new Set(['/about']) })).toContain(
      '<a href="/about">',
    )
  })
})

test.each([
  '/events',
  '/contact?subject=Choir',
  '#order',
  'https://example.org/x',
  'mailto:a@example.org',
  'tel:+233200000000',
])('%s is a link', (address) => expect(isLink(address)).toBe(true))

test.each([
  'events',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  ' https://a.b',
  'https:///x',
  'mailto:',
  'ftp://x',
])('%s is no link', (address) => expect(isLink(address)).toBe(false))

describe('the pages of the sample', () => {
  test.each(samplePages.map((page) => [page.place.path, page] as const))(
    '%s is as the contract wants it',
    (_, page) => {
      expect(PageDocument.safeParse(page.document).error?.issues ?? []).toEqual([])
    },
  )

  test('name no page that is not there', () => {
    const published = { ...nowhere, pages: new Set(samplePages.map(({ place }) => place.path)) }
    const links = JSON.stringify(samplePages).matchAll(/"link":"([^"]+)"/g)

    expect([...links].filter(([, link = '']) => !leadsSomewhere(link, published))).toEqual([])
  })
})

test.each(Object.entries(usualPages))(
  '%s of a church that has written nothing says no word of the sample',
  (_, page) => {
    const words = JSON.stringify(page({ ...newChurch, name: 'St Paul' }))

    expect(PageDocument.safeParse(JSON.parse(words)).success).toBe(true)
    for (const word of [sampleChurch.name, sampleChurch.town, 'Komla', 'Adwoa', '9:00', 'mango'])
      expect(words).not.toContain(word)
  },
)

test('previous services are the recordings and what was streamed besides, each day once', async () => {
  const sermon = { id: 4, title: 'Be Still', date: '2026-11-15', speaker: 'Esi', scripture: 'Psalm 46' }
  const streamed = [
    { title: 'Carols', date: '2026-11-18', href: 'https://youtu.be/aqz-KE-bpKQ' },
    { title: 'The same service', date: '2026-11-15', href: '' },
  ]
  const block = blockOf('sermons', 'previous', { look: 'services', title: 'Previous services' })

  const html = await render([block], { ...none, sermons: [sermon], streamed })

  expect(html.indexOf('Carols')).toBeLessThan(html.indexOf('Be Still'))
  expect(html).toContain('href="https://youtu.be/aqz-KE-bpKQ"')
  expect(html).not.toContain('The same service')
})

test('on a page in another language, records are marked as English, and their heading as the page’s', async () => {
  const events = [{ id: 1, title: 'Harvest', date: '2026-12-01', time: '09:00', location: 'Hall' }]
  const block = blockOf('next-events', 'next', { title: 'Nea ɛreba' })

  const foreign = await render([block], { ...none, events }, 'tw')
  const english = await render([block], { ...none, events })

  expect(foreign).toMatch(/<div[^>]* lang="en"[\s\S]*<h2[^>]* lang="tw"/)
  expect(english).not.toContain('lang=')
})

test('coming events say today and tomorrow by the church’s day, the weekday of others, and their hours', async () => {
  const event = { id: 1, title: 'Harvest', time: '09:00', end_time: '12:30', location: 'Hall' }
  const events = ['2026-11-22', '2026-11-23', '2026-11-29'].map((date) => ({ ...event, date }))
  const block = blockOf('next-events', 'next', { title: 'Next', count: 3 })

  const html = await render([block], { ...none, events, today: '2026-11-22' })

  const days = [...html.matchAll(/<time[^>]*>([^<]+)</g)].map(([, day]) => day)
  expect(days).toEqual(['Today, 22 Nov 2026', 'Tomorrow, 23 Nov 2026', 'Sunday, 29 Nov 2026'])
  expect(html).toContain('9:00 AM to 12:30 PM')
})
