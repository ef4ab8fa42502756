import { useCallback, useState } from 'react'
import { call } from '../../../../lib/api/call.ts'
import { saveAnnualPaper } from '../../../../lib/api/giving/spending.ts'
import {
  type AnnualAccountsAnswer,
  type AnnualPaper,
  annualPapers,
  paperFormats,
} from '../../../../lib/contract/giving/annual-accounts.ts'
import { readAnnualAccounts } from '../../../../lib/contract/giving/calls/annual-accounts.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { monthName } from '../../../../lib/time/month.ts'
import { today } from '../../../../lib/time/today.ts'
import { shownTime } from '../../../../lib/words/shown-day.ts'
import { useAct } from '../../../../stores/useAct.ts'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { Period } from '../Period.tsx'
import { accountWords as words } from './messages.ts'

type Days = { from: string; to: string }

/** What an annual meeting asks for, from a day to a day: receipts and payments, funds, accounts, and the papers to take along. */
export function AnnualAccounts() {
  const [days, setDays] = useState<Days>(() => ({ from: `${today().slice(0, 4)}-01-01`, to: today() }))
  const load = useCallback(() => call(readAnnualAccounts, { query: days }), [days])
  const { data: figures } = useOnOpen(useLoaded(load, words.annualNotLoaded))
  return (
    <div className="grid grid-cols-1 gap-5">
      <h2>{words.annual}</h2>
      <div className="flex flex-wrap items-end gap-3">
        <Period {...days} choose={setDays} />
      </div>
      <Papers days={days} />
      {figures && <Figures figures={figures} />}
    </div>
  )
}

function Papers({ days }: { days: Days }) {
  const [busy, act] = useAct()
  const nameOf = (paper: AnnualPaper): string => {
    if (paper === 'receipts-and-payments') return words.receiptsAndPayments
    if (paper === 'methodist-return') return words.methodistReturn
    if (paper === 'presbyterian-return') return words.presbyterianReturn
    return paper === 'statement-of-funds' ? words.statementOfFunds : words.listOfVouchers
  }
  return (
    <ul className="grid gap-3 md:grid-cols-3">
      {annualPapers.map((paper) => (
        <li className="card grid gap-2 p-4" key={paper}>
          <strong>{nameOf(paper)}</strong>
          <span className="flex flex-wrap gap-2">
            {paperFormats.map((format) => (
              <button
                className="btn btn-quiet"
                key={format}
                type="button"
                disabled={busy}
                onClick={() => void act(() => saveAnnualPaper(paper, format, days), words.downloaded)}
              >
                {words.download({ format: format.toUpperCase() })}
                <span className="sr-only">: {nameOf(paper)}</span>
              </button>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Figures({ figures }: { figures: AnnualAccountsAnswer }) {
  const { receipts, payments, received, received_before, paid, paid_before, months, funds, accounts } =
    figures
  const beside = ({ name, amount, before }: AnnualAccountsAnswer['receipts'][number]) => [
    name,
    amount,
    before,
  ]
  return (
    <>
      <Figure
        title={words.receiptsAndPayments}
        headings={['', words.amount, words.yearBefore]}
        rows={[
          ...receipts.map(beside),
          [words.allReceipts, received, received_before],
          ...payments.map(beside),
          [words.allPayments, paid, paid_before],
          [words.less, received - paid, received_before - paid_before],
        ]}
      />
      <Figure
        title={words.byMonth}
        headings={[words.month, words.receiptsHead, words.paymentsHead]}
        rows={months.map((row) => [shownTime(monthName(row.month)), row.received, row.paid])}
      />
      <Figure
        title={words.statementOfFunds}
        headings={[
          words.fund,
          words.opening,
          words.receivedHead,
          words.paidHead,
          words.movedHead,
          words.closing,
        ]}
        rows={funds.map((row) => [
          row.name,
          row.opening,
          row.received,
          row.paid,
          row.transferred,
          row.closing,
        ])}
      />
      <Figure
        title={words.title}
        headings={[words.account, words.opening, words.closing]}
        rows={accounts.map((row) => [row.name, row.opening, row.closing])}
      />
    </>
  )
}

type FigureProps = {
  title: string
  headings: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

/** A table of amounts. It scrolls by itself on a small phone. */
const Figure = ({ title, headings, rows }: FigureProps) => (
  <section className="grid grid-cols-1 gap-2">
    <h3>{title}</h3>
    <div className="table-scroll">
      <table className="table">
        <thead>
          <tr>
            {headings.map((heading) => (
              <th scope="col" key={heading}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...amounts]) => (
            <tr key={[name, ...amounts].join()}>
              <th scope="row">{name}</th>
              {amounts.map((amount, place) => (
                <td className="text-right whitespace-nowrap" key={headings[place + 1]}>
                  {typeof amount === 'number' ? formatMoney(amount) : amount}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
)
