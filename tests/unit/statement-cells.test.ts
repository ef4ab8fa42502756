import { describe, expect, test } from 'vitest'
import { proposeMapping } from '../../src/server/giving/bank-reconciliation/columns.ts'
import { readDirection } from '../../src/server/giving/bank-reconciliation/words.ts'
import { orderOf, readAmountCell, readDayCell } from '../../src/server/giving/books/cells.ts'

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

  test.each([
    'USD 20',
    '20 EUR',
    'NGN20',
    'abc',
    '1e15',
    '0.005',
    '1,23,4',
    '1.2.3',
    '=1+1',
    '12 or 13',
    '99999999999999999999',
  ])('%s cannot be read', (cell) => {
    expect(readAmountCell(cell, 'GHS')).toBeNaN()
  })
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
  const directions = (...words: string[]) => words.map(readDirection)

  expect(directions('CR', 'Credit', 'Cash In', 'CASH_IN', 'CRDT')).toEqual([1, 1, 1, 1, 1])
  expect(directions('DR', 'debit', 'CASH_OUT', 'Cash-Out', 'DBIT')).toEqual([-1, -1, -1, -1, -1])
  expect(directions('Fee', 'TRANSFER', 'PAYMENT', 'REVERSAL', '')).toEqual(Array(5).fill(undefined))
})

test.each([
  [
    'MTN',
    'Transaction Date,From Acct,From Name,From No.,Trans. Type,Amount,Fees,Bal Before,Bal After,To No.,To Name,F_ID,Ref',
    {
      date: 0,
      name: 2,
      telephone: 3,
      direction: 4,
      amount: 5,
      before: 7,
      balance: 8,
      to: 9,
      id: 11,
      text: 12,
      amounts: '',
    },
  ],
  [
    'Telecel and M-Pesa',
    'Receipt No.,Completion Time,Details,Transaction Status,Paid In,Withdrawn,Balance,Other Party Info',
    { id: 0, date: 1, text: 2, status: 3, amount: 4, balance: 6, name: 7, amounts: 'in' },
  ],
  [
    'a receiver beside the payer',
    'Date,To Name,Amount,Receiver MSISDN,Type',
    { name: null, telephone: null, to: 3, direction: 4, amounts: '' },
  ],
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
