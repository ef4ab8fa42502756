import { addUsualFunds, listFunds, saveFund } from '../../../lib/api/giving/books.ts'
import { type FundAnswer, FundForm } from '../../../lib/contract/giving/books-fund.ts'
import { funds as purposes } from '../../../lib/contract/giving/giving.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { churchCurrency } from '../../../lib/site/this-church.ts'
import { useAct } from '../../../stores/useAct.ts'
import type { ActDialog } from '../../staff/acts/act.ts'
import { useActs } from '../../staff/acts/useActs.tsx'
import type { Fields } from '../../staff/entries/EntryFields.tsx'
import { FieldsDialog } from '../../staff/entries/FieldsDialog.tsx'
import { listWords } from '../../staff/lists/messages.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { bookWords } from './messages.ts'

/** The church's own list of what its money is for. */
export function Funds() {
  const { data: funds, reload, edit } = useOnOpen(useLoaded(listFunds, bookWords.fundsCouldNotBe))
  const [busy, act] = useAct()
  const show = (all: FundAnswer[]) => edit(() => all)
  const { actions, add, opened } = useActs<FundAnswer>({
    acts: [
      { name: bookWords.edit, dialog: (fund, dialog) => <FundEditor {...dialog} fund={fund} show={show} /> },
    ],
    add: (dialog) => <FundEditor {...dialog} show={show} />,
    nameOf: ({ name }) => name,
    outdated: reload,
  })
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="staff-head">
        <h2>{bookWords.funds}</h2>
        <div className="flex flex-wrap gap-3">
          <button
            className="btn"
            type="button"
            disabled={busy}
            onClick={() => void act(async () => show(await addUsualFunds()), bookWords.usualFundsAdded)}
          >
            {bookWords.addUsualFunds}
          </button>
          <button className="btn btn-primary" type="button" onClick={add}>
            {bookWords.addFund}
          </button>
        </div>
      </div>
      {funds?.length === 0 && <p className="empty">{bookWords.noFundYetTake}</p>}
      <ul className="grid gap-3 md:grid-cols-2">
        {funds?.map((fund) => (
          <li className="card grid gap-2 p-4" key={fund.id}>
            <strong>{fund.name}</strong>
            <span>
              {formatMoney(fund.total, churchCurrency())}
              {fund.goal !== null && bookWords.ofAmount({ amount: formatMoney(fund.goal, churchCurrency()) })}
            </span>
            <Left fund={fund} />
            {fund.goal !== null && (
              <progress
                className="w-full"
                aria-label={bookWords.nameWhatCameIn({ name: fund.name })}
                value={Math.min(fund.total, fund.goal)}
                max={fund.goal}
              />
            )}
            <span className="hint">
              {fund.is_open ? bookWords.open : bookWords.closed}
              {fund.purpose === 'tickets'
                ? bookWords.ticketsComeHere
                : fund.purpose && bookWords.giftsForPurposeOn({ purpose: purposeName(fund.purpose) })}
            </span>
            <span>{actions(fund)}</span>
          </li>
        ))}
      </ul>
      {opened}
    </div>
  )
}

/** What is left of a fund, where that is not what came in; the same as in the statement of funds. */
function Left({ fund: { total, paid_out, balance } }: { fund: FundAnswer }) {
  const moved = balance - total + paid_out
  if (paid_out === 0 && moved === 0) return null
  const money = (amount: number) => formatMoney(amount, churchCurrency())
  return (
    <span>
      {[
        paid_out !== 0 && bookWords.amountPaidOut({ amount: money(paid_out) }),
        moved !== 0 &&
          bookWords.valueAmountOpeningBalance({
            value: moved > 0 ? '+' : '−',
            amount: money(Math.abs(moved)),
          }),
        bookWords.amountLeft({ amount: money(balance) }),
      ]
        .filter(Boolean)
        .join(', ')}
    </span>
  )
}

const purposeName = (purpose: string) => purposes.find(([id]) => id === purpose)?.[1] ?? purpose

const fields = (): Fields<FundAnswer> => [
  { name: 'name', label: listWords.name, maxLength: 60, required: true },
  { kind: 'money', name: 'goal', label: bookWords.goal },
  {
    kind: 'choice',
    name: 'purpose',
    label: bookWords.giftsFromPageGive,
    hint: bookWords.giftsForThisPurpose,
    none: bookWords.none,
    options: purposes,
  },
  { kind: 'tick', name: 'is_open', label: bookWords.openItIsOffered, start: true },
]

type Props = ActDialog & { fund?: FundAnswer; show: (all: FundAnswer[]) => void }

function FundEditor({ fund, show, ...dialog }: Props) {
  return (
    <FieldsDialog
      {...dialog}
      title={fund ? bookWords.editName({ name: fund.name }) : bookWords.addFund}
      schema={FundForm}
      fields={
        fund?.purpose === 'tickets'
          ? fields().filter((field) => !('name' in field) || field.name !== 'purpose')
          : fields()
      }
      row={fund}
      read={({ purpose }) => ({ purpose: fund?.purpose === 'tickets' ? 'tickets' : purpose || null })}
      save={async (form) => show(await saveFund(form, fund?.id))}
      saved={bookWords.fundSaved}
      draft={{ kind: 'fund', entry: fund }}
    />
  )
}
