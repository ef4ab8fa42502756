import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openQueue } from '../../src/server/db/queue.ts'
import { storageErrorOf } from '../../src/server/errors/storage-errors.ts'

/* Who writes to PostgreSQL comes in turn (src/server/db/single-writer.ts). */

test('whoever comes first is served first, and nobody beside another', async () => {
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

test('one who fails is told why, and does not keep up the next', async () => {
  const inTurn = openQueue(60_000)

  const failed = inTurn(() => Promise.reject(new Error('taken')))
  const next = inTurn(async () => 'served')

  await expect(failed).rejects.toThrow('taken')
  expect(await next).toBe('served')
})

test('one who has waited too long is asked to come again, and is not served any more', async () => {
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
