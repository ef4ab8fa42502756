import type { PastImportAnswer } from '../../../../lib/contract/giving/past-gift.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { formatCount } from '../../../../lib/text/format-count.ts'
import { pastWords } from './messages.ts'

/** What an import brings, or brought, by year and fund. */
export function PastTotals({ list: { totals, currency, state } }: { list: PastImportAnswer }) {
  const sumOf = (of: 'rows' | 'amount') => totals.reduce((sum, row) => sum + row[of], 0)
  return (
    <div className="table-scroll">
      <table className="table">
        <caption>{state === 'done' ? pastWords.wasIn : pastWords.totals}</caption>
        <thead>
          <tr>
            <th scope="col">{pastWords.year}</th>
            <th scope="col">{pastWords.fund}</th>
            <th className="amount" scope="col">
              {pastWords.gifts}
            </th>
            <th className="amount" scope="col">
              {pastWords.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {totals.map(({ year, fund, rows, amount }) => (
            <tr key={`${year} ${fund}`}>
              <td data-label={pastWords.year}>
                <span>{year}</span>
              </td>
              <td data-label={pastWords.fund}>
                <span>{fund || pastWords.noFund}</span>
              </td>
              <td className="amount" data-label={pastWords.gifts}>
                <span>{formatCount(rows)}</span>
              </td>
              <td className="amount" data-label={pastWords.amount}>
                <span>{formatMoney(amount, currency)}</span>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {pastWords.sum}
            </th>
            <td className="amount" data-label={pastWords.gifts}>
              <span>{formatCount(sumOf('rows'))}</span>
            </td>
            <td className="amount" data-label={pastWords.amount}>
              <span>{formatMoney(sumOf('amount'), currency)}</span>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
