import { useEffect, useState } from 'react'
import { Field } from '../../../components/form/Field.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { ShowPasswords } from '../../../components/form/ShowPasswords.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useForm } from '../../../components/form/useForm.ts'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { checkResetLink, resetPassword } from '../../../lib/api/accounts/accounts.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { NewPassword } from '../../../lib/contract/accounts/password.ts'
import { passwordTexts } from '../../../lib/texts/accounts/passwords.ts'
import { clearSession } from '../../../stores/session-acts.ts'
import { notify, notifyOnNextPage } from '../../../stores/toasts.ts'
import { newPasswordWords, signUpWords } from './messages.ts'
import { useToken } from './useToken.ts'

/** Sets a new password with the token of the e-mailed link. */
export function ResetPasswordForm() {
  const awake = useHydrated()
  const token = useToken()
  const [spent, setSpent] = useState<Spent>()

  // Checks the link first, before the user chooses a password. Without an answer, submitting the form reports a bad link.
  useEffect(() => {
    if (!token) return
    checkResetLink({ token }).catch((error: unknown) => {
      if (error instanceof ApiError && isOfLink(error)) setSpent({ token, why: whyOfLink(error) })
    })
  }, [token])

  if (awake && !token) return <AskAgain why={newPasswordWords.incomplete} />
  if (spent?.token === token && spent) return <AskAgain why={spent.why} />
  return <NewPasswordForm token={token} refuse={(why) => setSpent({ token, why })} />
}

type Spent = { token: string; why: string }
type Props = { token: string; refuse: (why: string) => void }

function NewPasswordForm({ token, refuse }: Props) {
  const edit = useForm({
    shape: NewPassword,
    send: async ({ password }) => {
      await resetPassword({ token, password })
      // The server has ended all sessions of the account, including this one.
      clearSession()
      notifyOnNextPage('success', passwordTexts.reset)
      location.replace('/login')
    },
    refused: (error) => {
      notify.error(passwordTexts.resetFailure)
      if (!(error instanceof ApiError)) return passwordTexts.resetFailure
      if (isOfLink(error)) refuse(whyOfLink(error))
      return error.detail
    },
  })
  const { problem, busy } = edit
  const field = { required: true, type: 'password', autoComplete: 'new-password' }

  return (
    <Form of={edit} className="grid gap-5">
      <Field
        {...field}
        name="password"
        label={newPasswordWords.password}
        hint={newPasswordWords.passwordHint}
      />
      <Field {...field} name="confirm_password" label={signUpWords.confirmPassword} />
      <ShowPasswords label={signUpWords.showPasswords} names={['password', 'confirm_password']} />
      <Problem text={problem} />
      <SubmitButton label={newPasswordWords.set} busyLabel={newPasswordWords.saving} busy={busy} />
    </Form>
  )
}

/** Whether the server refused the link, not the password. */
const isOfLink = ({ status, fields }: ApiError) => status === 400 && !fields.password

const whyOfLink = ({ detail, fields }: ApiError) =>
  detail || fields.token?.join(' ') || passwordTexts.resetFailure

function AskAgain({ why }: { why: string }) {
  return (
    <div className="grid justify-items-start gap-4">
      <p className="notice notice-error w-full" role="alert">
        {why}
      </p>
      <a className="btn btn-primary" href="/forgot-password">
        {newPasswordWords.askForLink}
      </a>
    </div>
  )
}
