import type { Page } from '@playwright/test'
import { settle } from '../support/browsing.ts'
import { laterPages, publicPages } from '../support/public-pages.ts'
import { expect, test } from './fixtures.ts'

/** The addresses of this site, each with the first page that links to it. */
type Links = Map<string, string>

test('every link on every public page leads to an existing page and an existing id', async ({ page }) => {
  test.setTimeout(180_000)
  const links: Links = new Map()
  for (const path of new Set([...publicPages, ...(await sitemap(page))]))
    note(links, path, await linksInHtml(page, path))
  for (const path of publicPages) {
    await page.goto(path)
    await settle(page)
    note(links, path, await linksInPage(page))
  }

  const dead: string[] = []
  for (const [address, from] of links) {
    const why = await deadEnd(page, address)
    if (why) dead.push(`${address} on ${from} ${why}`)
  }

  expect(links.size).toBeGreaterThan(50)
  expect(dead).toEqual([])
})

test('pages of later issues answer 404', async ({ request }) => {
  for (const path of laterPages) expect([path, (await request.get(path)).status()]).toEqual([path, 404])
})

test('the list of public pages has every page of the sitemap, or another of the same route', async ({
  page,
}) => {
  const kindOf = (path: string) => path.replace(/\/\d+$/, '/:id')
  const known = new Set(publicPages.map(kindOf))

  const unknown = (await sitemap(page)).filter((path) => !known.has(kindOf(path)))

  expect(unknown).toEqual([])
})

async function sitemap(page: Page): Promise<string[]> {
  const xml = await (await page.request.get('/sitemap.xml')).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

/** The links of a browser without scripts, those in `noscript` included. */
async function linksInHtml(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text()
  return [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll(/&(?:amp|#38);/g, '&'),
  )
}

function linksInPage(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
  )
}

/** Adds the links to this site, each with its query. */
function note(links: Links, path: string, hrefs: readonly string[]): void {
  const here = new URL(path, 'http://church.test')
  for (const href of hrefs) {
    const { origin, pathname, search, hash } = new URL(href, here)
    const address = pathname + search + hash
    if (origin === here.origin && !links.has(address)) links.set(address, path)
  }
}

/** Why a link leads nowhere; undefined when it does not. */
async function deadEnd(page: Page, address: string): Promise<string | undefined> {
  const { pathname, search, hash } = new URL(address, 'http://church.test')
  if (laterPages.includes(pathname)) return undefined
  const answer = await page.request.get(pathname + search)
  // The not-found page is public and answers 404.
  if (!publicPages.some((path) => path === pathname) && answer.status() !== 200)
    return `says ${answer.status()}`
  const id = decodeURIComponent(hash.slice(1))
  if (!id || (await answer.text()).includes(`id="${id}"`)) return undefined
  return `has no #${id}`
}
