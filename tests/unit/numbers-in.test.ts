import { expect, test } from 'vitest'
import { numbersIn } from '../../src/lib/text/numbers-in.ts'

const wallet = ['0244123456']

test.each([
  '024 412 3456',
  '+233 24 412 3456',
  '+233 (0)24 412 3456',
  '00233244123456',
  '024-412-3456',
  '024.412.3456',
  '024,412,3456',
  '02:44:12:34:56',
  '024**412**3456',
  '０２４ ４１２ ３４５６',
  '٠٢٤٤١٢٣٤٥٦',
  '0️⃣2️⃣4️⃣4️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣',
  '024\u200b412\u200b3456',
  'tel:+233244123456',
  'https://wa.me/233244123456?text=1',
])('a wallet is found however somebody writes it: %s', (written) => {
  expect(numbersIn(`MoMo to ${written}, please`, '+233')).toEqual(wallet)
})

test('the number of a merchant and of a bank account are found', () => {
  expect(numbersIn('Merchant 412345, or 1441 0000 12345 at GCB', '+233')).toEqual(['412345', '1441000012345'])
})

test.each([
  'Sundays 7:00, 9:00 and 11:30',
  '09.00 – 11.30',
  'From 27.11.2026 to 2026-12-24',
  'Built 1985-2026 for GHS 214,000 and GH₵1,250,000.00',
  '[Watch](https://youtu.be/a12-345_678) or https://maps.example/@5.60371,-0.18696',
  'Psalm 119:105, Luke 15:11–32, 40 chairs',
])('hours, days, years, verses and sums are none: %s', (written) => {
  expect(numbersIn(written, '+233')).toEqual([])
})
