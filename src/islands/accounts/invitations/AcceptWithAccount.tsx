import { type ReactNode, useState } from 'react'
import { whyRefused } from '../../../lib/api/api-error.ts'
import type { StoredAccount } from '../../../lib/browser/session-storage.ts'
import { invitationWords } from './messages.ts'

type Props = { member: StoredAccount; act: string; accept: () => Promise<void>; children: ReactNode }

/** Takes an invitation with the account that is logged in. `accept` leaves the page. */
export function AcceptWithAccount({ member, act, accept, children }: Props) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const { username } = member

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
        {invitationWords.loggedInAs({ username })[0]}
        <strong>{invitationWords.loggedInAs({ username })[1]}</strong>
        {invitationWords.loggedInAs({ username })[2]}
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
