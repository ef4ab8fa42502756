import { BookParts } from '../BookParts.tsx'
import { Assessments } from './Assessments.tsx'
import { Budgets } from './Budgets.tsx'
import { Comparison } from './Comparison.tsx'
import { budgetWords as words } from './messages.ts'

/** What the church means to take in and to spend, beside what the books have. */
export const Budget = () => (
  <BookParts
    legend={words.part}
    parts={[
      ['', words.beside, Comparison],
      ['budgets', words.budgets, Budgets],
      ['assessments', words.assessments, Assessments],
    ]}
  />
)
