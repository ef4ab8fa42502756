import * as z from 'zod/mini'
import { bookRules } from '../../texts/giving/book-rules.ts'
import { usualRules } from '../../texts/settings/usual-rules.ts'
import { Day, Id, optionalText, requiredText } from '../base.ts'
import { Version } from '../edit.ts'
import { flag, id, number, numberOrNull, text } from '../fields.ts'
import { Amount, largestAmount } from './books-fund.ts'

/** What kinds of accounts a church adds. */
export const addedKinds = ['cash box', 'bank account', 'mobile money wallet', 'petty cash'] as const

/** These and the two that are always there: cheques that are not at the bank yet, and what the payment provider holds. */
const accountKinds = [...addedKinds, 'cheques', 'provider'] as const
export type AccountKind = (typeof accountKinds)[number]

/** An amount that may be 0, in the smallest unit. */
const AmountOrNone = z.number({ error: () => usualRules.giveAmount }).check(
  z.refine((amount) => Number.isSafeInteger(amount) && amount >= 0 && amount <= largestAmount, {
    error: () => bookRules.giveAmount0More,
  }),
)

/** POST books/accounts/ and PUT books/accounts/{id}/. */
export const BookAccountForm = z.strictObject({
  name: requiredText(() => bookRules.nameAccountSuchAs, 60),
  /** Of an account that is there, it stays. */
  kind: z.enum(accountKinds, { error: () => bookRules.chooseWhatKindAccount }),
  /** What petty cash is filled up to; null for any other account. */
  float: z.nullable(Amount),
  is_open: z.boolean({ error: () => bookRules.sayWhetherOpen }),
  version: Version,
})
export type BookAccountForm = z.infer<typeof BookAccountForm>

/** POST books/accounts/{id}/opening/ and books/funds/{id}/opening/: what was there on the morning of a day. */
export const OpeningForm = z.strictObject({
  day: Day,
  /** Less than 0 where a fund owed, or a bank account was overdrawn. */
  amount: z.number({ error: () => bookRules.giveWhatThere }).check(
    z.refine((amount) => Number.isSafeInteger(amount) && Math.abs(amount) <= largestAmount, {
      error: () => bookRules.giveWhatThere,
    }),
  ),
})
export type OpeningForm = z.infer<typeof OpeningForm>

/** POST books/transfers/: from an account to another, or from a fund to another. */
export const TransferForm = z
  .strictObject({
    between: z.enum(['accounts', 'funds'], { error: () => bookRules.sayWhetherBetweenAccounts }),
    from: Id,
    to: Id,
    amount: Amount,
    day: Day,
    why: requiredText(() => bookRules.sayWhatSuchAs, 200),
    reference: optionalText(60),
  })
  .check(z.refine(({ from, to }) => from !== to, { error: () => bookRules.chooseAnotherOne, path: ['to'] }))
export type TransferForm = z.infer<typeof TransferForm>

/** POST books/transfers/{id}/cancel/. */
export const CancelForm = z.strictObject({ why: requiredText(() => bookRules.sayWhyCancelled, 300) })

/** POST books/accounts/{id}/counts/. */
export const AccountCountForm = z.strictObject({
  counted: AmountOrNone,
  /** Where the difference comes from, as far as that is known. */
  why: optionalText(300),
})
export type AccountCountForm = z.infer<typeof AccountCountForm>

/** POST books/accounts/counts/{id}/accept/: a signatory accepts a difference; a fund bears it. */
export const AcceptCountForm = z.strictObject({ fund: Id })

const opening = z.nullable(z.strictObject({ id, day: text, amount: number, set_by: text }))

const count = z.strictObject({
  id,
  day: text,
  counted: number,
  expected: number,
  why: text,
  counted_by: text,
  /** '' until somebody accepted the difference; of a count without one, too. */
  accepted_by: text,
  /** Whether the caller may accept the difference. */
  may_accept: flag,
})

export const BookAccountAnswer = z.strictObject({
  id,
  name: text,
  kind: z.enum(accountKinds),
  float: numberOrNull,
  is_open: flag,
  version: number,
  /** What the books say is there now, in the smallest unit. */
  balance: number,
  opening,
  /** The newest count; null before the first. */
  count: z.nullable(count),
})
export type BookAccountAnswer = z.infer<typeof BookAccountAnswer>

/** A fund and what is left of it. */
const fundBalance = z.strictObject({ id, name: text, is_open: flag, balance: number, opening })

/** GET books/accounts/: where the money is, and whose it is. */
export const BookAccountsAnswer = z.strictObject({
  accounts: z.array(BookAccountAnswer),
  funds: z.array(fundBalance),
  /** All accounts, all funds: they differ until every opening balance is set. */
  in_accounts: number,
  in_funds: number,
})
export type BookAccountsAnswer = z.infer<typeof BookAccountsAnswer>

export const TransferAnswer = z.strictObject({
  id,
  between: z.enum(['accounts', 'funds']),
  from: text,
  to: text,
  amount: number,
  day: text,
  why: text,
  reference: text,
  made_by: text,
  /** Why it was cancelled; '' otherwise. */
  cancelled: text,
})
export type TransferAnswer = z.infer<typeof TransferAnswer>
