import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compress } from '../../src/server/cache/compress.ts'
import { type Entry, entryOf } from '../../src/server/cache/entry.ts'
import { serveSite } from '../../src/server/pages/serve.ts'

/* Pages in two forms: with the rules that they use, and for browsers that have the sheet (docs/decisions/0148). */

const words = 'warm words '.repeat(100)
const first = `<style data-sheet="/_astro/site.Ab1.css">p{}</style><p>${words}</p>`
const short = `<link rel="stylesheet" href="/_astro/site.Ab1.css"><p>${words}</p>`
const has = { Cookie: 'a=b; asore_sheet=Ab1; c=d' }

let server: Server
let url: string

async function pageOf(body: string, policy: string, vary = 'Accept-Encoding, Cookie'): Promise<Entry> {
  const plain = Buffer.from(body)
  return entryOf({ plain, ...(await compress(plain)) }, { 'Content-Security-Policy': policy, Vary: vary })
}

beforeAll(async () => {
  const twoForms: Entry = {
    ...(await pageOf(first, 'first')),
    short: { cookie: 'asore_sheet=Ab1', page: await pageOf(short, 'short') },
  }
  const pages = new Map([
    ['/404', twoForms],
    ['/about', twoForms],
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

  test('either form is not sent again while it is the page’s', async () => {
    const forms = await Promise.all([ask('/about', accept), ask('/about', { ...accept, ...has })])
    const etags = forms.map(({ headers }) => headers.get('etag') ?? '')

    const answers = await Promise.all(
      etags.flatMap((etag) =>
        [{}, has].map((cookie) => ask('/about', { ...accept, ...cookie, 'If-None-Match': etag })),
      ),
    )

    expect(etags[0]).not.toBe(etags[1])
    expect(answers.map(({ status }) => status)).toEqual([304, 304, 304, 304])
    // The policy of a stored page must fit that page: a 304 replaces its headers.
    expect(answers.map(({ headers }) => headers.get('content-security-policy'))).toEqual([
      'first',
      'first',
      'short',
      'short',
    ])
    expect(answers.map(({ headers }) => headers.get('etag'))).toEqual([
      etags[0],
      etags[0],
      etags[1],
      etags[1],
    ])
  })
})

test.each(['asore_sheet=Old', 'asore_sheet=', 'other=Ab1'])(
  'the cookie %s of another build counts as none',
  async (cookie) => {
    const answer = await ask('/about', { Cookie: cookie })

    expect(await answer.text()).toBe(first)
  },
)

test('over TLS the cookie has a prefix', async () => {
  const answer = await ask('/about', { Cookie: '__Host-asore_sheet=Ab1' })

  expect(await answer.text()).toBe(short)
})

test('HEAD has the length of the form that GET gets', async () => {
  const lengths = await Promise.all(
    [{}, has].map(async (cookie) => {
      const { headers } = await ask('/about', { 'Accept-Encoding': 'identity', ...cookie }, 'HEAD')
      return headers.get('content-length')
    }),
  )

  expect(lengths).toEqual([String(first.length), String(short.length)])
})

test('caches are told that a page of two forms depends on the cookie, and no other file', async () => {
  const vary = async (path: string) => (await ask(path)).headers.get('vary')

  expect(await vary('/about')).toBe('Accept-Encoding, Cookie')
  expect(await vary('/bare')).toBe('Accept-Encoding')
})

test('the page of a lost address has two forms, too', async () => {
  const [unknown, known] = await Promise.all([ask('/nope'), ask('/nope', has)])

  expect([unknown.status, known.status]).toEqual([404, 404])
  expect([await unknown.text(), await known.text()]).toEqual([first, short])
})
