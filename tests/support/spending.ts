import type { BookAccountsAnswer } from '../../src/lib/contract/giving/book-account.ts'
import type { CategoryAnswer, SpendVoucherAnswer } from '../../src/lib/contract/giving/spending.ts'
import { openBooks } from './books.ts'

/** The day of the church in tests of spending. */
export const today = '2026-11-21'

/** Books with money in the cash box and in two funds, two treasurers, two signatories, and a category. */
export async function openSpending() {
  const books = await openBooks()
  const { church, treasurer, tithe, offering } = books
  const first = await books.holder('media', 'signatory')
  const second = await books.holder('newcomer', 'signatory')
  const other = await books.holder('admin', 'treasurer')
  const categories = (
    await church.post('books/categories/', { name: 'Electricity', is_open: true }, treasurer)
  ).body as CategoryAnswer[]
  const category = Number(categories[0]?.id)
  const accounts = async (access = treasurer) =>
    (await church.get('books/accounts/', access)).body as BookAccountsAnswer
  const accountOf = async (name: string) =>
    Number((await accounts()).accounts.find((account) => account.name === name)?.id)
  const cash = await accountOf('Cash box')
  const bank = await accountOf('Bank account')
  const open = (what: string, amount: number, day = '2026-11-01', access = treasurer) =>
    church.post(`books/${what}/opening/`, { day, amount }, access)
  const form = (changes: object = {}) => ({
    fund: tithe,
    category,
    asked_account: null,
    asked_by: 'Sexton',
    payee_account: null,
    payee: 'ECG',
    purpose: 'Electricity of October',
    amount: 20_000,
    ...changes,
  })
  const step = (id: number, what: string, access: string, body: object = {}) =>
    church.post(`books/spending/vouchers/${id}/${what}/`, body, access)
  const cashPayment = { account: cash, how: 'cash', reference: '', day: today }

  return {
    ...books,
    first,
    second,
    other,
    category,
    cash,
    bank,
    offering,
    accounts,
    accountOf,
    open,
    /** The cash box has 1,000.00, the fund of tithes 800.00, that of offerings 200.00. */
    async openAll() {
      await open(`accounts/${cash}`, 100_000)
      await open(`funds/${tithe}`, 80_000)
      await open(`funds/${offering}`, 20_000)
    },
    form,
    prepare: (changes: object = {}, access = treasurer) =>
      church.post('books/spending/vouchers/', form(changes), access),
    async prepared(changes: object = {}) {
      return (await church.post('books/spending/vouchers/', form(changes), treasurer))
        .body as SpendVoucherAnswer
    },
    step,
    cashPayment,
    /** A voucher that is approved and paid in cash. */
    async paid(changes: object = {}) {
      const { id } = (await church.post('books/spending/vouchers/', form(changes), treasurer))
        .body as SpendVoucherAnswer
      await step(id, 'approve', first)
      return (await step(id, 'pay', treasurer, cashPayment)).body as SpendVoucherAnswer
    },
    rule: (rule: object) => church.put('books/spending/rule/', rule, treasurer),
    voucher: async (id: number, access = treasurer) =>
      (await church.get(`books/spending/vouchers/${id}/`, access)).body as SpendVoucherAnswer,
    [Symbol.asyncDispose]: () => books[Symbol.asyncDispose](),
  }
}
