import type { Result } from 'hono/router'
import { TrieRouter } from 'hono/router/trie-router'
import { expect, test } from 'vitest'
import { CachedRouter } from '../../src/server/platform/http/cached-router.ts'

const routes = [
  ['ALL', '*'],
  ['ALL', '/backend/*'],
  ['ALL', '/backend/api/*'],
  ['GET', '/backend/api/services/'],
  ['GET', '/backend/api/services/:id{[0-9]+}/'],
  ['ALL', '/backend/api/services/*'],
  ['POST', '/backend/api/prayer_requests/create/'],
  ['GET', '/backend/api/:anything/export/'],
  ['GET', '/backend/:part/services/'],
  ['GET', '/backend/api/:area?/shown/'],
  ['GET', '/backend/api'],
  ['GET', '/media/:key{.+}'],
  ['GET', '/media/files/:id/'],
] as const

const requests = [
  'GET /',
  'GET /backend',
  'GET /backend/api',
  'GET /backend/api/',
  'GET /backend/api/services',
  'GET /backend/api/services/',
  'GET /backend/api/services/7/',
  'GET /backend/api/services/seven/',
  'POST /backend/api/services/',
  'GET /backend/api/services/export/',
  'GET /backend/api/services/shown/',
  'GET /backend/other/services/',
  'GET /backend/api/shown/',
  'POST /backend/api/prayer_requests/create/',
  'GET /backend/api/prayer_requests/export/',
  'GET /backend/api/nothing/',
  'GET /backend/api/a b/export/',
  'GET /backend/api//services/',
  'GET //backend/api/services/',
  'GET /media/a/b/c.jpg',
  'GET /media/files/1/',
]

const isNoPart = (handler: string) => handler === 'no part'

function filled<Made extends { add(method: string, path: string, handler: string): void }>(
  router: Made,
): Made {
  for (const [at, [method, path]] of routes.entries()) router.add(method, path, `${at} ${path}`)
  return router
}

/** What a request is handled by, in order, with the values of the parameters. */
const handled = ([handlers, stash]: Result<string>) =>
  handlers.map(([handler, values]) => [
    handler,
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? stash?.[value] : value]),
  ])

test('a request is handled as by the router of Hono, whichever came before it', () => {
  const whole = filled(new TrieRouter<string>())
  const expected = new Map(
    requests.map((request) => {
      const [method = '', ...path] = request.split(' ')
      return [request, handled(whole.match(method, path.join(' ')))]
    }),
  )

  for (const order of [requests, requests.toReversed(), requests]) {
    const router = filled(new CachedRouter<string>(isNoPart))
    for (const request of [...order, ...order]) {
      const [method = '', ...path] = request.split(' ')
      expect([request, handled(router.match(method, path.join(' ')))]).toEqual([
        request,
        expected.get(request),
      ])
    }
  }
  expect(new Set([...expected.values()].map((one) => JSON.stringify(one))).size).toBeGreaterThan(10)
})

test('a handler that only calls the next one has no part in a request', () => {
  const router = new CachedRouter<string>(isNoPart)
  router.add('GET', '/a/b/c/', 'no part')
  router.add('GET', '/a/b/c/', 'answers')

  expect(handled(router.match('GET', '/a/b/c/'))).toEqual([['answers', []]])
})

test('a route that comes after the first request is refused', () => {
  const router = filled(new CachedRouter<string>(isNoPart))
  router.match('GET', '/')

  expect(() => router.add('GET', '/late', 'late')).toThrow('before the first request')
})
