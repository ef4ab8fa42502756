import { useRef } from 'react'
import { Field } from '../../components/form/Field.tsx'
import { Problem } from '../../components/form/Problem.tsx'
import { ShowPasswords } from '../../components/form/ShowPasswords.tsx'
import { SubmitButton } from '../../components/form/SubmitButton.tsx'
import { useForm } from '../../components/form/useForm.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { signIn } from '../../lib/api/auth.ts'
import { Credentials } from '../../lib/contract/account.ts'
import { wayOfIntent } from '../../lib/login-intent.ts'
import { loginTexts } from '../../lib/messages/session.ts'
import { safeNext } from '../../lib/routes.ts'
import { startSession } from '../../stores/session-acts.ts'
import { handOver, notify } from '../../stores/toasts.ts'

/** Username and password; where it leads depends on the profile (spec 1 §2 and §4, Login). */
export function LoginForm() {
  const takesBack = useRef(false)
  const { form, errors, problem, busy, submit, forget } = useForm({
    shape: Credentials,
    send: async (credentials) => {
      const session = await signIn({ ...credentials, ...(takesBack.current && { take_back: true }) })
      startSession(session)
      const complete = session.user.profileComplete
      handOver('success', complete ? loginTexts.success : loginTexts.incompleteProfile)
      location.replace(complete ? wayBack() : '/complete-profile')
    },
    refused: (error) => {
      takesBack.current = false
      const said = why(error)
      notify.error(said)
      return said
    },
  })
  const field = { errors, required: true }

  function takeBack(): void {
    takesBack.current = true
    form.current?.requestSubmit()
  }

  return (
    <form className="grid gap-5" ref={form} onSubmit={submit} onInput={forget} noValidate>
      <Field
        {...field}
        name="username"
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field {...field} name="password" label="Password" type="password" autoComplete="current-password" />
      <ShowPasswords label="Show what I typed" names={['password']} />
      <Problem said={problem} />
      {errors.take_back && (
        <button className="btn" type="button" disabled={busy} onClick={takeBack}>
          Take it back and log in
        </button>
      )}
      <SubmitButton label="Log in" busyLabel="Logging in..." busy={busy} />
    </form>
  )
}

const wayBack = () =>
  safeNext(new URLSearchParams(location.search).get('next')) ?? wayOfIntent() ?? '/dashboard'

function why(error: unknown): string {
  if (error instanceof ApiError) return error.detail || loginTexts.failure
  console.error(error)
  return 'This browser does not let the site keep you signed in. Please allow it to store data, and try again.'
}
