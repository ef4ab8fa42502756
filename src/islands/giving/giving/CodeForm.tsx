import { Field } from '../../../components/form/Field.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { formWords } from '../../../components/form/messages.ts'
import { Problem } from '../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useForm } from '../../../components/form/useForm.ts'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { type GiftName, sendGiftCode } from '../../../lib/api/giving/giving.ts'
import { type GiftAnswer, GiftCode } from '../../../lib/contract/giving/giving.ts'
import { giftTexts } from './messages.ts'

type Props = { name: GiftName; changed: (gift: GiftAnswer) => void }

/** Takes the code or voucher that the network wants. */
export function CodeForm({ name, changed }: Props) {
  const edit = useForm({
    shape: GiftCode,
    send: async ({ code }) => {
      const gift = await sendGiftCode(name, code)
      clear()
      changed(gift)
      if (gift.state === 'needs code') throw new Error('wrong')
    },
    refused: (error) =>
      error instanceof Error && error.message === 'wrong' ? giftTexts.codeWrong : whyRefused(error),
  })
  const { problem, busy, clear } = edit
  return (
    <Form of={edit} className="grid gap-4">
      <Field
        name="code"
        label={giftTexts.code}
        required
        maxLength={20}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <div>
        <div className="not-empty:mb-4" role="alert">
          <Problem text={problem} />
        </div>
        <SubmitButton label={giftTexts.sendCode} busyLabel={formWords.sending} busy={busy} />
      </div>
    </Form>
  )
}
