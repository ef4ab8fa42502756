import type { APIRequestContext, Page } from '@playwright/test'
import { demoPassword, expect, test } from '../fixtures.ts'

/** The texts of all elements of this name in an XML file of the site; throws when it is not well-formed. */
function textsOf(page: Page, path: string, name: string): Promise<string[]> {
  return page.evaluate(
    async ([address, tag]) => {
      const answer = await fetch(address)
      const xml = new DOMParser().parseFromString(await answer.text(), 'application/xml')
      if (xml.querySelector('parsererror')) throw new Error(`${address} is not well-formed`)
      return [...xml.getElementsByTagName(tag)].map((element) => element.textContent ?? '')
    },
    [path, name] as const,
  )
}

async function asAdmin(request: APIRequestContext) {
  const login = await request.post('/backend/api/auth/login/', {
    data: { username: 'admin', password: demoPassword },
  })
  const { access } = await login.json()
  return { Authorization: `Bearer ${access}` }
}

test('the sitemap names existing pages that may be indexed, each once', async ({ page, request }) => {
  await page.goto('/robots.txt')
  const paths = (await textsOf(page, '/sitemap.xml', 'loc')).map((address) => new URL(address).pathname)

  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toEqual(expect.arrayContaining(['/', '/about', '/contact', '/give', '/events', '/events/1']))
  for (const hidden of ['/dashboard', '/complete-profile', '/404', '/api'])
    expect(paths).not.toContain(hidden)
  for (const path of paths) {
    const answer = await request.get(path)
    expect([path, answer.status()]).toEqual([path, 200])
    expect(await answer.text()).not.toContain('content="noindex"')
  }
})

test('every sermon’s page is in the sitemap', async ({ page, request }) => {
  await page.goto('/robots.txt')
  const { results } = await (await request.get('/backend/api/sermons/')).json()
  const paths = (await textsOf(page, '/sitemap.xml', 'loc')).map((address) => new URL(address).pathname)

  expect(paths.filter((path) => path.startsWith('/sermons/'))).toEqual(
    results.map(({ id }: { id: number }) => `/sermons/${id}`),
  )
})

test('a new event is in the sitemap and the feed at once, with any characters in its title', async ({
  page,
  request,
}) => {
  const headers = await asAdmin(request)
  const title = `<b>Bread & "Wine"</b> ${crypto.randomUUID().slice(0, 6)}`
  await page.goto('/robots.txt')
  expect(await textsOf(page, '/events.xml', 'title')).not.toContain(title)

  const added = await request.post('/backend/api/events/', {
    headers,
    data: { title, description: '</script>', date: '2099-12-30', time: '21:00', location: 'Here' },
  })
  const { id } = await added.json()

  expect(await textsOf(page, '/events.xml', 'title')).toContain(title)
  expect((await textsOf(page, '/events.xml', 'guid')).at(-1)).toMatch(new RegExp(`/events/${id}$`))
  expect((await textsOf(page, '/sitemap.xml', 'loc')).join(' ')).toContain(`/events/${id}`)
  await page.goto(`/events/${id}`)
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(blocks.map((text) => JSON.parse(text)['@type']).sort()).toEqual(['BreadcrumbList', 'Event'])
  await request.delete(`/backend/api/events/${id}/`, { headers })
  await page.goto('/robots.txt')
  expect((await textsOf(page, '/sitemap.xml', 'loc')).join(' ')).not.toContain(`/events/${id}`)
})

test('the events page names its feed', async ({ page, request }) => {
  await page.goto('/events')
  const feed = page.locator('link[rel="alternate"][type="application/rss+xml"]')

  const answer = await request.get((await feed.getAttribute('href')) ?? '')

  expect(answer.headers()['content-type']).toContain('application/rss+xml')
})

test('robots.txt excludes private paths and names the sitemap', async ({ request, church }) => {
  const answer = await request.get('/robots.txt')
  const lines = (await answer.text()).split('\n')

  expect(answer.headers()['content-type']).toContain('text/plain')
  expect(lines).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Disallow: /dashboard',
      'Disallow: /super-admin',
      'Disallow: /backend/',
      `Sitemap: ${church.url}/sitemap.xml`,
    ]),
  )
  expect((await request.get('/other.txt')).status()).toBe(404)
})

test('the manifest and the pictures have the right content types', async ({ request }) => {
  for (const [path, type] of [
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/favicon.ico', 'image/x-icon'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['/icons/apple-touch.png', 'image/png'],
    ['/og/home.png', 'image/png'],
  ] as const) {
    const answer = await request.get(path)

    expect([path, answer.status(), answer.headers()['content-type']]).toEqual([path, 200, type])
  }
})

test.describe('with a public address', () => {
  test.use({ churchSettings: { PUBLIC_SITE_URL: 'https://church.example' } })

  test('a server uses it on every page', async ({ request }) => {
    const read = async (path: string) => (await request.get(path)).text()

    for (const path of ['/about', '/events/1']) {
      const html = await read(path)
      expect(html).toContain(`<link rel="canonical" href="https://church.example${path}">`)
      expect(html).toMatch(/property="og:image" content="https:\/\/church\.example\/og\/\w+\.png\?v=\d+"/)
      expect(html).not.toContain('http://127.0.0.1')
    }
    expect(await read('/robots.txt')).toContain('Sitemap: https://church.example/sitemap.xml')
    expect(await read('/sitemap.xml')).toContain('<loc>https://church.example/about</loc>')
    expect(await read('/events.xml')).toContain('<link>https://church.example/events/')
  })
})
