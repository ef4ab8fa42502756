import { expect, test } from 'vitest'
import { openBudget } from '../../src/server/platform/spreadsheets/archive.ts'

const megabyte = 2 ** 20

test.each([
  ['small', 1000, 10],
  ['of 1 MB', megabyte, 100],
  ['of 40 MB', 40 * megabyte, 300],
])('a spreadsheet that is %s may unpack to its share and not to a byte more', (_, size, megabytes) => {
  const count = openBudget(size)
  count({ bytes: megabytes * megabyte })

  expect(() => count({ bytes: 1 })).toThrow(
    `unpacks to more than ${megabytes} MB, which would hold up everybody`,
  )
})

test('a spreadsheet may take half a minute of work, all of its files together', () => {
  const count = openBudget(megabyte)
  for (let at = 0; at < 30; at += 1) count({ bytes: 10, milliseconds: 1000 })

  expect(() => count({ milliseconds: 1 })).toThrow(
    'takes longer than 30 seconds to read. Please save it as CSV',
  )
})
