import * as z from 'zod/mini'
import { number, text } from '../fields.ts'

/** The papers that an annual meeting or a synod asks for. */
export const annualPapers = [
  'receipts-and-payments',
  'statement-of-funds',
  'list-of-vouchers',
  'methodist-return',
  'presbyterian-return',
] as const
export type AnnualPaper = (typeof annualPapers)[number]

export const paperFormats = ['csv', 'xlsx', 'pdf'] as const
export type PaperFormat = (typeof paperFormats)[number]

const beside = z.strictObject({ name: text, amount: number, before: number })

/**
 * Receipts and payments from a day to a day beside the same days a year before, and what funds and accounts had at the beginning and at the
 * end. Amounts are in the smallest unit. It names nobody.
 */
export const AnnualAccountsAnswer = z.strictObject({
  from: text,
  to: text,
  currency: text,
  /** What came in, by fund; what was given back is taken off. */
  receipts: z.array(beside),
  /** What was spent, by category, with welfare, the provider's fees, and differences of counts. */
  payments: z.array(beside),
  received: number,
  received_before: number,
  paid: number,
  paid_before: number,
  months: z.array(
    z.strictObject({
      month: text,
      received: number,
      paid: number,
      received_before: number,
      paid_before: number,
    }),
  ),
  /** An opening balance that was set on one of the days is in `opening`. */
  funds: z.array(
    z.strictObject({
      name: text,
      opening: number,
      received: number,
      paid: number,
      transferred: number,
      closing: number,
    }),
  ),
  accounts: z.array(z.strictObject({ name: text, opening: number, closing: number })),
})
export type AnnualAccountsAnswer = z.infer<typeof AnnualAccountsAnswer>
