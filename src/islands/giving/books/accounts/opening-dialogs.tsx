import { Field, LongField } from '../../../../components/form/Field.tsx'
import { call } from '../../../../lib/api/call.ts'
import {
  type BookAccountsAnswer,
  CancelForm,
  OpeningForm,
} from '../../../../lib/contract/giving/book-account.ts'
import { cancelOpening, openAccount, openFund } from '../../../../lib/contract/giving/calls/book-accounts.ts'
import { typedAs } from '../../../../lib/contract/typed.ts'
import { readUnits } from '../../../../lib/money/typed-amounts.ts'
import { churchCurrency } from '../../../../lib/site/this-church.ts'
import { today } from '../../../../lib/time/today.ts'
import type { ActDialog } from '../../../staff/acts/act.ts'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { accountWords as words } from './messages.ts'

type Show = { show: (all: BookAccountsAnswer) => void }
type OpeningProps = ActDialog & Show & { of: 'account' | 'fund'; row: { id: number; name: string } }

/** Asks what an account or a fund had on the morning of a day. */
export function OpeningDialog({ of, row: { id, name }, show, ...dialog }: OpeningProps) {
  const currency = churchCurrency()
  return (
    <EditDialog
      {...dialog}
      title={words.openingTitle({ name })}
      shape={typedAs(OpeningForm, ({ day, amount, is_negative }) => ({
        day,
        amount: readUnits(amount ?? '', currency) * (is_negative === 'on' ? -1 : 1),
      }))}
      save={async (body) =>
        show(await (of === 'account' ? call(openAccount, { id, body }) : call(openFund, { id, body })))
      }
      act={[words.setOpening, words.saving]}
      saved={words.openingSaved}
    >
      <p>{words.openingHint}</p>
      <Field
        name="day"
        label={words.day}
        type="date"
        defaultValue={`${today().slice(0, 4)}-01-01`}
        required
      />
      <Field name="amount" label={words.was({ currency })} inputMode="decimal" required />
      <label className="choice">
        <input type="checkbox" name="is_negative" />
        {words.isNegative}
      </label>
    </EditDialog>
  )
}

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
