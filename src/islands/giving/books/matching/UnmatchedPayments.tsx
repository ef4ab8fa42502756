import { Field, LongField } from '../../../../components/form/Field.tsx'
import type { Column } from '../../../../components/staff/lists/list.ts'
import { Titled } from '../../../../components/staff/Titled.tsx'
import { When } from '../../../../components/staff/When.tsx'
import {
  assignPayment,
  leaveUnmatched,
  undoPayment,
  unmatchedCalls,
} from '../../../../lib/api/giving/unmatched-payments.ts'
import {
  AssignPaymentForm,
  LeaveUnmatchedForm,
  type UnmatchedPayment,
} from '../../../../lib/contract/giving/unmatched-payment.ts'
import { fundName } from '../../../../lib/texts/giving/gift-name.ts'
import { ActSection } from '../../../staff/acts/ActSection.tsx'
import type { Act } from '../../../staff/acts/act.ts'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { usePages } from '../../../staff/useCollection.ts'
import { providerName, sumOf } from './provider-sum.ts'

/** Payments that the provider reported, and that match no gift: given to one, or left with a reason. Each decision can be undone. */
export function UnmatchedPayments() {
  return (
    <ActSection
      title="Unmatched Payments"
      list={usePages(unmatchedCalls.list)}
      empty="Every payment matches its gift"
      why="Money of the payment provider that fits no gift comes here, so that none is lost."
      columns={columns}
      nameOf={nameOf}
      acts={acts}
    />
  )
}

const nameOf = ({ amount, currency, provider_id }: UnmatchedPayment) =>
  `${sumOf(amount, currency)}, payment ${provider_id}`

const acts: readonly Act<UnmatchedPayment>[] = [
  {
    name: 'Undo',
    when: ({ settled }) => Boolean(settled),
    call: undoPayment,
    toast: 'Reopened. It waits for a decision again',
  },
  {
    name: 'Match to a gift',
    when: ({ settled, why }) => !settled && why !== 'a refund from outside',
    dialog: (row, dialog) => (
      <EditDialog
        {...dialog}
        title={`Match ${sumOf(row.amount, row.currency)} to a gift`}
        shape={AssignPaymentForm}
        save={(given) => assignPayment(row, given)}
        act={['Match payment', 'Matching...']}
        saved="Matched. The gift has its receipt now"
      >
        <p>The gift then counts with what was paid, and its giver gets the receipt.</p>
        <Field
          name="reference"
          label="Reference of the gift"
          hint="It stands in the provider’s own list of payments."
          defaultValue={row.gift_reference}
          maxLength={60}
          required
        />
        <LongField name="note" label="Note" maxLength={500} />
      </EditDialog>
    ),
  },
  {
    name: 'Leave unmatched',
    when: ({ settled }) => !settled,
    dialog: (row, dialog) => (
      <EditDialog
        {...dialog}
        title={`Leave ${sumOf(row.amount, row.currency)} unmatched`}
        shape={LeaveUnmatchedForm}
        save={(kept) => leaveUnmatched(row, kept)}
        act={['Leave unmatched', 'Saving...']}
        saved="Reason saved"
      >
        <LongField
          name="note"
          label="Reason"
          hint="Such as “given back at the office on Sunday”."
          maxLength={500}
          required
        />
      </EditDialog>
    ),
  },
]

/** The mismatch in words. */
function whatDiffers({ why, amount, currency, ...row }: UnmatchedPayment): string {
  const paid = sumOf(amount, currency)
  if (!row.gift_reference) return `${paid} came under a reference that no gift has.`
  const gift = `${sumOf(row.gift_amount, row.gift_currency)} for ${fundName(row.gift_fund)}, ${row.gift_state}`
  if (why === 'a second payment') return `${paid} came a second time for a gift of ${gift}.`
  if (why === 'a refund from outside')
    return `${paid} was given back at the provider itself, of a gift of ${gift}.`
  return `${paid} came for a gift of ${gift}.`
}

const columns: readonly Column<UnmatchedPayment>[] = [
  {
    title: 'Problem',
    cell: (row) => (
      <Titled title={`${row.why[0]?.toUpperCase()}${row.why.slice(1)}`}>{whatDiffers(row)}</Titled>
    ),
  },
  {
    title: 'Provider',
    cell: ({ provider, provider_id }) => (
      <>
        {providerName(provider)}
        <br />
        <span className="text-ink-soft">{provider_id}</span>
      </>
    ),
  },
  { title: 'Received', order: 'at', cell: ({ at }) => <When date={at} /> },
  {
    title: 'Decision',
    cell: ({ settled, settled_by, note }) =>
      settled ? (
        <Titled title={settled === 'given' ? 'Matched to this gift' : 'Left unmatched'}>
          {[note, settled_by && `by ${settled_by}`].filter(Boolean).join(', ')}
        </Titled>
      ) : (
        <span className="badge badge-gold">Waiting</span>
      ),
  },
]
