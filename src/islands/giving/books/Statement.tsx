import { saveStatement } from '../../../lib/api/giving/pdf.ts'
import { saveFile } from '../../../lib/browser/save-file.ts'
import type { StatementAnswer, StatementLine } from '../../../lib/contract/giving/books-ledger.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { unitsOf } from '../../../lib/money/typed-amounts.ts'
import { csvOf } from '../../../lib/text/csv.ts'
import { wayOf } from '../../../lib/texts/giving/giving-ways.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { useAct } from '../../../stores/useAct.ts'
import { useActs } from '../../staff/acts/useActs.tsx'
import { receiptAct, receiptName } from './receipt-act.tsx'

const askToBeSeen =
  'What the church counted by hand is shown once your number or e-mail address is confirmed, or the office has seen you.'

/** What somebody gave from a day to a day: by fund, each gift with its receipt; as PDF and CSV, and to print. `person`: of a member. */
export function Statement({ statement, person }: { statement: StatementAnswer; person?: number }) {
  const { name, from, to, currency, lines, funds, total, book, withheld } = statement
  const { actions, opened } = useActs<StatementLine>({
    acts: [receiptAct(statement, (line) => line)],
    nameOf: receiptName,
  })
  const [busy, act] = useAct()
  const money = (amount: number) => formatMoney(amount, currency)
  if (lines.length === 0)
    return (
      <p className="empty" role="status">
        The books have nothing on these days.{withheld && ` ${askToBeSeen}`}
      </p>
    )
  return (
    <section className="grid grid-cols-1 gap-4" aria-label={`Statement of ${name}`}>
      <p>
        <strong>{name}</strong>, from {formatDay(from)} to {formatDay(to)}: <strong>{money(total)}</strong>
        {book === 'sample' && '. This is a sample: no money has moved'}
      </p>
      {withheld && <p className="hint">{askToBeSeen}</p>}
      <dl className="facts">
        {funds.map(({ fund, amount }) => (
          <div key={fund}>
            <dt>{fund}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
      <div className="table-scroll">
        <table className="table">
          <caption className="sr-only">Every gift of {name}</caption>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">For</th>
              <th scope="col">Method</th>
              <th className="amount" scope="col">
                Amount
              </th>
              <th scope="col">Receipt</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                <td data-label="Date">
                  <span>{formatDay(line.day)}</span>
                </td>
                <td data-label="For">
                  <span>{line.fund}</span>
                </td>
                <td data-label="Method">
                  <span>{wayOf(line)}</span>
                </td>
                <td className="amount" data-label="Amount">
                  <span>{money(line.amount)}</span>
                </td>
                <td data-label="Receipt">
                  <span>{actions(line)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="flex flex-wrap gap-3 no-print">
        <button
          className="btn"
          type="button"
          disabled={busy}
          onClick={() => void act(() => saveStatement({ from, to }, person), 'Downloaded')}
        >
          Download PDF
        </button>
        <button
          className="btn"
          type="button"
          onClick={() => saveFile(`giving-${from}-${to}.csv`, csvFor(statement), 'text/csv')}
        >
          Download CSV
        </button>
        <button className="btn" type="button" onClick={() => print()}>
          Print
        </button>
      </p>
      {opened}
    </section>
  )
}

function csvFor({ lines, currency }: StatementAnswer): string {
  const headings = ['Date', 'For', 'Method', `Amount (${currency})`, 'Receipt', 'Reversed']
  return csvOf(
    headings,
    lines.map((line) => [
      line.day,
      line.fund,
      wayOf(line),
      unitsOf(line.amount, currency),
      line.receipt,
      line.is_taken_back ? 'yes' : '',
    ]),
  )
}
