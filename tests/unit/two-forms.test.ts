import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compress } from '../../src/server/cache/compress.ts'
import { serveSite } from '../../src/server/pages/serve.ts'
import { readSite } from '../../src/server/pages/table.ts'
import { freshFolder } from '../support/server.ts'

/* Built pages in two forms: with the rules that they use, and for browsers that have the sheet (docs/decisions/0148). */

const words = 'warm words '.repeat(100)
const first = `<style data-sheet="/_astro/site.Ab1.css">p{}</style><p>${words}</p>`
const short = `<link rel="stylesheet" href="/_astro/site.Ab1.css"><p>${words}</p>`
const has = { Cookie: 'a=b; asore_sheet=Ab1; c=d' }

let folder: string
let server: Server
let url: string

beforeAll(async () => {
  folder = await freshFolder()
  for (const [name, body] of [
    ['client/404.html', short],
    ['client/503.html', ''],
    ['client/about.html', short],
    ['client/bare.html', words],
    ['first-views/404.html', first],
    ['first-views/about.html', first],
  ] as const) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), body)
    const bodies = await compress(Buffer.from(body))
    if (!bodies) continue
    await writeFile(join(folder, `${name}.br`), bodies.br)
    await writeFile(join(folder, `${name}.gz`), bodies.gz)
  }
  const policies = (style: string) => ({ '/404.html': style, '/about.html': style })
  const told = { built: 'http://here.example', served: 'http://here.example', year: '2026' }
  const site = readSite(join(folder, 'client'), policies('short'), {}, told, {
    folder: join(folder, 'first-views'),
    policies: policies('first'),
    cookie: 'asore_sheet=Ab1',
  })
  server = createServer(serveSite(() => site)).listen(0, '127.0.0.1')
  await new Promise((ready) => server.once('listening', ready))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

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
