import * as z from 'zod/mini'
import { bookRules } from '../../texts/giving/book-rules.ts'
import { usualRules } from '../../texts/settings/usual-rules.ts'
import { requiredText } from '../base.ts'
import { flag, id, number, text, textOrNull } from '../fields.ts'

/** The two books of a church. `sample`: entries of a sample church, which are no money and go with its samples. */
export const books = ['live', 'sample'] as const
export type Book = (typeof books)[number]

/** The most days of a report or a statement: ten years. */
export const mostDays = 3700

/** The query of such days, as the API description has it. */
export const days = { from: 'the first day', to: 'the last day' }

/** What an entry is of. */
const entryKinds = [
  'gift',
  'fee',
  'refund',
  'ticket',
  'ticket-refund',
  'offering',
  'envelope',
  'cheque',
  'day-born',
  'transfer',
  'payout',
  'spending',
  'opening',
  'account-transfer',
  'fund-transfer',
  'count-difference',
  'counter-entry',
] as const
export type EntryKind = (typeof entryKinds)[number]

/**
 * The accounts of the double entries. A fund's money is what came in as income for it, less fees and expenses, with what `funds` has of its
 * opening balance and of transfers. `opening` and `between` are the other side of these. An account that the church added is `account-7`.
 */
export type LedgerAccount =
  | 'provider'
  | 'cash'
  | 'cheques'
  | 'bank'
  | 'income'
  | 'fees'
  | 'expenses'
  | 'funds'
  | 'opening'
  | 'between'
  | `account-${number}`

/** The longest reason of a counter-entry in characters. */
export const reasonLimit = 300

/** POST books/entries/{id}/counter-entry/. */
export const CounterEntryForm = z.strictObject({
  reason: requiredText(() => bookRules.sayWhyEntryReversed, reasonLimit),
})

/** An entry as treasurers see it. */
export const EntryAnswer = z.strictObject({
  id,
  number,
  day: text,
  kind: z.enum(entryKinds),
  debit: text,
  credit: text,
  fund: text,
  amount: number,
  service: text,
  /** '' for an entry without a giver. */
  receipt: text,
  /** The giver's name; '' for an anonymous gift. */
  giver: text,
  reason: text,
  /** Whether a counter-entry took it back. */
  is_taken_back: flag,
  hash: text,
})
export type EntryAnswer = z.infer<typeof EntryAnswer>

/** A line of a person's giving. */
const line = z.strictObject({
  id,
  day: text,
  fund: text,
  /** How it was given: a way of the page Give, `envelope` or `cheque`; `refund` for what was given back, less than 0. */
  method: text,
  amount: number,
  /** '' for a refund. */
  receipt: text,
  /** Opens the check of the receipt. */
  code: text,
  is_taken_back: flag,
})
export type StatementLine = z.infer<typeof line>

/** A gift of years before this program. `method`: as the other program named it. */
const pastLine = z.strictObject({ id, day: text, fund: text, method: text, amount: number })
export type PastLine = z.infer<typeof pastLine>

/** What somebody gave from a day to a day. Amounts are in the smallest unit; what was taken back is not in the totals. */
export const StatementAnswer = z.strictObject({
  name: text,
  /** The hash of the newest entry when it was asked for: the day's root, printed on each receipt. */
  root: text,
  /** The day of that entry; '' while there is none. */
  root_day: text,
  from: text,
  to: text,
  currency: text,
  book: z.enum(books),
  total: number,
  funds: z.array(z.strictObject({ fund: text, amount: number })),
  lines: z.array(line),
  /** Gifts of years before this program, where the church shows them: outside its receipts and totals. */
  brought: z.strictObject({ total: number, lines: z.array(pastLine) }),
  /** What treasurers wrote down is left out: nothing shows yet whose the account is. */
  withheld: flag,
})
export type StatementAnswer = z.infer<typeof StatementAnswer>

/** What anybody may know of a receipt. */
export const ReceiptCheckAnswer = z.strictObject({
  amount: number,
  currency: text,
  day: text,
  is_taken_back: flag,
  book: z.enum(books),
})
export type ReceiptCheckAnswer = z.infer<typeof ReceiptCheckAnswer>

/** POST books/receipts/check/: the code of a receipt's QR code. In the body, so that no log keeps it. */
export const ReceiptCheckForm = z.strictObject({
  code: z
    .string({ error: () => bookRules.scanCodeReceipt })
    .check(z.regex(/^[\w-]{22}$/, { error: () => bookRules.notCodeReceipt })),
})

/** POST books/months/: closes a month, and every month before it. */
export const CloseMonthForm = z.strictObject({
  month: z
    .string({ error: () => usualRules.chooseMonth })
    .check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: () => usualRules.chooseMonth })),
})

export const ClosedMonthAnswer = z.strictObject({
  month: text,
  closed_at: text,
  last_number: number,
  root: text,
})
export type ClosedMonthAnswer = z.infer<typeof ClosedMonthAnswer>

/** GET books/: what the caller may do in the books, and how the books stand. */
export const BooksAnswer = z.strictObject({
  /** What the caller may do: their duties, and `totals` for a super admin. */
  may: z.array(z.enum(['treasurer', 'counter', 'signatory', 'totals'])),
  book: z.enum(books),
  currency: text,
  today: text,
  /** The number of entries, and the hash of the last one: the day's root. '' where the caller may not see it. */
  entries: number,
  root: text,
  /** The last closed month; null for none. */
  closed: textOrNull,
})
export type BooksAnswer = z.infer<typeof BooksAnswer>
