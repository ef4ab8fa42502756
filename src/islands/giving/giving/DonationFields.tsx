import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { ChoiceField } from '../../../components/form/ChoiceField.tsx'
import { Field, LongField } from '../../../components/form/Field.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import {
  donationMessageLimit,
  donationPresets,
  paymentMethods,
  smallestDonation,
} from '../../../lib/contract/giving/donation.ts'
import { formatMoney, readAmount } from '../../../lib/money/money.ts'
import { giftNames } from '../../../lib/texts/giving/gift-names.ts'
import { AmountField } from './AmountField.tsx'
import { giveWords } from './messages.ts'

/** The usual amounts; undefined for those of the specification. */
export type Presets = { presets: readonly number[] | undefined }

type Props = Presets & {
  form: RefObject<HTMLFormElement | null>
  problem: string
  busy: boolean
  /** The payment methods that can be chosen; undefined for all. */
  methods?: readonly string[] | undefined
  /** Fields after the payment method. */
  children?: ReactNode
}

/** Updates the button with the amount of a draft, or with one typed before hydration. Call it after `useDraft`, which restores it. */
export function useTypedAmount(form: Props['form']): void {
  useEffect(() => {
    const typed = form.current?.elements.namedItem('amount')
    if (typed instanceof HTMLElement) typed.dispatchEvent(new Event('input', { bubbles: true }))
  }, [form])
}

/** The fields of the donation form (spec 1 §5), with its button. */
export function DonationFields({ form, presets = donationPresets, methods, problem, busy, children }: Props) {
  const offered = paymentMethods
    .filter(([id]) => !methods || methods.includes(id))
    .map(([id, name]) => [id, giftNames.method({ name })] as const)
  const [amount, setAmount] = useState('')

  useEffect(() => {
    const current = form.current
    const empty = () => setAmount('')
    current?.addEventListener('reset', empty)
    return () => current?.removeEventListener('reset', empty)
  }, [form])

  const field = { required: true }
  const wanted = readAmount(amount) ?? 0
  const label =
    Number(amount) < smallestDonation || !wanted
      ? giveWords.give
      : giveWords.giveSum({ sum: formatMoney(wanted) })
  return (
    <>
      <AmountField presets={presets} typed={amount} onTyped={setAmount} />
      <ChoiceField
        name="paymentMethod"
        label={giveWords.method}
        options={offered}
        defaultValue={offered[0]?.[0] ?? ''}
      />
      {children}
      <Field {...field} name="name" label={giveWords.name} autoComplete="name" maxLength={120} />
      <Field {...field} name="email" label={giveWords.email} type="email" autoComplete="email" />
      <LongField
        name="message"
        label={giveWords.message}
        hint={giveWords.messageHint}
        maxLength={donationMessageLimit}
      />
      <div>
        <div className="not-empty:mb-4" role="alert">
          <Problem text={problem} />
        </div>
        <SubmitButton label={label} busyLabel={giveWords.busy} busy={busy} />
      </div>
    </>
  )
}
