import * as z from 'zod/mini'
import { placesOf } from '../../money/money.ts'
import { churchCurrency } from '../../site/this-church.ts'
import { bookRules } from '../../texts/giving/book-rules.ts'
import { requiredText } from '../base.ts'
import { Version } from '../edit.ts'
import { flag, id, number, numberOrNull, text } from '../fields.ts'
import { purposes } from './giving.ts'

/** The largest amount of the books in the smallest unit: a thousand million cedis. */
export const largestAmount = 100_000_000_000

/** How an amount of the church's currency is written: `with at most 2 decimals`. */
export function decimalsAllowed(): string {
  const places = placesOf(churchCurrency())
  return places === 0 ? bookRules.withoutDecimals : bookRules.withDecimals({ places })
}

const error = () => bookRules.giveAmountAbove0({ decimals: decimalsAllowed() })

/** An amount in the smallest unit. */
export const Amount = z.number({ error }).check(
  z.refine((amount) => Number.isSafeInteger(amount) && amount > 0 && amount <= largestAmount, {
    error,
  }),
)

/** A fund as a treasurer writes it. */
export const FundForm = z.strictObject({
  name: requiredText(() => bookRules.nameFund, 60),
  /** Open funds are offered when cash is counted. */
  is_open: z.boolean({ error: () => bookRules.sayWhetherOpen }),
  goal: z.nullable(Amount),
  /** The purpose of the page Give whose gifts come into it; `tickets` for the fund of tickets that people buy. */
  purpose: z.nullable(z.enum(purposes, { error: () => bookRules.choosePurposePageGive })),
  version: Version,
})
export type FundForm = z.infer<typeof FundForm>

export const FundAnswer = z.strictObject({
  id,
  name: text,
  is_open: flag,
  goal: numberOrNull,
  purpose: z.nullable(z.enum(purposes)),
  /** What came in for it, less what was taken back; in the smallest unit. */
  total: number,
  /** What was paid out of it, less what was taken back. */
  paid_out: number,
  /** What is left of it, with its opening balance, transfers and the provider's fees, as in the statement of funds. */
  balance: number,
  version: number,
})
export type FundAnswer = z.infer<typeof FundAnswer>
