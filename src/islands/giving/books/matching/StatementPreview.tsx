import type { ReactNode } from 'react'
import { call } from '../../../../lib/api/call.ts'
import { readSpendChoices } from '../../../../lib/contract/giving/calls/spending.ts'
import {
  type AmountMeaning,
  type DateOrder,
  type StatementAnswers,
  type StatementColumn,
  type StatementMapping,
  type StatementPreviewAnswer,
  statementColumns,
} from '../../../../lib/contract/giving/matching.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { formatCount } from '../../../../lib/text/format-count.ts'
import { shownDay } from '../../../../lib/words/shown-day.ts'
import { listWords } from '../../../staff/lists/messages.ts'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { matchingWords, reconciliationWords as words } from './messages.ts'
import { Undecided } from './Undecided.tsx'

type Props = {
  preview: StatementPreviewAnswer
  answers: StatementAnswers
  busy: boolean
  choose: (mapping: StatementMapping, account: number) => void
  answer: (answers: StatementAnswers) => void
  take: () => void
  leave: () => void
}

/** What a statement file would bring, which column is what, and what the file does not say of its rows. */
export function StatementPreview({ preview, answers, busy, choose, answer, take, leave }: Props) {
  const { incoming, known, outgoing, known_out } = preview
  const rows = incoming - known + outgoing - known_out
  const isReady = preview.question === '' && rows > 0
  return (
    <div className="card grid gap-4 p-4">
      <StatementAccount preview={preview} busy={busy} choose={choose} />
      <Columns preview={preview} busy={busy} choose={(mapping) => choose(mapping, preview.account)} />
      <Brings preview={preview} />
      {preview.undecided_rows > 0 && (
        <Undecided preview={preview} answers={answers} busy={busy} answer={answer} />
      )}
      <p className="flex flex-wrap gap-3">
        <button className="btn btn-primary" type="button" disabled={busy || !isReady} onClick={take}>
          {matchingWords.importRowsPayments({ rows })}
        </button>
        <button className="btn" type="button" disabled={busy} onClick={leave}>
          {matchingWords.cancelImport}
        </button>
      </p>
    </div>
  )
}

const loadAccounts = () => call(readSpendChoices)

