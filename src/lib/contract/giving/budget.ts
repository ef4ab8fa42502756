import * as z from 'zod/mini'
import { bookRules } from '../../texts/giving/book-rules.ts'
import { usualRules } from '../../texts/settings/usual-rules.ts'
import { Day, Id, requiredText } from '../base.ts'
import { OptionalId, Version } from '../edit.ts'
import { flag, id, number, numberOrNull, text } from '../fields.ts'
import { decimalsAllowed, largestAmount } from './books-fund.ts'

const error = () => bookRules.giveAmount0More2({ decimals: decimalsAllowed() })

const MonthAmount = z
  .number({ error })
  .check(
    z.refine((amount) => Number.isSafeInteger(amount) && amount >= 0 && amount <= largestAmount, { error }),
  )

/** What a fund takes in (`category` null), or spends on a category, in each month of a year in the smallest unit. */
export const BudgetLine = z.strictObject({
  fund: Id,
  category: OptionalId,
  /** January first. */
  months: z.array(MonthAmount).check(
    z.refine((months) => months.length === 12, { error: () => bookRules.giveAmountEachMonth }),
    z.refine((months) => months.some((amount) => amount > 0), { error: () => bookRules.giveAmountMonth }),
  ),
})
export type BudgetLine = z.infer<typeof BudgetLine>

/** The most lines of a budget: every category in forty funds. */
const mostLines = 2000

const Year = z.number({ error: () => usualRules.giveYear }).check(
  z.refine((year) => Number.isSafeInteger(year) && year >= 2000 && year <= 2999, {
    error: () => usualRules.giveYear,
  }),
)

/** What a new budget begins with: nothing, what the year before came to, or the budget of the year before. */
const budgetStarts = ['nothing', 'actual', 'budget'] as const

/** POST books/budgets/. */
export const StartBudgetForm = z.strictObject({
  year: Year,
  from: z.enum(budgetStarts, { error: () => bookRules.chooseWhatBudgetBegins }),
})
export type StartBudgetForm = z.infer<typeof StartBudgetForm>

/** PUT books/budgets/{id}/: all lines of a draft at once. */
export const BudgetForm = z.strictObject({
  lines: z
    .array(BudgetLine)
    .check(z.maxLength(mostLines, { error: () => bookRules.budgetAtMostMostLines({ mostLines }) })),
  version: Version,
})
export type BudgetForm = z.infer<typeof BudgetForm>

/** POST books/budgets/{id}/agree/. */
export const AgreeBudgetForm = z.strictObject({
  agreed: requiredText(() => bookRules.sayWhoAgreedSuch, 120),
  day: Day,
  version: Version,
})
export type AgreeBudgetForm = z.infer<typeof AgreeBudgetForm>

const head = {
  id,
  year: number,
  revision: number,
  is_draft: flag,
  /** Who agreed to it, on which day, and who wrote that down; '' for a draft. */
  agreed: text,
  agreed_day: text,
  recorded_by: text,
  started_by: text,
  changed_at: text,
  income: number,
  spending: number,
  version: number,
}

/** A revision of the budget of a year, with its sums. */
export const BudgetHead = z.strictObject(head)
export type BudgetHead = z.infer<typeof BudgetHead>

const line = z.strictObject({
  fund: id,
  fund_name: text,
  category: numberOrNull,
  category_name: text,
  months: z.array(number),
})
export type BudgetLineAnswer = z.infer<typeof line>

const named = z.array(z.strictObject({ id, name: text }))

/** GET books/budgets/{id}/: with the open funds and categories that a line may name. */
export const BudgetAnswer = z.strictObject({
  ...head,
  lines: z.array(line),
  funds: named,
  categories: named,
})
export type BudgetAnswer = z.infer<typeof BudgetAnswer>

const compared = z.strictObject({
  fund: id,
  fund_name: text,
  kind: z.enum(['income', 'spending']),
  /** Null for income, and for what is spent without a category: welfare, and differences of counts. */
  category: numberOrNull,
  category_name: text,
  /** From January to the last month, each in the smallest unit. */
  budget: number,
  actual: number,
  /** The budget of the whole year. */
  year_budget: number,
})
export type ComparedLine = z.infer<typeof compared>

const pair = z.strictObject({ budget: number, actual: number })

/** GET books/budgets/comparison/: the budget of a year beside what the ledger has, from January until a month. */
export const ComparisonAnswer = z.strictObject({
  year: number,
  /** 1 to 12. */
  until: number,
  currency: text,
  /** The newest agreed budget of the year; null without one. */
  budget: z.nullable(BudgetHead),
  lines: z.array(compared),
  /** By month, January first, until the last one. */
  months: z.array(z.strictObject({ income: pair, spending: pair })),
  income: pair,
  spending: pair,
})
export type ComparisonAnswer = z.infer<typeof ComparisonAnswer>

/** GET books/budgets/room/: what is left for a voucher of a fund and a category in this year's agreed budget. */
export const BudgetRoomAnswer = z.strictObject({
  year: number,
  /** Null where no budget of the year is agreed. */
  budget: numberOrNull,
  /** What is spent, and what other vouchers that are not paid yet ask for. */
  spent: number,
  waiting: number,
})
export type BudgetRoomAnswer = z.infer<typeof BudgetRoomAnswer>
