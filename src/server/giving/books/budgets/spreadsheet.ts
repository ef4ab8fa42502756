import type { ComparisonAnswer } from '../../../../lib/contract/giving/budget.ts'
import { unitsOf } from '../../../../lib/money/typed-amounts.ts'
import { writeXlsx } from '../../../platform/spreadsheets/write-xlsx.ts'

const widths = [12, 28, 32, 16, 16, 16, 12, 18]

/** A budget beside what the ledger has as an XLSX file; amounts are numbers in the church's currency. */
export function budgetXlsx(comparison: ComparisonAnswer, at: Date): Promise<Uint8Array> {
  const { year, until, currency, lines, income, spending } = comparison
  const units = (amount: number) => unitsOf(amount, currency)
  const cells = ({ budget, actual }: { budget: number; actual: number }) => [
    units(budget),
    units(actual),
    units(actual - budget),
    budget === 0 ? '' : Math.round((actual / budget) * 1000) / 10,
  ]
  const heading = [
    ...['Kind', 'Fund', 'Category', `Budget (${currency})`, `Actual (${currency})`],
    ...[`Difference (${currency})`, 'Per cent', `Budget of the year (${currency})`],
  ]
  const kinds = { income: 'Income', spending: 'Spending' }
  const rows = lines.map((line) => [
    kinds[line.kind],
    line.fund_name,
    line.category_name,
    ...cells(line),
    units(line.year_budget),
  ])
  const total = (kind: 'income' | 'spending', sums: { budget: number; actual: number }) => [
    `${kinds[kind]}, total`,
    ...['', ''],
    ...cells(sums),
    units(lines.reduce((sum, line) => sum + (line.kind === kind ? line.year_budget : 0), 0)),
  ]
  const name = `Budget ${year}-${String(until).padStart(2, '0')}`
  const totals = [total('income', income), total('spending', spending)]
  return writeXlsx({ name, widths, rows: [heading, ...rows, ...totals] }, at)
}
