import { useState } from 'react'
import { Errors, useErrors } from '../../../components/form/errors.ts'
import { signForSignIn } from '../../../lib/api/accounts/passkey-sign-in.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import type { PasskeyAssertion } from '../../../lib/contract/accounts/factors.ts'
import { FactorFields } from './FactorFields.tsx'
import { factorWords, loginWords } from './messages.ts'

type Props = {
  ways: readonly string[]
  /** True after too many failed attempts. Whether the account has a second factor is unknown then. */
  waits: boolean
  /** The factor that was verified already. */
  given?: 'password' | 'code'
  busy: boolean
  /** Submits the form with the passkey signature. */
  signed: (passkey: PasskeyAssertion) => void
}

/** The second factor of a login: required after a correct password, or, after too many attempts, a way to skip the wait. */
export function SecondStep({ ways, waits, given = 'password', busy, signed }: Props) {
  const errors = useErrors()
  const [problem, setProblem] = useState('')

  async function byPasskey(): Promise<void> {
    setProblem('')
    try {
      signed(await signForSignIn())
    } catch (error) {
      setProblem((error instanceof ApiError && error.detail) || (error as Error).message)
    }
  }

  return (
    <section className="grid gap-3" aria-labelledby="second-step">
      <h2 className="text-lg" id="second-step">
        {loginWords.oneMoreStep}
      </h2>
      <p>
        {waits ? factorWords.waits : given === 'code' ? factorWords.afterCode : factorWords.afterPassword}
      </p>
      <Errors value={problem ? { ...errors, passkey: [problem] } : errors}>
        <FactorFields ways={ways} busy={busy} byPasskey={() => void byPasskey()} chosen={nothing} />
      </Errors>
    </section>
  )
}

const nothing = () => undefined
