import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveSite } from '../../src/server/app/html/serve.ts'
import { compress } from '../../src/server/platform/cache/compress.ts'
import { type Entry, entryOf } from '../../src/server/platform/cache/entry.ts'

/* The forms of a page: for newcomers, for browsers that have the sheet (docs/decisions/browser.md#first-views), and for those that have an old one. */

const words = 'warm words '.repeat(100)
const first = `<style data-sheet="/_astro/site.Ab1.css">p{}</style><p>${words}</p>`
const short = `<link rel="stylesheet" href="/_astro/site.Ab1.css"><p>${words}</p>`
const again = `<script>paint()</script>${first}`
const has = { Cookie: 'a=b; asore_sheet=Ab1; c=d' }
const hadAnother = { Cookie: 'a=b; asore_sheet=Old; c=d' }

let server: Server
let url: string

async function pageOf(body: string, policy: string, vary = 'Accept-Encoding, Cookie'): Promise<Entry> {
  const plain = Buffer.from(body)
  return entryOf({ plain, ...(await compress(plain)) }, { 'Content-Security-Policy': policy, Vary: vary })
}

beforeAll(async () => {
  const threeForms: Entry = {
    ...(await pageOf(first, 'first')),
    forms: [
      { cookie: 'asore_sheet=Ab1', page: await pageOf(short, 'short') },
      { cookie: 'asore_sheet=', page: await pageOf(again, 'again') },
    ],
  }
  const pages = new Map([
    ['/404', threeForms],
    ['/about', threeForms],
    ['/bare', await pageOf(words, 'none', 'Accept-Encoding')],
  ])
  server = createServer(
    serveSite(new Map(), {
      cache: { get: (address) => pages.get(address.slice(address.indexOf('/'))) },
      seesClosed: () => false,
      render: (_request, _response, otherwise) => otherwise(),
    }),
  ).listen(0, '127.0.0.1')
  await new Promise((ready) => server.once('listening', ready))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => void server.close())

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(url + path, { method, headers })

describe.each(['br', 'gzip', 'identity'])('in %s', (encoding) => {
  const accept = { 'Accept-Encoding': encoding }

  test.each(['/about', '/About/', '/%61BOUT?x=y'])(
    'a first visitor of %s gets its styles with it',
    async (path) => {
      const answer = await ask(path, accept)

      expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
      expect(answer.headers.get('content-security-policy')).toBe('first')
      expect(await answer.text()).toBe(first)
    },
  )

  test('who has the sheet gets the page that links it', async () => {
    const answer = await ask('/ABOUT', { ...accept, ...has })

    expect(answer.headers.get('content-security-policy')).toBe('short')
    expect(await answer.text()).toBe(short)
  })

  test('who has the sheet of another build gets the styles and the script of the head', async () => {
    const answer = await ask('/about', { ...accept, ...hadAnother })

    expect(answer.headers.get('content-security-policy')).toBe('again')
    expect(await answer.text()).toBe(again)
  })

  test('no form is sent again while it is the page’s, but a newcomer’s to who is none any more', async () => {
    const cookies = [{}, has, hadAnother]
    const forms = await Promise.all(cookies.map((cookie) => ask('/about', { ...accept, ...cookie })))
    const etags = forms.map(({ headers }) => headers.get('etag') ?? '')

    const answers = await Promise.all(
      etags.flatMap((etag) =>
        cookies.map((cookie) => ask('/about', { ...accept, ...cookie, 'If-None-Match': etag })),
      ),
    )

    expect(new Set(etags).size).toBe(3)
    expect(answers.map(({ status }) => status)).toEqual([304, 200, 200, 304, 304, 304, 304, 304, 304])
    // The policy of a stored page must fit that page: a 304 replaces its headers.
    expect(answers.map(({ headers }) => headers.get('content-security-policy'))).toEqual([
      'first',
      'short',
      'again',
      ...Array(3).fill('short'),
      ...Array(3).fill('again'),
    ])
    expect(answers.slice(3).map(({ headers }) => headers.get('etag'))).toEqual([
      ...Array(3).fill(etags[1]),
      ...Array(3).fill(etags[2]),
    ])
  })
})

test.each([
  ['asore_sheet=Old', again],
  ['__Host-asore_sheet=', again],
  ['other=Ab1', first],
])('with the cookie %s a page has its styles', async (cookie, page) => {
  const answer = await ask('/about', { Cookie: cookie })

  expect(await answer.text()).toBe(page)
})

test('over TLS the cookie has a prefix', async () => {
  const answer = await ask('/about', { Cookie: '__Host-asore_sheet=Ab1' })

  expect(await answer.text()).toBe(short)
})

test('HEAD has the length of the form that GET gets', async () => {
  const lengths = await Promise.all(
    [{}, has, hadAnother].map(async (cookie) => {
      const { headers } = await ask('/about', { 'Accept-Encoding': 'identity', ...cookie }, 'HEAD')
      return headers.get('content-length')
    }),
  )

  expect(lengths).toEqual([first, short, again].map(({ length }) => String(length)))
})

test('caches are told that a page of several forms depends on the cookie, and no other file', async () => {
  const vary = async (path: string) => (await ask(path)).headers.get('vary')

  expect(await vary('/about')).toBe('Accept-Encoding, Cookie')
  expect(await vary('/bare')).toBe('Accept-Encoding')
})

test('the page of a lost address has all forms, too', async () => {
  const answers = await Promise.all([ask('/nope'), ask('/nope', has), ask('/nope', hadAnother)])

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([first, short, again])
})
