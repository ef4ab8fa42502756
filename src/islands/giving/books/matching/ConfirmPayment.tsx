import { useState } from 'react'
import { SelectField } from '../../../../components/form/ChoiceField.tsx'
import { useErrors } from '../../../../components/form/errors.ts'
import { Field } from '../../../../components/form/Field.tsx'
import { confirmPayment } from '../../../../lib/api/giving/matching.ts'
import type { FundAnswer } from '../../../../lib/contract/giving/books-fund.ts'
import { ConfirmForm, type PaymentAnswer } from '../../../../lib/contract/giving/matching.ts'
import { typedAs } from '../../../../lib/contract/typed.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { shownDay } from '../../../../lib/words/shown-day.ts'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { FundOptions } from '../FundOptions.tsx'
import { ChosenGiver, GiverSearch } from '../GiverSearch.tsx'
import { matchingWords } from './messages.ts'

type Props = { payment: PaymentAnswer; funds: readonly FundAnswer[]; changed: () => void; close: () => void }

/** Whose gift a payment is, and for what. Only this posts it. */
export function ConfirmPayment({ payment, funds, changed, close }: Props) {
  const { suggestion } = payment
  const proposed = suggestion?.account ? { id: suggestion.account, name: suggestion.name } : undefined
  const [giver, setGiver] = useState(proposed)
  return (
    <EditDialog
      title={matchingWords.confirmPayment}
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
      act={[matchingWords.confirmPayment, matchingWords.confirming]}
      saved={matchingWords.paymentConfirmed}
      outdated={changed}
      close={close}
    >
      <p>
        {matchingWords.amountOnDay({ amount: formatMoney(payment.amount), day: shownDay(payment.day) })}
        {payment.name && matchingWords.fromName({ name: payment.name })}.
      </p>
      {suggestion?.reasons.map((reason) => (
        <p className="hint" key={reason}>
          {reason}
        </p>
      ))}
      {suggestion?.gift && (
        <label className="choice">
          <input type="checkbox" name="is_another" />
          {matchingWords.reasonThisPaymentIs({ reason: suggestion.gift.reason })}
        </label>
      )}
      {giver ? (
        <ChosenGiver
          id="payment-giver"
          name={matchingWords.itComesIntoStatement({ name: giver.name })}
          again={() => setGiver(undefined)}
        />
      ) : (
        <>
          <div className="field">
            <GiverSearch id="payment-giver" label={matchingWords.memberIfItIs} choose={setGiver} />
          </div>
          <Field
            name="name"
            label={matchingWords.nameOfAnotherGiver}
            hint={matchingWords.withoutMemberAndName}
            defaultValue={payment.name}
            maxLength={120}
          />
        </>
      )}
      <Proof />
      <SelectField
        name="fund"
        label={matchingWords.forWord}
        defaultValue={suggestion?.fund ?? undefined}
        required
      >
        <FundOptions funds={funds} />
      </SelectField>
    </EditDialog>
  )
}

/** Asked for once the server wants it. */
function Proof() {
  const errors = useErrors()
  return (
    errors['seen'] && <Field name="seen" label={matchingWords.proofOfIdentity} maxLength={200} required />
  )
}
