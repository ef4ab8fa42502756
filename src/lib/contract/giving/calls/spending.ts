import * as z from 'zod/mini'
import { pageOf } from '../../answer.ts'
import { partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import { CancelForm } from '../book-account.ts'
import {
  CategoryAnswer,
  CategoryForm,
  SpendChoicesAnswer,
  SpendPayForm,
  SpendRuleAnswer,
  SpendRuleForm,
  SpendVoucherAnswer,
  SpendVoucherForm,
} from '../spending.ts'
import { ReceiveForm } from '../welfare.ts'

const Categories = z.array(CategoryAnswer)

export const listCategories = route('GET', 'books/categories/', {
  summary: 'What money is spent on',
  answer: Categories,
})

export const addCategory = route('POST', 'books/categories/', {
  summary: 'Adds a spending category',
  status: 201,
  body: CategoryForm,
  answer: Categories,
})

export const addUsualCategories = route('POST', 'books/categories/usual/', {
  summary: 'Adds the usual spending categories that the church does not have yet',
  answer: Categories,
})

export const changeCategory = route('PUT', 'books/categories/:id/', {
  summary: 'Changes a spending category, opens or closes it',
  body: CategoryForm,
  answer: Categories,
})

export const readSpendRule = route('GET', 'books/spending/rule/', {
  summary: 'From which amounts vouchers are checked, and approved twice',
  answer: SpendRuleAnswer,
})

export const setSpendRule = route('PUT', 'books/spending/rule/', {
  summary: 'Sets from which amounts vouchers are checked, and approved twice, for vouchers to come',
  body: SpendRuleForm,
  answer: SpendRuleAnswer,
})

export const readSpendChoices = route('GET', 'books/spending/choices/', {
  summary: 'The funds, categories and accounts that a voucher may name, and the rule',
  answer: SpendChoicesAnswer,
})

export const listSpendVouchers = route('GET', 'books/spending/vouchers/', {
  summary: 'The vouchers of all funds, newest first; every look is logged',
  paged: true,
  query: { status: 'Those of one state', fund: 'The id of a fund' },
  answer: partOf(SpendVoucherAnswer),
  exact: pageOf(SpendVoucherAnswer),
})

export const readSpendVoucher = route('GET', 'books/spending/vouchers/:id/', {
  summary: 'A voucher; every look is logged',
  answer: SpendVoucherAnswer,
})

export const addSpendVoucher = route('POST', 'books/spending/vouchers/', {
  summary: 'Prepares a voucher with the next number of the year',
  status: 201,
  body: SpendVoucherForm,
  answer: SpendVoucherAnswer,
})

export const changeSpendVoucher = route('PUT', 'books/spending/vouchers/:id/', {
  summary: 'Changes a voucher, as who prepared it, while nobody else has done a step',
  body: SpendVoucherForm,
  answer: SpendVoucherAnswer,
})

export const checkSpendVoucher = route('POST', 'books/spending/vouchers/:id/check/', {
  summary: 'Checks a voucher that somebody else prepared',
  answer: SpendVoucherAnswer,
})

export const approveSpendVoucher = route('POST', 'books/spending/vouchers/:id/approve/', {
  summary: 'Approves a voucher as a signatory, the first or the second',
  answer: SpendVoucherAnswer,
})

export const paySpendVoucher = route('POST', 'books/spending/vouchers/:id/pay/', {
  summary: 'Notes that a voucher is paid: an expense in the ledger',
  body: SpendPayForm,
  answer: SpendVoucherAnswer,
})

export const receiveSpendVoucher = route('POST', 'books/spending/vouchers/:id/receive/', {
  summary: 'Notes who took the money, as somebody who did not pay it',
  body: ReceiveForm,
  answer: SpendVoucherAnswer,
})

export const cancelSpendVoucher = route('POST', 'books/spending/vouchers/:id/cancel/', {
  summary: 'Cancels a voucher; a payment by a counter-entry, as somebody who did not pay it',
  body: CancelForm,
  answer: SpendVoucherAnswer,
})

export const addSpendReceipt = route('POST', 'books/spending/vouchers/:id/receipts/', {
  summary: 'Adds the photograph of a receipt to a voucher',
  status: 201,
  files: ['photograph'],
  form: z.strictObject({}),
  answer: SpendVoucherAnswer,
})

export const readSpendReceipt = route('GET', 'books/spending/receipts/:id/', {
  summary: 'The photograph of a receipt; every look is logged',
  type: 'application/octet-stream',
  exact: z.any(),
})

export const removeSpendReceipt = route('DELETE', 'books/spending/receipts/:id/', {
  summary: 'Removes a photograph, as who added it, before the voucher is checked or approved',
  answer: SpendVoucherAnswer,
})

export const readSpendVoucherPdf = route('GET', 'books/spending/vouchers/:id/pdf/', {
  summary: 'A voucher as PDF',
  type: 'application/pdf',
  exact: z.any(),
})
