import { lazy, Suspense, useMemo } from 'react'
import type { ReportAnswer, ReportKey } from '../../../lib/contract/giving/books-report.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { barsOf, entriesOf, nameOf, sayReport, sourceOf } from './report-bars.ts'

const BarPicture = lazy(() =>
  import('../../staff/charts/BarPicture.tsx').then((part) => ({ default: part.BarPicture })),
)

/** What a report adds up by, as its first column. */
export const names: Record<ReportKey, string> = {
  month: 'Month',
  week: 'Week from',
  year: 'Year',
  fund: 'Fund',
  service: 'Service',
}

const amountNames = { amount: 'Amount', before: 'Previous year', paid_out: 'Paid out' }
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
        Nothing came in on these days, nor a year before. Here will be what came in beside the year before,
        once a gift or a count is in the books.
      </p>
    )
  return (
    <>
      <Suspense fallback={<div className="skeleton min-h-80" />}>
        <BarPicture
          title={`Income by ${report.by}`}
          says={sayReport(report)}
          source={sourceOf(report, opens)}
          sides={['Previous year', 'These days']}
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
            Income from {formatDay(report.from)} to {formatDay(report.to)}
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
              <td data-label={names[by]}>Total</td>
              {cellsOf(sums)}
            </tr>
          </tbody>
        </table>
      </div>
      {tickets !== 0 && (
        <p className="hint">
          Of this {formatMoney(tickets, currency)} was paid for tickets, which are no gifts.
        </p>
      )}
      {fees > 0 && (
        <p>
          Of this the payment provider kept {formatMoney(fees, currency)}:{' '}
          {formatMoney(total - fees, currency)} reached the church.
        </p>
      )}
    </>
  )
}

/** An amount, which leads to its entries. */
const Amount = ({ leads, children }: { leads: string | undefined; children: string }) =>
  leads ? <a href={leads}>{children}</a> : <span>{children}</span>
