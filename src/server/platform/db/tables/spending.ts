import type { Generated } from 'kysely'
import type { AccountKind } from '../../../../lib/contract/giving/book-account.ts'
import type { Book, LedgerAccount } from '../../../../lib/contract/giving/books-ledger.ts'
import type { Flag } from '../flag.ts'

/** A place where the church's money is. */
type BookAccountTable = {
  id: Generated<number>
  /** How entries of the ledger name it; four are older than this table. */
  ledger: LedgerAccount
  kind: AccountKind
  name: string
  name_folded: string
  /** What petty cash is filled up to; null for none. */
  float_amount: number | null
  is_open: Generated<Flag>
  created_at: string
  version: Generated<number>
}

/** What an account or a fund had on the morning of a day, and what was posted so that the ledger says the same. */
type OpeningBalanceTable = {
  id: Generated<number>
  book: Book
  book_account_id: number | null
  fund_id: number | null
  day: string
  amount: number
  /** The amount less the ledger's balance before that day; no entry where it is 0. */
  posted: number
  set_by: number | null
  set_at: string
  cancelled_by: number | null
  cancelled_at: string | null
}

/** Money that went from an account to another, or from a fund to another. */
export type MoneyTransferTable = {
  id: Generated<number>
  book: Book
  from_account: number | null
  to_account: number | null
  from_fund: number | null
  to_fund: number | null
  day: string
  amount: number
  why: string
  reference: string
  made_by: number | null
  made_at: string
  cancelled_by: number | null
  cancelled_at: string | null
  cancelled: Generated<string>
}

/** What somebody counted in an account, and what the books said then. Another person accepts the difference. */
type AccountCountTable = {
  id: Generated<number>
  book: Book
  book_account_id: number
  day: string
  counted: number
  expected: number
  why: string
  counted_by: number | null
  counted_at: string
  /** The fund that bears the difference. */
  fund_id: number | null
  accepted_by: number | null
  accepted_at: string | null
}

/** What money is spent on. */
type SpendingCategoryTable = {
  id: Generated<number>
  name: string
  name_folded: string
  is_open: Generated<Flag>
  position: number
  version: Generated<number>
}

/** From which amounts a voucher is checked and approved twice; the newest row holds. Null for never. */
type SpendRuleTable = {
  id: Generated<number>
  check_from: number | null
  second_from: number | null
  payer_differs: Flag
  set_by: number | null
  set_at: string
}

/** A voucher of any fund, with who did each step. Welfare has its own (`voucher`). */
export type SpendVoucherTable = {
  id: Generated<number>
  book: Book
  /** Its number, without gaps in a book and year. */
  year: number
  sequence: number
  fund_id: number
  category_id: number
  asked_account: number | null
  asked_by: string
  payee_account: number | null
  payee: string
  payee_folded: string
  purpose: string
  amount: number
  /** What the rule asked for when it was prepared. */
  needs_check: Flag
  needs_second: Flag
  payer_differs: Flag
  prepared_by: number | null
  prepared_at: string
  prepared_day: string
  checked_by: number | null
  checked_at: string | null
  approved_by: number | null
  approved_at: string | null
  second_by: number | null
  second_at: string | null
  paid_by: number | null
  paid_at: string | null
  /** The day of its entry in the ledger. */
  paid_day: string | null
  book_account_id: number | null
  how: Generated<string>
  reference: Generated<string>
  received_by: number | null
  received_at: string | null
  received_name: Generated<string>
  cancelled_by: number | null
  cancelled_at: string | null
  cancelled: Generated<string>
  version: Generated<number>
}

/** A photograph of a receipt, which only who keeps the books may see. */
type SpendReceiptTable = {
  id: Generated<number>
  voucher_id: number
  file_key: string
  added_by: number | null
  added_at: string
}

/** What is paid again and again: a voucher is proposed on its day. */
type RecurringVoucherTable = {
  id: Generated<number>
  fund_id: number
  category_id: number
  payee_account: number | null
  payee: string
  asked_by: string
  purpose: string
  amount: number
  every_months: number
  /** The day of the month on which it began; in a shorter month it is the last one. */
  month_day: number
  next_day: string
  until_day: string | null
  is_open: Generated<Flag>
  made_by: number | null
  made_at: string
  version: Generated<number>
}

/** A voucher that was proposed on a day: prepared, left out with a reason, or waiting. */
type SpendProposalTable = {
  id: Generated<number>
  recurring_id: number
  day: string
  voucher_id: number | null
  left_out: Generated<string>
  decided_by: number | null
  decided_at: string | null
}

/** The tables of spending by name. */
export type SpendingTables = {
  book_account: BookAccountTable
  opening_balance: OpeningBalanceTable
  money_transfer: MoneyTransferTable
  account_count: AccountCountTable
  spending_category: SpendingCategoryTable
  spend_rule: SpendRuleTable
  spend_voucher: SpendVoucherTable
  spend_receipt: SpendReceiptTable
  recurring_voucher: RecurringVoucherTable
  spend_proposal: SpendProposalTable
}
