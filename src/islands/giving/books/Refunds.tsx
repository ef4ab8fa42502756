import { Field, LongField } from '../../../components/form/Field.tsx'
import type { Column } from '../../../components/staff/lists/list.ts'
import { Titled } from '../../../components/staff/Titled.tsx'
import { approveRefund, declineRefund, refundCalls } from '../../../lib/api/giving/refunds.ts'
import { type Refund, RefundDecline } from '../../../lib/contract/giving/refund.ts'
import { churchCurrency } from '../../../lib/site/this-church.ts'
import { ActSection } from '../../staff/acts/ActSection.tsx'
import type { Act, ActDialog } from '../../staff/acts/act.ts'
import { EditDialog } from '../../staff/dialogs/EditDialog.tsx'
import { usePages } from '../../staff/useCollection.ts'
import { providerName, sumOf } from './matching/provider-sum.ts'
import { refundForm } from './refund-form.ts'

/** Gifts that are given back: a treasurer asks, another treasurer or a super admin approves. */
export const Refunds = () => <RefundList mayAsk />

/** The same for a super admin without the duty, who approves and does not ask. */
export const RefundsToApprove = () => <RefundList mayAsk={false} />

function RefundList({ mayAsk }: { mayAsk: boolean }) {
  const list = usePages(refundCalls.list)
  return (
    <ActSection
      title="Refunds"
      list={list}
      search="Search refunds..."
      empty="No refunds"
      why="A gift that has to go back is here: one treasurer requests it, and a second person approves."
      add={mayAsk ? { name: 'Request refund', dialog: (dialog) => <AskDialog {...dialog} /> } : undefined}
      columns={columns}
      nameOf={nameOf}
      acts={acts}
    />
  )
}

const nameOf = ({ amount, currency, receipt_number }: Refund) =>
  `${sumOf(amount, currency)} of receipt ${receipt_number}`

/** The fee as what it is: it stays with the provider, and the church bears it. */
const feeOf = ({ fees, currency, provider }: Refund): string =>
  fees === null
    ? `${providerName(provider)} has not said what it keeps.`
    : `${providerName(provider)} keeps its fee of ${sumOf(fees, currency)}: the church bears it.`

const isAsked = ({ state }: Refund) => state === 'asked'

const acts: readonly Act<Refund>[] = [
  {
    name: 'Approve',
    when: isAsked,
    ask: (row) => ({
      title: `Approve refund of ${sumOf(row.amount, row.currency)}?`,
      act: 'Approve refund',
      danger: false,
      text: (
        <>
          <p>
            {row.asked_by} asked for it: {row.reason}
          </p>
          <p>{feeOf(row)} The money leaves the church’s account, and nobody can call it back.</p>
        </>
      ),
      failure: 'It was not approved. Please try again.',
    }),
    call: approveRefund,
    toast: 'Approved. The provider refunds it',
  },
  {
    name: 'Decline',
    when: isAsked,
    dialog: (row, dialog) => (
      <EditDialog
        {...dialog}
        title={`Decline ${nameOf(row)}`}
        shape={RefundDecline}
        save={(declined) => declineRefund(row, declined)}
        act={['Decline refund', 'Declining...']}
        saved="Declined"
      >
        <LongField name="why" label="Reason" maxLength={500} required />
      </EditDialog>
    ),
  },
]

function AskDialog(dialog: ActDialog) {
  const currency = churchCurrency()
  return (
    <EditDialog
      {...dialog}
      title="Request refund"
      shape={refundForm(currency)}
      save={(refund) => refundCalls.add(refund)}
      act={['Request refund', 'Requesting...']}
      saved="Requested. Another treasurer or a super admin approves it"
    >
      <p>
        Another treasurer or a super admin has to approve it, so please name nobody in the reason. The fee of
        the provider is not given back to the church.
      </p>
      <Field name="receipt_number" label="Receipt number" required maxLength={40} />
      <Field
        name="amount"
        label={`Amount in ${currency}`}
        hint="Leave it empty for the whole gift."
        inputMode="decimal"
        maxLength={12}
      />
      <LongField name="reason" label="Reason" required maxLength={500} />
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
