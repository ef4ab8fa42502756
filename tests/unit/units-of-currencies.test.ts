import { expect, test } from 'vitest'
import { refundForm } from '../../src/islands/giving/books/refund-form.ts'
import { inWords } from '../../src/server/giving/books/amount-in-words.ts'

test.each([
  ['GHS', 50_050, 'Five Hundred Cedis And Fifty Pesewas Only'],
  ['NGN', 50_050, 'Five Hundred NGN and 50/100'],
  ['UGX', 50_000, 'Fifty Thousand UGX'],
  ['TND', 50_050, 'Fifty TND and 050/1000'],
])('a voucher of %s %i says %s', (currency, amount, words) => {
  expect(inWords(amount, currency)).toBe(words)
})

test.each([
  ['GHS', '45.50', 4550],
  ['GHS', '1,250', 125_000],
  ['UGX', '50000', 50_000],
  ['TND', '45.505', 45_505],
  ['GHS', '', undefined],
])('a treasurer who asks for %s %s back asks for %s of the smallest unit', (currency, amount, read) => {
  const typed = { receipt_number: '2026-000001', reason: 'Twice', amount }

  expect(refundForm(currency).parse(typed).amount).toBe(read)
})

test.each([
  ['UGX', '45.50'],
  ['GHS', '45.505'],
  ['GHS', '0'],
  ['GHS', 'all'],
])('a refund of %s %s is refused', (currency, amount) => {
  const typed = { receipt_number: '2026-000001', reason: 'Twice', amount }

  expect(refundForm(currency).safeParse(typed).success).toBe(false)
})
