import type { Generated } from 'kysely'
import type { Book, EntryKind, LedgerAccount } from '../../../../lib/contract/giving/books-ledger.ts'
import type { PaymentState } from '../../../../lib/contract/giving/matching.ts'
import type { Flag } from '../flag.ts'

/** A double entry of the ledger. Rows are only added; triggers refuse the rest (docs/decisions/giving.md#ledger). It names nobody. */
export type LedgerEntryTable = {
  id: Generated<number>
  book: Book
  /** 1, 2, 3, ... in its book. */
  number: number
  at: string
  /** The church's day that it counts for. */
  day: string
  kind: EntryKind
  debit: LedgerAccount
  credit: LedgerAccount
  /** 0 for what concerns no fund: money between accounts. */
  fund_id: number
  /** In the smallest unit. */
  amount: number
  /** The service at which it was given; '' for none. */
  service: string
  /** The table and the id of what is posted. `ticket_sale` is a row of `gift` that pays for tickets, `ticket_refund` a refund of one. */
  source:
    | 'gift'
    | 'refund'
    | 'ticket_sale'
    | 'ticket_refund'
    | 'ticket_payment'
    | 'cash_count'
    | 'cash_item'
    | 'day_born'
    | 'statement_row'
    | 'voucher'
    | 'spend_voucher'
    | 'opening_balance'
    | 'money_transfer'
    | 'account_count'
    | 'ledger_entry'
  source_id: number
  /** How often it was posted and taken back before. */
  round: number
  /** The receipt's number, without gaps in a book and year; null for an entry without a giver. */
  receipt_year: number | null
  receipt_sequence: number | null
  /** Why a counter-entry was made, whose bowl of a Kofi & Ama collection it is, or the number of a voucher; '' otherwise. */
  reason: string
  /** The id of the account that posted it; null for the provider. It stays when the account is deleted. */
  posted_by: number | null
  /** 128 random bits: they open the check of the receipt, and keep the hash from being guessed. */
  code: string
  previous_hash: string
  hash: string
  /** 1: before what a receipt says was hashed, too. */
  hash_version: Generated<number>
  /** How its fund was called then; '' in version 1. */
  fund_name: Generated<string>
  /** The hash of the newest note then. */
  note_hash: Generated<string>
  /** A keyed hash of the giver; '' for an entry without a receipt. */
  giver_hash: Generated<string>
}

/** The key of an entry's giver, which is deleted with the account, or when the name is blanked. */
type GiverKeyTable = { entry_id: number; account_id: number | null; salt: string }

/** What the receipt of an entry of version 1 said when it was sealed. */
type SealedReceiptTable = { entry_id: number; fund_name: string; giver_hash: string }

/** A note of the ledger's own chain (books/ledger-notes.ts). */
export type LedgerNoteTable = {
  number: number
  at: string
  kind: 'fund name' | 'seal'
  /** The id of the fund, or the book. */
  subject: string
  /** The name, or the last sealed entry and the hash of all sealed receipts. */
  text: string
  previous_hash: string
  hash: string
}

/** The root of a book that went out in a month, with the day and the number of its entry. */
type BookRootTable = { book: Book; month: string; day: string; number: number; root: string }

/** An e-mail with that root, to somebody who keeps it. */
type BookRootLetterTable = {
  book: Book
  month: string
  account_id: number
  /** When it was last given to the mail queue. */
  sent_at: string | null
  /** When a mail server took it, or it was left out. */
  settled_at: string | null
}

/** The ledger summed by day, which a trigger keeps: what an account was debited less what it was credited. */
type LedgerDayTable = {
  book: Book
  account: LedgerAccount
  day: string
  fund_id: number
  service: string
  amount: number
}

/** What is paid out, with who did each step. */
export type VoucherTable = {
  id: Generated<number>
  book: Book
  /** Its number, without gaps in a book and year. */
  year: number
  sequence: number
  claim_id: number
  fund_id: number
  payee_account: number | null
  payee: string
  purpose: string
  amount: number
  prepared_by: number | null
  prepared_at: string
  checked_by: number | null
  checked_at: string | null
  approved_by: number | null
  approved_at: string | null
  paid_by: number | null
  paid_at: string | null
  how: Generated<string>
  reference: Generated<string>
  received_by: number | null
  received_name: Generated<string>
  received_at: string | null
  dropped_at: string | null
  dropped: Generated<string>
}

