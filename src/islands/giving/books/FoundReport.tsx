import { lazy, Suspense, useMemo } from 'react'
import type { ReportAnswer, ReportKey } from '../../../lib/contract/giving/books-report.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { bookWords } from './messages.ts'
import { barsOf, entriesOf, nameOf, sayReport, sourceOf } from './report-bars.ts'

const BarPicture = lazy(() =>
  import('../../staff/charts/BarPicture.tsx').then((part) => ({ default: part.BarPicture })),
)

/** What a report adds up by, as its first column. */
export const names: Record<ReportKey, string> = {
  get month() {
    return bookWords.month
  },
  get week() {
    return bookWords.weekFrom
  },
  get year() {
    return bookWords.year
  },
  get fund() {
    return bookWords.fund
  },
  get service() {
    return bookWords.service
  },
}

const titles = (): Record<ReportKey, string> => ({
  month: bookWords.incomeByMonth,
  week: bookWords.incomeByWeek,
  year: bookWords.incomeByYear,
  fund: bookWords.incomeByFund,
  service: bookWords.incomeByService,
})

const amountNames = {
  get amount() {
    return bookWords.amount
  },
  get before() {
    return bookWords.previousYear
  },
  get paid_out() {
    return bookWords.paidOut
  },
}
type Amount = keyof typeof amountNames

type FoundProps = {
  report: ReportAnswer
  loading: boolean
  /** The id of the fund that it is of; '' for all. */
  fund: string
  /** Whether the reader may open the entries of a row. */
  opens: boolean
}

/** The picture of a report, and its table. */
export function FoundReport({ report, loading, fund, opens }: FoundProps) {
  const bars = useMemo(() => barsOf(report, fund, opens), [report, fund, opens])
  if (bars.length === 0)
    return (
      <p className="empty" role="status">
        {bookWords.nothingCameInOn}
      </p>
    )
  return (
    <>
      <Suspense fallback={<div className="skeleton min-h-80" />}>
        <BarPicture
          title={titles()[report.by]}
          says={sayReport(report)}
          source={sourceOf(report, opens)}
          sides={[bookWords.previousYear, bookWords.theseDays]}
          bars={bars}
          names={report.by === 'fund' || report.by === 'service' ? 'kinds' : 'times'}
        />
      </Suspense>
      <Table report={report} loading={loading} fund={fund} opens={opens} />
    </>
  )
}

function Table({ report, loading, fund, opens }: FoundProps) {
  const { rows, total, before, paid_out, fees, tickets, currency, by } = report
  const sums = { amount: total, before, paid_out }
  const amounts: Amount[] = paid_out > 0 ? ['amount', 'before', 'paid_out'] : ['amount', 'before']
  const cellsOf = (row: Record<Amount, number>, [was, now]: readonly string[] = []) =>
    amounts.map((amount) => (
      <td className="amount" data-label={amountNames[amount]} key={amount}>
        <Amount leads={amount === 'before' ? was : now}>{formatMoney(row[amount], currency)}</Amount>
      </td>
    ))
  return (
    <>
      <div className="table-scroll">
        <table className="table" aria-busy={loading}>
          <caption className="sr-only">
            {bookWords.incomeFromDayTo({ day: shownDay(report.from), day2: shownDay(report.to) })}
          </caption>
          <thead>
            <tr>
              <th scope="col">{names[by]}</th>
              {amounts.map((amount) => (
                <th className="amount" scope="col" key={amount}>
                  {amountNames[amount]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <td data-label={names[by]}>
                  <span>{nameOf(report, row)}</span>
                </td>
                {cellsOf(row, opens ? entriesOf(report, row, fund) : undefined)}
              </tr>
            ))}
            <tr className="font-bold">
              <td data-label={names[by]}>{bookWords.total}</td>
              {cellsOf(sums)}
            </tr>
          </tbody>
        </table>
      </div>
      {tickets !== 0 && (
        <p className="hint">{bookWords.ofThisForTickets({ amount: formatMoney(tickets, currency) })}</p>
      )}
      {fees > 0 && (
        <p>
          {bookWords.ofThisPaymentProvider({
            amount: formatMoney(fees, currency),
            amount2: formatMoney(total - fees, currency),
          })}
        </p>
      )}
    </>
  )
}

/** An amount, which leads to its entries. */
const Amount = ({ leads, children }: { leads: string | undefined; children: string }) =>
  leads ? <a href={leads}>{children}</a> : <span>{children}</span>
