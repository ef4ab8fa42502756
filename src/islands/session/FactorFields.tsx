import { useEffect, useRef, useState } from 'react'
import { Field } from '../../components/form/Field.tsx'
import type { FieldErrors } from '../../components/form/useForm.ts'
import { canUsePasskeys } from '../../lib/passkeys.ts'

/** What each way is called where it can be chosen. */
const choices: Record<string, string> = {
  passkey: 'Use a passkey',
  code: 'Use a code of my app',
  recovery_code: 'Use a recovery code',
  password: 'Use my password',
}

type Props = {
  /** The ways that the server takes. */
  ways: readonly string[]
  errors: FieldErrors
  busy: boolean
  /** Lets the device sign, and sends the form with that. */
  byPasskey: () => void
  /** Says whether a form is to be sent: a passkey needs no button of the form. */
  chosen: (way: string) => void
}

/** The second step: one way at a time, the best that this browser can, and the others to choose. */
export function FactorFields({ ways, errors, busy, byPasskey, chosen }: Props) {
  const open = ways.filter((way) => way in choices && (way !== 'passkey' || canUsePasskeys()))
  const [way, setWay] = useState(open[0] ?? '')
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    chosen(way)
    fields.current?.querySelector<HTMLElement>('input:not([readonly]), button')?.focus()
  }, [way, chosen])

  return (
    <div className="grid gap-4" ref={fields}>
      {way === 'passkey' && (
        <>
          <button className="btn btn-primary" type="button" disabled={busy} onClick={byPasskey}>
            {choices['passkey']}
          </button>
          <p className="error" role="alert">
            {errors['passkey']?.join(' ')}
          </p>
        </>
      )}
      {way === 'code' && (
        <Field
          {...{ errors, name: 'code', label: 'Code of your app', required: true }}
          hint="The six digits that your authenticator app shows for Asɔre now."
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      )}
      {way === 'recovery_code' && (
        <Field
          {...{ errors, name: 'recovery_code', label: 'Recovery code', required: true }}
          hint="One of the ten that you kept. Each holds once."
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
      )}
      {way === 'password' && (
        <Field
          {...{ errors, name: 'proof_password', label: 'Your password', required: true }}
          type="password"
          autoComplete="current-password"
        />
      )}
      {open.length > 1 && (
        <p className="flex flex-wrap gap-x-5 gap-y-2">
          {open
            .filter((other) => other !== way)
            .map((other) => (
              <button className="btn btn-quiet" type="button" key={other} onClick={() => setWay(other)}>
                {choices[other]}
              </button>
            ))}
        </p>
      )}
      {open.length === 0 && (
        <p className="notice notice-error">
          This browser cannot use your passkey. Please use the device that you set it up on, or ask the church
          office.
        </p>
      )}
    </div>
  )
}
