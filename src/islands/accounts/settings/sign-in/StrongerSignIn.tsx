import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { readFactors } from '../../../../lib/api/accounts/factors.ts'
import { whyRefused } from '../../../../lib/api/api-error.ts'
import type { Enrolled, Factors } from '../../../../lib/contract/accounts/factors.ts'
import { shownDay } from '../../../../lib/words/shown-day.ts'
import { useSaving } from '../useSaving.tsx'
import { AuthenticatorApp, appTitle } from './AuthenticatorApp.tsx'
import { signInWords } from './messages.ts'
import { Passkeys } from './Passkeys.tsx'

/** Loaded only for accounts with a second factor. */
const RecoveryCodes = lazy(() =>
  import('./RecoveryCodes.tsx').then((part) => ({ default: part.RecoveryCodes })),
)

/** The heading after the passkeys, above the buttons of the app: has the focus when the pressed one has left the page. */
const findTitle = () => document.getElementById(appTitle)

/** Second factors: passkeys, an authenticator app, and recovery codes for when both are lost. */
export function StrongerSignIn() {
  const [factors, setFactors] = useState<Factors>()
  const [problem, setProblem] = useState('')
  const [codes, setCodes] = useState<readonly string[]>()
  const saving = useSaving(findTitle)

  const load = useCallback(async (): Promise<void> => {
    setProblem('')
    try {
      setFactors(await readFactors())
    } catch (error) {
      setProblem(whyRefused(error))
    }
  }, [])
  useEffect(() => void load(), [load])

  if (problem)
    return (
      <div className="grid justify-items-start gap-4">
        <p className="notice notice-error">{problem}</p>
        <button className="btn" type="button" onClick={() => void load()}>
          {signInWords.tryAgain}
        </button>
      </div>
    )
  if (!factors) return <p className="skeleton">{signInWords.loading}</p>

  /** Runs a change, shows its result, and shows the recovery codes that it returned. */
  const change = (act: () => Promise<Enrolled | string>) =>
    saving.save(async () => {
      const done = await act()
      if (typeof done !== 'string' && done.recovery_codes) setCodes(done.recovery_codes)
      await load()
      return typeof done === 'string' ? done : done.detail
    })
  const isSafe = factors.app !== null || factors.passkeys.length > 0
  return (
    <div className="grid gap-6">
      {factors.required && !isSafe && (
        <p className="notice">
          {factors.grace_ends
            ? signInWords.isNeededFrom({ day: shownDay(factors.grace_ends) })
            : signInWords.isNeeded}
        </p>
      )}
      {saving.status}
      <Passkeys passkeys={factors.passkeys} change={change} busy={saving.busy} />
      <AuthenticatorApp since={factors.app} change={change} busy={saving.busy} />
      <Suspense>
        {isSafe && (
          <RecoveryCodes
            left={factors.recovery_codes}
            codes={codes}
            setCodes={setCodes}
            change={change}
            busy={saving.busy}
          />
        )}
      </Suspense>
    </div>
  )
}
