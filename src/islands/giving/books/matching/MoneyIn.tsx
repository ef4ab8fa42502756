import { Field } from '../../../../components/form/Field.tsx'
import { ListFilter } from '../../../../components/staff/lists/ListFilter.tsx'
import type { Column } from '../../../../components/staff/lists/list.ts'
import { Titled } from '../../../../components/staff/Titled.tsx'
import { listFunds } from '../../../../lib/api/giving/books.ts'
import {
  countPayment,
  matchTransfer,
  paymentCalls,
  setPaymentAside,
  undoPayment,
} from '../../../../lib/api/giving/matching.ts'
import type { FundAnswer } from '../../../../lib/contract/giving/books-fund.ts'
import { reasonLimit } from '../../../../lib/contract/giving/books-ledger.ts'
import {
  type PaymentAnswer,
  PaymentReasonForm,
  type PaymentState,
} from '../../../../lib/contract/giving/matching.ts'
import { typedAs } from '../../../../lib/contract/typed.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { formatDay } from '../../../../lib/time/dates.ts'
import { ActSection } from '../../../staff/acts/ActSection.tsx'
import type { Act, ActDialog } from '../../../staff/acts/act.ts'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { usePages } from '../../../staff/useCollection.ts'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { ConfirmPayment } from './ConfirmPayment.tsx'
import { StatementFile } from './StatementFile.tsx'

/** Payments that went straight to the church's number or account, from the file of a statement. */
export function MoneyIn() {
  const list = usePages(paymentCalls.list, 'The payments could not be loaded.')
  const { data: funds } = useOnOpen(useLoaded(listFunds, 'The funds could not be loaded.'))
  return (
    <div className="grid grid-cols-1 gap-5">
      <ActSection
        title="Match Payments"
        list={list}
        search="Search a name or a text..."
        empty="No payments"
        why="Payments straight to the church’s number or account come here from the statement that you import above. Confirm one, and it is in the books."
        columns={columns}
        nameOf={({ name, amount }) => name || formatMoney(amount)}
        acts={[...decisions, transferred, confirmationFor(funds), setAside]}
        filters={<ListFilter list={list} label="Status" options={states} />}
      />
      <StatementFile taken={() => void list.reload()} />
    </div>
  )
}

const isOpen = ({ state }: PaymentAnswer) => state === 'open'

const decisions: readonly Act<PaymentAnswer>[] = [
  {
    name: 'Undo',
    danger: true,
    when: (payment) => !isOpen(payment),
    dialog: (payment, dialog) => (
      <Why
        {...dialog}
        payment={payment}
        words={payment.state === 'posted' ? 'A counter-entry stands against what was posted.' : ''}
        title="Reopen payment"
        save={undoPayment}
        saved="Reopened"
      />
    ),
  },
  {
    name: 'Duplicate',
    when: (payment) => isOpen(payment) && Boolean(payment.suggestion?.gift),
    call: ({ id, version, suggestion }) => countPayment(id, { gift: suggestion?.gift?.id ?? 0, version }),
    toast: 'Marked as duplicate: nothing was posted',
  },
]

const transferred: Act<PaymentAnswer> = {
  name: 'Match transfer',
  when: (payment) => isOpen(payment) && Boolean(payment.suggestion?.transfer),
  call: ({ id, version, suggestion }) =>
    matchTransfer(id, { transfer: suggestion?.transfer?.id ?? 0, version }),
  toast: 'Matched with the transfer: nothing was posted',
}

const confirmationFor = (funds: FundAnswer[] | undefined): Act<PaymentAnswer> => ({
  name: 'Confirm',
  when: isOpen,
  dialog: (payment, dialog) => funds && <ConfirmPayment {...dialog} payment={payment} funds={funds} />,
})

const setAside: Act<PaymentAnswer> = {
  name: 'Set aside',
  when: isOpen,
  dialog: (payment, dialog) => (
    <Why
      {...dialog}
      payment={payment}
      words="It is no gift, or its money is in the books in another way. Nothing is posted."
      title="Set payment aside"
      save={setPaymentAside}
      saved="Set aside"
    />
  ),
}

type WhyProps = ActDialog & {
  payment: PaymentAnswer
  words: string
  title: string
  save: typeof setPaymentAside
  saved: string
}

function Why({ payment, words, save, ...dialog }: WhyProps) {
  return (
    <EditDialog
      {...dialog}
      shape={typedAs(PaymentReasonForm, ({ reason }) => ({ reason, version: payment.version }))}
      save={(form) => save(payment.id, form)}
      act={[dialog.title, 'Saving...']}
    >
      <p>
        {formatMoney(payment.amount)} on {formatDay(payment.day)}. {words}
      </p>
      <Field name="reason" label="Reason" maxLength={reasonLimit} required />
    </EditDialog>
  )
}

const stateNames: Record<PaymentState, string> = {
  open: 'Unmatched',
  posted: 'Matched',
  counted: 'Duplicate',
  aside: 'Set aside',
}

const states = [['', 'Every status'], ...Object.entries(stateNames)] as [string, string][]

const columns: readonly Column<PaymentAnswer>[] = [
  {
    title: 'From',
    inCard: 'name',
    cell: ({ name, text, telephone }) => (
      <Titled title={name || telephone || text || 'Unknown payer'}>
        {[name && telephone, name || telephone ? text : ''].filter(Boolean).join(', ')}
      </Titled>
    ),
  },
  { title: 'Day', order: 'day', width: 'narrow', cell: ({ day }) => formatDay(day) },
  { title: 'Amount', order: 'amount', width: 'amount', cell: ({ amount }) => formatMoney(amount) },
  {
    title: 'Match',
    width: 'wide',
    cell: (payment) => <Known payment={payment} />,
  },
]

function Known({ payment: { state, suggestion, giver, fund, receipt, reason } }: { payment: PaymentAnswer }) {
  if (!suggestion)
    return (
      <Titled title={stateNames[state]}>{[giver, fund, receipt, reason].filter(Boolean).join(', ')}</Titled>
    )
  const { gift, transfer, account, name, reasons } = suggestion
  if (gift) return <Titled title="Possible duplicate">{gift.reason}</Titled>
  if (transfer)
    return (
      <Titled title="Possible transfer">
        {transfer.why}, from {transfer.from} on {formatDay(transfer.day)}
      </Titled>
    )
  const title = account ? `It may be from ${name}` : 'Please choose the giver'
  return <Titled title={title}>{reasons.join(' ')}</Titled>
}
