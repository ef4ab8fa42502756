import { saveStatement } from '../../../lib/api/giving/pdf.ts'
import { saveFile } from '../../../lib/browser/save-file.ts'
import type { StatementAnswer, StatementLine } from '../../../lib/contract/giving/books-ledger.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { unitsOf } from '../../../lib/money/typed-amounts.ts'
import { csvOf } from '../../../lib/text/csv.ts'
import { wayOf } from '../../../lib/texts/giving/giving-ways.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { useAct } from '../../../stores/useAct.ts'
import { useActs } from '../../staff/acts/useActs.tsx'
import { BroughtGifts } from './BroughtGifts.tsx'
import { statementWords } from './messages.ts'
import { receiptAct, receiptName } from './receipt-act.tsx'

/** What somebody gave from a day to a day: by fund, each gift with its receipt; as PDF and CSV, and to print. `person`: of a member. */
export function Statement({ statement, person }: { statement: StatementAnswer; person?: number }) {
  const { name, from, to, currency, lines, funds, total, book, withheld, brought } = statement
  const { actions, opened } = useActs<StatementLine>({
    acts: [receiptAct(statement, (line) => line)],
    nameOf: receiptName,
  })
  const [busy, act] = useAct()
  const money = (amount: number) => formatMoney(amount, currency)
  if (lines.length === 0 && brought.lines.length === 0)
    return (
      <p className="empty" role="status">
        {statementWords.nothing}
        {withheld && ` ${statementWords.toBeSeen}`}
      </p>
    )
  return (
    <section className="grid grid-cols-1 gap-4" aria-label={statementWords.statementOf({ name })}>
      <p>
        <strong>{statementWords.sum({ name, from: day(from), to: day(to), total: money(total) })[1]}</strong>
        {statementWords.sum({ name, from: day(from), to: day(to), total: money(total) })[2]}
        <strong>{statementWords.sum({ name, from: day(from), to: day(to), total: money(total) })[3]}</strong>
        {book === 'sample' && statementWords.sample}
      </p>
      {withheld && <p className="hint">{statementWords.toBeSeen}</p>}
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
          <caption className="sr-only">{statementWords.everyGift({ name })}</caption>
          <thead>
            <tr>
              <th scope="col">{statementWords.date}</th>
              <th scope="col">{statementWords.purpose}</th>
              <th scope="col">{statementWords.method}</th>
              <th className="amount" scope="col">
                {statementWords.amount}
              </th>
              <th scope="col">{statementWords.receipt}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                <td data-label={statementWords.date}>
                  <span>{day(line.day)}</span>
                </td>
                <td data-label={statementWords.purpose}>
                  <span>{line.fund}</span>
                </td>
                <td data-label={statementWords.method}>
                  <span>{wayOf(line)}</span>
                </td>
                <td className="amount" data-label={statementWords.amount}>
                  <span>{money(line.amount)}</span>
                </td>
                <td data-label={statementWords.receipt}>
                  <span>{actions(line)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {brought.lines.length > 0 && <BroughtGifts brought={brought} currency={currency} />}
      <p className="flex flex-wrap gap-3 no-print">
        <button
          className="btn"
          type="button"
          disabled={busy}
          onClick={() => void act(() => saveStatement({ from, to }, person), statementWords.downloaded)}
        >
          {statementWords.downloadPdf}
        </button>
        <button
          className="btn"
          type="button"
          onClick={() => saveFile(`giving-${from}-${to}.csv`, csvFor(statement), 'text/csv')}
        >
          {statementWords.downloadCsv}
        </button>
        <button className="btn" type="button" onClick={() => print()}>
          {statementWords.print}
        </button>
      </p>
      {opened}
    </section>
  )
}

function csvFor({ lines, currency, brought }: StatementAnswer): string {
  const headings = [
    statementWords.date,
    statementWords.purpose,
    statementWords.method,
    statementWords.amountIn({ currency }),
    statementWords.receipt,
    statementWords.reversed,
  ]
  const own = lines.map((line) => [
    line.day,
    line.fund,
    wayOf(line),
    unitsOf(line.amount, currency),
    line.receipt,
    line.is_taken_back ? statementWords.yes : '',
  ])
  const earlier = brought.lines.map(({ day, fund, method, amount }) => [
    ...[day, fund, method, unitsOf(amount, currency), statementWords.brought, ''],
  ])
  return csvOf(headings, [...own, ...earlier])
}

const day = (date: string) => calendarWords.day({ day: formatDay(date) })
