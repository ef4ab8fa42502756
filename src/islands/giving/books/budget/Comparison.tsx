import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { call } from '../../../../lib/api/call.ts'
import { saveComparison } from '../../../../lib/api/giving/budgets.ts'
import { saveFile } from '../../../../lib/browser/save-file.ts'
import type { ComparisonAnswer } from '../../../../lib/contract/giving/budget.ts'
import { compareBudget } from '../../../../lib/contract/giving/calls/budgets.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { formatDay } from '../../../../lib/time/dates.ts'
import { monthName } from '../../../../lib/time/month.ts'
import { today } from '../../../../lib/time/today.ts'
import { shownTime } from '../../../../lib/words/shown-day.ts'
import { useAct } from '../../../../stores/useAct.ts'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { ComparisonTable } from './ComparisonTable.tsx'
import { barsOf, type Chart, charts, csvFor, monthKey } from './compare-bars.ts'
import { budgetWords as words } from './messages.ts'
import { YearField } from './YearField.tsx'

const BarPicture = lazy(() =>
  import('../../../staff/charts/BarPicture.tsx').then((part) => ({ default: part.BarPicture })),
)

/** The agreed budget of a year beside what the books have, until a month: chart and table. */
export function Comparison() {
  const [year, setYear] = useState(() => Number(today().slice(0, 4)))
  const [until, setUntil] = useState(() => Number(today().slice(5, 7)))
  const load = useCallback(() => call(compareBudget, { query: { year, until } }), [year, until])
  const { data: comparison } = useOnOpen(useLoaded(load, words.notLoaded))
  const [busy, act] = useAct()
  const chooseYear = (chosen: number) => {
    setYear(chosen)
    setUntil(chosen === Number(today().slice(0, 4)) ? Number(today().slice(5, 7)) : 12)
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="staff-head">
        <h2>{words.beside}</h2>
        <div className="flex flex-wrap gap-3 no-print">
          <button
            className="btn"
            type="button"
            disabled={!comparison}
            onClick={() =>
              comparison && saveFile(`budget-${comparison.year}.csv`, csvFor(comparison), 'text/csv')
            }
          >
            {words.csv}
          </button>
          <button
            className="btn"
            type="button"
            disabled={!comparison || busy}
            onClick={() => void act(() => saveComparison(year, until), words.downloaded)}
          >
            {words.xlsx}
          </button>
          <button className="btn" type="button" onClick={() => print()}>
            {words.print}
          </button>
        </div>
      </div>
      <div className="flex flex-wrap items-end gap-4 no-print">
        <YearField id="budget-year" year={year} choose={chooseYear} />
        <div className="field">
          <label htmlFor="budget-until">{words.until}</label>
          <select
            className="input"
            id="budget-until"
            value={until}
            onChange={({ currentTarget }) => setUntil(Number(currentTarget.value))}
          >
            {Array.from({ length: 12 }, (_, at) => (
              <option key={monthKey(year, at + 1)} value={at + 1}>
                {shownTime(monthName(monthKey(year, at + 1)))}
              </option>
            ))}
          </select>
        </div>
      </div>
      {comparison && <Found comparison={comparison} />}
    </div>
  )
}

function Found({ comparison }: { comparison: ComparisonAnswer }) {
  const [chart, setChart] = useState<Chart>('category')
  const { year, until, budget, lines, currency, income, spending } = comparison
  const bars = useMemo(() => barsOf(comparison, chart), [comparison, chart])
  if (lines.length === 0) return <p className="empty">{words.nothingHere({ year })}</p>
  const money = (amount: number) => formatMoney(amount, currency)
  const month = shownTime(monthName(monthKey(year, until)))
  const says = budget
    ? words.says({
        month,
        spent: money(spending.actual),
        budget: money(spending.budget),
        income: money(income.actual),
        incomeBudget: money(income.budget),
      })
    : words.saysActual({ month, spent: money(spending.actual), income: money(income.actual) })
  return (
    <>
      <p>
        {budget
          ? words.compares({
              year,
              revision: budget.revision,
              agreed: budget.agreed,
              day: formatDay(budget.agreed_day),
            })
          : words.nothingAgreed({ year })}
      </p>
      <div className="field no-print">
        <label htmlFor="budget-chart">{words.show}</label>
        <select
          className="input"
          id="budget-chart"
          value={chart}
          onChange={({ currentTarget }) =>
            setChart(charts.find((one) => one === currentTarget.value) ?? 'category')
          }
        >
          {charts.map((one) => (
            <option key={one} value={one}>
              {chartName(one)}
            </option>
          ))}
        </select>
      </div>
      {bars.length > 0 && (
        <Suspense fallback={<div className="skeleton min-h-80" />}>
          <BarPicture
            title={chartName(chart)}
            says={says}
            source={words.source({ currency })}
            sides={[words.budgetColumn, words.actual]}
            bars={bars}
            names={chart.endsWith('month') ? 'times' : 'kinds'}
          />
        </Suspense>
      )}
      <ComparisonTable comparison={comparison} />
    </>
  )
}

function chartName(chart: Chart): string {
  switch (chart) {
    case 'category':
      return words.byCategory
    case 'fund':
      return words.byFund
    case 'month':
      return words.byMonth
    case 'income fund':
      return words.incomeByFund
    case 'income month':
      return words.incomeByMonth
  }
}
