import { useEffect, useRef, useState } from 'react'
import { useErrors } from '../../../components/form/errors.ts'
import { Field } from '../../../components/form/Field.tsx'
import { canUsePasskeys } from '../../../lib/browser/passkeys.ts'
import { churchName } from '../../../lib/site/this-church.ts'
import { factorWords } from './messages.ts'

type Props = {
  /** The methods that the server accepts. */
  ways: readonly string[]
  busy: boolean
  /** Signs with a passkey, and submits the form with the signature. */
  byPasskey: () => void
  /** Called with the chosen method. The passkey method needs no submit button. */
  chosen: (way: string) => void
}

/** The second factor. Shows one method, at first the best that this browser supports, with buttons for the others. */
export function FactorFields({ ways, busy, byPasskey, chosen }: Props) {
  const errors = useErrors()
  /** The label of each method in the list of choices. */
  const choices: Record<string, string> = {
    passkey: factorWords.usePasskey,
    code: factorWords.useCode,
    recovery_code: factorWords.useRecoveryCode,
    password: factorWords.usePassword,
  }
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
          name="code"
          label={factorWords.code}
          required
          hint={factorWords.codeHint({ church: churchName() })}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      )}
      {way === 'recovery_code' && (
        <Field
          name="recovery_code"
          label={factorWords.recoveryCode}
          required
          hint={factorWords.recoveryCodeHint}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
      )}
      {way === 'password' && (
        <Field
          name="proof_password"
          label={factorWords.password}
          required
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
      {open.length === 0 && <p className="notice notice-error">{factorWords.noPasskey}</p>}
    </div>
  )
}
