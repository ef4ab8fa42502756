import { useState } from 'react'
import { Field, LongField } from '../../../../components/form/Field.tsx'
import { ListSection } from '../../../../components/staff/lists/ListSection.tsx'
import type { Column } from '../../../../components/staff/lists/list.ts'
import { RowAct } from '../../../../components/staff/lists/RowAct.tsx'
import { Titled } from '../../../../components/staff/Titled.tsx'
import { When } from '../../../../components/staff/When.tsx'
import { whyRefused } from '../../../../lib/api/api-error.ts'
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
import { fundName } from '../../../../lib/texts/giving/giving.ts'
import { notify } from '../../../../stores/toasts.ts'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { usePages } from '../../../staff/useCollection.ts'
import { providerName, sumOf } from './provider-sum.ts'

type Open = { row: UnmatchedPayment; act: 'give' | 'keep' }

/** Payments that the provider reported, and that match no gift: given to one, or left with a reason. Each decision can be undone. */
export function UnmatchedPayments() {
  const list = usePages(unmatchedCalls.list)
  const [open, setOpen] = useState<Open>()
  const changed = () => void list.reload()
  const close = () => setOpen(undefined)

  async function undo(row: UnmatchedPayment): Promise<void> {
    try {
      await undoPayment(row)
      notify.success('Reopened. It waits for a decision again')
    } catch (error) {
      notify.error(whyRefused(error))
    }
    changed()
  }

  return (
    <>
      <ListSection
        title="Unmatched Payments"
        list={list}
        empty="Every payment matches its gift"
        why="Money of the payment provider that fits no gift comes here, so that none is lost."
        columns={columns}
        actions={(row) =>
          row.settled ? (
            <RowAct name="Undo" of={nameOf(row)} act={() => void undo(row)} />
          ) : (
            <>
              {row.why !== 'a refund from outside' && (
                <RowAct name="Match to a gift" of={nameOf(row)} act={() => setOpen({ row, act: 'give' })} />
              )}
              <RowAct name="Leave unmatched" of={nameOf(row)} act={() => setOpen({ row, act: 'keep' })} />
            </>
          )
        }
      />
      {open?.act === 'give' && <GiveDialog {...{ row: open.row, changed, close }} />}
      {open?.act === 'keep' && <KeepDialog {...{ row: open.row, changed, close }} />}
    </>
  )
}

const nameOf = ({ amount, currency, provider_id }: UnmatchedPayment) =>
  `${sumOf(amount, currency)}, payment ${provider_id}`

type Props = { row: UnmatchedPayment; changed: () => void; close: () => void }

function GiveDialog({ row, changed, close }: Props) {
  return (
    <EditDialog
      title={`Match ${sumOf(row.amount, row.currency)} to a gift`}
      shape={AssignPaymentForm}
      save={async (given) => {
        await assignPayment(row, given)
        changed()
      }}
      saved="Matched. The gift has its receipt now"
      outdated={changed}
      close={close}
    >
      <p>The gift then counts with what was paid, and its giver gets the receipt.</p>
      <Field
        {...{ name: 'reference', label: 'Reference of the gift', required: true, maxLength: 60 }}
        defaultValue={row.gift_reference}
        hint="It stands in the provider’s own list of payments."
      />
      <LongField {...{ name: 'note', label: 'Note', maxLength: 500 }} />
    </EditDialog>
  )
}

function KeepDialog({ row, changed, close }: Props) {
  return (
    <EditDialog
      title={`Leave ${sumOf(row.amount, row.currency)} unmatched`}
      shape={LeaveUnmatchedForm}
      save={async (kept) => {
        await leaveUnmatched(row, kept)
        changed()
      }}
      saved="Reason saved"
      outdated={changed}
      close={close}
    >
      <LongField
        {...{ name: 'note', label: 'Reason', required: true, maxLength: 500 }}
        hint="Such as “given back at the office on Sunday”."
      />
    </EditDialog>
  )
}

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
