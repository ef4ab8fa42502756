import { useState } from 'react'
import type { FieldErrors } from '../../components/form/useForm.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { signForSignIn } from '../../lib/api/passkey-sign-in.ts'
import type { PasskeyAssertion } from '../../lib/contract/factors.ts'
import { FactorFields } from './FactorFields.tsx'

type Props = {
  ways: readonly string[]
  /** After many wrong tries, where nothing is known of the account yet. */
  waits: boolean
  errors: FieldErrors
  busy: boolean
  /** Sends the form with what the device has signed. */
  signed: (passkey: PasskeyAssertion) => void
}

/** The second step of a login: the password was right and the account has a passkey or an app, or it lets one past a wait. */
export function SecondStep({ ways, waits, errors, busy, signed }: Props) {
  const [problem, setProblem] = useState('')

  async function byPasskey(): Promise<void> {
    setProblem('')
    try {
      signed(await signForSignIn())
    } catch (error) {
      setProblem((error instanceof ApiError && error.detail) || (error as Error).message)
    }
  }

  const shown = problem ? { ...errors, passkey: [problem] } : errors
  return (
    <section className="grid gap-3" aria-labelledby="second-step">
      <h2 className="text-lg" id="second-step">
        One more step
      </h2>
      <p>
        {waits
          ? 'If your account has a second step, give it with your password now: then you need not wait.'
          : 'Your password is right. Please show that it is really you.'}
      </p>
      <FactorFields {...{ ways, busy }} errors={shown} byPasskey={() => void byPasskey()} chosen={nothing} />
    </section>
  )
}

const nothing = () => undefined
