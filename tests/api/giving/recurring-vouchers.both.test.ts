import { expect, test } from 'vitest'
import type { RecurringAnswer } from '../../../src/lib/contract/giving/recurring-voucher.ts'
import type { SpendVoucherAnswer } from '../../../src/lib/contract/giving/spending.ts'
import { proposeDue } from '../../../src/server/giving/books/recurring/propose.ts'
import { openSpending } from '../../support/spending.ts'

/* What is paid again and again: proposed on its day, prepared once, by a person. */

type Books = Awaited<ReturnType<typeof openSpending>>

const formOf = (books: Books, changes: object = {}) => ({
  fund: books.tithe,
  category: books.category,
  payee_account: null,
  payee: 'Kwame, caretaker',
  asked_by: 'The elders',
  purpose: 'Wages',
  amount: 30_000,
  every_months: 1,
  next_day: '2026-12-31',
  until_day: null,
  is_open: true,
  ...changes,
})

const add = async (books: Books, changes: object = {}, access = books.treasurer) =>
  books.church.post('books/recurring/', formOf(books, changes), access)
const read = async (books: Books) =>
  (await books.church.get('books/recurring/', books.first)).body as RecurringAnswer
const at = (day: string) => new Date(`${day}T12:00:00.000Z`)

test('a voucher is proposed once on each of its days, on the last one of a short month, by however many processes', async () => {
  await using books = await openSpending()
  const { db } = books.church
  await add(books)
  const early = await proposeDue(db, at('2026-12-30'))
  const many = await Promise.all([1, 2, 3].map(() => proposeDue(db, at('2026-12-31'))))
  const again = await proposeDue(db, at('2027-01-01'))
  const later = await proposeDue(db, at('2027-04-01'))
  const { due, recurring } = await read(books)

  expect([early, many.sort(), again, later]).toEqual([0, [0, 0, 1], 0, 3])
  expect(due.map(({ day }) => day)).toEqual(['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31'])
  expect(recurring[0]?.next_day).toBe('2027-04-30')
})

test('one that comes each quarter ends on its last day', async () => {
  await using books = await openSpending()
  await add(books, { every_months: 3, next_day: '2026-12-01', until_day: '2027-05-31' })
  await proposeDue(books.church.db, at('2028-01-01'))
  const { due, recurring } = await read(books)

  expect(due.map(({ day }) => day)).toEqual(['2026-12-01', '2027-03-01'])
  expect(recurring[0]?.is_open).toBe(false)
})

test('what is proposed becomes a voucher by one treasurer once, or is left out with a reason', async () => {
  await using books = await openSpending()
  const { church, treasurer, other, first } = books
  const added = (await add(books, { next_day: '2026-09-15' })).body as RecurringAnswer
  const [september, october] = added.due
  const prepare = (id: number | undefined, access: string) =>
    church.post(`books/recurring/proposals/${id}/prepare/`, {}, access)
  const leaveOut = (id: number | undefined, why: string) =>
    church.post(`books/recurring/proposals/${id}/leave-out/`, { why }, treasurer)

  const bySignatory = await prepare(september?.id, first)
  const prepared = await Promise.all([prepare(september?.id, treasurer), prepare(september?.id, other)])
  const lateLeave = await leaveOut(september?.id, 'x')
  const unsaid = await leaveOut(october?.id, ' ')
  const left = await leaveOut(october?.id, 'He was ill')
  const lateVoucher = await prepare(october?.id, treasurer)
  const none = await prepare(9999, treasurer)
  const voucher = prepared.find(({ status }) => status === 201)?.body as SpendVoucherAnswer

  expect(added.due.map(({ day }) => day)).toEqual(['2026-09-15', '2026-10-15', '2026-11-15'])
  expect(prepared.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(voucher).toMatchObject({
    number: 'SV2026-0001',
    purpose: expect.stringMatching(/^Wages, Sep/),
    amount: 30_000,
    state: 'to approve',
  })
  expect([bySignatory, lateLeave, unsaid, left, lateVoucher, none].map(({ status }) => status)).toEqual([
    403, 409, 400, 200, 409, 404,
  ])
  expect((await read(books)).due.map(({ day }) => day)).toEqual(['2026-11-15'])
})

test('what comes again is changed by its version, never to a day that was proposed, and not by a signatory', async () => {
  await using books = await openSpending()
  const { church, treasurer, first } = books
  const { recurring } = (await add(books, { next_day: '2026-11-15' })).body as RecurringAnswer
  const [one] = recurring
  const put = (changes: object, access = treasurer) =>
    church.put(`books/recurring/${one?.id}/`, formOf(books, { next_day: '2026-12-20', ...changes }), access)
  const answers = [
    await put({ version: 9 }),
    await put({ next_day: '2026-11-15' }),
    await put({ fund: 9999 }),
    await put({ category: 9999 }),
    await put({ until_day: '2026-12-01' }),
    await put({ payee_account: 9999 }),
    await put({}, first),
    await put({ amount: 40_000, version: one?.version }),
    await add(books, {}, first),
  ]

  expect(answers.map(({ status }) => status)).toEqual([409, 400, 400, 400, 400, 400, 403, 200, 403])
  expect((await read(books)).recurring[0]).toMatchObject({ amount: 40_000, next_day: '2026-12-20' })
})
