import * as z from 'zod/mini'
import { bookRules } from '../../texts/giving/book-rules.ts'
import { Id, optionalText, requiredText } from '../base.ts'
import { id, number, numberOrNull, text, texts } from '../fields.ts'
import { reasonLimit } from './books-ledger.ts'

/** The largest file of a statement in bytes. */
export const statementLimit = 5 * 1024 * 1024

/** What a column of a statement can be. A date and an amount have to be there. */
export const statementColumns = [
  'date',
  'amount',
  'out',
  'id',
  'text',
  'name',
  'telephone',
  'direction',
  'to',
  'before',
  'balance',
  'status',
] as const
export type StatementColumn = (typeof statementColumns)[number]

/** How `01/02/2026` is read: 1 February or 2 January; '' where the file shows it, or has no such dates. */
const dateOrders = ['', 'day first', 'month first'] as const
export type DateOrder = (typeof dateOrders)[number]

const column = z.nullable(
  z.number().check(
    z.refine((at) => Number.isSafeInteger(at) && at >= 0 && at < 100, {
      error: () => bookRules.thereNoSuchColumn,
    }),
  ),
)

/** What amounts without a sign are: money in; '' where other columns say it. */
const amountMeanings = ['', 'in'] as const
export type AmountMeaning = (typeof amountMeanings)[number]

const unless = z._default(column, null)

/** Which column is what, by its place from 0. */
export const StatementMapping = z.strictObject({
  date: column,
  amount: column,
  /** The column of money out, where money in has a column of its own. */
  out: unless,
  id: column,
  text: column,
  name: column,
  telephone: column,
  /** The column with words of direction or kind: `CR`, `DR`, `CASH_OUT`, `TRANSFER`. */
  direction: column,
  /** The column of the number or account that the money went to. */
  to: unless,
  /** The columns of the balance before and after a row. */
  before: unless,
  balance: unless,
  /** The column that says whether a payment was completed. */
  status: unless,
  order: z.enum(dateOrders),
  amounts: z._default(z.enum(amountMeanings), ''),
})
export type StatementMapping = z.infer<typeof StatementMapping>

const sides = ['in', 'out'] as const
export type StatementSide = (typeof sides)[number]

const side = z.enum(sides, { error: () => bookRules.sayWhetherMoneyCame })

/** What a person says of rows whose direction the file does not say: by the word in them, and by their number. */
export const StatementAnswers = z.strictObject({
  words: z.record(z.string().check(z.maxLength(100)), side),
  rows: z.record(z.string().check(z.regex(/^\d{1,5}$/)), side),
})
export type StatementAnswers = z.infer<typeof StatementAnswers>

/** POST books/matching/ and books/matching/look/: a file, mapping and answers as JSON; '' takes what is proposed. */
export const StatementUpload = z.object({
  mapping: optionalText(2000),
  answers: optionalText(500_000),
  /** The id of the account that it is a statement of; '' takes that of the last file of its kind. */
  account: optionalText(12),
})
export type StatementUpload = z.infer<typeof StatementUpload>

/** Rows of open direction that a preview shows at most. */
export const undecidedLimit = 200

/** What a file would bring. Nothing is stored by looking. */
export const StatementPreviewAnswer = z.strictObject({
  header: texts,
  /** The first rows as they are in the file. */
  sample: z.array(texts),
  mapping: StatementMapping,
  /** Whether this kind of statement was mapped before. */
  is_known: z.boolean(),
  /** What has to be answered before the rows can be taken; '' for nothing. */
  question: text,
  /** The account that it is a statement of. */
  account: id,
  /** Rows of money in; how many of them are here already; money out; rows that cannot be read. */
  incoming: number,
  known: number,
  outgoing: number,
  /** How many of the rows of money out are here already. */
  known_out: number,
  unreadable: z.array(z.strictObject({ row: number, why: text })),
  unreadable_rows: number,
  /** Rows of which the file does not say, or says in two ways, whether the money came in; the first of them. */
  undecided: z.array(
    z.strictObject({ row: number, day: text, amount: number, who: text, word: text, why: text }),
  ),
  undecided_rows: number,
  /** The words of kind in these rows, and how many rows have each; '' for rows without one. */
  undecided_words: z.array(z.strictObject({ word: text, rows: number })),
  /** What the new rows of money in, and of money out, come to, in the smallest unit. */
  total: number,
  total_out: number,
  /** What is there at the end of the last day, by the column of balances; null where the file does not say it. */
  closing: numberOrNull,
  /** The first and the last day; '' for none. */
  from: text,
  to: text,
})
export type StatementPreviewAnswer = z.infer<typeof StatementPreviewAnswer>

