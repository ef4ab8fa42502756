import type { Page } from '@playwright/test'
import { deadAmong, linksInHtml } from '../../support/links.ts'
import { publicPages } from '../../support/public-pages.ts'
import { expect, test } from '../fixtures.ts'

/* accessibility.test.ts follows the links that scripts add. */

test('every link in the HTML of every public page leads to an existing page and an existing id', async ({
  page,
  church,
}) => {
  test.setTimeout(120_000)
  const dead: string[] = []
  let links = 0
  for (const path of new Set([...publicPages, ...(await sitemap(page))])) {
    const hrefs = await linksInHtml(page, path)
    links += hrefs.length
    dead.push(...(await deadAmong(page, church.url + path, hrefs)))
  }

  expect(links).toBeGreaterThan(1000)
  expect(dead).toEqual([])
})

test('the list of public pages has every page of the sitemap, or another of the same route', async ({
  page,
}) => {
  const kindOf = (path: string) =>
    path
      .replace(/\/[\d-]+$/, '/:id')
      .replace(/^\/news\/category\/[\w-]+$/, '/news/category/:name')
      .replace(/^\/news\/[\w-]+$/, '/news/:post')
  const known = new Set(publicPages.map(kindOf))

  const unknown = (await sitemap(page)).filter((path) => !known.has(kindOf(path)))

  expect(unknown).toEqual([])
})

async function sitemap(page: Page): Promise<string[]> {
  const xml = await (await page.request.get('/sitemap.xml')).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}
