import { call } from '../../../../lib/api/call.ts'
import type { BookAccountAnswer, BookAccountsAnswer } from '../../../../lib/contract/giving/book-account.ts'
import { listAccounts } from '../../../../lib/contract/giving/calls/book-accounts.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { shownDay } from '../../../../lib/words/shown-day.ts'
import type { Act } from '../../../staff/acts/act.ts'
import { useActs } from '../../../staff/acts/useActs.tsx'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { AccountEditor } from './AccountEditor.tsx'
import { AcceptDifference, CountDialog } from './count-dialogs.tsx'
import { isCounted, kindName } from './kinds.ts'
import { accountWords as words } from './messages.ts'
import { CancelOpening, OpeningDialog } from './opening-dialogs.tsx'
import { TransferDialog } from './TransferDialog.tsx'

type Fund = BookAccountsAnswer['funds'][number]
type Show = (now: BookAccountsAnswer) => void

const load = () => call(listAccounts)

/** The accounts and the funds with what they have: both have the same sum once every opening balance is set. */
export function Balances({ isTreasurer }: { isTreasurer: boolean }) {
  const { data: all, edit, reload } = useOnOpen(useLoaded(load, words.notLoaded))
  const show: Show = (now) => edit(() => now)
  const accounts = useActs<BookAccountAnswer>({
    acts: accountActs({ isTreasurer, all, show }),
    add: (dialog) => <AccountEditor {...dialog} show={show} />,
    nameOf: ({ name }) => name,
    changed: reload,
  })
  const funds = useActs<Fund>({
    acts: openingActs('fund', isTreasurer, show),
    nameOf: ({ name }) => name,
    changed: reload,
  })
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="staff-head">
        <h2>{words.title}</h2>
        {isTreasurer && (
          <button className="btn btn-primary" type="button" onClick={accounts.add}>
            {words.addAccount}
          </button>
        )}
      </div>
      <ul className="grid gap-3 md:grid-cols-2">
        {all?.accounts.map((account) => (
          <li className="card grid gap-2 p-4" key={account.id}>
            <strong>{account.name}</strong>
            <span>{formatMoney(account.balance)}</span>
            <AboutAccount account={account} />
            <span className="flex flex-wrap gap-2">{accounts.actions(account)}</span>
          </li>
        ))}
      </ul>
      {all && <Sums all={all} />}
      <h3>{words.funds}</h3>
      <ul className="grid gap-3 md:grid-cols-2">
        {all?.funds.map((fund) => (
          <li className="card grid gap-2 p-4" key={fund.id}>
            <strong>{fund.name}</strong>
            <span>{formatMoney(fund.balance)}</span>
            <span className="hint">{openingOf(fund)}</span>
            <span className="flex flex-wrap gap-2">{funds.actions(fund)}</span>
          </li>
        ))}
      </ul>
      {accounts.opened}
      {funds.opened}
    </div>
  )
}

type Acting = { isTreasurer: boolean; all: BookAccountsAnswer | undefined; show: Show }

const accountActs = ({ isTreasurer, all, show }: Acting): Act<BookAccountAnswer>[] => [
  {
    name: words.acceptDifference,
    look: 'primary',
    when: ({ count }) => count?.may_accept === true,
    dialog: ({ count }, dialog) =>
      count && <AcceptDifference {...dialog} count={count} funds={all?.funds ?? []} show={show} />,
  },
  {
    name: words.topUp,
    when: (account) => isTreasurer && missing(account) > 0,
    dialog: (account, dialog) => (
      <TransferDialog
        {...dialog}
        accounts={all?.accounts ?? []}
        begin={{ to: account.id, amount: missing(account), why: words.topUpWhy }}
      />
    ),
  },
  {
    name: words.count,
    when: isCounted,
    dialog: (account, dialog) => <CountDialog {...dialog} account={account} show={show} />,
  },
  {
    name: words.edit,
    when: () => isTreasurer,
    dialog: (account, dialog) => <AccountEditor {...dialog} account={account} show={show} />,
  },
  ...openingActs<BookAccountAnswer>('account', isTreasurer, show),
]

/** What petty cash lacks of its float. */
const missing = ({ float, balance }: BookAccountAnswer): number => (float === null ? 0 : float - balance)

const openingActs = <Row extends Fund | BookAccountAnswer>(
  of: 'account' | 'fund',
  isTreasurer: boolean,
  show: Show,
): Act<Row>[] => [
  {
    name: words.setOpening,
    when: ({ opening }) => isTreasurer && opening === null,
    dialog: (row, dialog) => <OpeningDialog {...dialog} of={of} row={row} show={show} />,
  },
  {
    name: words.cancelOpening,
    danger: true,
    when: ({ opening }) => isTreasurer && opening !== null,
    dialog: ({ opening }, dialog) =>
      opening && <CancelOpening {...dialog} opening={opening.id} show={show} />,
  },
]

const openingOf = ({ opening }: Pick<Fund, 'opening'>): string =>
  opening
    ? words.openingIs({ amount: formatMoney(opening.amount), day: shownDay(opening.day) })
    : words.noOpening

function AboutAccount({ account }: { account: BookAccountAnswer }) {
  const { kind, float, is_open, count } = account
  return (
    <>
      <span className="hint">
        {[
          kindName(kind),
          float !== null && words.floatIs({ amount: formatMoney(float) }),
          !is_open && words.closed,
        ]
          .filter(Boolean)
          .join('; ')}
      </span>
      <span className="hint">{openingOf(account)}</span>
      {count && <span className="hint">{countOf(count)}</span>}
    </>
  )
}

function countOf(newest: NonNullable<BookAccountAnswer['count']>): string {
  const [day, name] = [shownDay(newest.day), newest.counted_by]
  if (newest.counted === newest.expected) return words.countExact({ day, name })
  const [counted, expected] = [formatMoney(newest.counted), formatMoney(newest.expected)]
  const differs = words.countDiffers({ day, name, counted, expected })
  return newest.accepted_by ? `${differs}. ${words.countAccepted({ name: newest.accepted_by })}` : differs
}

function Sums({ all: { in_accounts, in_funds } }: { all: BookAccountsAnswer }) {
  const difference = in_accounts - in_funds
  return (
    <p className="card p-4">
      {words.total({ accounts: formatMoney(in_accounts), funds: formatMoney(in_funds) })}{' '}
      {difference === 0 ? words.same : words.differ({ amount: formatMoney(Math.abs(difference)) })}
    </p>
  )
}
