import type { StatementAnswer } from '../../../lib/contract/giving/books-ledger.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { statementWords } from './messages.ts'

type Props = { brought: StatementAnswer['brought']; currency: string }

/** Gifts of years before this program in a statement, apart from those with a receipt. */
export function BroughtGifts({ brought: { lines, total }, currency }: Props) {
  return (
    <>
      <h3>{statementWords.brought}</h3>
      <p className="hint">{statementWords.broughtSum({ total: formatMoney(total, currency) })}</p>
      <div className="table-scroll">
        <table className="table">
          <caption className="sr-only">{statementWords.brought}</caption>
          <thead>
            <tr>
              <th scope="col">{statementWords.date}</th>
              <th scope="col">{statementWords.purpose}</th>
              <th scope="col">{statementWords.method}</th>
              <th className="amount" scope="col">
                {statementWords.amount}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, day, fund, method, amount }) => (
              <tr key={id}>
                <td data-label={statementWords.date}>
                  <span>{calendarWords.day({ day: formatDay(day) })}</span>
                </td>
                <td data-label={statementWords.purpose}>
                  <span>{fund}</span>
                </td>
                <td data-label={statementWords.method}>
                  <span>{method}</span>
                </td>
                <td className="amount" data-label={statementWords.amount}>
                  <span>{formatMoney(amount, currency)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
