import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { verifyBooks } from '../../../src/server/giving/books/verify/verify.ts'
import { openSpending, today } from '../../support/spending.ts'

/* Somebody with the database file changes what was spent: `verify-books` names it. */

type Books = Awaited<ReturnType<typeof openSpending>>

const whole = 'insert'

/** Each fault, what plants it, and the words by which it is found. */
const faults: readonly (readonly [name: string, plant: string, problem: RegExp])[] = [
  [
    'another amount',
    'update spend_voucher set amount = amount + 1 where sequence = 1',
    /SV2026-0001 has no entry/,
  ],
  [
    'another fund',
    'update spend_voucher set fund_id = (select max(id) from fund) where sequence = 1',
    /SV2026-0001 has no entry/,
  ],
  [
    'another account',
    `update spend_voucher set book_account_id = (select id from book_account where ledger = 'bank') where sequence = 1`,
    /SV2026-0001 has no entry/,
  ],
  [
    'another day',
    `update spend_voucher set paid_day = '2026-11-20' where sequence = 1`,
    /SV2026-0001 has no entry/,
  ],
  [
    'two numbers exchanged',
    'update spend_voucher set sequence = sequence + 10 where sequence = 1',
    /V2026-0011 has no entry/,
  ],
  [
    'a voucher removed',
    'delete from spend_voucher where sequence = 2',
    /Before the voucher 3 of 2026 .* one is missing/,
  ],
  [
    'a paid voucher removed',
    'delete from spend_voucher where sequence = 1',
    /there is no voucher, transfer or count for it/,
  ],
  [
    'paid without an entry',
    `update spend_voucher set approved_at = 'x', paid_at = 'x', paid_day = '${today}', book_account_id = 1 where sequence = 3`,
    /SV2026-0003 has no entry/,
  ],
  [
    'a payment that is unpaid again',
    'update spend_voucher set paid_by = null, paid_at = null, paid_day = null, book_account_id = null, received_at = null where sequence = 1',
    /there is no voucher/,
  ],
  [
    'cancelled without a counter-entry',
    `update spend_voucher set cancelled_at = 'x' where sequence = 1`,
    /is cancelled, and its payment stands/,
  ],
  [
    'a rule that was not kept',
    'update spend_voucher set payer_differs = 1 where sequence = 1',
    /not done by different people/,
  ],
  [
    'another opening balance',
    'update opening_balance set posted = posted + 1 where id = 1',
    /opening balance of 2026-11-01 is not/,
  ],
  [
    'an opening balance removed',
    'delete from opening_balance where id = 1',
    /there is no voucher, transfer or count/,
  ],
  ['another transfer', 'update money_transfer set amount = amount - 1', /transfer of 2026-11-21 is not/],
  [
    'a transfer to another account',
    `update money_transfer set to_account = (select id from book_account where ledger = 'provider')`,
    /transfer of 2026-11-21 is not/,
  ],
  [
    'a transfer that is not cancelled any more',
    `update money_transfer set cancelled_at = 'x'`,
    /transfer of 2026-11-21 is not/,
  ],
  [
    'another difference of a count',
    'update account_count set counted = counted + 1',
    /difference of the count of 2026-11-21 is not/,
  ],
]

async function fill(books: Books): Promise<void> {
  const { church, treasurer, first, cash, bank, tithe } = books
  await books.openAll()
  await books.paid()
  await books.prepared({ payee: 'Second' })
  await books.prepared({ payee: 'Third' })
  await church.post(
    'books/transfers/',
    { between: 'accounts', from: cash, to: bank, amount: 500, day: today, why: 'Bank', reference: '' },
    treasurer,
  )
  await church.post(`books/accounts/${cash}/counts/`, { counted: 79_000, why: '' }, treasurer)
  const count = (await books.accounts(first)).accounts.find(({ id }) => id === cash)?.count
  await church.post(`books/accounts/counts/${count?.id}/accept/`, { fund: tithe }, first)
}

test('books with vouchers, transfers, opening balances and counts are whole, and each planted fault is found', async () => {
  await using books = await openSpending()
  await fill(books)
  const { db } = books.church
  expect((await verifyBooks(db)).problems).toEqual([])

  for (const [name, plant, problem] of faults) {
    const planted = db.transaction().execute(async (transaction) => {
      await sql.raw(plant).execute(transaction)
      const { problems } = await verifyBooks(transaction)
      expect([name, problems]).toEqual([name, expect.arrayContaining([expect.stringMatching(problem)])])
      throw new Error(whole)
    })
    await expect(planted).rejects.toThrow(whole)
  }
  expect((await verifyBooks(db)).problems).toEqual([])
})
