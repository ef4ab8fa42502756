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
import { shownDay } from '../../../../lib/words/shown-day.ts'
import { ActSection } from '../../../staff/acts/ActSection.tsx'
import type { Act, ActDialog } from '../../../staff/acts/act.ts'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { staffWords } from '../../../staff/messages.ts'
import { usePages } from '../../../staff/useCollection.ts'
import { spendingWords } from '../spending/messages.ts'
import { welfareWords } from './messages.ts'
import type { BookRights } from './rights.ts'

/** What is paid out: prepared, checked, approved, paid and received, each by its person. */
export function WelfareVouchers(_: BookRights) {
  return (
    <ActSection
      title={welfareWords.vouchers}
      list={usePages(voucherCalls.list, welfareWords.vouchersCouldNotBe)}
      search={welfareWords.searchVouchers}
      empty={welfareWords.nothingIsToBe}
      why={welfareWords.claimThatWasApproved}
      columns={columns()}
      nameOf={({ number }) => number}
      acts={acts()}
    />
  )
}

/** Whether the reader takes the voucher's next step, and it is this one. */
const isNext =
  (step: VoucherAnswer['next']) =>
  ({ may_next, next }: VoucherAnswer): boolean =>
    may_next && next === step

const acts = (): readonly Act<VoucherAnswer>[] => [
  {
    name: welfareWords.check,
    when: isNext('checked'),
    call: ({ id }) => takeStep(id, 'check'),
    toast: welfareWords.voucherIsChecked,
  },
  {
    name: welfareWords.approve,
    when: isNext('approved'),
    call: ({ id }) => takeStep(id, 'approve'),
    toast: welfareWords.voucherIsApproved,
  },
  {
    name: welfareWords.pay,
    when: isNext('paid'),
    dialog: (row, dialog) => <PayDialog row={row} {...dialog} />,
  },
  {
    name: welfareWords.received,
    when: isNext('received'),
    dialog: ({ id, number }, dialog) => (
      <EditDialog
        {...dialog}
        title={welfareWords.numberMoneyWasReceived({ number })}
        shape={ReceiveForm}
        save={({ name }) => receiveVoucher(id, name)}
        act={[welfareWords.markReceived, staffWords.saving]}
        saved={welfareWords.markedReceived}
      >
        <Field
          name="name"
          label={welfareWords.receivedBy}
          hint={welfareWords.memberCanAlsoSay}
          maxLength={120}
          required
        />
      </EditDialog>
    ),
  },
  {
    name: welfareWords.print,
    call: ({ id, number }) => saveVoucher(id, number),
    toast: welfareWords.downloaded,
  },
  {
    name: welfareWords.cancelVoucher,
    danger: true,
    when: ({ next }) => next !== '' && next !== 'received',
    dialog: ({ id, number }, dialog) => (
      <EditDialog
        {...dialog}
        title={welfareWords.cancelNumber({ number })}
        shape={DropForm}
        save={({ why }) => dropVoucher(id, why)}
        act={[welfareWords.cancelVoucher, welfareWords.cancelling]}
        saved={welfareWords.voucherCancelled}
      >
        <LongField name="why" label={welfareWords.reason} maxLength={300} required />
      </EditDialog>
    ),
  },
]

function PayDialog({ row, ...dialog }: ActDialog & { row: VoucherAnswer }) {
  return (
    <EditDialog
      {...dialog}
      title={welfareWords.payAmountToPayee({ amount: formatMoney(row.amount), payee: row.payee })}
      shape={PayForm}
      save={(form) => payVoucher(row.id, form)}
      act={[welfareWords.payVoucher, staffWords.saving]}
      saved={welfareWords.paidAndInLedger}
    >
      <p>{welfareWords.inwordsHandMoneyOver({ inWords: row.in_words })}</p>
      <SelectField name="how" label={welfareWords.method} required>
        {payWays.map((way) => (
          <option key={way} value={way}>
            {welfareWords.way({ way: `${way[0]?.toUpperCase()}${way.slice(1)}` })}
          </option>
        ))}
      </SelectField>
      <Field name="reference" label={welfareWords.numberOfChequeOr} maxLength={60} />
    </EditDialog>
  )
}

const columns = (): readonly Column<VoucherAnswer>[] => [
  {
    title: welfareWords.voucher,
    order: 'prepared_at',
    cell: ({ number, payee, purpose }) => (
      <Titled title={number}>
        {payee || welfareWords.somebodyWhoseAccountIs}, {purpose}
      </Titled>
    ),
  },
  {
    title: welfareWords.amount,
    cell: ({ amount, in_words }) => <Titled title={formatMoney(amount)}>{in_words}</Titled>,
  },
  {
    title: welfareWords.steps,
    cell: ({ steps, dropped, is_taken_back }) => (
      <>
        {voucherSteps.flatMap((step) => {
          const done = steps.find((one) => one.step === step)
          return done
            ? [
                <span className="block" key={step}>
                  {stepWords(step, done.name, shownDay(done.at))}
                </span>,
              ]
            : []
        })}
        {dropped && <span className="block">{welfareWords.cancelledDropped({ dropped })}</span>}
        {is_taken_back && <span className="block">{welfareWords.paymentWasReversed}</span>}
      </>
    ),
  },
]

function stepWords(step: (typeof voucherSteps)[number], name: string, day: string): string {
  switch (step) {
    case 'prepared':
      return spendingWords.prepared({ name, day })
    case 'checked':
      return spendingWords.checkedBy({ name, day })
    case 'approved':
      return spendingWords.approvedBy({ name, day })
    case 'paid':
      return spendingWords.paidBy({ name, day })
    case 'received':
      return spendingWords.receivedBy({ name, day })
  }
}
