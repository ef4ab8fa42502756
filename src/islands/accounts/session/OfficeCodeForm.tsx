import { whyAtForm } from '../../../components/codes/NumberForm.tsx'
import { Field } from '../../../components/form/Field.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useForm } from '../../../components/form/useForm.ts'
import { exchangeOfficeCode } from '../../../lib/api/accounts/new-passwords.ts'
import { OfficeCode } from '../../../lib/contract/accounts/new-password.ts'
import { newPasswordWords } from './messages.ts'

/** The code that the office has read out: it opens the page of the mailed link. */
export function OfficeCodeForm() {
  const edit = useForm({
    shape: OfficeCode,
    send: async (given) => location.assign(`/reset-password#${await exchangeOfficeCode(given)}`),
    refused: whyAtForm,
  })
  const { problem, busy } = edit
  const field = { required: true, autoCapitalize: 'none', spellCheck: false }
  return (
    <Form of={edit} className="grid gap-5">
      <Field {...field} name="username" label={newPasswordWords.username} autoComplete="username" />
      <Field
        {...field}
        name="office_code"
        label={newPasswordWords.officeCode}
        hint={newPasswordWords.officeCodeHint}
        inputMode="numeric"
        autoComplete="off"
      />
      <Problem text={problem} />
      <SubmitButton label={newPasswordWords.goOn} busyLabel={newPasswordWords.oneMoment} busy={busy} />
    </Form>
  )
}
