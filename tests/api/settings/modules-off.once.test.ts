import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchPages } from '../../../scripts/test/page-html.ts'
import { demonstrationPassword } from '../../../src/content/people.ts'
import { type ModuleId, moduleIds, modules } from '../../../src/lib/modules/modules.ts'
import { moduleOfPage } from '../../../src/lib/modules/used.ts'
import { type RunningServer, startServer } from '../../support/server.ts'

/* The rendered pages of a church that does without modules (docs/modules.md): no link leads to what is not used. */

let church: RunningServer
let access = ''

const json = { 'Content-Type': 'application/json' }

beforeAll(async () => {
  church = await startServer()
  const login = await fetch(`${church.url}/backend/api/auth/login/`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username: 'admin', password: demonstrationPassword }),
  })
  access = ((await login.json()) as { access: string }).access
})

afterAll(() => church[Symbol.asyncDispose]())

async function turnOff(off: readonly ModuleId[]): Promise<void> {
  const answer = await fetch(`${church.url}/backend/api/admin/modules/`, {
    method: 'PUT',
    headers: { ...json, Authorization: `Bearer ${access}` },
    body: JSON.stringify({ off }),
  })
  expect(answer.status).toBe(200)
}

/** A module with those that need it: only together they can be off. */
const withNeeding = (id: ModuleId): ModuleId[] => [
  id,
  ...moduleIds.filter((other) => modules[other].needs?.includes(id)),
]

/** The addresses of this site that a text links, in HTML, XML or JSON. */
function linksIn(text: string): string[] {
  const links = [...text.matchAll(/(?:href="|<loc>|"url":"|Disallow: )([^"<\n]+)/g)].map(
    ([, link = '']) => link,
  )
  return links.flatMap((link) => {
    const url = URL.parse(link.replaceAll('&amp;', '&'), church.url)
    return url?.origin === church.url ? [url.pathname + url.search] : []
  })
}

const textAt = async (path: string) => (await fetch(church.url + path)).text()

/** Pages whose lists are empty in the HTML, whatever is used. */
const filledByScripts = ['/dashboard', '/kept', '/media-dashboard']

const files = ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest']

/** Links on these pages and in the files for crawlers to what these modules have, each with where it stands. */
async function unusedLinks(off: readonly ModuleId[], pages: readonly { path: string; html: string }[]) {
  const texts = await Promise.all(files.map(async (path) => ({ path, html: await textAt(path) })))
  return [...pages, ...texts].flatMap(({ path, html }) =>
    linksIn(html)
      .filter((link) => moduleOfPage(link, new Set(off)))
      .map((link) => `${link} on ${path}`),
  )
}

test('with every module off all pages render, no link is dead, and no list is empty', async () => {
  await turnOff(moduleIds)

  const pages = await fetchPages(church.url)

  expect(pages.length).toBeGreaterThan(40)
  expect(pages.filter(({ path }) => moduleOfPage(path, new Set(moduleIds)))).toEqual([])
  expect(await unusedLinks(moduleIds, pages)).toEqual([])
  const links = new Set(
    pages.flatMap(({ html }) => linksIn(html)).filter((link) => !link.startsWith('/_astro')),
  )
  const dead: string[] = []
  for (const link of links) {
    const { status } = await fetch(church.url + link, { redirect: 'manual' })
    if (status >= 400 && link !== '/404') dead.push(`${link} says ${status}`)
  }
  expect(dead).toEqual([])
  const read = pages.filter(({ path }) => !filledByScripts.includes(path))
  const empty = read.flatMap(({ path, html }) =>
    [...html.matchAll(/<(ul|ol|nav|section)\b[^>]*>\s*<\/\1>/g)].map(([element]) => `${element} on ${path}`),
  )
  expect(empty).toEqual([])
  const help = await fetch(`${church.url}/help/books-counts`)
  expect([help.status, (await help.text()).includes('<h1>Not used by this church</h1>')]).toEqual([404, true])
  expect((await fetch(`${church.url}/help/profile`)).status).toBe(200)
}, 120_000)

test.each(moduleIds)('a church without %s has its pages nowhere, and all others', async (id) => {
  const off = withNeeding(id)
  await turnOff(off)
  const addresses = modules[id].pages
  const looked = [
    '/',
    '/search',
    '/settings',
    '/service-times',
    '/live-stream',
    '/give',
    '/dashboard',
    '/prayer-group',
  ]

  const answers = await Promise.all(
    [...looked, ...addresses].map(async (path) => {
      const answer = await fetch(church.url + path)
      return { path, status: answer.status, html: await answer.text() }
    }),
  )

  const gone = answers.filter(({ path }) => moduleOfPage(path, new Set(off)))
  for (const { path, status, html } of gone) {
    expect([path, status]).toEqual([path, 404])
    expect(html).toContain('<h1>Not used by this church</h1>')
  }
  const kept = answers.filter((one) => !gone.includes(one))
  expect(kept.filter(({ status }) => status !== 200)).toEqual([])
  expect(await unusedLinks(off, kept)).toEqual([])
  // What is not there at all has its own page still.
  const missing = await fetch(`${church.url}/no-such-page`)
  expect([missing.status, (await missing.text()).includes('Page Not Found')]).toEqual([404, true])
})

test('what was off is on every page again when it is on, with the picture of its page', async () => {
  const picture = async () => (await fetch(`${church.url}/og/testimonies.png`)).status
  expect(await picture()).toBe(200)
  await turnOff(['testimonies'])
  expect(await textAt('/')).not.toContain('href="/testimonies"')
  expect(await picture()).toBe(404)

  await turnOff([])

  expect(await textAt('/')).toContain('href="/testimonies"')
  expect((await fetch(`${church.url}/testimonies`)).status).toBe(200)
  expect(await picture()).toBe(200)
  expect(await textAt('/')).not.toContain('data-unused')
})
