import { useState } from 'react'
import { SelectField } from '../../../../components/form/ChoiceField.tsx'
import { Field, LongField } from '../../../../components/form/Field.tsx'
import { ListSection } from '../../../../components/staff/lists/ListSection.tsx'
import type { Column } from '../../../../components/staff/lists/list.ts'
import { RowAct } from '../../../../components/staff/lists/RowAct.tsx'
import { Titled } from '../../../../components/staff/Titled.tsx'
import { savePdf } from '../../../../lib/api/giving/papers.ts'
import {
  dropVoucher,
  payVoucher,
  receiveVoucher,
  takeStep,
  voucherCalls,
} from '../../../../lib/api/giving/welfare.ts'
import {
  DropForm,
  PayForm,
  payWays,
  ReceiveForm,
  type VoucherAnswer,
  voucherSteps,
} from '../../../../lib/contract/giving/welfare.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { formatDay } from '../../../../lib/time/dates.ts'
import { useAct } from '../../../../stores/useAct.ts'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { usePages } from '../../../staff/useCollection.ts'
import type { BookRights } from './rights.ts'

type Open = { row: VoucherAnswer; act: 'pay' | 'receive' | 'drop' }

const nextAct: Partial<Record<VoucherAnswer['next'], string>> = {
  checked: 'Check',
  approved: 'Approve',
  paid: 'Pay',
  received: 'Received',
}

/** What is paid out: prepared, checked, approved, paid and received, each by its person. */
export function WelfareVouchers(_: BookRights) {
  const list = usePages(voucherCalls.list, 'The vouchers could not be loaded.')
  const [open, setOpen] = useState<Open>()
  const [busy, act] = useAct()
  const changed = () => void list.reload()
  const close = () => setOpen(undefined)

  function go(row: VoucherAnswer): void {
    if (row.next === 'paid') setOpen({ row, act: 'pay' })
    else if (row.next === 'received') setOpen({ row, act: 'receive' })
    else {
      const step = row.next === 'checked' ? 'check' : 'approve'
      void act(() => takeStep(row.id, step).then(changed), `The voucher is ${row.next}`)
    }
  }

  return (
    <>
      <ListSection
        title="Vouchers"
        list={list}
        search="Search vouchers..."
        empty="Nothing is to be paid out"
        why="A claim that was approved becomes a voucher, which different people check, approve and pay."
        columns={columns}
        nameOf={({ number }) => number}
        actions={(row) => (
          <>
            {row.may_next && (
              <RowAct name={nextAct[row.next] ?? ''} of={row.number} busy={busy} act={() => go(row)} />
            )}
            <RowAct
              name="Print"
              of={row.number}
              busy={busy}
              act={() => void act(() => savePdf(`welfare/vouchers/${row.id}/pdf/`, row.number), 'Downloaded')}
            />
            {row.next !== '' && row.next !== 'received' && (
              <RowAct
                name="Cancel voucher"
                of={row.number}
                act={() => setOpen({ row, act: 'drop' })}
                danger
              />
            )}
          </>
        )}
      />
      {open?.act === 'pay' && <PayDialog {...{ row: open.row, changed, close }} />}
      {open?.act === 'receive' && (
        <EditDialog
          title={`${open.row.number}: the money was received`}
          shape={ReceiveForm}
          save={async ({ name }) => {
            await receiveVoucher(open.row.id, name)
            changed()
          }}
          saved="Marked received"
          outdated={changed}
          close={close}
        >
          <Field
            name="name"
            label="Received by"
            hint="The member can also say so under “My giving”."
            maxLength={120}
            required
          />
        </EditDialog>
      )}
      {open?.act === 'drop' && (
        <EditDialog
          title={`Cancel ${open.row.number}`}
          shape={DropForm}
          save={async ({ why }) => {
            await dropVoucher(open.row.id, why)
            changed()
          }}
          saved="Voucher cancelled"
          outdated={changed}
          close={close}
        >
          <LongField name="why" label="Reason" maxLength={300} required />
        </EditDialog>
      )}
    </>
  )
}

type Props = { row: VoucherAnswer; changed: () => void; close: () => void }

function PayDialog({ row, changed, close }: Props) {
  return (
    <EditDialog
      title={`Pay ${formatMoney(row.amount)} to ${row.payee}`}
      shape={PayForm}
      save={async (form) => {
        await payVoucher(row.id, form)
        changed()
      }}
      saved="Paid, and in the ledger"
      outdated={changed}
      close={close}
    >
      <p>{row.in_words}. Hand the money over first: this writes the expense into the ledger.</p>
      <SelectField name="how" label="Method" required>
        {payWays.map((way) => (
          <option key={way} value={way}>
            {`${way[0]?.toUpperCase()}${way.slice(1)}`}
          </option>
        ))}
      </SelectField>
      <Field name="reference" label="Number of the cheque or the transfer" maxLength={60} />
    </EditDialog>
  )
}

const columns: readonly Column<VoucherAnswer>[] = [
  {
    title: 'Voucher',
    order: 'prepared_at',
    cell: ({ number, payee, purpose }) => (
      <Titled title={number}>
        {payee || 'Somebody whose account is deleted'}, {purpose}
      </Titled>
    ),
  },
  {
    title: 'Amount',
    cell: ({ amount, in_words }) => <Titled title={formatMoney(amount)}>{in_words}</Titled>,
  },
  {
    title: 'Steps',
    cell: ({ steps, dropped, is_taken_back }) => (
      <>
        {voucherSteps.flatMap((step) => {
          const done = steps.find((one) => one.step === step)
          return done
            ? [
                <span className="block" key={step}>
                  {`${step[0]?.toUpperCase()}${step.slice(1)}`} by {done.name}, {formatDay(done.at)}
                </span>,
              ]
            : []
        })}
        {dropped && <span className="block">Cancelled: {dropped}</span>}
        {is_taken_back && <span className="block">The payment was reversed</span>}
      </>
    ),
  },
]
