import { Field } from '../../../components/form/Field.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { useForm } from '../../../components/form/useForm.ts'
import { closeAccount } from '../../../lib/api/accounts/accounts.ts'
import { ApiError, whyRefused } from '../../../lib/api/api-error.ts'
import { AccountDeletionForm, graceDays } from '../../../lib/contract/accounts/account.ts'
import { clearSession } from '../../../stores/session-acts.ts'
import { notifyOnNextPage } from '../../../stores/toasts.ts'
import { atField } from './at-field.ts'
import { settingsWords } from './messages.ts'

/** Asks for the password and closes the account. All its sessions end, on this device and on others. */
export function CloseAccountForm({ keep }: { keep: () => void }) {
  const edit = useForm({
    shape: AccountDeletionForm,
    send: async ({ closing_password }) => {
      const closed = closeAccount(closing_password)
      notifyOnNextPage('success', await atField(closed, 'password', 'closing_password'))
      clearSession()
      location.replace('/login')
    },
    refused: (error) =>
      error instanceof ApiError && error.fields['closing_password'] ? error.detail : whyRefused(error),
  })
  const { problem, busy } = edit

  return (
    <Form of={edit} className="grid gap-5">
      <p>{settingsWords.closeExplained({ days: graceDays })}</p>
      <Field
        name="closing_password"
        label={settingsWords.password}
        type="password"
        autoComplete="current-password"
        required
      />
      <Problem text={problem} />
      <div className="flex flex-wrap gap-3">
        <button className="btn" type="button" onClick={keep}>
          {settingsWords.keepAccount}
        </button>
        <button className="btn btn-danger" type="submit" disabled={busy} aria-busy={busy}>
          {busy ? settingsWords.closing : settingsWords.closeMyAccount}
        </button>
      </div>
    </Form>
  )
}
