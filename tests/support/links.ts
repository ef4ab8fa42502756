import type { Page } from '@playwright/test'
import { publicPages } from './public-pages.ts'

/** The links of a browser without scripts, those in `noscript` included. */
export async function linksInHtml(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text()
  return [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll(/&(?:amp|#38);/g, '&'),
  )
}

const linksInPage = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
  )

/** Of the addresses that are known already, why each leads nowhere; the header and the footer are the same on every page. */
const known = new Map<string, Promise<string | undefined>>()

/**
 * The links of the open page to this site that lead nowhere: a line each, with the reason. Of a page for members the HTML has no ids: it is
 * rendered in the browser. Those in the HTML of a public page are followed by links.test.ts.
 */
export async function findDeadLinks(page: Page, ofMembers: boolean): Promise<string[]> {
  const hrefs = await linksInPage(page)
  if (ofMembers)
    return deadAmong(
      page,
      page.url(),
      hrefs.map((href) => href.replace(/#.*/, '')),
    )
  const { pathname } = new URL(page.url())
  const followed = new Set(
    publicPages.some((path) => path === pathname) ? await linksInHtml(page, pathname) : [],
  )
  return deadAmong(
    page,
    page.url(),
    hrefs.filter((href) => !followed.has(href)),
  )
}

/** The links among these, found at an address, to this site that lead nowhere: a line each, with the reason. */
export async function deadAmong(page: Page, from: string, hrefs: readonly string[]): Promise<string[]> {
  const { origin } = new URL(from)
  const addresses = new Set(hrefs.map((href) => new URL(href, from).href))
  const dead: string[] = []
  for (const address of [...addresses].filter((one) => new URL(one).origin === origin)) {
    const why = known.get(address) ?? deadEnd(page, address)
    known.set(address, why)
    if (await why) dead.push(`${address} on ${from} ${await why}`)
  }
  return dead
}

/** Why a link leads nowhere; undefined when it does not. */
async function deadEnd(page: Page, address: string): Promise<string | undefined> {
  const { pathname, hash } = new URL(address)
  const answer = await page.request.get(address)
  // The not-found page is public and answers 404.
  if (!publicPages.some((path) => path === pathname) && answer.status() !== 200)
    return `says ${answer.status()}`
  const id = decodeURIComponent(hash.slice(1))
  if (!id || (await answer.text()).includes(`id="${id}"`)) return undefined
  return `has no #${id}`
}
