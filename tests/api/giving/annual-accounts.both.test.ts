import { expect, test } from 'vitest'
import type { AnnualAccountsAnswer } from '../../../src/lib/contract/giving/annual-accounts.ts'
import type { FundAnswer } from '../../../src/lib/contract/giving/books-fund.ts'
import type { CategoryAnswer } from '../../../src/lib/contract/giving/spending.ts'
import { openSpending, today } from '../../support/spending.ts'

/* What an annual meeting asks for: receipts and payments, the statement of funds, and the list of vouchers. */

const days = 'from=2026-01-01&to=2026-12-31'

type Books = Awaited<ReturnType<typeof openSpending>>

/** Gifts of this year and the last, spending, a cancelled voucher, and a transfer between funds. */
async function fill(books: Books): Promise<void> {
  const { church, treasurer, other, step, tithe, offering } = books
  await books.give({ amount: 40_000, paidAt: '2025-05-10T12:00:00.000Z' })
  await books.openAll()
  await books.give({ amount: 7_000, fees: 200, paidAt: '2026-11-10T12:00:00.000Z' })
  await books.paid({ amount: 30_000 })
  const { id } = await books.paid({ amount: 5_000, payee: 'Shop' })
  await step(id, 'cancel', other, { why: 'Given back' })
  await church.post(
    'books/transfers/',
    { between: 'funds', from: tithe, to: offering, amount: 10_000, day: today, why: 'Roof', reference: '' },
    treasurer,
  )
}

const read = async ({ church }: Books, access: string) =>
  (await church.get(`books/annual-accounts/?${days}`, access)).body as AnnualAccountsAnswer

test('receipts and payments stand beside the year before, and funds and accounts end with what they have', async () => {
  await using books = await openSpending()
  await fill(books)
  const figures = await read(books, books.admin)
  const { funds, accounts, in_funds } = await books.accounts()

  expect(figures.receipts).toEqual([{ name: 'Tithe', amount: 7_000, before: 40_000 }])
  expect(figures.payments).toEqual([
    { name: 'Electricity', amount: 30_000, before: 0 },
    { name: 'Fees of the payment provider', amount: 200, before: 0 },
  ])
  expect([figures.received, figures.received_before, figures.paid, figures.paid_before]).toEqual([
    7_000, 40_000, 30_200, 0,
  ])
  expect(figures.months).toEqual([
    { month: '2026-05', received: 0, paid: 0, received_before: 40_000, paid_before: 0 },
    { month: '2026-11', received: 7_000, paid: 30_200, received_before: 0, paid_before: 0 },
  ])
  expect(figures.funds.filter(({ closing }) => closing !== 0)).toEqual([
    { name: 'Offering', opening: 20_000, received: 0, paid: 0, transferred: 10_000, closing: 30_000 },
    { name: 'Tithe', opening: 80_000, received: 7_000, paid: 30_200, transferred: -10_000, closing: 46_800 },
  ])
  expect(figures.accounts.find(({ name }) => name === 'Cash box')).toEqual({
    name: 'Cash box',
    opening: 100_000,
    closing: 70_000,
  })
  expect(figures.funds.map(({ name, closing }) => [name, closing])).toEqual(
    funds.map(({ name, balance }) => [name, balance]),
  )
  expect(figures.accounts.map(({ closing }) => closing)).toEqual(accounts.map(({ balance }) => balance))
  expect(figures.funds.reduce((sum, { closing }) => sum + closing, 0)).toBe(in_funds)
})

test('each paper is a CSV, a workbook and a PDF, for those who keep the books', async () => {
  await using books = await openSpending()
  const { church, treasurer, first, admin, member } = books
  await fill(books)
  const ask = (paper: string, format: string, access = first) =>
    church.api.request(`/backend/api/books/annual-accounts/${paper}/${format}/?${days}`, {
      headers: { Authorization: `Bearer ${access}` },
    })
  const csv = async (paper: string) => (await (await ask(paper, 'csv')).text()).trim().split(/\r?\n/)

  const receipts = await csv('receipts-and-payments')
  const funds = await csv('statement-of-funds')
  const vouchers = await csv('list-of-vouchers')
  const files = [await ask('list-of-vouchers', 'xlsx'), await ask('statement-of-funds', 'pdf', treasurer)]
  const heads = await Promise.all(files.map(async (file) => (await file.text()).slice(0, 4)))
  const refused = [
    await ask('list-of-vouchers', 'csv', admin),
    await ask('list-of-vouchers', 'csv', member),
    await ask('other', 'csv'),
    await ask('list-of-vouchers', 'doc'),
  ]

  expect(receipts).toContain('All receipts,70,400')
  expect(receipts).toContain('Electricity,300,0')
  expect(funds).toContain('Tithe,800,70,302,-100,468')
  expect(vouchers[1]).toBe(
    `${today},SV2026-0001,ECG,Electricity of October,Tithe,Electricity,"cash, Cash box",300`,
  )
  expect(vouchers[2]).toContain('(cancelled: Given back)')
  expect(vouchers.at(-1)).toBe('All but the cancelled,,,,,,,300')
  expect(heads).toEqual(['PK\u0003\u0004', '%PDF'])
  // The admin of this church is a treasurer, too.
  expect(refused.map(({ status }) => status)).toEqual([200, 403, 404, 404])
})

test('the returns to a synod have every sum of the annual accounts, what has no line by its own name', async () => {
  await using books = await openSpending()
  const { church, treasurer, first, category } = books
  await fill(books)
  const lamps = { name: 'Lamps', is_open: true }
  const categories = (await church.post('books/categories/', lamps, treasurer)).body as CategoryAnswer[]
  await books.paid({ amount: 1_000, category: categories.find(({ name }) => name === 'Lamps')?.id })
  const owed = { year: 2026, name: 'Circuit', payee: 'Circuit', fund: books.tithe, category, month: 3 }
  await church.post('books/assessments/', { ...owed, amount: 9_000 }, treasurer)
  const ask = (form: string, format: string) =>
    church.api.request(`/backend/api/books/annual-accounts/${form}/${format}/?${days}`, {
      headers: { Authorization: `Bearer ${first}` },
    })

  const methodist = (await (await ask('methodist-return', 'csv')).text()).trim().split(/\r?\n/)
  const presbyterian = (await (await ask('presbyterian-return', 'csv')).text()).trim().split(/\r?\n/)
  const pdf = await (await ask('methodist-return', 'pdf')).text()

  for (const form of [methodist, presbyterian]) {
    expect(form).toContain('1. Tithes,70,400')
    expect(form).toContain('Total receipts,70,400')
    expect(form).toContain('Total payments,312,0')
    expect(form).toContain('Cash box,1000,690')
    expect(form).toContain('Circuit,90,0')
    expect(form.filter((line) => line.includes('Other: '))).toEqual([
      expect.stringContaining('Other: Electricity,300,0'),
      expect.stringContaining('Other: Fees of the payment provider,2,0'),
      expect.stringContaining('Other: Lamps,10,0'),
    ])
  }
  expect(pdf.slice(0, 4)).toBe('%PDF')
})

test('what is left of a fund is what the statement of funds says', async () => {
  await using books = await openSpending()
  await fill(books)

  const funds = (await books.church.get('books/funds/', books.treasurer)).body as FundAnswer[]
  const figures = await read(books, books.admin)

  expect(funds.map(({ name, balance }) => [name, balance])).toEqual(
    figures.funds.map(({ name, closing }) => [name, closing]),
  )
  expect(funds.find(({ name }) => name === 'Tithe')).toMatchObject({ paid_out: 30_000, balance: 46_800 })
})
