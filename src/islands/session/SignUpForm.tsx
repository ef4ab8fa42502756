import { Problem } from '../../components/form/Problem.tsx'
import { SubmitButton } from '../../components/form/SubmitButton.tsx'
import { useDraft } from '../../components/form/useDraft.ts'
import { useForm } from '../../components/form/useForm.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { register } from '../../lib/api/auth.ts'
import { Registration } from '../../lib/contract/account.ts'
import { signUpTexts } from '../../lib/messages/session.ts'
import { handOver, notify } from '../../stores/toasts.ts'
import { PersonFields } from './PersonFields.tsx'

/** The First Timer's form (spec 1 §2, Signup). */
export function SignUpForm() {
  const { form, errors, problem, busy, submit, forget } = useForm({
    shape: Registration,
    send: async (person) => {
      await register(person)
      draft.forget()
      handOver('success', signUpTexts.success)
      // Not assign: Back would bring the form with the password in it.
      location.replace('/login')
    },
    refused: (error) => {
      notify.error(signUpTexts.failure)
      return error instanceof ApiError ? error.detail : signUpTexts.failure
    },
  })
  const draft = useDraft(form, 'sign-up')

  return (
    <form className="grid gap-5" ref={form} onSubmit={submit} onInput={forget} noValidate>
      <PersonFields errors={errors} />
      <Problem said={problem} />
      <SubmitButton label="Sign up" busyLabel="Signing up..." busy={busy} />
    </form>
  )
}
