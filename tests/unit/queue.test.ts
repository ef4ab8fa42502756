import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openQueue } from '../../src/server/platform/db/queue.ts'
import { storageErrorOf } from '../../src/server/platform/errors/storage-errors.ts'

/* Writers to PostgreSQL take turns (src/server/platform/db/single-writer.ts). */

test('tasks run one at a time in the order of arrival', async () => {
  const inTurn = openQueue(60_000)
  const seen: string[] = []
  const serve = (name: string) =>
    inTurn(async () => {
      seen.push(`${name} comes`)
      await wait(2)
      seen.push(`${name} goes`)
      return name
    })

  const names = await Promise.all(['Esi', 'Kofi', 'Ama'].map(serve))

  expect(names).toEqual(['Esi', 'Kofi', 'Ama'])
  expect(seen).toEqual(names.flatMap((name) => [`${name} comes`, `${name} goes`]))
})

test('a task that fails rejects its own promise and does not block the next', async () => {
  const inTurn = openQueue(60_000)

  const failed = inTurn(() => Promise.reject(new Error('taken')))
  const next = inTurn(async () => 'served')

  await expect(failed).rejects.toThrow('taken')
  expect(await next).toBe('served')
})

test('a task that has waited too long is refused with 503 and Retry-After, and never runs', async () => {
  const inTurn = openQueue(20)
  const first = Promise.withResolvers<string>()
  let served = 0

  const slow = inTurn(() => first.promise)
  const refused = await inTurn(async () => (served += 1)).catch((error: unknown) => error)
  first.resolve('late, and whole')

  expect(await slow).toBe('late, and whole')
  expect(await inTurn(async () => 'the next')).toBe('the next')
  expect(served).toBe(0)
  expect(storageErrorOf(refused)).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } })
})
