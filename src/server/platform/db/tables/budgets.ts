import type { Generated } from 'kysely'
import type { Book } from '../../../../lib/contract/giving/books-ledger.ts'

/** A revision of the budget of a year. It is a draft until it is agreed, and never changes then. */
export type BudgetTable = {
  id: Generated<number>
  book: Book
  year: number
  revision: number
  started_by: number | null
  started_at: string
  changed_at: string
  /** Who agreed to it, such as "Church council"; '' for a draft. */
  agreed: Generated<string>
  agreed_day: string | null
  /** Who wrote down that it was agreed. */
  agreed_by: number | null
  agreed_at: string | null
  version: Generated<number>
}

/** What a budget has of a fund in a month, 1 to 12: its income, or with a category its spending. */
type BudgetLineTable = {
  id: Generated<number>
  budget_id: number
  fund_id: number
  category_id: number | null
  month: number
  amount: number
}

/** What the church owes to those above it, such as the circuit, in a month of a year. */
type AssessmentTable = {
  id: Generated<number>
  book: Book
  year: number
  name: string
  payee: string
  fund_id: number
  category_id: number
  amount: number
  month: number
  added_by: number | null
  added_at: string
  version: Generated<number>
}

/** Which assessment a voucher pays. */
type AssessmentVoucherTable = { voucher_id: number; assessment_id: number }

/** The tables of budgets by name. */
export type BudgetsTables = {
  budget: BudgetTable
  budget_line: BudgetLineTable
  assessment: AssessmentTable
  assessment_voucher: AssessmentVoucherTable
}
