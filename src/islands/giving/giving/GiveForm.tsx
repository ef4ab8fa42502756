import { useState } from 'react'
import { Form } from '../../../components/form/Form.tsx'
import { useDraft } from '../../../components/form/useDraft.ts'
import { useForm } from '../../../components/form/useForm.ts'
import { Donation } from '../../../lib/contract/giving/donation.ts'
import type { GivingMode } from '../../../lib/contract/giving/giving.ts'
import { donationTexts } from '../../../lib/texts/giving/donation.ts'
import { DonationFields, type Presets, useTypedAmount } from './DonationFields.tsx'
import { GiftForm } from './GiftForm.tsx'
import { simulatePayment } from './simulate-payment.ts'
import { Thanks } from './Thanks.tsx'

/** The donation form: idle, processing, done (spec 1 §4, Donation form). With a payment provider it begins a gift. */
export const GiveForm = (props: Props) =>
  props.mode === 'demonstration' ? <Demonstration presets={props.presets} /> : <GiftForm {...props} />

type Props = {
  mode: GivingMode
  methods?: readonly string[]
  presets?: readonly number[]
  /** A Kofi & Ama collection is open: a gift may name its weekday of birth. */
  collecting?: boolean
}

/** Makes no call, and moves no money. */
function Demonstration({ presets }: Presets) {
  const [given, setGiven] = useState<Donation>()
  const edit = useForm({
    shape: Donation,
    send: async (donation) => {
      await simulatePayment()
      draft.forget()
      form.current?.reset()
      clear()
      setGiven(donation)
    },
    refused: () => donationTexts.failure,
  })
  const { form, problem, busy, clear } = edit
  const draft = useDraft(form, 'give')
  useTypedAmount(form)

  return (
    <>
      <Thanks given={given} onAgain={() => setGiven(undefined)} />
      <Form of={edit} className="grid gap-5" hidden={given !== undefined}>
        <DonationFields form={form} presets={presets} problem={problem} busy={busy} />
      </Form>
    </>
  )
}
