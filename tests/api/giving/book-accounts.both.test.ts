import { expect, test } from 'vitest'
import type { BookAccountsAnswer, TransferAnswer } from '../../../src/lib/contract/giving/book-account.ts'
import type { EntryAnswer } from '../../../src/lib/contract/giving/books-ledger.ts'
import { verifyBooks } from '../../../src/server/giving/books/verify/verify.ts'
import { openSpending, today } from '../../support/spending.ts'

/* Where the church's money is: opening balances, transfers, counts, and that accounts and funds have the same sum. */

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status)
const petty = { name: 'Petty cash', kind: 'petty cash', float: 10_000, is_open: true }

const balances = ({ accounts, funds }: BookAccountsAnswer) =>
  Object.fromEntries([...accounts, ...funds].map(({ name, balance }) => [name, balance]))

test('an opening balance says what was there, whatever the books said before, and is set anew after it was cancelled', async () => {
  await using books = await openSpending()
  const { church, treasurer, tithe, cash, bank, open } = books
  // The provider holds 50.00 of the fund of tithes, and 30.00 of them came before the opening.
  await books.give({ amount: 3_000, paidAt: '2026-10-20T12:00:00.000Z' })
  await books.give({ amount: 2_000, paidAt: '2026-11-10T12:00:00.000Z' })
  await open(`accounts/${cash}`, 100_000)
  await open(`accounts/${bank}`, -5_000)
  const made = (await open(`funds/${tithe}`, 100_000)).body as BookAccountsAnswer
  const twice = await open(`funds/${tithe}`, 1)
  const wrong = [
    await open(`funds/${tithe}`, 1, '2026-11-22'),
    await open('funds/9999', 1),
    await open('accounts/9999', 1),
    await open(`accounts/${cash}`, 1, '2026-11-01', books.first),
  ]
  const fund = made.funds.find(({ id }) => id === tithe)
  const cancelled = await church.post(
    `books/openings/${fund?.opening?.id}/cancel/`,
    { why: 'Counted again' },
    treasurer,
  )
  await open(`funds/${tithe}`, 98_000, '2026-11-02')
  const after = await books.accounts()

  expect(balances(made)).toMatchObject({
    'Cash box': 100_000,
    'Bank account': -5_000,
    'Payment provider': 5_000,
  })
  expect(fund).toMatchObject({ balance: 102_000, opening: { day: '2026-11-01', amount: 100_000 } })
  expect([made.in_accounts, made.in_funds]).toEqual([100_000, 102_000])
  expect([twice.status, ...statuses(wrong), cancelled.status]).toEqual([409, 400, 404, 404, 403, 200])
  expect([after.in_accounts, after.in_funds]).toEqual([100_000, 100_000])
  expect((await verifyBooks(church.db)).problems).toEqual([])
})

test('an opening balance of a closed month is refused, and one that is cancelled after its month was closed counts no longer', async () => {
  await using books = await openSpending()
  const { church, cash, open } = books
  const made = (await open(`accounts/${cash}`, 70_000, '2026-10-30')).body as BookAccountsAnswer
  await church.post('books/months/', { month: '2026-10' }, books.treasurer)
  const opening = made.accounts.find(({ id }) => id === cash)?.opening?.id

  const twice = await open(`accounts/${cash}`, 1, '2026-10-31')
  await church.post(`books/openings/${opening}/cancel/`, { why: 'Wrong' }, books.treasurer)
  const again = await church.post(`books/openings/${opening}/cancel/`, { why: 'Wrong' }, books.treasurer)
  await open(`accounts/${cash}`, 60_000, '2026-11-02')

  expect([twice.status, twice.body]).toEqual([
    400,
    { day: ['The books are closed to the end of 2026-10. Please give a later day'] },
  ])
  expect(again.status).toBe(409)
  expect(balances(await books.accounts())).toMatchObject({ 'Cash box': 60_000 })
  expect((await verifyBooks(church.db)).problems).toEqual([])
})

