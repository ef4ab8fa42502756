import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compress } from '../../src/server/cache/compress.ts'
import { siteHeaders } from '../../src/server/pages/headers.ts'
import { serveSite } from '../../src/server/pages/serve.ts'
import { readSite } from '../../src/server/pages/table.ts'
import { ofThisYear } from '../../src/server/pages/this-year.ts'
import { freshFolder } from '../support/server.ts'

const about = `<h1>About</h1>${'warm words '.repeat(100)}`
let folder: string
let server: Server
let url: string

beforeAll(async () => {
  folder = await freshFolder()
  await mkdir(join(folder, '_astro'))
  for (const [name, body] of [
    ['index.html', '<h1>Home</h1>'],
    ['404.html', '<h1>Page Not Found</h1>'],
    ['503.html', '<h1>Please Try Again</h1>'],
    ['about.html', about],
    ['_astro/site.Ab1.css', 'p{}'],
    ['sw.js', 'void 0'],
  ] as const) {
    await writeFile(join(folder, name), body)
    const bodies = await compress(Buffer.from(body))
    if (bodies) await writeFile(join(folder, `${name}.br`), bodies.br)
  }
  const site = readSite(
    folder,
    { '/about.html': "default-src 'none'" },
    siteHeaders('https://church.example'),
  )
  server = createServer(serveSite(() => site)).listen(0, '127.0.0.1')
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

test('a page that was built for another address is rewritten to the served one, in every encoding', async () => {
  const moved = await freshFolder()
  for (const page of ['404.html', '503.html']) await writeFile(join(moved, page), '')
  const built = `<link rel="canonical" href="http://127.0.0.1:4321/about">${'warm words '.repeat(100)}`
  await writeFile(join(moved, 'about.html'), built)
  await writeFile(join(moved, 'about.html.br'), (await compress(Buffer.from(built)))?.br ?? '')
  const addresses = { built: 'http://127.0.0.1:4321', served: 'https://church.example/', year: '2026' }

  const page = readSite(moved, {}, {}, addresses).pages.get('/about')

  const there = 'href="https://church.example/about"'
  expect(page?.plain.bytes.toString()).toContain(there)
  expect(brotliDecompressSync(page?.br?.bytes ?? '').toString()).toContain(there)
  await rm(moved, { recursive: true })
})

/** A built site of one page beside the two error pages that every site has. */
async function builtWith(about: string): Promise<string> {
  const built = await freshFolder()
  for (const page of ['404.html', '503.html']) await writeFile(join(built, page), '')
  await writeFile(join(built, 'about.html'), about)
  return built
}

const here = { built: 'http://127.0.0.1:4321', served: 'http://127.0.0.1:4321', year: '2026' }

test('a page that was built last year shows the current year, and the next one when the year changes', async () => {
  const built = await builtWith('<p>© <span data-year>2025</span> Asɔre</p>')
  let now = new Date('2026-12-31T23:59:59Z')
  const site = ofThisYear(
    (year) => readSite(built, {}, {}, { ...here, year }),
    () => now,
  )
  const footer = () => site().pages.get('/about')?.plain
  const before = footer()

  expect(before?.bytes.toString()).toContain('<span data-year>2026</span>')
  expect(footer()).toBe(before)
  now = new Date('2027-01-01T00:00:00Z')
  expect(footer()?.bytes.toString()).toContain('<span data-year>2027</span>')
  expect(footer()?.etag).not.toBe(before?.etag)
  await rm(built, { recursive: true })
})

test('a page is rewritten for another API host, and its policy allows that host', async () => {
  const built = await builtWith('<html lang="en-GH"><h1>About</h1></html>')
  const policies = { '/about.html': "connect-src 'self'; img-src 'self' data:; form-action 'self'" }

  const told = readSite(built, policies, {}, { ...here, apiHost: 'https://api.example/v1' })
  const untold = readSite(built, policies, {}, here)

  const page = told.pages.get('/about')?.plain
  expect(page?.bytes.toString()).toContain('<html data-api="https://api.example/v1" lang="en-GH">')
  expect(page?.headers).toContain(
    "connect-src 'self' https://api.example; img-src 'self' data: https://api.example; form-action 'self'",
  )
  expect(untold.pages.get('/about')?.plain.bytes.toString()).not.toContain('data-api')
  await rm(built, { recursive: true })
})
