import type { ComparisonAnswer } from '../../../../lib/contract/giving/budget.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { type Pair, percentOf } from './compare-bars.ts'
import { budgetWords as words } from './messages.ts'

/** Income and spending as a table each: budget, actual, difference and per cent. */
export function ComparisonTable({ comparison }: { comparison: ComparisonAnswer }) {
  const hasRest = comparison.lines.some(({ kind, category }) => kind === 'spending' && category === null)
  return (
    <>
      <KindTable comparison={comparison} kind="spending" />
      <KindTable comparison={comparison} kind="income" />
      {hasRest && <p className="hint">{words.without}</p>}
    </>
  )
}

type KindProps = { comparison: ComparisonAnswer; kind: 'income' | 'spending' }

function KindTable({ comparison, kind }: KindProps) {
  const lines = comparison.lines.filter((line) => line.kind === kind)
  if (lines.length === 0) return null
  const isSpending = kind === 'spending'
  const name = isSpending ? words.spending : words.income
  const amounts = [words.budgetColumn, words.actual, words.difference, words.percent, words.wholeYear]
  const yearBudget = lines.reduce((sum, { year_budget }) => sum + year_budget, 0)
  return (
    <div className="table-scroll">
      <table className="table">
        <caption className="text-left font-bold">{name}</caption>
        <thead>
          <tr>
            <th scope="col">{words.fund}</th>
            {isSpending && <th scope="col">{words.category}</th>}
            {amounts.map((title) => (
              <th className="amount" scope="col" key={title}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.fund} ${line.category}`}>
              <td data-label={words.fund}>
                <span>{line.fund_name}</span>
              </td>
              {isSpending && (
                <td data-label={words.category}>
                  <span>{line.category_name || words.noCategory}</span>
                </td>
              )}
              <Cells pair={line} year={line.year_budget} currency={comparison.currency} />
            </tr>
          ))}
          <tr className="font-bold">
            <td data-label={words.fund}>{words.total}</td>
            {isSpending && <td />}
            <Cells pair={comparison[kind]} year={yearBudget} currency={comparison.currency} />
          </tr>
        </tbody>
      </table>
    </div>
  )
}

function Cells({ pair, year, currency }: { pair: Pair; year: number; currency: string }) {
  const { budget, actual } = pair
  const percent = percentOf(pair)
  const cells = [
    [words.budgetColumn, formatMoney(budget, currency)],
    [words.actual, formatMoney(actual, currency)],
    [words.difference, formatMoney(actual - budget, currency)],
    [words.percent, percent === undefined ? words.none : words.percentIs({ percent })],
    [words.wholeYear, formatMoney(year, currency)],
  ] as const
  return cells.map(([title, text]) => (
    <td className="amount" data-label={title} key={title}>
      <span>{text}</span>
    </td>
  ))
}