test('money goes between accounts and between funds, never more than is there, and comes back when it is cancelled', async () => {
  await using books = await openSpending()
  const { church, treasurer, first, tithe, offering, cash } = books
  await books.openAll()
  const added = (await church.post('books/accounts/', petty, treasurer)).body as BookAccountsAnswer
  const pettyId = Number(added.accounts.at(-1)?.id)
  const transfer = (changes: object, access = treasurer) =>
    church.post(
      'books/transfers/',
      { between: 'accounts', from: cash, to: pettyId, amount: 10_000, day: today, why: 'Top up', ...changes },
      access,
    )

  const made = (await transfer({})).body as TransferAnswer
  const ofFunds = (await transfer({ between: 'funds', from: tithe, to: offering, amount: 30_000 }))
    .body as TransferAnswer
  const moved = await books.accounts()
  const wrong = [
    await transfer({ amount: 90_001 }),
    await transfer({ between: 'funds', from: tithe, to: offering, amount: 50_001 }),
    await transfer({ to: cash }),
    await transfer({ to: 9999 }),
    await transfer({ between: 'funds', from: tithe, to: 9999 }),
    await transfer({ day: '2026-11-22' }),
    await transfer({ amount: 1 }, first),
  ]
  const entries = ((await church.get('books/entries/', treasurer)).body as { results: EntryAnswer[] }).results
  const reversed = await church.post(
    `books/entries/${entries[0]?.id}/counter-entry/`,
    { reason: 'x' },
    treasurer,
  )
  const cancel = (id: number) =>
    church.post(`books/transfers/${id}/cancel/`, { why: 'Wrong fund' }, treasurer)
  const cancelled = [await cancel(ofFunds.id), await cancel(ofFunds.id), await cancel(made.id)]
  await church.background.ended()
  const list = (await church.get('books/transfers/', first)).body as { results: TransferAnswer[] }

  expect(balances(moved)).toMatchObject({ 'Cash box': 90_000, 'Petty cash': 10_000 })
  expect(
    moved.funds
      .filter(({ id }) => id === tithe || id === offering)
      .map(({ balance }) => balance)
      .sort(),
  ).toEqual([50_000, 50_000])
  expect([moved.in_accounts, moved.in_funds]).toEqual([100_000, 100_000])
  expect(statuses(wrong)).toEqual([409, 409, 400, 400, 400, 400, 403])
  expect(entries.find(({ kind }) => kind === 'account-transfer')?.fund).toBe('')
  expect(reversed.body).toEqual({ detail: 'Please cancel its transfer under Accounts.' })
  expect(statuses(cancelled)).toEqual([200, 409, 200])
  expect(balances(await books.accounts())).toMatchObject({ 'Cash box': 100_000, 'Petty cash': 0 })
  expect(list.results.map(({ from, cancelled: why }) => [from, why])).toEqual([
    [expect.any(String), 'Wrong fund'],
    ['Cash box', 'Wrong fund'],
  ])
  // Only the transfer between funds is told.
  expect(
    church.letters.filter(({ subject }) => subject === 'Money was moved between funds').length,
  ).toBeGreaterThan(0)
  expect((await verifyBooks(church.db)).problems).toEqual([])
})

test('what is counted is compared with the books, and another person accepts the difference once', async () => {
  await using books = await openSpending()
  const { church, treasurer, first, tithe, cash, bank } = books
  await books.openAll()
  const count = (counted: number, access = treasurer, account = cash) =>
    church.post(`books/accounts/${account}/counts/`, { counted, why: 'Change' }, access)
  const newest = async (access = first) =>
    (await books.accounts(access)).accounts.find(({ id }) => id === cash)?.count
  const accept = (id: number, access = first, fund = tithe) =>
    church.post(`books/accounts/counts/${id}/accept/`, { fund }, access)

  await count(99_000)
  const older = Number((await newest())?.id)
  await count(99_500)
  const open = await newest()
  const id = Number(open?.id)
  const wrong = [await accept(older), await accept(id, treasurer), await accept(id, first, 9999)]
  const accepted = await accept(id)
  const again = await accept(id)
  const ofBank = await count(1, treasurer, bank)
  await count(99_500, first)
  const exact = await newest(treasurer)
  const own = await accept(Number(exact?.id))

  expect(open).toMatchObject({ counted: 99_500, expected: 100_000, may_accept: true, accepted_by: '' })
  expect((await newest(treasurer))?.may_accept).toBe(false)
  expect(statuses([...wrong, accepted, again, ofBank, own])).toEqual([409, 403, 400, 200, 409, 409, 403])
  expect(balances(await books.accounts())).toMatchObject({ 'Cash box': 99_500 })
  expect((await verifyBooks(church.db)).problems).toEqual([])
})

test('accounts are added, renamed and closed, those with money and those of income not', async () => {
  await using books = await openSpending()
  const { church, treasurer, first, cash } = books
  await books.openAll()
  const wallet = { name: 'MTN wallet', kind: 'mobile money wallet', float: null, is_open: true }
  const made = (await church.post('books/accounts/', wallet, treasurer)).body as BookAccountsAnswer
  const added = made.accounts.at(-1)
  const id = Number(added?.id)
  const put = (account: number, changes: object) =>
    church.put(`books/accounts/${account}/`, { ...wallet, ...changes }, treasurer)
  await church.post(
    'books/transfers/',
    { between: 'accounts', from: cash, to: id, amount: 10, day: today, why: 'x', reference: '' },
    treasurer,
  )

  const answers = [
    await church.post('books/accounts/', { ...wallet, name: 'mtn WALLET' }, treasurer),
    await church.post('books/accounts/', { ...wallet, name: 'Till', kind: 'cheques' }, treasurer),
    await church.post('books/accounts/', { ...wallet, name: 'Till' }, first),
    await put(id, { is_open: false }),
    await put(id, { kind: 'cash box' }),
    await put(id, { name: 'MoMo', version: 9 }),
    await put(id, { name: 'MoMo', version: added?.version }),
    await put(cash, { name: 'Cash box', kind: 'cash box', is_open: false }),
  ]

  expect(statuses(answers)).toEqual([400, 400, 403, 409, 400, 409, 200, 409])
})
