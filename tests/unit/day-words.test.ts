import { expect, test } from 'vitest'
import { dayWords } from '../../src/lib/time/day-words.ts'

test('a day is named by its weekday, and today and tomorrow by these words, also across a month', () => {
  const today = '2026-11-30'

  expect(dayWords('2026-11-30', today)).toBe('Today, 30 Nov 2026')
  expect(dayWords('2026-12-01', today)).toBe('Tomorrow, 1 Dec 2026')
  expect(dayWords('2026-12-06', today)).toBe('Sunday, 6 Dec 2026')
  expect(dayWords('2026-11-29', today)).toBe('Sunday, 29 Nov 2026')
  expect(dayWords('soon', today)).toBe('soon')
})
