import { expect, test } from 'vitest'
import { openKept } from '../../src/server/http/kept.ts'
import { entryOf } from '../../src/server/pages/entry.ts'

/* Answers that are kept for the next visitor, while somebody makes queries up. */

const megabyte = 1024 * 1024
const until = 10_000

const big = (fill: number) => entryOf({ plain: Buffer.alloc(megabyte, fill) }, {})

test('made-up queries with large answers fill no memory, and the newest is kept', () => {
  const kept = openKept()

  for (let count = 0; count < 100; count++)
    kept.keep(`/list?z=${count}`, { entry: big(count), tags: ['prayers'], until })

  const found = Array.from({ length: 100 }, (_, count) => kept.find(`/list?z=${count}`, 0))
  expect(found.filter(Boolean).length).toBeLessThanOrEqual(32)
  expect(found.at(-1)?.plain.bytes[0]).toBe(99)
})

test('what is kept anew, or changed, makes room again', () => {
  const kept = openKept()
  kept.keep('/first', { entry: big(1), tags: ['events'], until })

  for (let count = 0; count < 100; count++) kept.keep('/list', { entry: big(2), tags: ['prayers'], until })
  for (let count = 0; count < 100; count++) {
    kept.keep(`/other?${count}`, { entry: big(3), tags: ['sermons'], until })
    kept.changed('sermons')
  }

  expect(kept.find('/first', 0)).toBeDefined()
  expect(kept.find('/list', 0)).toBeDefined()
  expect(kept.find('/other?99', 0)).toBeUndefined()
})
