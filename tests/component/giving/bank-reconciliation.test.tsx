import { expect, test } from 'vitest'
import { Books } from '../../../src/islands/giving/books/Books.tsx'
import type { BookAccountsAnswer } from '../../../src/lib/contract/giving/book-account.ts'
import type { FundAnswer } from '../../../src/lib/contract/giving/books-fund.ts'
import type { CategoryAnswer, SpendVoucherAnswer } from '../../../src/lib/contract/giving/spending.ts'
import { holdDuty } from '../../support/hold-duty.ts'
import { openIsland } from '../../support/page.tsx'
import { dialog, dialogSays, noDialog, press, row, rowSays, sees } from '../../support/page-acts.ts'

/* Money out by a statement, and the balance of the bank beside that of the books, on the page. */

const today = '2026-11-21'

/** A treasurer with 1,000.00 at the bank, a voucher of 200.00 that was paid by cheque, and two rows of a statement. */
async function openBank() {
  const page = await openIsland(<p>Elsewhere</p>)
  await holdDuty(page.church, 'leader', 'treasurer')
  await holdDuty(page.church, 'leader2', 'signatory')
  const ask = <Answer,>(call: string, body?: object, as = 'leader') =>
    page.ask(as, call, body) as Promise<Answer>
  const { accounts } = await ask<BookAccountsAnswer>('GET books/accounts/')
  const bank = accounts.find(({ name }) => name === 'Bank account')?.id
  const [fund] = await ask<FundAnswer[]>('GET books/funds/')
  const categories = await ask<CategoryAnswer[]>('POST books/categories/usual/')
  const { db, clock } = page.church
  const form = { day: '2026-11-01', amount: 100_000 }
  await ask(`POST books/accounts/${bank}/opening/`, form)
  await ask(`POST books/funds/${fund?.id}/opening/`, form)
  const { id } = await ask<SpendVoucherAnswer>('POST books/spending/vouchers/', {
    ...{ fund: fund?.id, category: categories[0]?.id, asked_by: 'Sexton', payee: 'ECG' },
    ...{ purpose: 'Electricity', amount: 20_000 },
  })
  await ask(`POST books/spending/vouchers/${id}/approve/`, {}, 'leader2')
  const payment = { account: bank, how: 'cheque', reference: '000123', day: today }
  await ask(`POST books/spending/vouchers/${id}/pay/`, payment)
  const row = { book: 'sample' as const, book_account_id: Number(bank), added_at: clock.now.toISOString() }
  await db
    .insertInto('outgoing_row')
    .values([
      { ...row, identity: '1', day: today, amount: 20_000, reference: '', text: 'CHQ 000123', name: '' },
      { ...row, identity: '2', day: today, amount: 550, reference: '', text: 'COT CHARGE', name: '' },
    ])
    .execute()
  await db
    .insertInto('bank_balance')
    .values({
      book: 'sample',
      book_account_id: Number(bank),
      day: today,
      amount: 79_450,
      set_at: row.added_at,
    })
    .execute()
  return {
    ...page,
    see: (part: string) => page.open(<Books />, { as: 'leader', at: `/books#matching?part=${part}` }),
  }
}

test('a treasurer matches a row with the cheque that it was, and prepares a voucher for a charge', async () => {
  await using page = await openBank()
  await page.see('out')

  await press(/^Match payment/, await row('CHQ 000123'))
  await dialogSays('It has its number.')
  await press('Match payment', await dialog())
  await noDialog()
  await rowSays('CHQ 000123', 'Matched')
  await press(/^Prepare voucher/, await row('COT CHARGE'))
  await dialogSays('a signatory approves it')
  await press('Prepare voucher', await dialog())
  await rowSays('COT CHARGE', 'Voucher to be paid')

  const voucher = await page.church.db
    .selectFrom('spend_voucher')
    .select(['payee', 'amount'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(voucher).toEqual({ payee: 'Bank account', amount: 550 })
})

test('bank and books stand side by side with what explains their difference', async () => {
  await using page = await openBank()

  await page.see('balances')

  await sees('The bank has GHS 5.50 less than the books.')
  await sees('All of it is explained.')
  await sees('On the statement, not in the books yet')
  await sees('Vouchers that the bank has not paid yet')
})
