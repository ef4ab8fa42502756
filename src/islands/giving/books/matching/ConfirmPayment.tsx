import { useState } from 'react'
import { SelectField } from '../../../../components/form/ChoiceField.tsx'
import { useErrors } from '../../../../components/form/errors.ts'
import { Field } from '../../../../components/form/Field.tsx'
import { confirmPayment } from '../../../../lib/api/giving/matching.ts'
import type { FundAnswer } from '../../../../lib/contract/giving/books-fund.ts'
import { ConfirmForm, type PaymentAnswer } from '../../../../lib/contract/giving/matching.ts'
import { typedAs } from '../../../../lib/contract/typed.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { formatDay } from '../../../../lib/time/dates.ts'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { FundOptions } from '../FundOptions.tsx'
import { ChosenGiver, GiverSearch } from '../GiverSearch.tsx'

type Props = { payment: PaymentAnswer; funds: readonly FundAnswer[]; changed: () => void; close: () => void }

/** Whose gift a payment is, and for what. Only this posts it. */
export function ConfirmPayment({ payment, funds, changed, close }: Props) {
  const { suggestion } = payment
  const proposed = suggestion?.account ? { id: suggestion.account, name: suggestion.name } : undefined
  const [giver, setGiver] = useState(proposed)
  return (
    <EditDialog
      title="Confirm payment"
      shape={typedAs(ConfirmForm, ({ name = '', fund, is_another, seen = '' }) => ({
        account: giver?.id ?? null,
        name: giver ? '' : name,
        fund: Number(fund),
        is_another: is_another !== undefined,
        version: payment.version,
        seen,
      }))}
      save={async (form) => {
        await confirmPayment(payment.id, form)
        changed()
      }}
      act={['Confirm payment', 'Confirming...']}
      saved="Payment confirmed"
      outdated={changed}
      close={close}
    >
      <p>
        {formatMoney(payment.amount)} on {formatDay(payment.day)}
        {payment.name && ` from ${payment.name}`}.
      </p>
      {suggestion?.reasons.map((reason) => (
        <p className="hint" key={reason}>
          {reason}
        </p>
      ))}
      {suggestion?.gift && (
        <label className="choice">
          <input type="checkbox" name="is_another" />
          {suggestion.gift.reason} This payment is another one
        </label>
      )}
      {giver ? (
        <ChosenGiver
          id="payment-giver"
          name={`It comes into the statement of ${giver.name}.`}
          again={() => setGiver(undefined)}
        />
      ) : (
        <>
          <div className="field">
            <GiverSearch id="payment-giver" label="The member, if it is one (optional)" choose={setGiver} />
          </div>
          <Field
            name="name"
            label="Name of another giver"
            hint="Without a member and a name it is nobody’s, and has no receipt."
            defaultValue={payment.name}
            maxLength={120}
          />
        </>
      )}
      <Proof />
      <SelectField name="fund" label="For" defaultValue={suggestion?.fund ?? undefined} required>
        <FundOptions funds={funds} />
      </SelectField>
    </EditDialog>
  )
}

/** Asked for once the server wants it. */
function Proof() {
  const errors = useErrors()
  return errors['seen'] && <Field name="seen" label="Proof of identity" maxLength={200} required />
}
