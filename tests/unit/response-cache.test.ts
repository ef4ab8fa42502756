import { expect, test } from 'vitest'
import { entryOf } from '../../src/server/platform/cache/entry.ts'
import { openResponseCache } from '../../src/server/platform/cache/response-cache.ts'

/* The limits of the response cache against made-up queries. */

const megabyte = 1024 * 1024
const until = 10_000

const big = (fill: number) => entryOf({ plain: Buffer.alloc(megabyte, fill) }, {})

test('large answers to made-up queries stay within the memory limit, and the newest is kept', () => {
  const kept = openResponseCache()

  for (let count = 0; count < 100; count++)
    kept.set(`/list?z=${count}`, { entry: big(count), tags: ['prayers'], made: 0, until })

  const entries = Array.from({ length: 100 }, (_, count) => kept.get(`/list?z=${count}`, 0))
  expect(entries.filter(Boolean).length).toBeLessThanOrEqual(32)
  expect(entries.at(-1)?.plain.bytes[0]).toBe(99)
})

test('a replaced or invalidated entry frees its size', () => {
  const kept = openResponseCache()
  kept.set('/first', { entry: big(1), tags: ['events'], made: 0, until })

  for (let count = 0; count < 100; count++)
    kept.set('/list', { entry: big(2), tags: ['prayers'], made: 0, until })
  for (let count = 0; count < 100; count++) {
    kept.set(`/other?${count}`, { entry: big(3), tags: ['sermons'], made: 0, until })
    kept.invalidate('sermons')
  }

  expect(kept.get('/first', 0)).toBeDefined()
  expect(kept.get('/list', 0)).toBeDefined()
  expect(kept.get('/other?99', 0)).toBeUndefined()
})

const small = (fill: number) => entryOf({ plain: Buffer.alloc(2000, fill) }, {})

test('made-up queries, spellings and hosts evict no answer at a canonical address', () => {
  const kept = openResponseCache(undefined, 'https://church.example')
  const real = [
    '/backend/api/events',
    '/backend/api/sermons/',
    'church.example/events',
    'church.example/events/7',
  ]
  for (const address of real) kept.set(address, { entry: small(1), tags: ['events'], made: 0, until })

  const entry = small(2)
  for (let count = 0; count < 5000; count++)
    for (const address of [
      `/backend/api/events?z=${count}`,
      `church.example/events?z=${count}`,
      `/backend/api/%65vent${'%73'.repeat(count % 50)}${count}`,
      `evil${count}.example/events`,
    ])
      kept.set(address, { entry, tags: ['events'], made: 0, until })

  expect(real.filter((address) => !kept.get(address, 0))).toEqual([])
  expect(kept.get('evil4999.example/events', 0)).toBeDefined()
  expect(kept.get('evil1.example/events', 0)).toBeUndefined()
})

test('among the answers to queries, the one that was read last is kept', () => {
  const kept = openResponseCache()
  kept.set('/events?category=youth', { entry: small(1), tags: ['events'], made: 0, until })

  for (let count = 0; count < 1000; count++) {
    kept.set(`/events?z=${count}`, { entry: small(2), tags: ['events'], made: 0, until })
    kept.get('/events?category=youth', 0)
  }

  expect(kept.get('/events?category=youth', 0)).toBeDefined()
  expect(kept.get('/events?z=0', 0)).toBeUndefined()
})

test('an answer that lasts is compressed as strongly as can be from its third visitor on', async () => {
  const kept = openResponseCache()
  let times = 0
  const compressed = async () => {
    times += 1
    return small(9)
  }
  kept.set('/about', { entry: small(1), tags: ['events'], made: 0, until, compressed })

  const served = Array.from({ length: 5 }, () => kept.get('/about', 0)?.plain.bytes[0])
  await Promise.resolve()

  expect(served).toEqual([1, 1, 1, 1, 1])
  expect(times).toBe(1)
  expect(kept.get('/about', 0)?.plain.bytes[0]).toBe(9)
})

test('an answer that was made after now is none: the clock was put back', () => {
  const kept = openResponseCache()
  kept.set('/about', { entry: small(1), tags: ['events'], made: 50, until })

  expect(kept.get('/about', 49)).toBeUndefined()
  expect(kept.get('/about', 50)).toBeDefined()
})
