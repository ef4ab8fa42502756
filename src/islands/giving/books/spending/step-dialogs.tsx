import { useState } from 'react'
import { SelectField } from '../../../../components/form/ChoiceField.tsx'
import { Field, LongField } from '../../../../components/form/Field.tsx'
import { call } from '../../../../lib/api/call.ts'
import { CancelForm } from '../../../../lib/contract/giving/book-account.ts'
import {
  cancelSpendVoucher,
  paySpendVoucher,
  readSpendChoices,
  receiveSpendVoucher,
} from '../../../../lib/contract/giving/calls/spending.ts'
import { SpendPayForm, type SpendVoucherAnswer } from '../../../../lib/contract/giving/spending.ts'
import { ReceiveForm } from '../../../../lib/contract/giving/welfare.ts'
import { typedAs } from '../../../../lib/contract/typed.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { today } from '../../../../lib/time/today.ts'
import type { ActDialog } from '../../../staff/acts/act.ts'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { spendingWords as words } from './messages.ts'

type Props = ActDialog & { voucher: SpendVoucherAnswer }

const loadChoices = () => call(readSpendChoices)
const capitalised = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`

/** Asks from which account and how a voucher is paid: the ways are those of the account. */
export function PayVoucher({ voucher, ...dialog }: Props) {
  const { data: choices } = useOnOpen(useLoaded(loadChoices, words.voucherNotLoaded))
  const [chosen, setChosen] = useState('')
  if (!choices) return null
  const account = choices.accounts.find(({ id }) => String(id) === chosen) ?? choices.accounts[0]
  return (
    <EditDialog
      {...dialog}
      title={words.payTitle({ amount: formatMoney(voucher.amount), payee: voucher.payee })}
      shape={typedAs(SpendPayForm, ({ account: typed, ...form }) => ({ ...form, account: Number(typed) }))}
      save={(body) => call(paySpendVoucher, { id: voucher.id, body })}
      act={[words.pay, words.paying]}
      saved={words.wasPaid}
    >
      <p>
        {voucher.in_words}. {words.payHint}
      </p>
      <SelectField
        name="account"
        label={words.account}
        required
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      >
        {choices.accounts.map(({ id, name, balance }) => (
          <option key={id} value={id}>
            {words.accountHas({ name, amount: formatMoney(balance) })}
          </option>
        ))}
      </SelectField>
      <SelectField name="how" label={words.method} required key={account?.id}>
        {account?.ways.map((way) => (
          <option key={way} value={way}>
            {capitalised(way)}
          </option>
        ))}
      </SelectField>
      <Field name="reference" label={words.reference} maxLength={60} />
      <Field name="day" label={words.day} type="date" defaultValue={today()} required />
    </EditDialog>
  )
}

/** Asks who took the money. */
export const ReceiveVoucher = ({ voucher, ...dialog }: Props) => (
  <EditDialog
    {...dialog}
    title={words.receiveTitle({ number: voucher.number })}
    shape={ReceiveForm}
    save={(body) => call(receiveSpendVoucher, { id: voucher.id, body })}
    act={[words.receive, words.paying]}
    saved={words.wasReceived}
  >
    <Field name="name" label={words.receivedName} defaultValue={voucher.payee} maxLength={120} required />
  </EditDialog>
)

/** Asks why a voucher is cancelled. */
export const CancelVoucher = ({ voucher, ...dialog }: Props) => (
  <EditDialog
    {...dialog}
    title={words.cancelTitle({ number: voucher.number })}
    shape={CancelForm}
    save={(body) => call(cancelSpendVoucher, { id: voucher.id, body })}
    act={[words.cancel, words.cancelling]}
    saved={words.wasCancelled}
  >
    <p>{words.cancelHint}</p>
    <LongField name="why" label={words.reason} maxLength={300} required />
  </EditDialog>
)
