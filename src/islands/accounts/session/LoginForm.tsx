import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Field } from '../../../components/form/Field.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { ShowPasswords } from '../../../components/form/ShowPasswords.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useForm } from '../../../components/form/useForm.ts'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { readFactor } from '../../../lib/accounts/read-factor.ts'
import { signIn } from '../../../lib/api/accounts/sign-in.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { hasRequestedCode } from '../../../lib/browser/requested-code.ts'
import { Credentials } from '../../../lib/contract/accounts/account.ts'
import type { PasskeyAssertion } from '../../../lib/contract/accounts/factors.ts'
import { notify } from '../../../stores/toasts.ts'
import { beginSession, whyLoginFailed } from './begin-session.ts'
import { loginWords } from './messages.ts'
import { PasskeyLogin } from './PasskeyLogin.tsx'

/** Most accounts have no second factor: its code is loaded when the server first requires one. */
const SecondStep = lazy(() => import('./SecondStep.tsx').then((part) => ({ default: part.SecondStep })))

/** Few log in with a code: its forms are loaded when somebody asks for them. */
const CodeLogin = lazy(() => import('./CodeLogin.tsx').then((part) => ({ default: part.CodeLogin })))

/** The login by password, or where the church sends `codes`, by one of them. */
export function LoginForm({ codes = false }: { codes?: boolean }) {
  const [byCode, setByCode] = useState(false)
  const awake = useHydrated()
  useEffect(() => setByCode(codes && hasRequestedCode('login')), [codes])
  if (byCode)
    return (
      <Suspense>
        <CodeLogin back={() => setByCode(false)} />
      </Suspense>
    )
  return (
    <div className="grid gap-5">
      <PasswordLogin />
      {codes && (
        <button className="btn" type="button" disabled={!awake} onClick={() => setByCode(true)}>
          {loginWords.byText}
        </button>
      )}
    </div>
  )
}

/** Username and password. The next page depends on the profile (spec 1 §2 and §4, Login). */
function PasswordLogin() {
  const takesBack = useRef(false)
  const passkey = useRef<PasskeyAssertion>(undefined)
  const [ways, setWays] = useState<readonly string[]>()
  const [waits, setWaits] = useState(false)
  const edit = useForm({
    shape: Credentials,
    send: async (credentials, typed) => {
      const factor = passkey.current ? { passkey: passkey.current } : readFactor(typed, { mayBeEmpty: waits })
      beginSession(await signIn({ ...credentials, ...factor, ...(takesBack.current && { take_back: true }) }))
    },
    refused: (error) => {
      takesBack.current = false
      const fields = error instanceof ApiError ? error.fields : {}
      // A passkey signature is valid once. It was not used up when the server asks whether to take back the account.
      if (!fields['take_back']) passkey.current = undefined
      const askedWays = fields['second_factor']
      setWays((known) => askedWays ?? known)
      const isTooOften = error instanceof ApiError && error.status === 429
      if (askedWays) setWaits(isTooOften)
      // The server asks for the second factor for the first time: no error.
      if (askedWays && !ways && !isTooOften) return ''
      // The field of the second factor shows its error itself: do not repeat it.
      if (error instanceof ApiError && (fields['code'] || fields['recovery_code'])) return error.detail
      const reason = whyLoginFailed(error)
      notify.error(reason)
      return reason
    },
  })
  const { form, errors, problem, busy } = edit
  const field = { required: true }

  function signed(by: PasskeyAssertion): void {
    passkey.current = by
    form.current?.requestSubmit()
  }

  function takeBack(): void {
    takesBack.current = true
    form.current?.requestSubmit()
  }

  return (
    <Form of={edit} className="grid gap-5">
      <Field
        {...field}
        name="username"
        label={loginWords.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        {...field}
        name="password"
        label={loginWords.password}
        type="password"
        autoComplete="current-password"
      />
      <ShowPasswords label={loginWords.showPassword} names={['password']} />
      {ways && (
        <Suspense>
          <SecondStep ways={ways} waits={waits} busy={busy} signed={signed} />
        </Suspense>
      )}
      <Problem text={problem} />
      {errors.take_back && (
        <button className="btn" type="button" disabled={busy} onClick={takeBack}>
          {loginWords.keepAccount}
        </button>
      )}
      <SubmitButton label={loginWords.submit} busyLabel={loginWords.busy} busy={busy} />
      {!ways && <PasskeyLogin entered={beginSession} />}
    </Form>
  )
}
