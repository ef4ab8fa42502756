import * as z from 'zod/mini'
import { bookRules } from '../../texts/giving/book-rules.ts'
import { Day, Id, requiredText } from '../base.ts'
import { OptionalId } from '../edit.ts'
import { flag, id, number, numberOrNull, text } from '../fields.ts'
import { largestAmount } from './books-fund.ts'
import { reasonLimit } from './books-ledger.ts'

/** `waiting`: its voucher is prepared and not paid yet. */
export const outgoingStates = ['open', 'waiting', 'matched', 'explained'] as const
export type OutgoingState = (typeof outgoingStates)[number]

/** What a row may be: a paid voucher, or a transfer to another account, of the same account and amount. */
const candidate = z.strictObject({
  kind: z.enum(['voucher', 'transfer']),
  id,
  /** `V2026-0001`, or what the transfer was for. */
  name: text,
  /** Who was paid, or the other account. */
  who: text,
  day: text,
  /** Whether the statement has the number of its cheque or slip, and the name of who was paid. */
  has_reference: flag,
  has_name: flag,
})
export type OutgoingCandidate = z.infer<typeof candidate>

/** A row of a statement whose money went out. */
export const OutgoingAnswer = z.strictObject({
  id,
  account: text,
  day: text,
  amount: number,
  text,
  name: text,
  reference: text,
  state: z.enum(outgoingStates),
  /** What it is matched with: the number of a voucher or what a transfer was for, and who got it; '' for nothing. */
  matched: text,
  who: text,
  reason: text,
  candidates: z.array(candidate),
  /** What a voucher for it would say, from the last one of the same text; null once it is decided. */
  proposal: z.nullable(
    z.strictObject({ payee: text, purpose: text, fund: numberOrNull, category: numberOrNull }),
  ),
  version: number,
})
export type OutgoingAnswer = z.infer<typeof OutgoingAnswer>

const version = z.number({ error: () => bookRules.loadRowAgain })

/** POST books/outgoing/{id}/match/: one of the two. */
export const MatchOutgoingForm = z.strictObject({ voucher: OptionalId, transfer: OptionalId, version }).check(
  z.refine(({ voucher, transfer }) => (voucher === null) !== (transfer === null), {
    error: () => bookRules.chooseWhat,
    path: ['voucher'],
  }),
)
export type MatchOutgoingForm = z.infer<typeof MatchOutgoingForm>

/** POST books/outgoing/{id}/voucher/: a voucher of its amount. */
export const OutgoingVoucherForm = z.strictObject({
  payee: requiredText(() => bookRules.sayWhoPaid, 120),
  purpose: requiredText(() => bookRules.sayWhat, 200),
  fund: Id,
  category: Id,
  version,
})
export type OutgoingVoucherForm = z.infer<typeof OutgoingVoucherForm>

/** POST books/outgoing/{id}/explain/. */
export const ExplainForm = z.strictObject({
  reason: requiredText(() => bookRules.sayWhat2, reasonLimit),
  version,
})
export type ExplainForm = z.infer<typeof ExplainForm>

/** POST books/outgoing/{id}/undo/. */
export const UndoOutgoingForm = z.strictObject({ version })
export type UndoOutgoingForm = z.infer<typeof UndoOutgoingForm>

/**
 * Why the bank and the books differ: rows of the statement that are not in the books (`open`: nobody has decided yet, or their voucher is
 * not paid; `aside`: set aside or explained), and entries of the books that are not on the statement (`paid`, `moved`, `other`).
 */
export const differenceKinds = ['open', 'aside', 'paid', 'moved', 'other'] as const
export type DifferenceKind = (typeof differenceKinds)[number]

/** Items of a line at most. */
export const itemLimit = 50

const line = z.strictObject({
  kind: z.enum(differenceKinds),
  rows: number,
  /** By how much the bank has more for it than the books, in the smallest unit. */
  amount: number,
  /** The oldest of them. */
  items: z.array(z.strictObject({ id: text, day: text, name: text, amount: number })),
})
export type DifferenceLine = z.infer<typeof line>

/** The balance of the bank beside that of the books, of one account. */
export const AccountReconciliation = z.strictObject({
  id,
  name: text,
  /** The newest balance by the statement; null before the first. */
  bank: z.nullable(z.strictObject({ day: text, amount: number, set_by: text })),
  /** What the books say of the end of that day; of now where there is none. */
  books: number,
  /** From which day it is compared: that of the opening balance; '' for the beginning. */
  from: text,
  lines: z.array(line),
  /** What of the difference nothing explains. */
  rest: number,
})
export type AccountReconciliation = z.infer<typeof AccountReconciliation>

/** GET books/reconciliation/: the bank accounts and wallets. */
export const ReconciliationAnswer = z.strictObject({ accounts: z.array(AccountReconciliation) })
export type ReconciliationAnswer = z.infer<typeof ReconciliationAnswer>

/** POST books/reconciliation/{account}/: what the statement says is there at the end of a day; of the same day it replaces what was there. */
export const BankBalanceForm = z.strictObject({
  day: Day,
  amount: z.number({ error: () => bookRules.giveBalanceStatement }).check(
    z.refine((amount) => Number.isSafeInteger(amount) && Math.abs(amount) <= largestAmount, {
      error: () => bookRules.giveBalanceStatement,
    }),
  ),
})
export type BankBalanceForm = z.infer<typeof BankBalanceForm>