/** The account that the statement is of; not asked where the church has only one. */
function StatementAccount({ preview, busy, choose }: Pick<Props, 'preview' | 'busy' | 'choose'>) {
  const { data } = useOnOpen(useLoaded(loadAccounts, words.balancesLoaded))
  const accounts = data?.accounts.filter(
    ({ kind }) => kind === 'bank account' || kind === 'mobile money wallet',
  )
  if (!accounts || accounts.length < 2) return null
  return (
    <Choice
      id="account"
      label={words.account}
      value={preview.account}
      busy={busy}
      choose={(id) => choose(preview.mapping, Number(id))}
    >
      {accounts.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Choice>
  )
}

const columnNames: Record<StatementColumn, string> = {
  get date() {
    return matchingWords.date
  },
  get amount() {
    return matchingWords.amountOrMoneyIn
  },
  get out() {
    return matchingWords.moneyOut
  },
  id: 'Number of the transaction',
  get text() {
    return matchingWords.text
  },
  get name() {
    return matchingWords.nameOfPayer
  },
  get telephone() {
    return matchingWords.telephoneOfPayer
  },
  get direction() {
    return matchingWords.inOrOutCr
  },
  get to() {
    return matchingWords.numberThatItWent
  },
  get before() {
    return matchingWords.balanceBefore
  },
  get balance() {
    return matchingWords.balanceAfter
  },
  get status() {
    return listWords.status
  },
}

type ColumnsProps = {
  preview: StatementPreviewAnswer
  busy: boolean
  choose: (mapping: StatementMapping) => void
}

function Columns({ preview, busy, choose }: ColumnsProps) {
  const { header, sample, mapping, is_known, question, undecided_rows } = preview
  const options = header.map((name, at) => ({
    at,
    name: [name || matchingWords.columnNumber({ number: at + 1 }), (sample[0]?.[at] ?? '').slice(0, 30)]
      .filter(Boolean)
      .join(': '),
  }))
  return (
    <details
      className="grid gap-4"
      open={!is_known || (question !== '' && undecided_rows === 0) || undefined}
    >
      <summary>
        {matchingWords.columns}
        {is_known && matchingWords.asBefore}
      </summary>
      <div className="statement-columns mt-4">
        {statementColumns.map((column) => (
          <Choice
            key={column}
            id={column}
            label={columnNames[column]}
            value={mapping[column] ?? ''}
            busy={busy}
            choose={(at) => choose({ ...mapping, [column]: at === '' ? null : Number(at) })}
          >
            <option value="">{matchingWords.none}</option>
            {options.map(({ at, name }) => (
              <option key={at} value={at}>
                {name}
              </option>
            ))}
          </Choice>
        ))}
        <Choice
          id="order"
          label={matchingWords.datesSuchAs01}
          value={mapping.order}
          busy={busy}
          choose={(order) => choose({ ...mapping, order: order as DateOrder })}
        >
          <option value="">{matchingWords.asFileShows}</option>
          <option value="day first">{matchingWords.dayFirst1February}</option>
          <option value="month first">{matchingWords.monthFirst2January}</option>
        </Choice>
        <Choice
          id="amounts"
          label={matchingWords.amountsWithoutSign}
          value={mapping.amounts}
          busy={busy}
          choose={(amounts) => choose({ ...mapping, amounts: amounts as AmountMeaning })}
        >
          <option value="">{matchingWords.asFileShows}</option>
          <option value="in">{matchingWords.allAreMoneyIn}</option>
        </Choice>
      </div>
    </details>
  )
}

type ChoiceProps = {
  id: string
  label: string
  value: string | number
  busy: boolean
  choose: (value: string) => void
  children: ReactNode
}

const Choice = ({ id, label, value, busy, choose, children }: ChoiceProps) => (
  <div className="field">
    <label htmlFor={`column-${id}`}>{label}</label>
    <select
      className="input"
      id={`column-${id}`}
      value={value}
      disabled={busy}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      {children}
    </select>
  </div>
)

function Brings({ preview }: { preview: StatementPreviewAnswer }) {
  const { question, incoming, known, outgoing, known_out, unreadable, unreadable_rows } = preview
  const { total, total_out, from, to } = preview
  const here = known + known_out
  const fresh = incoming - known
  if (question)
    return (
      <p className="notice notice-error" role="alert">
        {question}
      </p>
    )
  return (
    <div className="grid gap-2" role="status">
      <p>
        <strong>
          {
            matchingWords.newpaymentsAmountInNumber({
              newPayments: matchingWords.numberNewPayments({ count: fresh, number: formatCount(fresh) }),
              amount: formatMoney(total),
              number: formatCount(outgoing - known_out),
              amount2: formatMoney(total_out),
            })[1]
          }
        </strong>
        {
          matchingWords.newpaymentsAmountInNumber({
            newPayments: matchingWords.numberNewPayments({ count: fresh, number: formatCount(fresh) }),
            amount: formatMoney(total),
            number: formatCount(outgoing - known_out),
            amount2: formatMoney(total_out),
          })[2]
        }
        <strong>
          {
            matchingWords.newpaymentsAmountInNumber({
              newPayments: matchingWords.numberNewPayments({ count: fresh, number: formatCount(fresh) }),
              amount: formatMoney(total),
              number: formatCount(outgoing - known_out),
              amount2: formatMoney(total_out),
            })[3]
          }
        </strong>
        {
          matchingWords.newpaymentsAmountInNumber({
            newPayments: matchingWords.numberNewPayments({ count: fresh, number: formatCount(fresh) }),
            amount: formatMoney(total),
            number: formatCount(outgoing - known_out),
            amount2: formatMoney(total_out),
          })[4]
        }
        {from && matchingWords.fromDayToDay2({ day: shownDay(from), day2: shownDay(to) })}
        {'. '}
        {matchingWords.hereAlready({ count: here, number: formatCount(here) })}
      </p>
      {unreadable_rows > 0 && (
        <details>
          <summary>{matchingWords.skippedEachWithIts({ unreadableRows: unreadable_rows })}</summary>
          <ul className="grid list-disc gap-1 ps-5">
            {unreadable.map(({ row, why }) => (
              <li key={row}>{matchingWords.rowRowWhy({ row, why })}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
