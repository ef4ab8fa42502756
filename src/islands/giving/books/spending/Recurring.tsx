import { LongField } from '../../../../components/form/Field.tsx'
import { call } from '../../../../lib/api/call.ts'
import {
  leaveOutProposal,
  listRecurring,
  prepareProposal,
} from '../../../../lib/contract/giving/calls/recurring-vouchers.ts'
import { LeaveOutForm, type RecurringAnswer } from '../../../../lib/contract/giving/recurring-voucher.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { shownDay } from '../../../../lib/words/shown-day.ts'
import { useActs } from '../../../staff/acts/useActs.tsx'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { spendingWords as words } from './messages.ts'
import { RecurringEditor, rhythmName } from './RecurringEditor.tsx'

type Due = RecurringAnswer['due'][number]
type Row = RecurringAnswer['recurring'][number]

const load = () => call(listRecurring)

/** What the church pays again and again, and the vouchers that are proposed today. */
export function Recurring({ isTreasurer }: { isTreasurer: boolean }) {
  const { data: all, edit, reload } = useOnOpen(useLoaded(load, words.recurringNotLoaded))
  const show = (now: RecurringAnswer) => edit(() => now)
  const due = useActs<Due>({
    acts: [
      {
        name: words.prepare,
        look: 'primary',
        call: async ({ id }) => {
          await call(prepareProposal, { id })
          await reload()
        },
        toast: words.wasPrepared,
      },
      {
        name: words.leaveOut,
        danger: true,
        dialog: ({ id }, dialog) => (
          <EditDialog
            {...dialog}
            title={words.leaveOut}
            shape={LeaveOutForm}
            save={async (body) => show(await call(leaveOutProposal, { id, body }))}
            act={[words.leaveOut, words.paying]}
            saved={words.wasLeftOut}
          >
            <LongField name="why" label={words.reason} maxLength={300} required />
          </EditDialog>
        ),
      },
    ],
    nameOf: ({ purpose }) => purpose,
    outdated: reload,
  })
  const recurring = useActs<Row>({
    acts: [
      { name: words.edit, dialog: (row, dialog) => <RecurringEditor {...dialog} row={row} show={show} /> },
    ],
    add: (dialog) => <RecurringEditor {...dialog} show={show} />,
    nameOf: ({ purpose }) => purpose,
    outdated: reload,
  })
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="staff-head">
        <h2>{words.recurring}</h2>
        {isTreasurer && (
          <button className="btn btn-primary" type="button" onClick={recurring.add}>
            {words.addRecurring}
          </button>
        )}
      </div>
      {all?.recurring.length === 0 && <p className="empty">{words.recurringEmpty}</p>}
      {all && all.due.length > 0 && <h3>{words.proposed}</h3>}
      <ul className="grid gap-3 md:grid-cols-2">
        {all?.due.map((one) => (
          <li className="card grid gap-2 p-4" key={one.id}>
            <strong>{one.purpose}</strong>
            <span>
              {formatMoney(one.amount)}, {one.payee || words.deleted}, {shownDay(one.day)}
            </span>
            {isTreasurer && <span className="flex flex-wrap gap-2">{due.actions(one)}</span>}
          </li>
        ))}
      </ul>
      {all && all.recurring.length > 0 && <h3>{words.comesAgain}</h3>}
      <ul className="grid gap-3 md:grid-cols-2">
        {all?.recurring.map((row) => (
          <li className="card grid gap-2 p-4" key={row.id}>
            <strong>{row.purpose}</strong>
            <span>
              {formatMoney(row.amount)}, {row.payee || words.deleted}, {row.fund_name}, {row.category_name}
            </span>
            <span className="hint">
              {row.is_open
                ? words.nextOn({ rhythm: rhythmName(row.every_months), day: shownDay(row.next_day) })
                : words.ended}
            </span>
            {isTreasurer && <span>{recurring.actions(row)}</span>}
          </li>
        ))}
      </ul>
      {due.opened}
      {recurring.opened}
    </div>
  )
}