export const paymentStates = ['open', 'posted', 'counted', 'aside'] as const
export type PaymentState = (typeof paymentStates)[number]

/** What the product thinks of a payment, with its reasons as sentences. A person decides. */
const suggestion = z.strictObject({
  account: numberOrNull,
  name: text,
  fund: numberOrNull,
  reasons: texts,
  /** A gift of the page Give that this payment seems to be; null for none. */
  gift: z.nullable(z.strictObject({ id, receipt: text, reason: text })),
  /** A transfer into the account that it may be, such as cash that was taken to the bank; null for none. */
  transfer: z.nullable(z.strictObject({ id, from: text, day: text, why: text })),
  /** A payment for tickets at the desk that it may be; null for none. */
  ticket: z.nullable(z.strictObject({ id, event: text, day: text })),
})
export type Suggestion = z.infer<typeof suggestion>

/** A payment of a statement. */
export const PaymentAnswer = z.strictObject({
  id,
  day: text,
  amount: number,
  /** What the statement says of it. */
  text,
  name: text,
  telephone: text,
  state: z.enum(paymentStates),
  /** What was decided: giver, fund, receipt, or why it was set aside. */
  giver: text,
  fund: text,
  receipt: text,
  reason: text,
  /** null once it is decided. */
  suggestion: z.nullable(suggestion),
  version: number,
})
export type PaymentAnswer = z.infer<typeof PaymentAnswer>

const version = z.number({ error: () => bookRules.loadPaymentAgain })

/** POST books/matching/{id}/confirm/: whose gift it is. Without a member and a name it is nobody's, and has no receipt. */
export const ConfirmForm = z.strictObject({
  account: z.nullable(Id),
  name: optionalText(120),
  fund: z
    .number({ error: () => bookRules.chooseFund })
    .check(z.refine(Number.isSafeInteger, { error: () => bookRules.chooseFund })),
  /** The payment seems to be a gift that is counted already, and the person says that it is another one. */
  is_another: z.boolean({ error: () => bookRules.sayWhetherAnotherPayment }),
  /** How the treasurer knows the member, where the payer's number is that of the account and not confirmed. */
  seen: optionalText(200),
  version,
})
export type ConfirmForm = z.infer<typeof ConfirmForm>

/** POST books/matching/{id}/counted/: it is this gift of the page Give, which is in the books. */
export const CountedForm = z.strictObject({ gift: Id, version })
export type CountedForm = z.infer<typeof CountedForm>

/** POST books/matching/{id}/transfer/: the money came from another account of the church. */
export const TransferredForm = z.strictObject({ transfer: Id, version })
export type TransferredForm = z.infer<typeof TransferredForm>

/** POST books/matching/{id}/tickets/: it is this payment for tickets at the desk, which is in the books. */
export const TicketMatchForm = z.strictObject({ payment: Id, version })
export type TicketMatchForm = z.infer<typeof TicketMatchForm>

/** POST books/matching/{id}/aside/ and undo/. */
export const PaymentReasonForm = z.strictObject({
  reason: requiredText(() => bookRules.sayWhy, reasonLimit),
  version,
})
export type PaymentReasonForm = z.infer<typeof PaymentReasonForm>
