import { expect, test } from 'vitest'
import { denominationsOf } from '../../src/lib/contract/giving/books-count.ts'
import { readUnits } from '../../src/lib/money/typed-amounts.ts'

/* Amounts of the books as people type them. */

test.each([
  ['1,250.50', 'GHS', 125_050],
  ['1 250.5', 'GHS', 125_050],
  ['1250', 'GHS', 125_000],
  ['12.', 'GHS', 1200],
  ['1,250,000', 'XOF', 1_250_000],
  ['1.250', 'TND', 1250],
])('%s in %s is read to the smallest unit', (typed, currency, amount) => {
  expect(readUnits(typed, currency)).toBe(amount)
})

test.each([
  ['12,50', 'GHS'],
  ['1 250,50', 'GHS'],
  ['1,25', 'GHS'],
  ['12,3456', 'GHS'],
  ['12.505', 'GHS'],
  ['12.5', 'XOF'],
  ['-5', 'GHS'],
  ['', 'GHS'],
])('%s in %s is no amount, and never a hundred times as much', (typed, currency) => {
  expect(readUnits(typed, currency)).toBeNaN()
})

test.each([
  ['USD', [25]],
  ['XOF', [25, 250]],
  ['GHS', [200, 50]],
])('the coins of %s can be counted', (currency, coins) => {
  expect(denominationsOf(currency)).toEqual(expect.arrayContaining(coins))
})
