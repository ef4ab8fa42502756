import { useState } from 'react'
import { Field } from '../../../../components/form/Field.tsx'
import { ListFilter } from '../../../../components/staff/lists/ListFilter.tsx'
import { ListSection } from '../../../../components/staff/lists/ListSection.tsx'
import type { Column } from '../../../../components/staff/lists/list.ts'
import { RowAct } from '../../../../components/staff/lists/RowAct.tsx'
import { Titled } from '../../../../components/staff/Titled.tsx'
import { listFunds } from '../../../../lib/api/giving/books.ts'
import {
  countPayment,
  paymentCalls,
  setPaymentAside,
  undoPayment,
} from '../../../../lib/api/giving/matching.ts'
import { reasonLimit } from '../../../../lib/contract/giving/books-ledger.ts'
import {
  type PaymentAnswer,
  PaymentReasonForm,
  type PaymentState,
} from '../../../../lib/contract/giving/matching.ts'
import { typedAs } from '../../../../lib/contract/typed.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { formatDay } from '../../../../lib/time/dates.ts'
import { useAct } from '../../../../stores/useAct.ts'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { usePages } from '../../../staff/useCollection.ts'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { ConfirmPayment } from './ConfirmPayment.tsx'
import { StatementFile } from './StatementFile.tsx'

type Opened = { payment: PaymentAnswer; act: 'confirm' | 'aside' | 'undo' }

/** Payments that went straight to the church's number or account, from the file of a statement. */
export function Matching() {
  const list = usePages(paymentCalls.list, 'The payments could not be loaded.')
  const { found: funds } = useOnOpen(useLoaded(listFunds, 'The funds could not be loaded.'))
  const [opened, setOpened] = useState<Opened>()
  const [busy, act] = useAct()
  const changed = () => void list.reload()
  const close = () => setOpened(undefined)
  return (
    <div className="grid grid-cols-1 gap-5">
      <ListSection
        title="Match Payments"
        list={list}
        search="Search a name or a text..."
        empty="No payments"
        why="Payments straight to the church’s number or account come here from the statement that you import above. Confirm one, and it is in the books."
        columns={columns}
        nameOf={({ name, amount }) => name || formatMoney(amount)}
        actions={(payment) => (
          <Acts
            {...{ payment, busy }}
            open={(what) => setOpened({ payment, act: what })}
            counted={(gift) =>
              void act(async () => {
                await countPayment(payment.id, { gift, version: payment.version })
                changed()
              }, 'Marked as duplicate: nothing was posted')
            }
          />
        )}
        filters={<ListFilter list={list} label="Status" options={states} />}
      />
      <StatementFile taken={changed} />
      {opened?.act === 'confirm' && funds && (
        <ConfirmPayment {...{ payment: opened.payment, funds, changed, close }} />
      )}
      {opened && opened.act !== 'confirm' && <Why {...{ ...opened, changed, close }} />}
    </div>
  )
}

type ActsProps = {
  payment: PaymentAnswer
  busy: boolean
  open: (act: Opened['act']) => void
  counted: (gift: number) => void
}

function Acts({ payment: { name, amount, state, suggestion }, busy, open, counted }: ActsProps) {
  const of = name || formatMoney(amount)
  if (state !== 'open') return <RowAct name="Undo" of={of} act={() => open('undo')} danger />
  const gift = suggestion?.gift
  return (
    <>
      {gift && <RowAct name="Duplicate" of={of} busy={busy} act={() => counted(gift.id)} />}
      <RowAct name="Confirm" of={of} act={() => open('confirm')} />
      <RowAct name="Set aside" of={of} act={() => open('aside')} />
    </>
  )
}

type WhyProps = { payment: PaymentAnswer; act: Opened['act']; changed: () => void; close: () => void }

function Why({ payment, act, changed, close }: WhyProps) {
  const isUndo = act === 'undo'
  return (
    <EditDialog
      title={isUndo ? 'Reopen payment' : 'Set payment aside'}
      shape={typedAs(PaymentReasonForm, ({ reason }) => ({ reason, version: payment.version }))}
      save={async (form) => {
        await (isUndo ? undoPayment : setPaymentAside)(payment.id, form)
        changed()
      }}
      saved={isUndo ? 'Reopened' : 'Set aside'}
      outdated={changed}
      close={close}
    >
      <p>
        {formatMoney(payment.amount)} on {formatDay(payment.day)}.{' '}
        {!isUndo && 'It is no gift, or its money is in the books in another way. Nothing is posted.'}
        {isUndo && payment.state === 'posted' && 'A counter-entry stands against what was posted.'}
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
  const { gift, account, name, reasons } = suggestion
  if (gift) return <Titled title="Possible duplicate">{gift.reason}</Titled>
  const title = account ? `It may be from ${name}` : 'Please choose the giver'
  return <Titled title={title}>{reasons.join(' ')}</Titled>
}
