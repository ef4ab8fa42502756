import { lazy, Suspense, useCallback, useState } from 'react'
import { listFunds, listMonths, readBooks, readReport } from '../../../lib/api/giving/books.ts'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { type ReportAnswer, type ReportKey, reportKeys } from '../../../lib/contract/giving/books-report.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { unitsOf } from '../../../lib/money/typed-amounts.ts'
import { csvOf } from '../../../lib/text/csv.ts'
import { monthName } from '../../../lib/time/month.ts'
import { today } from '../../../lib/time/today.ts'
import { shownTime } from '../../../lib/words/shown-day.ts'
import { staffWords } from '../../staff/messages.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { FoundReport, names } from './FoundReport.tsx'
import { FundOptions } from './FundOptions.tsx'
import { bookWords } from './messages.ts'
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
  const { data: report, loading } = useOnOpen(useLoaded(load, bookWords.reportCouldNotBe))
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
        <h2>{bookWords.report}</h2>
        <div className="flex flex-wrap gap-3 no-print">
          <button
            className="btn"
            type="button"
            disabled={!report}
            onClick={() => report && save(report.report)}
          >
            {staffWords.downloadCsv}
          </button>
          <button className="btn" type="button" onClick={() => print()}>
            {bookWords.print}
          </button>
        </div>
      </div>
      <div className="flex flex-wrap items-end gap-4 no-print">
        <div className="field">
          <label htmlFor="report-by">{bookWords.groupBy}</label>
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
                {key === 'week' ? bookWords.week : names[key]}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="report-fund">{bookWords.fund}</label>
          <select
            className="input"
            id="report-fund"
            value={fund}
            onChange={({ currentTarget }) => setFund(currentTarget.value)}
          >
            <option value="">{bookWords.allFunds}</option>
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
            ? bookWords.booksAreClosedTo({ when: shownTime(monthName(months[0].month)) })
            : bookWords.noMonthIsClosed}
        </p>
      )}
      {books?.root && (
        <p className="hint">
          {bookWords.daysRootOfBooks({ root: books.root })[0]}
          <code className="break-all">{bookWords.daysRootOfBooks({ root: books.root })[1]}</code>
          {bookWords.daysRootOfBooks({ root: books.root })[2]}
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
  const sum = [bookWords.total, ...[total, before, paid_out].map((amount) => unitsOf(amount, currency))]
  return csvOf(
    [
      names[by],
      bookWords.amountCurrency({ currency }),
      bookWords.previousYearCurrency({ currency }),
      bookWords.paidOutCurrency({ currency }),
    ],
    [...cells, sum],
  )
}
