import * as z from 'zod/mini'
import { flag, number, text } from '../fields.ts'

/** What a report adds up by. */
export const reportKeys = ['month', 'week', 'year', 'fund', 'service'] as const
export type ReportKey = (typeof reportKeys)[number]

const row = z.strictObject({
  /** The month `2026-11`, the Sunday of the week, the year, the fund's id, or the service. */
  key: text,
  name: text,
  /** In the smallest unit: from the report's days, and from the same days a year before. */
  amount: number,
  before: number,
  /** What was paid out on the report's days. */
  paid_out: number,
})
export type ReportRow = z.infer<typeof row>

/** Income from a day to a day beside the year before, and the provider's fees. It names nobody. */
export const ReportAnswer = z.strictObject({
  by: z.enum(reportKeys),
  from: text,
  to: text,
  currency: text,
  rows: z.array(row),
  total: number,
  before: number,
  paid_out: number,
  fees: number,
  /** What of the total was paid for tickets, and is no gift. */
  tickets: number,
  /** Whether gifts of years before this program are in the amounts. */
  with_past: flag,
  /** What came in so on these days, in the amounts or not. */
  past: number,
})
export type ReportAnswer = z.infer<typeof ReportAnswer>
