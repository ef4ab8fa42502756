import * as z from 'zod/mini'
import { textBudgets } from '../../text-budgets.ts'
import { number, text } from '../fields.ts'

/** What a budget of text messages has spent, in the smallest unit. `period`: a month, `2026-11`, or a day. */
export const TextBudgetAnswer = z.strictObject({
  budget: z.enum(textBudgets),
  period: text,
  spent: number,
  ceiling: number,
})
export type TextBudgetAnswer = z.infer<typeof TextBudgetAnswer>
