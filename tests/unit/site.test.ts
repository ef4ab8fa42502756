import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAssets } from '../../src/server/app/html/assets.ts'
import { siteHeaders } from '../../src/server/app/html/headers.ts'
import { missingPage, pagesWithQuery, serveSite } from '../../src/server/app/html/serve.ts'
import { compress } from '../../src/server/platform/cache/compress.ts'
import { type Entry, entryOf } from '../../src/server/platform/cache/entry.ts'
import { freshFolder } from '../support/server.ts'

const about = `<h1>About</h1>${'warm words '.repeat(100)}`
let folder: string
let server: Server
let url: string

/** What Astro was asked to render. */
const rendered: string[] = []

async function pageOf(body: string, policy: string): Promise<Entry> {
  const plain = Buffer.from(body)
  const headers = {
    ...siteHeaders('https://church.example'),
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': policy,
  }
  return entryOf({ plain, ...(await compress(plain)) }, headers)
}

beforeAll(async () => {
  folder = await freshFolder()
  await mkdir(join(folder, '_astro'))
  for (const [name, body] of [
    ['_astro/site.Ab1.css', 'p{}'],
    ['sw.js', 'void 0'],
  ] as const)
    await writeFile(join(folder, name), body)
  const pages = new Map([
    ['/', await pageOf('<h1>Home</h1>', "default-src 'none'")],
    ['/404', await pageOf('<h1>Page Not Found</h1>', "default-src 'none'")],
    ['/about', await pageOf(about, "default-src 'none'")],
  ])
  server = createServer(
    serveSite(readAssets(folder, siteHeaders('https://church.example')), {
      cache: { get: (address) => pages.get(address.slice(address.indexOf('/'))) },
      seesClosed: () => false,
      render: ({ url: page = '', headers }, response, otherwise) => {
        rendered.push(page)
        if (page.startsWith('/events')) response.end(headers.host)
        else if (page === missingPage) otherwise()
        else {
          const missing = pages.get(missingPage)
          response.writeHead(404, missing?.plain.headers).end(missing?.plain.bytes)
        }
      },
    }),
  ).listen(0, '127.0.0.1')
  await new Promise((ready) => server.once('listening', ready))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

test.each(['/about', '/About', '/ABOUT/', '/about?from=Link', '/%61bout'])(
  '%s is the About page',
  async (path) => {
    const answer = await fetch(url + path, { redirect: 'manual' })

    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe(about)
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'")
  },
)

test.each([
  '/nope',
  '/404',
  '/503',
  '/about.html/x',
  '/about.png',
  '/..%2f..%2fetc/passwd',
  '/%E0%A4%A',
  '/_astro/none.js',
])('%s answers 404 with the not-found page', async (path) => {
  const answer = await fetch(url + path)

  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('Page Not Found')
})

test('a page whose ETag the browser sends answers 304', async () => {
  const accept = { 'Accept-Encoding': 'gzip, br' }
  const first = await fetch(`${url}/about`, { headers: accept })

  const etag = first.headers.get('etag') ?? ''
  const again = await fetch(`${url}/about`, { headers: { ...accept, 'If-None-Match': etag } })

  expect(first.headers.get('content-encoding')).toBe('br')
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test('a browser without brotli gets the uncompressed page', async () => {
  const answer = await fetch(`${url}/about`, { headers: { 'Accept-Encoding': 'identity' } })

  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(await answer.text()).toBe(about)
})

test('assets are immutable, and pages are revalidated', async () => {
  const asset = await fetch(`${url}/_astro/site.Ab1.css`)
  const page = await fetch(`${url}/`)
  const worker = await fetch(`${url}/sw.js`)

  expect(asset.headers.get('cache-control')).toContain('immutable')
  expect(worker.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(page.headers.get('cache-control')).toBe('no-cache')
})

test('a site served over TLS sends HSTS', async () => {
  const answer = await fetch(`${url}/`)

  expect(answer.headers.get('strict-transport-security')).toContain('max-age')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test('a page answers 405 to a method other than GET and HEAD', async () => {
  const answer = await fetch(`${url}/about`, { method: 'POST', body: 'x' })

  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('GET, HEAD')
})

test.each([
  ['/Events/?Q=Hymns', '/events?Q=Hymns'],
  ['/events/1?from=chat', '/events/1'],
  ['/events.xml?x=1', '/events.xml'],
])('%s is rendered as %s: the query of a page that reads none is dropped', async (path, page) => {
  rendered.length = 0

  await fetch(url + path)

  expect(rendered).toEqual([page])
})

test('the list of pages with a query is that of the pages that read one', async () => {
  const folder = fileURLToPath(new URL('../../src/pages', import.meta.url))
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.astro'))
  const reading: string[] = []
  for (const file of files) {
    const code = await readFile(join(folder, file), 'utf8')
    if (/url\.search/.test(code)) reading.push(`/${file.replace('.astro', '')}`)
  }

  expect(reading.sort()).toEqual([...pagesWithQuery].sort())
})

test('a server without the built site does not start', () => {
  expect(() => readAssets(join(folder, 'none'), {})).toThrow('run npm start')
})
