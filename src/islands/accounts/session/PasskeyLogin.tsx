import { useState } from 'react'
import { Problem } from '../../../components/form/Problem.tsx'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import type { SignedIn } from '../../../lib/contract/accounts/account.ts'
import { loginWords } from './messages.ts'

/** Login with a passkey alone, without username and password. Its code is loaded when the button is pressed. */
export function PasskeyLogin({ entered }: { entered: (session: SignedIn) => void }) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const awake = useHydrated()
  if (awake && !('PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential))
    return null

  async function enter(): Promise<void> {
    setBusy(true)
    setProblem('')
    try {
      const { signInByPasskey } = await import('../../../lib/api/accounts/passkey-sign-in.ts')
      entered(await signInByPasskey())
    } catch (error) {
      setProblem((error instanceof ApiError && error.detail) || (error as Error).message)
      setBusy(false)
    }
  }

  return (
    <>
      <button
        className="btn"
        type="button"
        disabled={!awake || busy}
        aria-busy={busy}
        onClick={() => void enter()}
      >
        {loginWords.byPasskey}
      </button>
      <div role="alert">
        <Problem text={problem} />
      </div>
    </>
  )
}
