import type { Page } from '@playwright/test'
import { settle } from '../../support/browsing.ts'
import { expect, test } from '../fixtures.ts'

/* The two forms of a page (docs/decisions/browser.md#first-views). The fixtures fail on a violation of a content security policy. */

test.use({ ownContext: true })

const ownStyles = (page: Page) => page.locator('style[data-sheet]')
const linked = (page: Page) => page.locator('head > link[rel=stylesheet]')

for (const [first, next] of [
  ['/', '/events'],
  ['/sermons', '/about'],
] as const)
  test(`a visitor gets ${first} with its styles, and ${next} with the sheet that the browser has by then`, async ({
    page,
  }) => {
    const answer = await page.goto(first)
    await expect(ownStyles(page)).toHaveCount(1)
    expect((await answer?.text())?.split('</head>')[0]).not.toContain('rel="stylesheet"')
    await expect
      .poll(async () => (await page.context().cookies()).map(({ name }) => name))
      .toContain('asore_sheet')
    expect(await shifts(page)).toBe(0)

    await page.goto(next)

    await expect(ownStyles(page)).toHaveCount(0)
    await expect(linked(page)).toHaveCount(1)
    expect(await fromCache(page)).toBe(true)
    expect(await shifts(page)).toBe(0)
  })

test('a visitor goes from page to page without an aborted transition, also where the sheet comes late', async ({
  page,
}) => {
  const aborted: string[] = []
  page.on('pageerror', (error) => {
    if (String(error).includes('invalid state')) aborted.push(page.url())
  })
  await page.goto('/')
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.setCacheDisabled', { cacheDisabled: true })
  const links = page.getByRole('contentinfo')

  for (const name of [
    'Events',
    'Sermons',
    'Service times',
    'Testimonies',
    'Fellowships',
    'Contact',
    'Privacy',
  ])
    for (const there of [name, 'Ministries']) {
      await links.getByRole('link', { name: there, exact: true }).click()
      await expect(page).toHaveTitle(new RegExp(`^${there.slice(0, 7)}`, 'i'))
      await page.waitForLoadState()
    }

  expect(aborted).toEqual([])
})

test('a first view brings the whole sheet after it is loaded, for what scripts will add', async ({
  page,
}) => {
  await page.route('**/*.css', async (route) => {
    expect(await page.evaluate(() => document.readyState)).toBe('complete')
    await route.continue()
  })

  await page.goto('/about')

  await expect(linked(page)).toHaveCount(1)
  await expect(ownStyles(page)).toHaveCount(1)
})

test('who has been here before has the script of the head and the rules of the header’s scripts with the page', async ({
  page,
  signInAs,
  church,
}) => {
  await signInAs('member')
  await page.context().clearCookies()
  await page.context().addCookies([{ name: 'asore_sheet', value: 'another', url: church.url }])

  await page.goto('/about')

  await expect(page.locator('script[data-again]')).toHaveCount(1)
  expect(await ownStyles(page).textContent()).toContain('.toast')
})

test('an island is hydrated before the style sheet is fetched', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('astro:hydrate', () => performance.mark('hydrated'), true),
  )

  await page.goto('/login')

  await expect(linked(page)).toHaveCount(1)
  // Polled, since the browser has no entry of the sheet before its last byte.
  const behind = () =>
    page.evaluate(() => {
      const of = (name: string) => performance.getEntriesByName(name)[0]?.startTime
      const sheet = document.head.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.href ?? ''
      return (of(sheet) ?? 0) - (of('hydrated') ?? Number.POSITIVE_INFINITY)
    })
  await expect.poll(behind).toBeGreaterThan(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: 'no-preference' } })

  test('the first frame of the home page has the opening alone, and nothing moves when the rest comes', async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Animation.enable')
    await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
    await page.goto('/')
    const sections = page.locator('.sections > *')
    const welcome = page.getByRole('heading', { level: 1 })
    const [held, opening] = [await sections.first().boundingBox(), await welcome.boundingBox()]
    await expect(sections.first()).toHaveCSS('content-visibility', 'hidden')
    expect(held?.y).toBeGreaterThan(640)

    await session.send('Animation.setPlaybackRate', { playbackRate: 1 })

    await expect(sections.first()).toHaveCSS('content-visibility', 'visible')
    expect((await sections.first().boundingBox())?.y).toBe(held?.y)
    expect(await welcome.boundingBox()).toEqual(opening)
    expect(await shifts(page)).toBe(0)
  })
})

test('a newcomer’s page takes over what is chosen later, and the next one has it before its first paint', async ({
  page,
}) => {
  await page.goto('/about')
  const root = page.locator(':root')
  await expect(page.locator('script[data-again]')).toHaveCount(0)
  await expect(root).toHaveAttribute('data-theme', 'device')

  const other = await page.context().newPage()
  await other.goto('/contact')
  await other.evaluate(() => localStorage.setItem('asore:scheme', 'dark'))

  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('script[data-again]')).toHaveCount(1)
  await expect(root).toHaveAttribute('data-theme', 'dark')
})

/** The sum of all layout shifts so far. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)),
        ).observe({ type: 'layout-shift', buffered: true })
        // Without a shift the observer says nothing.
        requestAnimationFrame(() => setTimeout(() => resolve(0)))
      }),
  )

/** Whether the style sheet came without the network. */
const fromCache = (page: Page) =>
  page.evaluate(() => {
    const sheet = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.css'))
    return sheet instanceof PerformanceResourceTiming && sheet.transferSize === 0
  })

test('pages start without the tables of languages, whose first use takes a phone 0.1 s (docs/decisions/browser.md#no-slow-start)', async ({
  page,
  signInAs,
}) => {
  await page.addInitScript(noteIntl)
  for (const path of [
    '/',
    '/prayer-requests',
    '/sermons',
    '/give',
    '/events',
    '/service-times',
    '/dashboard',
  ]) {
    if (path === '/dashboard') await signInAs('member')
    await page.goto(path)
    await settle(page)
    await page.waitForLoadState('networkidle')

    expect.soft(await page.evaluate(() => document.documentElement.dataset['intl']), path).toBeUndefined()
  }
})

/** Runs in the page: notes in an attribute which functions load those tables. */
function noteIntl(): void {
  const note = (name: string) => {
    const { dataset } = document.documentElement
    dataset['intl'] = `${dataset['intl'] ?? ''} ${name}`
  }
  const watch = (owner: object, name: string) => {
    const watched: unknown = Reflect.get(owner, name)
    if (typeof watched !== 'function') throw new Error(`${name} is not a function`)
    const handler: ProxyHandler<typeof watched> = {
      apply(target, self, given) {
        note(name)
        return Reflect.apply(target, self, given)
      },
      construct(target, given, newTarget) {
        note(name)
        return Reflect.construct(target, given, newTarget)
      },
    }
    Reflect.set(owner, name, new Proxy(watched, handler))
  }
  watch(String.prototype, 'localeCompare')
  watch(Number.prototype, 'toLocaleString')
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
    watch(Date.prototype, name)
  for (const name of ['Collator', 'DateTimeFormat', 'ListFormat', 'NumberFormat', 'PluralRules'])
    watch(Intl, name)
}
