import { useState } from 'react'
import { Field } from '../../../../components/form/Field.tsx'
import { Form } from '../../../../components/form/Form.tsx'
import { FormStatus } from '../../../../components/form/FormStatus.tsx'
import { ShowPasswords } from '../../../../components/form/ShowPasswords.tsx'
import { SubmitButton } from '../../../../components/form/SubmitButton.tsx'
import { useForm } from '../../../../components/form/useForm.ts'
import { changePassword } from '../../../../lib/api/accounts/accounts.ts'
import { ApiError, whyRefused } from '../../../../lib/api/api-error.ts'
import { keepFocus } from '../../../../lib/browser/keep-focus.ts'
import { PasswordChangeForm } from '../../../../lib/contract/accounts/password.ts'
import { loadSessions } from '../../../../stores/sessions.ts'
import { useMember } from '../../../../stores/useMember.ts'
import { atField } from '../at-field.ts'
import { signInWords } from './messages.ts'

const names = ['current_password', 'new_password', 'confirm_password'] as const

/** Changes the password, which is typed twice. The server's errors are shown at their fields. */
export function PasswordSetting() {
  const [done, setDone] = useState('')
  const member = useMember()
  const least = !member || member.role === 'user' ? 8 : 10
  const edit = useForm({
    shape: PasswordChangeForm,
    send: async ({ current_password, new_password: password }, typed) => {
      const giveBack = keepFocus()
      setDone('')
      const keep_others = typed.get('sign_out') === null
      const change = changePassword({ current_password, password, keep_others })
      setDone(await atField(change, 'password', 'new_password').finally(giveBack))
      form.current?.reset()
      clear()
      void loadSessions()
    },
    // A field shows its error itself: do not repeat it.
    refused: (error) =>
      error instanceof ApiError && Object.keys(error.fields).length > 0 ? error.detail : whyRefused(error),
  })
  const { form, problem, busy, clear } = edit
  const field = { required: true, type: 'password' }

  return (
    <Form of={edit} className="grid gap-5">
      {/* Tells password managers which account the password belongs to. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={member?.username ?? ''}
        readOnly
        hidden
      />
      <Field
        {...field}
        name="current_password"
        label={signInWords.currentPassword}
        autoComplete="current-password"
      />
      <Field
        {...field}
        name="new_password"
        label={signInWords.newPassword}
        hint={signInWords.passwordHint({ least })}
        autoComplete="new-password"
      />
      <Field
        {...field}
        name="confirm_password"
        label={signInWords.repeatPassword}
        autoComplete="new-password"
      />
      <div className="grid">
        <ShowPasswords label={signInWords.showPasswords} names={names} />
        <label className="choice">
          <input type="checkbox" name="sign_out" defaultChecked />
          {signInWords.signOutDevices}
        </label>
      </div>
      <FormStatus progress="" problem={problem}>
        {done && <p className="notice notice-success">{done}</p>}
      </FormStatus>
      <SubmitButton label={signInWords.changePassword} busyLabel={signInWords.changing} busy={busy} />
    </Form>
  )
}
