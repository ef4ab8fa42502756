import type { ComparisonAnswer } from '../../../../lib/contract/giving/budget.ts'
import { unitsOf } from '../../../../lib/money/typed-amounts.ts'
import { csvOf } from '../../../../lib/text/csv.ts'
import { monthName } from '../../../../lib/time/month.ts'
import { shownTime } from '../../../../lib/words/shown-day.ts'
import type { Bars } from '../../../staff/charts/bar-plot.ts'
import { budgetWords as words } from './messages.ts'

export const charts = ['category', 'fund', 'month', 'income fund', 'income month'] as const
export type Chart = (typeof charts)[number]

export type Pair = { budget: number; actual: number }

/** `2026-03` of a year and the place of a month, 1 to 12. */
export const monthKey = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`

/** The bars of a chart: the budget, and what the books have. */
export function barsOf(comparison: ComparisonAnswer, chart: Chart): Bars[] {
  const { year, months, currency } = comparison
  const kind = chart.startsWith('income') ? 'income' : 'spending'
  const bar = (name: string, { budget, actual }: Pair): Bars => ({
    name,
    values: [unitsOf(budget, currency), unitsOf(actual, currency)],
  })
  if (chart.endsWith('month'))
    return months.map((month, at) =>
      bar(shownTime(monthName(monthKey(year, at + 1))).slice(0, 3), month[kind]),
    )
  const lines = comparison.lines.filter((line) => line.kind === kind)
  const nameOf = (line: (typeof lines)[number]) =>
    chart === 'category' ? line.category_name || words.noCategory : line.fund_name
  const sum = (of: typeof lines): Pair => ({
    budget: of.reduce((all, { budget }) => all + budget, 0),
    actual: of.reduce((all, { actual }) => all + actual, 0),
  })
  return [...Map.groupBy(lines, nameOf)].map(([name, all]) => bar(name, sum(all)))
}

/** The part of the budget that is reached, in per cent with one decimal; undefined without a budget. */
export const percentOf = ({ budget, actual }: Pair): number | undefined =>
  budget === 0 ? undefined : Math.round((actual / budget) * 1000) / 10

/** A comparison as comma-separated values; amounts are in the church's currency. */
export function csvFor({ lines, income, spending, currency }: ComparisonAnswer): string {
  const cells = (pair: Pair) => [
    ...[pair.budget, pair.actual, pair.actual - pair.budget].map((amount) => unitsOf(amount, currency)),
    percentOf(pair) ?? '',
  ]
  const yearOf = (kind: 'income' | 'spending') =>
    lines.reduce((sum, line) => sum + (line.kind === kind ? line.year_budget : 0), 0)
  const headings = [words.budgetColumn, words.actual, words.difference].map((name) => `${name} (${currency})`)
  return csvOf(
    [words.kind, words.fund, words.category, ...headings, words.percent, `${words.wholeYear} (${currency})`],
    [
      ...lines.map((line) => [
        line.kind === 'income' ? words.income : words.spending,
        line.fund_name,
        line.category_name,
        ...cells(line),
        unitsOf(line.year_budget, currency),
      ]),
      [words.income, words.total, '', ...cells(income), unitsOf(yearOf('income'), currency)],
      [words.spending, words.total, '', ...cells(spending), unitsOf(yearOf('spending'), currency)],
    ],
  )
}
