import { SelectField } from '../../../../components/form/ChoiceField.tsx'
import { Field, LongField } from '../../../../components/form/Field.tsx'
import type { Column } from '../../../../components/staff/lists/list.ts'
import { Titled } from '../../../../components/staff/Titled.tsx'
import { saveVoucher } from '../../../../lib/api/giving/pdf.ts'
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
import { ActSection } from '../../../staff/acts/ActSection.tsx'
import type { Act, ActDialog } from '../../../staff/acts/act.ts'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { usePages } from '../../../staff/useCollection.ts'
import type { BookRights } from './rights.ts'

/** What is paid out: prepared, checked, approved, paid and received, each by its person. */
export function WelfareVouchers(_: BookRights) {
  return (
    <ActSection
      title="Vouchers"
      list={usePages(voucherCalls.list, 'The vouchers could not be loaded.')}
      search="Search vouchers..."
      empty="Nothing is to be paid out"
      why="A claim that was approved becomes a voucher, which different people check, approve and pay."
      columns={columns}
      nameOf={({ number }) => number}
      acts={acts}
    />
  )
}

/** Whether the reader takes the voucher's next step, and it is this one. */
const isNext =
  (step: VoucherAnswer['next']) =>
  ({ may_next, next }: VoucherAnswer): boolean =>
    may_next && next === step

const acts: readonly Act<VoucherAnswer>[] = [
  {
    name: 'Check',
    when: isNext('checked'),
    call: ({ id }) => takeStep(id, 'check'),
    toast: 'The voucher is checked',
  },
  {
    name: 'Approve',
    when: isNext('approved'),
    call: ({ id }) => takeStep(id, 'approve'),
    toast: 'The voucher is approved',
  },
  { name: 'Pay', when: isNext('paid'), dialog: (row, dialog) => <PayDialog row={row} {...dialog} /> },
  {
    name: 'Received',
    when: isNext('received'),
    dialog: ({ id, number }, dialog) => (
      <EditDialog
        {...dialog}
        title={`${number}: the money was received`}
        shape={ReceiveForm}
        save={({ name }) => receiveVoucher(id, name)}
        act={['Mark received', 'Saving...']}
        saved="Marked received"
      >
        <Field
          name="name"
          label="Received by"
          hint="The member can also say so under “My giving”."
          maxLength={120}
          required
        />
      </EditDialog>
    ),
  },
  {
    name: 'Print',
    call: ({ id, number }) => saveVoucher(id, number),
    toast: 'Downloaded',
  },
  {
    name: 'Cancel voucher',
    danger: true,
    when: ({ next }) => next !== '' && next !== 'received',
    dialog: ({ id, number }, dialog) => (
      <EditDialog
        {...dialog}
        title={`Cancel ${number}`}
        shape={DropForm}
        save={({ why }) => dropVoucher(id, why)}
        act={['Cancel voucher', 'Cancelling...']}
        saved="Voucher cancelled"
      >
        <LongField name="why" label="Reason" maxLength={300} required />
      </EditDialog>
    ),
  },
]

function PayDialog({ row, ...dialog }: ActDialog & { row: VoucherAnswer }) {
  return (
    <EditDialog
      {...dialog}
      title={`Pay ${formatMoney(row.amount)} to ${row.payee}`}
      shape={PayForm}
      save={(form) => payVoucher(row.id, form)}
      act={['Pay voucher', 'Saving...']}
      saved="Paid, and in the ledger"
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
