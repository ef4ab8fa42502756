import { describe, expect, test } from 'vitest'
import { orderOf, readAmountCell, readDayCell, readDirection } from '../../src/server/matching/cells.ts'
import { proposeMapping } from '../../src/server/matching/read.ts'

const zone = 'Africa/Accra'

describe('the amount in a cell of a statement', () => {
  test.each([
    ['1,234.50', 123_450],
    ['GHS 20', 2000],
    ['GH₵20.5', 2050],
    ['20.00 CR', 2000],
    ['+20', 2000],
    ['1.234,50', 123_450],
    ['20,5', 2050],
    ['1 234.50', 123_450],
    ['20.0000', 2000],
    ['-20.00', -2000],
    ['−20.00', -2000],
    ['(20.00)', -2000],
    ['20.00DR', -2000],
    ['GHS -20', -2000],
    ['', undefined],
    ['-', undefined],
  ])('%s is exact', (cell, amount) => {
    expect(readAmountCell(cell, 'GHS')).toBe(amount)
  })

  test.each(['abc', '1e15', '0.005', '1,23,4', '1.2.3', '=1+1', '12 or 13', '99999999999999999999'])(
    '%s cannot be read',
    (cell) => {
      expect(readAmountCell(cell, 'GHS')).toBeNaN()
    },
  )
})

test.each([
  ['5.000', 'XOF', 5000],
  ['1.234.567', 'XOF', 1_234_567],
  ['5,000', 'XOF', 5000],
  ['5000.00', 'XOF', 5000],
  ['5000.50', 'XOF', Number.NaN],
  ['1.234', 'TND', 1234],
  ['1,234.500', 'TND', 1_234_500],
])('%s is read in the decimals of %s', (cell, currency, amount) => {
  expect(readAmountCell(cell, currency)).toBe(amount)
})

describe('the day in a cell of a statement', () => {
  test.each([
    ['2026-11-01', '2026-11-01'],
    ['2026-11-01 23:59:59', '2026-11-01'],
    ['2026/1/5', '2026-01-05'],
    ['20261101', '2026-11-01'],
    ['20261101102233', '2026-11-01'],
    ['1-Nov-2026', '2026-11-01'],
    ['01 November 26', '2026-11-01'],
    ['Nov 1, 2026', '2026-11-01'],
    ['01/11/2026 10:22', '2026-11-01'],
    ['01.11.26', '2026-11-01'],
    ['2026-11-01T23:30:00-02:00', '2026-11-02'],
    ['31/02/2026', undefined],
    ['yesterday', undefined],
    ['', undefined],
  ])('%s', (cell, day) => {
    expect(readDayCell(cell, 'day first', zone)).toBe(day)
  })

  test('is read by the whole column', () => {
    expect(orderOf(['01/02/2026', '13/02/2026'])).toBe('day first')
    expect(orderOf(['01/02/2026', '02/13/2026'])).toBe('month first')
    expect(orderOf(['01/02/2026', '03/02/2026'])).toBe('')
    expect(orderOf(['13/02/2026', '02/13/2026'])).toBe('both')
    expect(orderOf(['2026-02-01'])).toBe('none')
    expect(readDayCell('02/13/2026', 'month first', zone)).toBe('2026-02-13')
    expect(readDayCell('01/02/2026', '', zone)).toBeUndefined()
  })
})

test('money in and money out are told by the words of banks', () => {
  expect(['CR', 'Credit', 'Cash In', 'DR', 'debit', 'Fee'].map(readDirection)).toEqual([
    1,
    1,
    1,
    -1,
    -1,
    undefined,
  ])
})

test.each([
  [
    'MTN',
    'Transaction Date,From Acct,From Name,From No.,Trans. Type,Amount,Fees,Bal Before,Bal After,To No.,To Name,F_ID,Ref',
    { date: 0, name: 2, telephone: 3, amount: 5, id: 11 },
  ],
  ['Telecel', 'Receipt No.,Completion Time,Details,Paid In,Withdrawn,Balance', { text: 2, amount: 3 }],
  [
    'a bank',
    'Value Date,Narration,Debit,Credit,Balance,Transaction Ref',
    { date: 0, text: 1, amount: 3, id: 5, direction: null },
  ],
  [
    'a bank with signs of direction',
    'Date;Particulars;DR/CR;Amount',
    { date: 0, text: 1, direction: 2, amount: 3 },
  ],
])('the headings of %s are known', (_, headings, mapping) => {
  expect(proposeMapping(headings.split(/[,;]/))).toMatchObject(mapping)
})
