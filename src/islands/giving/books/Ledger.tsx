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
import { formatCount } from '../../../lib/text/format-count.ts'
import { dutyTexts } from '../../../lib/texts/accounts/duties.ts'
import { monthName } from '../../../lib/time/month.ts'
import { shownDay, shownTime } from '../../../lib/words/shown-day.ts'
import { ActSection } from '../../staff/acts/ActSection.tsx'
import type { Act, ActDialog } from '../../staff/acts/act.ts'
import { EditDialog } from '../../staff/dialogs/EditDialog.tsx'
import { FieldsDialog } from '../../staff/entries/FieldsDialog.tsx'
import { usePages } from '../../staff/useCollection.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { bookWords } from './messages.ts'
import { Narrowed, useNarrowed } from './Narrowed.tsx'

const everyEntry = () => bookWords.eachGiftCountAnd

/** The ledger: every entry, its root, taking back, and closing a month. */
export function Ledger() {
  const narrowed = useNarrowed()
  const isNarrowed = Boolean(narrowed.from || narrowed.to || narrowed.fund)
  const list = usePages(narrowed.list, bookWords.entriesCouldNotBe)
  const { data: books, reload } = useOnOpen(useLoaded(readBooks))
  const { data: holders } = useOnOpen(useLoaded(listHolders))
  const changed = () => void Promise.all([list.reload(), reload()])
  return (
    <div className="grid grid-cols-1 gap-5">
      <Narrowed {...narrowed} />
      <ActSection
        title={bookWords.ledger}
        list={list}
        search={bookWords.searchReceiptNumberOr}
        empty={bookWords.noEntries}
        why={isNarrowed ? '' : everyEntry()}
        advice={
          !isNarrowed && (
            <a className="btn" href="#counts">
              {bookWords.beginWithCount}
            </a>
          )
        }
        columns={columns()}
        nameOf={({ number }) => bookWords.entryNumber({ number })}
        acts={acts()}
        add={{ name: bookWords.closeMonth, quiet: true, dialog: closeDialog }}
        changed={changed}
      />
      {books && (
        <p className="hint">
          {bookWords.numberEntries({ count: books.entries, number: formatCount(books.entries) })}.{' '}
          {books.closed && bookWords.closedToEndOf({ when: shownTime(monthName(books.closed)) })}
          {books.root && (
            <>
              {bookWords.daysRootIsRoot({ root: books.root })[0]}
              <code className="break-all">{bookWords.daysRootIsRoot({ root: books.root })[1]}</code>
              {bookWords.daysRootIsRoot({ root: books.root })[2]}
              <code>{bookWords.daysRootIsRoot({ root: books.root })[3]}</code>
              {bookWords.daysRootIsRoot({ root: books.root })[4]}
            </>
          )}
        </p>
      )}
      {holders && holders.length > 0 && (
        <p className="hint">
          {bookWords.dutiesHoldersEveryLook({
            holders: holders
              .map(({ name, duty }) => `${name} (${dutyTexts.name({ name: duty })})`)
              .join(', '),
          })}
        </p>
      )}
    </div>
  )
}

const acts = (): readonly Act<EntryAnswer>[] => [
  {
    name: bookWords.reverse,
    danger: true,
    when: ({ is_taken_back, kind }) => !is_taken_back && kind !== 'counter-entry',
    dialog: (entry, dialog) => (
      <EditDialog
        {...dialog}
        title={bookWords.reverseEntryNumber({ number: entry.number })}
        shape={CounterEntryForm}
        save={({ reason }) => reverseEntry(entry.id, reason)}
        act={[bookWords.reverseEntry, bookWords.reversing]}
        saved={bookWords.entryReversed}
      >
        <p>
          {bookWords.amountForFundOn({
            amount: formatMoney(entry.amount),
            fund: entry.fund,
            day: shownDay(entry.day),
          })}
        </p>
        <Field name="reason" label={bookWords.reason} maxLength={reasonLimit} required />
      </EditDialog>
    ),
  },
]

const closeDialog = (dialog: ActDialog) => (
  <FieldsDialog
    {...dialog}
    title={bookWords.closeMonth}
    schema={CloseMonthForm}
    fields={[{ kind: 'month', name: 'month', label: bookWords.month, required: true }]}
    save={({ month }) => closeMonth(month)}
    act={[bookWords.closeMonth, bookWords.closing]}
    saved={bookWords.monthClosed}
  >
    <p>{bookWords.monthAndEveryOne}</p>
  </FieldsDialog>
)

const kinds: Record<EntryAnswer['kind'], string> = {
  get gift() {
    return bookWords.gift
  },
  get fee() {
    return bookWords.feeOfProvider
  },
  get refund() {
    return bookWords.refundByProvider
  },
  get ticket() {
    return bookWords.tickets
  },
  get 'ticket-refund'() {
    return bookWords.ticketsGivenBack
  },
  get offering() {
    return bookWords.looseCash
  },
  get envelope() {
    return bookWords.envelope
  },
  get cheque() {
    return bookWords.cheque
  },
  'day-born': 'Kofi & Ama',
  get transfer() {
    return bookWords.transfer
  },
  get payout() {
    return bookWords.paidOut
  },
  get spending() {
    return bookWords.spending
  },
  get opening() {
    return bookWords.openingBalance
  },
  get 'account-transfer'() {
    return bookWords.transferBetweenAccounts
  },
  get 'fund-transfer'() {
    return bookWords.transferBetweenFunds
  },
  get 'count-difference'() {
    return bookWords.differenceOfCount
  },
  get 'counter-entry'() {
    return bookWords.reversal
  },
}

const columns = (): readonly Column<EntryAnswer>[] => [
  { title: bookWords.no, order: 'number', cell: ({ number }) => number },
  { title: bookWords.date, order: 'day', cell: ({ day }) => shownDay(day) },
  {
    title: bookWords.entry,
    cell: ({ kind, giver, service, reason, is_taken_back }) => (
      <Titled title={kinds[kind]}>
        {[giver, service, reason, is_taken_back ? bookWords.reversed : ''].filter(Boolean).join(', ')}
      </Titled>
    ),
  },
  { title: bookWords.fund, cell: ({ fund }) => fund },
  { title: bookWords.amount, width: 'amount', cell: ({ amount }) => formatMoney(amount) },
  { title: bookWords.debitCredit, cell: ({ debit, credit }) => `${debit}, ${credit}` },
  { title: bookWords.receipt, cell: ({ receipt }) => receipt },
]
