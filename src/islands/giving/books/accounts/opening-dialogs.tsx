import { LongField } from '../../../../components/form/Field.tsx'
import { call } from '../../../../lib/api/call.ts'
import {
  type BookAccountsAnswer,
  CancelForm,
  OpeningForm,
} from '../../../../lib/contract/giving/book-account.ts'
import { cancelOpening, openAccount, openFund } from '../../../../lib/contract/giving/calls/book-accounts.ts'
import { readUnits } from '../../../../lib/money/typed-amounts.ts'
import { churchCurrency } from '../../../../lib/site/this-church.ts'
import { today } from '../../../../lib/time/today.ts'
import type { ActDialog } from '../../../staff/acts/act.ts'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { FieldsDialog } from '../../../staff/entries/FieldsDialog.tsx'
import { accountWords as words } from './messages.ts'

type Show = { show: (all: BookAccountsAnswer) => void }
type OpeningProps = ActDialog & Show & { of: 'account' | 'fund'; row: { id: number; name: string } }

/** Asks what an account or a fund had on the morning of a day. */
export const OpeningDialog = ({ of, row: { id, name }, show, ...dialog }: OpeningProps) => (
  <FieldsDialog
    {...dialog}
    title={words.openingTitle({ name })}
    schema={OpeningForm}
    fields={[
      { kind: 'date', name: 'day', label: words.day, start: `${today().slice(0, 4)}-01-01`, required: true },
      { kind: 'money', name: 'amount', label: words.was, required: true },
      { name: 'is_negative', render: () => <Negative /> },
    ]}
    read={({ amount, is_negative }) => ({
      is_negative: undefined,
      amount: readUnits(amount ?? '', churchCurrency()) * (is_negative === 'on' ? -1 : 1),
    })}
    save={async ({ day, amount }) => {
      const body = { day, amount }
      show(await (of === 'account' ? call(openAccount, { id, body }) : call(openFund, { id, body })))
    }}
    act={[words.setOpening, words.saving]}
    saved={words.openingSaved}
  >
    <p>{words.openingHint}</p>
  </FieldsDialog>
)

const Negative = () => (
  <label className="choice">
    <input type="checkbox" name="is_negative" />
    {words.isNegative}
  </label>
)

/** Asks why an opening balance is taken back. */
export const CancelOpening = ({ opening, show, ...dialog }: ActDialog & Show & { opening: number }) => (
  <EditDialog
    {...dialog}
    title={words.cancelOpening}
    shape={CancelForm}
    save={async (body) => show(await call(cancelOpening, { id: opening, body }))}
    act={[words.cancelOpening, words.cancelling]}
    saved={words.openingCancelled}
  >
    <p>{words.cancelOpeningHint}</p>
    <LongField name="why" label={words.reason} maxLength={300} required />
  </EditDialog>
)
