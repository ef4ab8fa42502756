import type { ReportAnswer } from '../../../lib/contract/giving/books-report.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { unitsOf } from '../../../lib/money/typed-amounts.ts'
import { monthName } from '../../../lib/time/month.ts'
import { dayAfter } from '../../../lib/time/next-day.ts'
import { today } from '../../../lib/time/today.ts'
import { lastDayOf, yearBefore } from '../../../lib/time/year-before.ts'
import { shownDay, shownTime } from '../../../lib/words/shown-day.ts'
import type { Bars } from '../../staff/charts/bar-plot.ts'
import { weekName } from '../../staff/charts/week-name.ts'
import { bookWords } from './messages.ts'

type Row = ReportAnswer['rows'][number]
type Days = { from: string; to: string }

/** What a row of a report is called on the screen. */
export function nameOf({ by }: ReportAnswer, { key, name }: Row): string {
  if (by === 'month') return shownTime(monthName(key))
  return by === 'week' ? shownDay(key) : name
}

/** The bars of a report: the year before, and what came in. `fund` is the one that it is of, '' for all. */
export const barsOf = (report: ReportAnswer, fund: string, leads: boolean): Bars[] =>
  report.rows.map((row) => ({
    name: report.by === 'week' ? weekName(row.key) : nameOf(report, row),
    values: [unitsOf(row.before, report.currency), unitsOf(row.amount, report.currency)],
    leads: leads ? entriesOf(report, row, fund) : undefined,
  }))

/** The total in a sentence, and the row in which most came in. */
export function sayReport(report: ReportAnswer): string {
  const { total, before, currency, rows } = report
  const most = rows.reduce<Row | undefined>(
    (best, row) => (row.amount > (best?.amount ?? 0) ? row : best),
    undefined,
  )
  const sum = bookWords.cameIn({ total: formatMoney(total, currency), before: formatMoney(before, currency) })
  return most && rows.length > 1
    ? bookWords.most({ sum, name: nameOf(report, most), amount: formatMoney(most.amount, currency) })
    : sum
}

/** The unit of the bars, and what they leave out. */
export function sourceOf({ by, currency, rows }: ReportAnswer, leads: boolean): string {
  const last = wholeDays(by, rows.at(-1)?.key ?? '')
  return [
    bookWords.inCurrencyWithoutReversed({ currency }),
    ...(last && last.to > today()
      ? [
          by === 'month'
            ? bookWords.lastMonthHasNot
            : by === 'week'
              ? bookWords.lastWeekHasNot
              : bookWords.lastYearHasNot,
        ]
      : []),
    ...(leads && by !== 'service' ? [bookWords.pressBarOrAmount] : []),
  ].join(' ')
}

/** The addresses of the entries of a row in the ledger, a year before and now; undefined for a service, which the ledger has no days of. */
export function entriesOf(
  report: ReportAnswer,
  { key }: Pick<Row, 'key'>,
  fund: string,
): [before: string, now: string] | undefined {
  if (report.by === 'service') return undefined
  const days = daysOf(report, key)
  const before =
    report.by === 'week' ? { from: dayAfter(days.from, -364), to: dayAfter(days.to, -364) } : yearBefore(days)
  const of = report.by === 'fund' ? key : fund
  const address = (days: Days) => `#ledger?${new URLSearchParams({ ...days, ...(of && { fund: of }) })}`
  return [address(before), address(days)]
}

/** The days of a row that the report has. */
function daysOf({ by, from, to }: ReportAnswer, key: string): Days {
  const whole = wholeDays(by, key)
  return whole
    ? { from: whole.from > from ? whole.from : from, to: whole.to < to ? whole.to : to }
    : { from, to }
}

function wholeDays(by: ReportAnswer['by'], key: string): Days | undefined {
  if (by === 'month') return { from: `${key}-01`, to: lastDayOf(key) }
  if (by === 'week') return { from: key, to: dayAfter(key, 6) }
  return by === 'year' ? { from: `${key}-01-01`, to: `${key}-12-31` } : undefined
}
