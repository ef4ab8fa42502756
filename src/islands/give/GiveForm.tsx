import { useEffect, useState } from 'react'
import { ChoiceField } from '../../components/form/ChoiceField.tsx'
import { Field, LongField } from '../../components/form/Field.tsx'
import { Problem } from '../../components/form/Problem.tsx'
import { SubmitButton } from '../../components/form/SubmitButton.tsx'
import { useDraft } from '../../components/form/useDraft.ts'
import { useForm } from '../../components/form/useForm.ts'
import {
  Donation,
  donationMessageLimit,
  donationPresets,
  paymentMethods,
  smallestDonation,
} from '../../lib/contract/donation.ts'
import { donationTexts } from '../../lib/messages/give.ts'
import { formatMoney, readAmount } from '../../lib/money.ts'
import { AmountField } from './AmountField.tsx'
import { settle } from './settle.ts'
import { Thanks } from './Thanks.tsx'

/** The donation form: idle, processing, done (spec 1 §4, Donation form). It makes no call. */
export function GiveForm({ presets = donationPresets }: { presets?: readonly number[] }) {
  const [amount, setAmount] = useState('')
  const [given, setGiven] = useState<Donation>()
  const { form, errors, problem, busy, submit, forget, clear } = useForm({
    shape: Donation,
    send: async (donation) => {
      await settle()
      draft.forget()
      form.current?.reset()
      clear()
      setGiven(donation)
    },
    refused: () => donationTexts.failure,
  })
  const draft = useDraft(form, 'give')

  // After the draft is restored: updates the button with its amount, or with one typed before hydration.
  useEffect(() => {
    const typed = form.current?.elements.namedItem('amount')
    if (typed instanceof HTMLElement) typed.dispatchEvent(new Event('input', { bubbles: true }))
  }, [form])

  const field = { errors, required: true }
  const wanted = readAmount(amount) ?? 0
  const label = Number(amount) < smallestDonation || !wanted ? 'Give' : `Give ${formatMoney(wanted)}`

  return (
    <>
      <Thanks given={given} onAgain={() => setGiven(undefined)} />
      <form
        className="grid gap-5"
        ref={form}
        hidden={given !== undefined}
        onSubmit={submit}
        onInput={forget}
        onReset={() => setAmount('')}
        noValidate
      >
        <AmountField presets={presets} errors={errors} typed={amount} onTyped={setAmount} />
        <ChoiceField
          errors={errors}
          name="paymentMethod"
          label="Payment method"
          options={paymentMethods}
          defaultValue={paymentMethods[0][0]}
        />
        <Field {...field} name="name" label="Name" autoComplete="name" maxLength={120} />
        <Field {...field} name="email" label="Email" type="email" autoComplete="email" />
        <LongField
          errors={errors}
          name="message"
          label="Message"
          hint="What it is for, or whom you give thanks for."
          maxLength={donationMessageLimit}
        />
        <div>
          <div className="not-empty:mb-4" role="alert">
            <Problem said={problem} />
          </div>
          <SubmitButton label={label} busyLabel="Processing..." busy={busy} />
        </div>
      </form>
    </>
  )
}
