import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { entryOf } from '../../src/server/platform/cache/entry.ts'

test('the plain form of a compressed answer leaves the memory, and comes from the gzip form again', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  // Another text than the plain one tells where the bytes come from. Small buffers share their memory, large ones have their own.
  const entry = entryOf({ plain: Buffer.alloc(100_000, 'a'), gz: gzipSync('from gzip') }, {})
  expect(entry.plain.bytes.length).toBe(100_000)

  await expect
    .poll(() => {
      collect()
      return entry.plain.bytes.toString()
    })
    .toBe('from gzip')
})

test('an answer without a gzip form keeps its plain form', () => {
  const entry = entryOf({ plain: Buffer.from('Akwaaba') }, {})

  expect(entry.plain.bytes.toString()).toBe('Akwaaba')
})
