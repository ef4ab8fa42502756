import { type ReactNode, useState } from 'react'
import { whyRefused } from '../../../lib/api/api-error.ts'
import type { StoredAccount } from '../../../lib/browser/session-storage.ts'

type Props = { member: StoredAccount; act: string; accept: () => Promise<void>; children: ReactNode }

/** Takes an invitation with the account that is logged in. `accept` leaves the page. */
export function AcceptWithAccount({ member, act, accept, children }: Props) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function press(): Promise<void> {
    setBusy(true)
    setProblem('')
    try {
      await accept()
    } catch (error) {
      setProblem(whyRefused(error))
      setBusy(false)
    }
  }

  return (
    <div className="grid justify-items-start gap-4">
      <p>
        You are logged in as <strong>{member.username}</strong>. If that is not you, please log out first, and
        open the link again.
      </p>
      {children}
      {problem && (
        <p className="notice notice-error w-full" role="alert">
          {problem}
        </p>
      )}
      <button
        className="btn btn-primary"
        type="button"
        disabled={busy}
        aria-busy={busy}
        onClick={() => void press()}
      >
        {act}
      </button>
    </div>
  )
}
