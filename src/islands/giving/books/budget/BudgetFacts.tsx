import type { BudgetHead } from '../../../../lib/contract/giving/budget.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { formatDay } from '../../../../lib/time/dates.ts'
import { budgetWords as words } from './messages.ts'

/** Which budget it is, who agreed to it, and its sums. */
export function BudgetFacts({ budget }: { budget: BudgetHead }) {
  const { is_draft, agreed, agreed_day, recorded_by, changed_at, income, spending } = budget
  return (
    <span className="grid">
      <strong>{words.revision({ year: budget.year, revision: budget.revision })}</strong>
      <span>
        {is_draft
          ? words.draft({ day: formatDay(changed_at) })
          : words.agreedBy({ agreed, day: formatDay(agreed_day), name: recorded_by })}
      </span>
      <span className="hint">
        {words.sums({ income: formatMoney(income), spending: formatMoney(spending) })}
      </span>
    </span>
  )
}