/** A month that takes no entries any more, nor does any before it. */
type ClosedMonthTable = {
  book: Book
  month: string
  closed_at: string
  /** The last entry of the book then, and its hash. */
  last_number: number
  root: string
}

/** A count of cash and cheques by two counters. Sheets are JSON: fund, value of a note, how many. */
export type CashCountTable = {
  id: Generated<number>
  book: Book
  day: string
  service: string
  first_account: number | null
  second_account: number | null
  first_sheet: string | null
  second_sheet: string | null
  first_signed_at: string | null
  second_signed_at: string | null
  closed_at: string | null
  created_at: string
  version: Generated<number>
}

/** An envelope or a cheque of a count. */
type CashItemTable = {
  id: Generated<number>
  count_id: number
  kind: 'envelope' | 'cheque'
  fund_id: number
  account_id: number | null
  name: string
  detail: string
  amount: number
  created_at: string
  /** Whether it is a part of the member's pledge. */
  is_pledged: Generated<Flag>
}

/** A Kofi & Ama collection: its cash is in a count, in one bowl for each weekday of birth. */
export type DayCollectionTable = {
  id: Generated<number>
  count_id: number
  fund_id: number
  /** Opens the screen in the hall until the collection ends. */
  code: string
  begun_at: string
  ended_at: string | null
}

/** The bowl of a weekday of birth: how many came forward, and the cash in it. */
type DayBornTable = {
  id: Generated<number>
  collection_id: number
  /** Sunday is 0. */
  weekday: number
  heads: Generated<number>
  amount: Generated<number>
  version: Generated<number>
}

/** How the columns of a kind of statement were mapped, by a hash of its headings. */
type StatementLayoutTable = {
  print: string
  mapping: string
  changed_at: string
  /** The account of the last statement of this kind. */
  book_account_id: number | null
}

/** A payment of a statement file, and what was decided about it (docs/decisions/giving.md#statements). */
export type StatementRowTable = {
  id: Generated<number>
  book: Book
  /** The same payment has the same identity in every file. */
  identity: string
  day: string
  /** In the smallest unit. */
  amount: number
  reference: string
  text: string
  name: string
  telephone: string | null
  added_at: string
  state: Generated<PaymentState>
  account_id: number | null
  giver: Generated<string>
  fund_id: number | null
  gift_id: number | null
  reason: Generated<string>
  decided_by: number | null
  decided_at: string | null
  version: Generated<number>
  /** The account of the church that the statement is of. */
  book_account_id: number | null
  /** The transfer that brought the money into this account; the payment is set aside then. */
  transfer_id: number | null
  /** The payment for tickets at the desk that it is; the payment is counted then. */
  ticket_payment_id: number | null
}

/** A row of a statement whose money went out of an account, and what was decided about it. */
export type OutgoingRowTable = {
  id: Generated<number>
  book: Book
  book_account_id: number
  /** The same row has the same identity in every file. */
  identity: string
  day: string
  /** In the smallest unit. */
  amount: number
  reference: string
  text: string
  /** Who got it, as the statement says. */
  name: string
  added_at: string
  state: Generated<'open' | 'matched' | 'explained'>
  /** The voucher that it paid, or that was prepared for it. */
  voucher_id: number | null
  transfer_id: number | null
  reason: Generated<string>
  decided_by: number | null
  decided_at: string | null
  version: Generated<number>
}

/** What was in an account at the end of a day by its statement. */
type BankBalanceTable = {
  id: Generated<number>
  book: Book
  book_account_id: number
  day: string
  amount: number
  set_by: number | null
  set_at: string
}

/** What a treasurer has published of a year: a snapshot as JSON. */
type PublishedYearTable = {
  book: Book
  year: number
  figures: string
  published_at: string
  published_by: number | null
}

/** The tables of books by name. */
export type BooksTables = {
  voucher: VoucherTable
  ledger_entry: LedgerEntryTable
  giver_key: GiverKeyTable
  sealed_receipt: SealedReceiptTable
  ledger_note: LedgerNoteTable
  book_root: BookRootTable
  book_root_letter: BookRootLetterTable
  ledger_day: LedgerDayTable
  closed_month: ClosedMonthTable
  cash_count: CashCountTable
  cash_item: CashItemTable
  day_collection: DayCollectionTable
  day_born: DayBornTable
  statement_layout: StatementLayoutTable
  statement_row: StatementRowTable
  outgoing_row: OutgoingRowTable
  bank_balance: BankBalanceTable
  published_year: PublishedYearTable
}
