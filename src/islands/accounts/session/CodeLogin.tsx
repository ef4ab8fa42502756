import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { CodeField } from '../../../components/codes/CodeField.tsx'
import { NumberForm } from '../../../components/codes/NumberForm.tsx'
import { Field } from '../../../components/form/Field.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useForm } from '../../../components/form/useForm.ts'
import { readFactor } from '../../../lib/accounts/read-factor.ts'
import { requestLoginCode, signInByCode } from '../../../lib/api/accounts/otp.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import type { PasskeyAssertion } from '../../../lib/contract/accounts/factors.ts'
import { TextCodeForm } from '../../../lib/contract/accounts/otp.ts'
import { codeTexts } from '../../../lib/texts/accounts/otp.ts'
import { type RequestedCode, useRequestedCode } from '../../../stores/requested-code.ts'
import { notify } from '../../../stores/toasts.ts'
import { beginSession, whyLoginFailed } from './begin-session.ts'
import { loginWords } from './messages.ts'

const SecondStep = lazy(() => import('./SecondStep.tsx').then((part) => ({ default: part.SecondStep })))

/** Login with a code by text message: the number, then the code. `back` leads to the password. */
export function CodeLogin({ back }: { back: () => void }) {
  const { requestedCode, storeRequested } = useRequestedCode('login')

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
          done={() => storeRequested(undefined)}
        />
      ) : (
        <NumberForm hint={loginWords.numberHint} ask={requestLoginCode} requested={storeRequested} />
      )}
      <button className="btn btn-quiet" type="button" onClick={leave}>
        {loginWords.byPassword}
      </button>
    </div>
  )
}

type Props = { requested: RequestedCode; again: () => void; done: () => void }

function CodeForm({ requested: { request, telephone }, again, done }: Props) {
  const takesBack = useRef(false)
  const passkey = useRef<PasskeyAssertion>(undefined)
  const oneMore = useRef<HTMLElement>(null)
  const [ways, setWays] = useState<readonly string[]>()
  const [whyPassword, setWhyPassword] = useState('')
  const edit = useForm({
    shape: TextCodeForm,
    send: async ({ text_code }, typed) => {
      const factor = passkey.current ? { passkey: passkey.current } : readFactor(typed)
      const password = typed.get('password')
      const session = await signInByCode({
        request,
        text_code,
        ...factor,
        ...(typeof password === 'string' && { password }),
        ...(takesBack.current && { take_back: true }),
      })
      done()
      beginSession(session)
    },
    refused: (error) => {
      takesBack.current = false
      if (!(error instanceof ApiError)) return whyLoginFailed(error)
      const { fields, detail } = error
      if (!fields['take_back']) passkey.current = undefined
      const asksFactor = fields['second_factor']
      if (asksFactor && !ways) {
        setWays(asksFactor)
        return ''
      }
      if (fields['one_more'] && !whyPassword) {
        setWhyPassword(detail)
        return ''
      }
      // A field shows its error itself: do not repeat it.
      if (['text_code', 'code', 'recovery_code', 'password'].some((name) => fields[name])) return ''
      const reason = whyLoginFailed(error)
      notify.error(reason)
      return reason
    },
  })
  const { form, errors, problem, busy } = edit
  useEffect(() => {
    if (whyPassword) oneMore.current?.querySelector('input')?.focus()
  }, [whyPassword])

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
      <div className="notice notice-success grid gap-2" role="status">
        <p>{codeTexts.asked({ telephone })}</p>
        <p>
          {loginWords.noCode[0]}
          <a href="/contact">{loginWords.noCode[1]}</a>
          {loginWords.noCode[2]}
        </p>
      </div>
      <CodeField />
      {ways && (
        <Suspense>
          <SecondStep ways={ways} busy={busy} signed={signed} given="code" waits={false} />
        </Suspense>
      )}
      {whyPassword && (
        <section className="grid gap-3" aria-labelledby="one-more" ref={oneMore}>
          <h2 className="text-lg" id="one-more">
            {loginWords.oneMoreStep}
          </h2>
          <p>{whyPassword}</p>
          <Field
            name="password"
            label={loginWords.password}
            required
            type="password"
            autoComplete="current-password"
          />
          <p>
            {loginWords.forgottenChoices[0]}
            <a href="/forgot-password">{loginWords.forgottenChoices[1]}</a>
            {loginWords.forgottenChoices[2]}
          </p>
        </section>
      )}
      <Problem text={problem} />
      {errors['take_back'] && (
        <button className="btn" type="button" disabled={busy} onClick={takeBack}>
          {loginWords.keepAccount}
        </button>
      )}
      <SubmitButton label={loginWords.submit} busyLabel={loginWords.busy} busy={busy} />
      <button className="btn" type="button" disabled={busy} onClick={again}>
        {loginWords.anotherCode}
      </button>
    </Form>
  )
}
