import { lazy, Suspense, useCallback, useState } from 'react'
import { listFunds, listMonths, readBooks, readReport } from '../../../lib/api/giving/books.ts'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { type ReportAnswer, type ReportKey, reportKeys } from '../../../lib/contract/giving/books-report.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { unitsOf } from '../../../lib/money/typed-amounts.ts'
import { csvOf } from '../../../lib/text/csv.ts'
import { monthName } from '../../../lib/time/month.ts'
import { today } from '../../../lib/time/today.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { FoundReport, names } from './FoundReport.tsx'
import { FundOptions } from './FundOptions.tsx'
import { Period } from './Period.tsx'
import { pastReportWords } from './past-gifts/messages.ts'

const PaymentDetails = lazy(() =>
  import('../../admin/PaymentDetails.tsx').then((part) => ({ default: part.PaymentDetails })),
)

/** What came in, beside the year before: by month, week, year, fund or service. It names nobody. */
export function Report() {
  const [by, setBy] = useState<ReportKey>('month')
  const [{ from, to }, setDays] = useState(() => ({ from: `${today().slice(0, 4)}-01-01`, to: today() }))
  const [fund, setFund] = useState('')
  const [withPast, setWithPast] = useState(false)
  // With the fund that it is of: while the next one is loaded, the former report is shown and leads to its own entries.
  const load = useCallback(
    async () => ({ fund, report: await readReport({ by, from, to, fund, past: withPast ? 'true' : '' }) }),
    [by, from, to, fund, withPast],
  )
  const { data: report, loading } = useOnOpen(useLoaded(load, 'The report could not be loaded.'))
  const { data: months } = useOnOpen(useLoaded(listMonths))
  const { data: books } = useOnOpen(useLoaded(readBooks))
  const { data: funds } = useOnOpen(useLoaded(listFunds))
  const opens = Boolean(books?.may.includes('treasurer'))
  return (
    <div className="grid grid-cols-1 gap-5">
      {opens && (
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
            disabled={!report}
            onClick={() => report && save(report.report)}
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
        <div className="field">
          <label htmlFor="report-fund">Fund</label>
          <select
            className="input"
            id="report-fund"
            value={fund}
            onChange={({ currentTarget }) => setFund(currentTarget.value)}
          >
            <option value="">All funds</option>
            <FundOptions funds={funds} withTickets />
          </select>
        </div>
        <Period from={from} to={to} choose={setDays} />
      </div>
      {report && (report.report.past !== 0 || withPast) && (
        <label className="choice no-print">
          <input
            type="checkbox"
            checked={withPast}
            onChange={({ currentTarget }) => setWithPast(currentTarget.checked)}
          />
          {pastReportWords.include({ sum: formatMoney(report.report.past, report.report.currency) })}
        </label>
      )}
      {report && <FoundReport {...report} loading={loading} opens={opens && !report.report.with_past} />}
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

const save = (report: ReportAnswer) => saveFile(`report-by-${report.by}.csv`, csvFor(report), 'text/csv')

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
