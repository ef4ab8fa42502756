import { useState } from 'react'
import { Field, LongField } from '../../../components/form/Field.tsx'
import { ListSection } from '../../../components/staff/lists/ListSection.tsx'
import type { Column } from '../../../components/staff/lists/list.ts'
import { RowAct } from '../../../components/staff/lists/RowAct.tsx'
import { Titled } from '../../../components/staff/Titled.tsx'
import { Confirm } from '../../../components/ui/Confirm.tsx'
import { approveRefund, declineRefund, refundCalls } from '../../../lib/api/giving/refunds.ts'
import { type Refund, RefundDecline } from '../../../lib/contract/giving/refund.ts'
import { churchCurrency } from '../../../lib/site/this-church.ts'
import { notify } from '../../../stores/toasts.ts'
import { EditDialog } from '../../staff/dialogs/EditDialog.tsx'
import { tellRefusal } from '../../staff/refusal.ts'
import { usePages } from '../../staff/useCollection.ts'
import { providerName, sumOf } from './matching/provider-sum.ts'
import { refundForm } from './refund-form.ts'

type Open = { act: 'ask' } | { act: 'approve' | 'decline'; row: Refund }

/** Gifts that are given back: a treasurer asks, another treasurer or a super admin approves. */
export const Refunds = () => <RefundList mayAsk />

/** The same for a super admin without the duty, who approves and does not ask. */
export const RefundsToApprove = () => <RefundList mayAsk={false} />

function RefundList({ mayAsk }: { mayAsk: boolean }) {
  const list = usePages(refundCalls.list)
  const [open, setOpen] = useState<Open>()
  const changed = () => void list.reload()
  const close = () => setOpen(undefined)
  return (
    <>
      <ListSection
        title="Refunds"
        list={list}
        search="Search refunds..."
        empty="No refunds"
        why="A gift that has to go back is here: one treasurer requests it, and a second person approves."
        columns={columns}
        actions={(row) =>
          row.state === 'asked' && (
            <>
              <RowAct name="Approve" of={nameOf(row)} act={() => setOpen({ act: 'approve', row })} />
              <RowAct name="Decline" of={nameOf(row)} act={() => setOpen({ act: 'decline', row })} />
            </>
          )
        }
      >
        {mayAsk && (
          <button className="btn btn-primary" type="button" onClick={() => setOpen({ act: 'ask' })}>
            Request refund
          </button>
        )}
      </ListSection>
      {open?.act === 'ask' && <AskDialog {...{ changed, close }} />}
      {open?.act === 'decline' && <DeclineDialog {...{ row: open.row, changed, close }} />}
      {open?.act === 'approve' && (
        <Confirm
          title={`Approve refund of ${sumOf(open.row.amount, open.row.currency)}?`}
          act="Approve refund"
          danger={false}
          confirm={async () => {
            await approveRefund(open.row)
            changed()
            notify.success('Approved. The provider refunds it')
          }}
          refused={(error) => {
            changed()
            return tellRefusal(error, 'It was not approved. Please try again.')
          }}
          close={close}
        >
          <p>
            {open.row.asked_by} asked for it: {open.row.reason}
          </p>
          <p>{feeOf(open.row)} The money leaves the church’s account, and nobody can call it back.</p>
        </Confirm>
      )}
    </>
  )
}

const nameOf = ({ amount, currency, receipt_number }: Refund) =>
  `${sumOf(amount, currency)} of receipt ${receipt_number}`

/** The fee as what it is: it stays with the provider, and the church bears it. */
const feeOf = ({ fees, currency, provider }: Refund): string =>
  fees === null
    ? `${providerName(provider)} has not said what it keeps.`
    : `${providerName(provider)} keeps its fee of ${sumOf(fees, currency)}: the church bears it.`

function AskDialog({ changed, close }: { changed: () => void; close: () => void }) {
  const currency = churchCurrency()
  return (
    <EditDialog
      title="Request refund"
      shape={refundForm(currency)}
      save={async (asked) => {
        await refundCalls.add(asked)
        changed()
      }}
      saved="Requested. Another treasurer or a super admin approves it"
      outdated={changed}
      close={close}
    >
      <p>
        Another treasurer or a super admin has to approve it, so please name nobody in the reason. The fee of
        the provider is not given back to the church.
      </p>
      <Field {...{ name: 'receipt_number', label: 'Receipt number', required: true, maxLength: 40 }} />
      <Field
        {...{ name: 'amount', label: `Amount in ${currency}` }}
        hint="Leave it empty for the whole gift."
        inputMode="decimal"
        maxLength={12}
      />
      <LongField {...{ name: 'reason', label: 'Reason', required: true, maxLength: 500 }} />
    </EditDialog>
  )
}

function DeclineDialog({ row, changed, close }: { row: Refund; changed: () => void; close: () => void }) {
  return (
    <EditDialog
      title={`Decline ${nameOf(row)}`}
      shape={RefundDecline}
      save={async (declined) => {
        await declineRefund(row, declined)
        changed()
      }}
      saved="Declined"
      outdated={changed}
      close={close}
    >
      <LongField {...{ name: 'why', label: 'Reason', required: true, maxLength: 500 }} />
    </EditDialog>
  )
}

const states: Record<string, readonly [words: string, badge: string]> = {
  asked: ['Waiting for approval', 'badge-gold'],
  declined: ['Declined', 'badge-forest'],
  sent: ['On its way', 'badge-indigo'],
  pending: ['On its way', 'badge-indigo'],
  failed: ['Failed', 'badge-laterite'],
  processed: ['Refunded', 'badge-forest'],
}

const columns: readonly Column<Refund>[] = [
  {
    title: 'Refund',
    cell: (row) => (
      <Titled title={`${sumOf(row.amount, row.currency)} of ${sumOf(row.gift_amount, row.currency)}`}>
        Receipt {row.receipt_number}, {providerName(row.provider)}
      </Titled>
    ),
  },
  { title: 'Reason', cell: ({ reason }) => reason },
  {
    title: 'Status',
    order: 'asked_at',
    cell: ({ state, why }) => {
      const [words, badge] = states[state] ?? [state, 'badge-indigo']
      return (
        <>
          <span className={`badge ${badge}`}>{words}</span>
          {why && <span className="block text-ink-soft">{why}</span>}
        </>
      )
    },
  },
  {
    title: 'Decision',
    cell: ({ asked_by, decided_by }) => (
      <>
        Requested by {asked_by || 'a deleted account'}
        {decided_by && (
          <>
            <br />
            Decided by {decided_by}
          </>
        )}
      </>
    ),
  },
]
