import { Field, LongField } from '../../../components/form/Field.tsx'
import type { Column } from '../../../components/staff/lists/list.ts'
import { Titled } from '../../../components/staff/Titled.tsx'
import { approveRefund, declineRefund, refundCalls } from '../../../lib/api/giving/refunds.ts'
import { type Refund, RefundDecline } from '../../../lib/contract/giving/refund.ts'
import { churchCurrency } from '../../../lib/site/this-church.ts'
import { ActSection } from '../../staff/acts/ActSection.tsx'
import type { Act, ActDialog } from '../../staff/acts/act.ts'
import { EditDialog } from '../../staff/dialogs/EditDialog.tsx'
import { listWords } from '../../staff/lists/messages.ts'
import { usePages } from '../../staff/useCollection.ts'
import { providerName, sumOf } from './matching/provider-sum.ts'
import { bookWords } from './messages.ts'
import { refundForm } from './refund-form.ts'

/** Gifts that are given back: a treasurer asks, another treasurer or a super admin approves. */
export const Refunds = () => <RefundList mayAsk />

/** The same for a super admin without the duty, who approves and does not ask. */
export const RefundsToApprove = () => <RefundList mayAsk={false} />

function RefundList({ mayAsk }: { mayAsk: boolean }) {
  const list = usePages(refundCalls.list)
  return (
    <ActSection
      title={bookWords.refunds}
      list={list}
      search={bookWords.searchRefunds}
      empty={bookWords.noRefunds}
      why={bookWords.giftThatHasTo}
      add={
        mayAsk ? { name: bookWords.requestRefund, dialog: (dialog) => <AskDialog {...dialog} /> } : undefined
      }
      columns={columns()}
      nameOf={nameOf}
      acts={acts()}
    />
  )
}

const nameOf = ({ amount, currency, receipt_number }: Refund) =>
  bookWords.amountOfReceiptReceiptnumber({ amount: sumOf(amount, currency), receiptNumber: receipt_number })

/** The fee as what it is: it stays with the provider, and the church bears it. */
const feeOf = ({ fees, currency, provider }: Refund): string =>
  fees === null
    ? bookWords.providerHasNotSaid({ provider: providerName(provider) })
    : bookWords.providerKeepsItsFee({ provider: providerName(provider), amount: sumOf(fees, currency) })

const isAsked = ({ state }: Refund) => state === 'asked'

const acts = (): readonly Act<Refund>[] => [
  {
    name: bookWords.approve,
    when: isAsked,
    ask: (row) => ({
      title: bookWords.approveRefundOfAmount({ amount: sumOf(row.amount, row.currency) }),
      act: bookWords.approveRefund,
      danger: false,
      text: (
        <>
          <p>{bookWords.askedbyAskedForIt({ askedBy: row.asked_by, reason: row.reason })}</p>
          <p>{bookWords.feeMoneyLeavesChurchs({ fee: feeOf(row) })}</p>
        </>
      ),
      failure: bookWords.itWasNotApproved,
    }),
    call: approveRefund,
    toast: bookWords.approvedProviderRefundsIt,
  },
  {
    name: bookWords.decline,
    when: isAsked,
    dialog: (row, dialog) => (
      <EditDialog
        {...dialog}
        title={bookWords.declineName({ name: nameOf(row) })}
        shape={RefundDecline}
        save={(declined) => declineRefund(row, declined)}
        act={[bookWords.declineRefund, bookWords.declining]}
        saved={bookWords.declined}
      >
        <LongField name="why" label={bookWords.reason} maxLength={500} required />
      </EditDialog>
    ),
  },
]

function AskDialog(dialog: ActDialog) {
  const currency = churchCurrency()
  return (
    <EditDialog
      {...dialog}
      title={bookWords.requestRefund}
      shape={refundForm(currency)}
      save={(refund) => refundCalls.add(refund)}
      act={[bookWords.requestRefund, bookWords.requesting]}
      saved={bookWords.requestedAnotherTreasurerOr}
    >
      <p>{bookWords.anotherTreasurerOrSuper}</p>
      <Field name="receipt_number" label={bookWords.receiptNumber} required maxLength={40} />
      <Field
        name="amount"
        label={bookWords.amountInCurrency({ currency })}
        hint={bookWords.leaveItEmptyFor}
        inputMode="decimal"
        maxLength={12}
      />
      <LongField name="reason" label={bookWords.reason} required maxLength={500} />
    </EditDialog>
  )
}

const states = (): Record<string, readonly [words: string, badge: string]> => ({
  asked: [bookWords.waitingForApproval, 'badge-gold'],
  declined: [bookWords.declined, 'badge-forest'],
  sent: [bookWords.onItsWay, 'badge-indigo'],
  pending: [bookWords.onItsWay, 'badge-indigo'],
  failed: [bookWords.failed, 'badge-laterite'],
  processed: [bookWords.refunded, 'badge-forest'],
})

const columns = (): readonly Column<Refund>[] => [
  {
    title: bookWords.refund,
    cell: (row) => (
      <Titled
        title={bookWords.amountOfAmount2({
          amount: sumOf(row.amount, row.currency),
          amount2: sumOf(row.gift_amount, row.currency),
        })}
      >
        {bookWords.receiptReceiptnumberProvider({
          receiptNumber: row.receipt_number,
          provider: providerName(row.provider),
        })}
      </Titled>
    ),
  },
  { title: bookWords.reason, cell: ({ reason }) => reason },
  {
    title: listWords.status,
    order: 'asked_at',
    cell: ({ state, why }) => {
      const [words, badge] = states()[state] ?? [state, 'badge-indigo']
      return (
        <>
          <span className={`badge ${badge}`}>{words}</span>
          {why && <span className="block text-ink-soft">{why}</span>}
        </>
      )
    },
  },
  {
    title: bookWords.decision,
    cell: ({ asked_by, decided_by }) => (
      <>
        {asked_by ? bookWords.requestedByAskedby({ askedBy: asked_by }) : bookWords.requestedByDeletedAccount}
        {decided_by && (
          <>
            <br />
            {bookWords.decidedByDecidedby({ decidedBy: decided_by })}
          </>
        )}
      </>
    ),
  },
]
