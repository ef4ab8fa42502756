import { lazy, Suspense, useCallback, useState } from 'react'
import { listMonths, readBooks, readReport } from '../../../lib/api/giving/books.ts'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { type ReportAnswer, type ReportKey, reportKeys } from '../../../lib/contract/giving/books-report.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { unitsOf } from '../../../lib/money/typed-amounts.ts'
import { csvOf } from '../../../lib/text/csv.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { monthName } from '../../../lib/time/month.ts'
import { today } from '../../../lib/time/today.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { Period } from './Period.tsx'

const Chart = lazy(() => import('../../admin/Charts.tsx').then((part) => ({ default: part.Chart })))

const PaymentDetails = lazy(() =>
  import('../../admin/PaymentDetails.tsx').then((part) => ({ default: part.PaymentDetails })),
)

const names: Record<ReportKey, string> = {
  month: 'Month',
  week: 'Week from',
  year: 'Year',
  fund: 'Fund',
  service: 'Service',
}

const amountNames = { amount: 'Amount', before: 'Previous year', paid_out: 'Paid out' }
type Amount = keyof typeof amountNames

/** What came in, beside the year before: by month, week, year, fund or service. It names nobody. */
export function Report() {
  const [by, setBy] = useState<ReportKey>('month')
  const [{ from, to }, setDays] = useState(() => ({ from: `${today().slice(0, 4)}-01-01`, to: today() }))
  const load = useCallback(() => readReport(by, from, to), [by, from, to])
  const { found, loading } = useOnOpen(useLoaded(load, 'The report could not be loaded.'))
  const { found: months } = useOnOpen(useLoaded(listMonths))
  const { found: books } = useOnOpen(useLoaded(readBooks))
  return (
    <div className="grid grid-cols-1 gap-5">
      {books?.may.includes('treasurer') && (
        <Suspense fallback={null}>
          <PaymentDetails />
        </Suspense>
      )}
      <div className="staff-head">
        <h2>Report</h2>
        <div className="flex flex-wrap gap-3 no-print">
          <button
            className="btn"
            type="button"
            disabled={!found}
            onClick={() => found && saveFile(`report-by-${found.by}.csv`, csvFor(found), 'text/csv')}
          >
            Download CSV
          </button>
          <button className="btn" type="button" onClick={() => print()}>
            Print
          </button>
        </div>
      </div>
      <div className="flex flex-wrap items-end gap-4 no-print">
        <div className="field">
          <label htmlFor="report-by">Group by</label>
          <select
            className="input"
            id="report-by"
            value={by}
            onChange={({ currentTarget }) =>
              setBy(reportKeys.find((key) => key === currentTarget.value) ?? 'month')
            }
          >
            {reportKeys.map((key) => (
              <option key={key} value={key}>
                {names[key].replace(' from', '')}
              </option>
            ))}
          </select>
        </div>
        <Period from={from} to={to} choose={setDays} />
      </div>
      {found && <Table report={found} loading={loading} />}
      {found && (found.by === 'month' || found.by === 'week') && found.rows.length > 1 && (
        <Suspense fallback={<div className="skeleton min-h-80" />}>
          <Chart
            title={`Income by ${found.by}`}
            latest={latestOf(found)}
            source={`In ${found.currency}, without reversed entries.`}
            times={found.rows.map(({ key }) => key)}
            values={found.rows.map(({ amount }) => unitsOf(amount, found.currency))}
            line={found.currency}
          />
        </Suspense>
      )}
      {months && (
        <p className="hint">
          {months[0]
            ? `The books are closed to the end of ${monthName(months[0].month)}: nothing before is changed any more.`
            : 'No month is closed yet.'}
        </p>
      )}
      {books?.root && (
        <p className="hint">
          The day’s root of the books is <code className="break-all">{books.root}</code>. It stands on every
          receipt of this day, too.
        </p>
      )}
    </div>
  )
}

function Table({ report, loading }: { report: ReportAnswer; loading: boolean }) {
  const { rows, total, before, paid_out, fees, currency, by } = report
  const sums = { amount: total, before, paid_out }
  const amounts: Amount[] = paid_out > 0 ? ['amount', 'before', 'paid_out'] : ['amount', 'before']
  const cellsOf = (row: Record<Amount, number>) =>
    amounts.map((amount) => (
      <td className="amount" data-label={amountNames[amount]} key={amount}>
        <span>{formatMoney(row[amount], currency)}</span>
      </td>
    ))
  return (
    <>
      {rows.length === 0 ? (
        <p className="empty" role="status">
          Nothing came in on these days, nor a year before.
        </p>
      ) : (
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
                  {cellsOf(row)}
                </tr>
              ))}
              <tr className="font-bold">
                <td data-label={names[by]}>Total</td>
                {cellsOf(sums)}
              </tr>
            </tbody>
          </table>
        </div>
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

function nameOf({ by }: ReportAnswer, { key, name }: ReportAnswer['rows'][number]): string {
  if (by === 'month') return monthName(key)
  return by === 'week' ? formatDay(key) : name
}

function latestOf(report: ReportAnswer): string {
  const last = report.rows.at(-1)
  if (!last) return ''
  const { amount, before } = last
  return `${nameOf(report, last)}: ${formatMoney(amount, report.currency)}; a year before ${formatMoney(before, report.currency)}`
}

function csvFor(report: ReportAnswer): string {
  const { by, currency, rows, total, before, paid_out } = report
  const cells = rows.map((row) => [
    by === 'fund' || by === 'service' ? row.name : row.key,
    unitsOf(row.amount, currency),
    unitsOf(row.before, currency),
    unitsOf(row.paid_out, currency),
  ])
  const sum = ['Total', ...[total, before, paid_out].map((amount) => unitsOf(amount, currency))]
  return csvOf(
    [names[by], `Amount (${currency})`, `Previous year (${currency})`, `Paid out (${currency})`],
    [...cells, sum],
  )
}
