import { describe, expect, it } from 'vitest'
import { countOf, formatCount } from '../../src/lib/text/format-count.ts'

describe('a count', () => {
  it('is written as Intl does, whatever its size', () => {
    for (const count of [0, 7, 999, 1000, 12_345, 100_000, 1_234_567])
      expect(formatCount(count)).toBe(new Intl.NumberFormat('en-GB').format(count))
  })

  it('has its noun in the singular for one alone', () => {
    expect([0, 1, 2, 12_345].map((count) => countOf(count, 'gift'))).toEqual([
      '0 gifts',
      '1 gift',
      '2 gifts',
      '12,345 gifts',
    ])
    expect([1, 3].map((count) => countOf(count, 'person', 'people'))).toEqual(['1 person', '3 people'])
  })
})
