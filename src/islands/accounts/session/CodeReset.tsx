import { CodeField } from '../../../components/codes/CodeField.tsx'
import { NumberForm, whyAtForm } from '../../../components/codes/NumberForm.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useForm } from '../../../components/form/useForm.ts'
import { exchangeCode, requestResetCode } from '../../../lib/api/accounts/otp.ts'
import { TextCodeForm } from '../../../lib/contract/accounts/otp.ts'
import { codeTexts } from '../../../lib/texts/accounts/otp.ts'
import { type RequestedCode, useRequestedCode } from '../../../stores/requested-code.ts'
import { loginWords, newPasswordWords } from './messages.ts'

/** A new password by a code by text message: the number, the code, then the page of the mailed link. */
export function CodeReset({ mails, back }: { mails: boolean; back: () => void }) {
  const { requestedCode, storeRequested } = useRequestedCode('reset')

  function leave(): void {
    storeRequested(undefined)
    back()
  }

  return (
    <div className="grid gap-5">
      {requestedCode ? (
        <CodeForm
          key={requestedCode.request}
          requested={requestedCode}
          again={() => storeRequested(undefined)}
        />
      ) : (
        <NumberForm hint={loginWords.numberHint} ask={requestResetCode} requested={storeRequested} />
      )}
      <button className="btn btn-quiet" type="button" onClick={leave}>
        {mails ? newPasswordWords.mailInstead : newPasswordWords.haveOfficeCode}
      </button>
    </div>
  )
}

function CodeForm({
  requested: { request, telephone },
  again,
}: {
  requested: RequestedCode
  again: () => void
}) {
  const edit = useForm({
    shape: TextCodeForm,
    send: async ({ text_code }) => {
      const token = await exchangeCode({ request, text_code })
      again()
      location.assign(`/reset-password#${token}`)
    },
    refused: whyAtForm,
  })
  const { problem, busy } = edit
  return (
    <Form of={edit} className="grid gap-5">
      <div className="notice notice-success grid gap-2" role="status">
        <p>{codeTexts.asked({ telephone })}</p>
        <p>{newPasswordWords.noText}</p>
      </div>
      <CodeField />
      <Problem text={problem} />
      <SubmitButton label={newPasswordWords.goOn} busyLabel={newPasswordWords.oneMoment} busy={busy} />
      <button className="btn" type="button" disabled={busy} onClick={again}>
        {loginWords.anotherCode}
      </button>
    </Form>
  )
}
