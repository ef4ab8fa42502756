import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listRoutes, type Route } from '../../../src/server/accounts/accounts/rights/guarded-routes.ts'
import { type Church, openChurch } from '../../support/church.ts'

/* Arbitrary requests never cause a 5xx answer or lose a row. */

let church: Church
let access: string
beforeAll(async () => {
  church = await openChurch()
  access = (await church.signIn('admin')).access
})
afterAll(() => church[Symbol.asyncDispose]())

const routes = await (async () => {
  await using house = await openChurch()
  return listRoutes(house.api)
})()
const name = ({ method, path }: Route) => `${method} ${path.replace(/\{[^}]+\}+/g, '')}`
const writing = routes.filter(({ method, description }) => method !== 'DELETE' && description?.body)
const uploading = routes.filter(({ description }) => description?.form)
const reading = routes.filter(({ method, path }) => method === 'GET' && path.startsWith('/backend'))

const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    '\0',
    '\uD800',
    "'; drop table account; --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00',
    'Ɛyɛ ɔkyeame ŋ 🙏🏿',
    'x'.repeat(70_000),
    '1e309',
    '-0',
    '9007199254740993',
    '2026-02-30',
    '__proto__',
  ),
)
const value = fc.oneof(
  nasty,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constantFrom(null, { length: { toString: null } }, [{ valueOf: 1 }]),
  fc.jsonValue({ maxDepth: 2 }),
)

/** Bodies with the right field names and arbitrary values, so that they pass the first check. */
function nearly(shape: z.ZodMiniType | undefined): fc.Arbitrary<Record<string, unknown>> {
  const { properties = {} } = z.toJSONSchema(shape ?? z.object({}), { io: 'input', unrepresentable: 'any' })
  const fields = Object.entries(properties).map(([field, schema]) => {
    const known = typeof schema === 'object' && schema.enum ? fc.constantFrom(...schema.enum) : value
    return [field, fc.oneof(known, value)] as const
  })
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] })
}

const address = ({ path }: Route, id = '1') =>
  path.replace(':username', 'member').replace(/:[a-z]+\{[^}]+\}+/g, id)

async function send(route: Route, init: RequestInit): Promise<number> {
  const headers = new Headers(init.headers)
  headers.set('Authorization', `Bearer ${access}`)
  return (await church.api.request(address(route), { method: route.method, ...init, headers })).status
}

/** The body as bytes: a refused call would leave the stream of a form half read. */
async function whole(form: FormData): Promise<RequestInit> {
  const sent = new Response(form)
  const headers = { 'Content-Type': sent.headers.get('content-type') ?? '' }
  return { headers, body: await sent.arrayBuffer() }
}

async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of [
    'account',
    'profile',
    'fellowship',
    'event',
    'sermon',
    'testimony',
    'prayer_request',
    'announcement',
    'log_entry',
  ]) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      church.db,
    )
    counts[table] = rows[0]?.count ?? 0
  }
  return counts
}

const lost = (before: Record<string, number>, after: Record<string, number>) =>
  Object.keys(before).filter((table) => (after[table] ?? 0) < (before[table] ?? 0))

describe.each(writing.map((route) => [name(route), route] as const))('%s', (_, route) => {
  test('answers any JSON without a 5xx status, and loses no row', async () => {
    const before = await countRows()

    await fc.assert(
      fc.asyncProperty(fc.oneof(nearly(route.description?.body), fc.jsonValue()), async (body) => {
        const init = { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
        expect(await send(route, init)).toBeLessThan(500)
      }),
      { numRuns: 40 },
    )

    expect(lost(before, await countRows())).toEqual([])
  })
})

/** A value as the text of a form field; for an object its JSON, since its `toString` may be no function. */
const written = (value: unknown): string =>
  (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed()

describe.each(uploading.map((route) => [name(route), route] as const))('%s', (_, route) => {
  test('answers any form without a 5xx status, and loses no row', async () => {
    const before = await countRows()
    const names = fc.oneof(
      nasty,
      fc.constantFrom('../../a.mp3', 'a.mp3\0.exe', 'C:\\x.jpg', 'a'.repeat(5000)),
    )

    await fc.assert(
      fc.asyncProperty(
        nearly(route.description?.form),
        names,
        fc.uint8Array(),
        async (fields, file, bytes) => {
          const form = new FormData()
          for (const [field, value] of Object.entries(fields)) form.append(field, written(value))
          for (const field of route.description?.files ?? [])
            form.append(field, new File([bytes], file.toWellFormed()))
          expect(await send(route, await whole(form))).toBeLessThan(500)
        },
      ),
      { numRuns: 25 },
    )

    expect(lost(before, await countRows())).toEqual([])
  })
})

test('any body of any content type is answered without a 5xx status', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...writing, ...uploading),
      fc.uint8Array(),
      fc.constantFrom(
        'application/json',
        'multipart/form-data; boundary=x',
        'multipart/form-data',
        'text/plain',
        'application/json; charset=utf-7',
      ),
      async (route, body, type) => {
        expect(await send(route, { headers: { 'Content-Type': type }, body })).toBeLessThan(500)
      },
    ),
    { numRuns: 300 },
  )
})

test('any query of any list is answered without a 5xx status', async () => {
  const parameters = fc.array(
    fc.tuple(fc.constantFrom('limit', 'offset', 'search', 'ordering', 'status', 'kind', 'x'), nasty),
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...reading), parameters, async (route, query) => {
      const words = query.map(([field, text]) => [field, text.toWellFormed().slice(0, 3000)])
      const path = `${address(route)}?${new URLSearchParams(words)}`
      const { status } = await church.api.request(path, { headers: { Authorization: `Bearer ${access}` } })
      expect([path, status < 500]).toEqual([path, true])
    }),
    { numRuns: 400 },
  )
})

test('any path and method is answered without a 5xx status', async () => {
  const methods = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD')
  const parts = fc.array(
    fc.oneof(
      fc.constantFrom(
        'users',
        'events',
        '1',
        '0',
        '999999999999999',
        '-1',
        '..',
        '.',
        '%2e%2e',
        '%',
        'media',
      ),
      fc.string(),
    ),
  )
  await fc.assert(
    fc.asyncProperty(methods, parts, async (method, path) => {
      const url = `http://church/backend/api/${path.map(encodeURI).join('/')}`
      const { status } = await church.api.request(url, { method })
      expect([url, status < 500]).toEqual([url, true])
    }),
    { numRuns: 400 },
  )
})

test.each(['0', '00', '999999999999999'])('the id %s answers 404', async (id) => {
  for (const route of reading.filter(({ path, rule }) => path.includes(':id') && rule === 'anyone'))
    expect((await church.api.request(address(route, id))).status).toBe(404)
})
