import { Field } from '../../../../components/form/Field.tsx'
import { call } from '../../../../lib/api/call.ts'
import { readReconciliation, setBankBalance } from '../../../../lib/contract/giving/calls/reconciliation.ts'
import {
  type AccountReconciliation,
  BankBalanceForm,
  type DifferenceKind,
  type DifferenceLine,
  type ReconciliationAnswer,
} from '../../../../lib/contract/giving/reconciliation.ts'
import { typedAs } from '../../../../lib/contract/typed.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { readUnits } from '../../../../lib/money/typed-amounts.ts'
import { churchCurrency } from '../../../../lib/site/this-church.ts'
import { formatCount } from '../../../../lib/text/format-count.ts'
import { today } from '../../../../lib/time/today.ts'
import { shownDay } from '../../../../lib/words/shown-day.ts'
import type { ActDialog } from '../../../staff/acts/act.ts'
import { useActs } from '../../../staff/acts/useActs.tsx'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { reconciliationWords as words } from './messages.ts'

const load = () => call(readReconciliation)

/** The balance of the bank and that of the books side by side, each account with what explains their difference. */
export function BankBalances() {
  const { data, edit, reload } = useOnOpen(useLoaded(load, words.balancesLoaded))
  const show = (now: ReconciliationAnswer) => edit(() => now)
  const { actions, opened } = useActs<AccountReconciliation>({
    acts: [
      {
        name: words.setBalance,
        dialog: (account, dialog) => <BalanceDialog {...dialog} account={account} show={show} />,
      },
    ],
    nameOf: ({ name }) => name,
    changed: reload,
  })
  return (
    <div className="grid grid-cols-1 gap-5">
      <h2>{words.balances}</h2>
      {data?.accounts.map((account) => (
        <section className="card grid gap-4 p-4" key={account.id} aria-label={account.name}>
          <h3>{account.name}</h3>
          <SideBySide account={account} />
          {account.bank && <Difference account={account} />}
          <span className="flex flex-wrap gap-2 no-print">{actions(account)}</span>
        </section>
      ))}
      {opened}
    </div>
  )
}

function SideBySide({ account: { bank, books } }: { account: AccountReconciliation }) {
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <div>
        <dt className="hint">{bank ? words.bankOn({ day: shownDay(bank.day) }) : words.bankNone}</dt>
        <dd>{bank ? <strong>{formatMoney(bank.amount)}</strong> : words.bankHint}</dd>
      </div>
      <div>
        <dt className="hint">{bank ? words.booksOn({ day: shownDay(bank.day) }) : words.booksNow}</dt>
        <dd>
          <strong>{formatMoney(books)}</strong>
        </dd>
      </div>
    </dl>
  )
}

function Difference({ account: { bank, books, lines, rest, from } }: { account: AccountReconciliation }) {
  const difference = (bank?.amount ?? 0) - books
  const amount = formatMoney(Math.abs(difference))
  return (
    <>
      <p role="status">
        {difference === 0
          ? words.agree
          : difference > 0
            ? words.bankMore({ amount })
            : words.bankLess({ amount })}{' '}
        {rest !== 0
          ? words.rest({ amount: formatMoney(Math.abs(rest)) })
          : difference !== 0 && words.allExplained}
      </p>
      {lines.map((line) => (
        <Line line={line} key={line.kind} />
      ))}
      {from && <p className="hint">{words.since({ day: shownDay(from) })}</p>}
    </>
  )
}

function Line({ line: { kind, rows, amount, items } }: { line: DifferenceLine }) {
  return (
    <details>
      <summary>
        {lineName(kind)} ({rows}): {signed(amount)}
      </summary>
      <ul className="mt-2 grid gap-1">
        {items.map((item) => (
          <li className="flex flex-wrap justify-between gap-2" key={item.id}>
            <span>
              {shownDay(item.day)}: {item.name}
            </span>
            <span>{signed(item.amount)}</span>
          </li>
        ))}
        {rows > items.length && (
          <li className="hint">{words.moreItems({ number: formatCount(rows - items.length) })}</li>
        )}
      </ul>
    </details>
  )
}

const signed = (amount: number) => `${amount < 0 ? '−' : '+'} ${formatMoney(Math.abs(amount))}`

function lineName(kind: DifferenceKind): string {
  if (kind === 'open') return words.lineOpen
  if (kind === 'aside') return words.lineAside
  if (kind === 'paid') return words.linePaid
  return kind === 'moved' ? words.lineMoved : words.lineOther
}

type DialogProps = ActDialog & { account: AccountReconciliation; show: (now: ReconciliationAnswer) => void }

/** Asks what the statement shows at the end of a day. */
function BalanceDialog({ account: { id, name }, show, ...dialog }: DialogProps) {
  const currency = churchCurrency()
  return (
    <EditDialog
      {...dialog}
      title={words.setBalanceTitle({ name })}
      shape={typedAs(BankBalanceForm, ({ day, amount, is_negative }) => ({
        day,
        amount: readUnits(amount ?? '', currency) * (is_negative === 'on' ? -1 : 1),
      }))}
      save={async (body) => show(await call(setBankBalance, { id, body }))}
      act={[words.setBalance, words.explaining]}
      saved={words.balanceSaved}
    >
      <p>{words.setBalanceHint}</p>
      <Field name="day" label={words.day} type="date" defaultValue={today()} required />
      <Field name="amount" label={words.balanceIs({ currency })} inputMode="decimal" required />
      <label className="choice">
        <input type="checkbox" name="is_negative" />
        {words.overdrawn}
      </label>
    </EditDialog>
  )
}
