import { Field } from '../../../components/form/Field.tsx'
import type { Column } from '../../../components/staff/lists/list.ts'
import { Titled } from '../../../components/staff/Titled.tsx'
import { closeMonth, listHolders, readBooks, reverseEntry } from '../../../lib/api/giving/books.ts'
import {
  CloseMonthForm,
  CounterEntryForm,
  type EntryAnswer,
  reasonLimit,
} from '../../../lib/contract/giving/books-ledger.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { countOf } from '../../../lib/text/format-count.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { monthName } from '../../../lib/time/month.ts'
import { ActSection } from '../../staff/acts/ActSection.tsx'
import type { Act, ActDialog } from '../../staff/acts/act.ts'
import { EditDialog } from '../../staff/dialogs/EditDialog.tsx'
import { FieldsDialog } from '../../staff/entries/FieldsDialog.tsx'
import { usePages } from '../../staff/useCollection.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { Narrowed, useNarrowed } from './Narrowed.tsx'

const everyEntry =
  'Each gift, count and payout is an entry here that nobody can change. Begin with a count, or import a statement.'

/** The ledger: every entry, its root, taking back, and closing a month. */
export function Ledger() {
  const narrowed = useNarrowed()
  const isNarrowed = Boolean(narrowed.from || narrowed.to || narrowed.fund)
  const list = usePages(narrowed.list, 'The entries could not be loaded.')
  const { data: books, reload } = useOnOpen(useLoaded(readBooks))
  const { data: holders } = useOnOpen(useLoaded(listHolders))
  const changed = () => void Promise.all([list.reload(), reload()])
  return (
    <div className="grid grid-cols-1 gap-5">
      <Narrowed {...narrowed} />
      <ActSection
        title="Ledger"
        list={list}
        search="Search a receipt, a number or a day..."
        empty="No entries"
        why={isNarrowed ? '' : everyEntry}
        advice={
          !isNarrowed && (
            <a className="btn" href="#counts">
              Begin with a count
            </a>
          )
        }
        columns={columns}
        nameOf={({ number }) => `entry ${number}`}
        acts={acts}
        add={{ name: 'Close month', quiet: true, dialog: closeDialog }}
        changed={changed}
      />
      {books && (
        <p className="hint">
          {countOf(books.entries, 'entry', 'entries')}.{' '}
          {books.closed && `Closed to the end of ${monthName(books.closed)}. `}
          {books.root && (
            <>
              The day’s root is <code className="break-all">{books.root}</code>. Whoever has written it down
              can prove with <code>npm run verify-books</code> that nothing before it was changed.
            </>
          )}
        </p>
      )}
      {holders && holders.length > 0 && (
        <p className="hint">
          Duties: {holders.map(({ name, duty }) => `${name} (${duty})`).join(', ')}. Every look at a person’s
          giving is logged.
        </p>
      )}
    </div>
  )
}

const acts: readonly Act<EntryAnswer>[] = [
  {
    name: 'Reverse',
    danger: true,
    when: ({ is_taken_back, kind }) => !is_taken_back && kind !== 'counter-entry',
    dialog: (entry, dialog) => (
      <EditDialog
        {...dialog}
        title={`Reverse entry ${entry.number}`}
        shape={CounterEntryForm}
        save={({ reason }) => reverseEntry(entry.id, reason)}
        act={['Reverse entry', 'Reversing...']}
        saved="Entry reversed"
      >
        <p>
          {formatMoney(entry.amount)} for {entry.fund} on {formatDay(entry.day)}. Nothing is deleted: a
          counter-entry of today stands against it, with your reason.
        </p>
        <Field name="reason" label="Reason" maxLength={reasonLimit} required />
      </EditDialog>
    ),
  },
]

const closeDialog = (dialog: ActDialog) => (
  <FieldsDialog
    {...dialog}
    title="Close month"
    schema={CloseMonthForm}
    fields={[{ kind: 'month', name: 'month', label: 'Month', required: true }]}
    save={({ month }) => closeMonth(month)}
    act={['Close month', 'Closing...']}
    saved="Month closed"
  >
    <p>
      The month and every one before it take no entries any more, for good. What comes late, and what is
      reversed, counts for the day on which it happens.
    </p>
  </FieldsDialog>
)

const kinds: Record<EntryAnswer['kind'], string> = {
  gift: 'Gift',
  fee: 'Fee of the provider',
  refund: 'Refund by the provider',
  ticket: 'Tickets',
  'ticket-refund': 'Tickets given back',
  offering: 'Loose cash',
  envelope: 'Envelope',
  cheque: 'Cheque',
  'day-born': 'Kofi & Ama',
  transfer: 'Transfer',
  payout: 'Paid out',
  spending: 'Spending',
  opening: 'Opening balance',
  'account-transfer': 'Transfer between accounts',
  'fund-transfer': 'Transfer between funds',
  'count-difference': 'Difference of a count',
  'counter-entry': 'Reversal',
}

const columns: readonly Column<EntryAnswer>[] = [
  { title: 'No.', order: 'number', cell: ({ number }) => number },
  { title: 'Date', order: 'day', cell: ({ day }) => formatDay(day) },
  {
    title: 'Entry',
    cell: ({ kind, giver, service, reason, is_taken_back }) => (
      <Titled title={kinds[kind]}>
        {[giver, service, reason, is_taken_back ? 'reversed' : ''].filter(Boolean).join(', ')}
      </Titled>
    ),
  },
  { title: 'Fund', cell: ({ fund }) => fund },
  { title: 'Amount', width: 'amount', cell: ({ amount }) => formatMoney(amount) },
  { title: 'Debit, credit', cell: ({ debit, credit }) => `${debit}, ${credit}` },
  { title: 'Receipt', cell: ({ receipt }) => receipt },
]
