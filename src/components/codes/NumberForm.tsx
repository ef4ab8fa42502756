import { ApiError, whyRefused } from '../../lib/api/api-error.ts'
import { type CodeAsked, CodeRequest } from '../../lib/contract/accounts/otp.ts'
import { Field } from '../form/Field.tsx'
import { Form } from '../form/Form.tsx'
import { formWords } from '../form/messages.ts'
import { Problem } from '../form/Problem.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/useForm.ts'
import { codeWords } from './messages.ts'

type Props = {
  hint: string
  initial?: string
  /** Asks the server for a code. */
  ask: (telephone: string) => Promise<CodeAsked>
  requested: (now: { request: string; telephone: string; at: number }) => void
}

/** The telephone number that a code is sent to. */
export function NumberForm({ hint, initial = '', ask, requested }: Props) {
  const edit = useForm({
    shape: CodeRequest,
    send: async ({ telephone }) => {
      const { request } = await ask(telephone)
      requested({ request, telephone, at: Date.now() })
    },
    refused: whyAtForm,
  })
  const { problem, busy } = edit
  return (
    <Form of={edit} className="grid gap-5">
      <Field
        hint={hint}
        name="telephone"
        label={codeWords.number}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultValue={initial}
      />
      <Problem text={problem} />
      <SubmitButton label={codeWords.send} busyLabel={formWords.sending} busy={busy} />
    </Form>
  )
}

/** The message above the button; '' for an error that a field shows. */
export const whyAtForm = (error: unknown): string =>
  error instanceof ApiError && Object.keys(error.fields).length > 0 ? error.detail : whyRefused(error)
