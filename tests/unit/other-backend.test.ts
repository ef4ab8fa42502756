import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBackend } from '../../src/server/app/views/backend.ts'

const seen: string[] = []
const other = createServer((request, response) => {
  seen.push(request.url ?? '')
  response.writeHead(request.url?.includes('broken') ? 500 : 200).end('{}')
})
beforeAll(() => new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready)))
afterAll(() => void other.close())

/** A client of a foreign backend with its own clock, in seconds. */
function opened() {
  const clock = { seconds: 1 }
  const { port } = other.address() as AddressInfo
  return { clock, backend: openBackend(`http://127.0.0.1:${port}`, () => clock.seconds * 1000) }
}

const timesAsked = (path: string) => seen.filter((url) => url === `/backend/api/${path}`).length

test('an answer of a foreign backend is shared by parallel calls and cached for 15 seconds', async () => {
  const { backend, clock } = opened()

  await Promise.all([backend.ask('events/'), backend.ask('events/')])
  clock.seconds += 14
  await backend.ask('events/')
  const before = timesAsked('events/')
  clock.seconds += 2
  await backend.ask('events/')

  expect([before, timesAsked('events/')]).toEqual([1, 2])
})

test('a failure of a foreign backend is cached for 5 seconds', async () => {
  const { backend, clock } = opened()
  const ask = () => expect(backend.ask('broken/')).rejects.toThrow('does not answer')

  await ask()
  clock.seconds += 4
  await ask()
  const before = timesAsked('broken/')
  clock.seconds += 2
  await ask()

  expect([before, timesAsked('broken/')]).toEqual([1, 2])
})

test('answers to 500 other addresses push an answer out of the cache', async () => {
  const { backend } = opened()

  await backend.ask('events/0/')
  for (let id = 1; id <= 500; id++) await backend.ask(`events/${id}/`)
  await backend.ask('events/0/')

  expect(timesAsked('events/0/')).toBe(2)
})
