import { useState } from 'react'
import { endSessionOf, endSessionsOf, listSessionsOf } from '../../lib/api/accounts/sessions.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import type { AccountDetails } from '../../lib/contract/accounts/account-details.ts'
import type { DeviceSession } from '../../lib/contract/accounts/session.ts'
import { SessionRow } from '../accounts/settings/sign-in/SessionRow.tsx'
import { adminWords } from './messages.ts'

/** The sessions of a user, loaded on request, with buttons to end them. */
export function AccountDevices({ user }: { user: AccountDetails }) {
  const [devices, setDevices] = useState<DeviceSession[]>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function act(call?: () => Promise<void>): Promise<void> {
    setBusy(true)
    setProblem('')
    try {
      await call?.()
      setDevices(await listSessionsOf(user.id))
    } catch (error) {
      setProblem((error instanceof ApiError && error.detail) || adminWords.thisDidNotWork)
    }
    setBusy(false)
  }

  return (
    <section className="grid gap-3" aria-label={adminWords.devices} aria-busy={busy}>
      {devices && (
        <ul>
          {devices.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              end={() => void act(() => endSessionOf(user.id, session.id))}
            />
          ))}
        </ul>
      )}
      {devices?.length === 0 && <p role="status">{adminWords.signedInOnNo}</p>}
      {problem && (
        <p className="notice notice-error" role="alert">
          {problem}
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        {!devices && (
          <button className="btn" type="button" disabled={busy} onClick={() => void act()}>
            {adminWords.showDevices}
          </button>
        )}
        {devices?.some(({ is_current }) => !is_current) && (
          <button
            className="btn"
            type="button"
            disabled={busy}
            onClick={() => void act(() => endSessionsOf(user.id))}
          >
            {adminWords.signOutEverywhere}
          </button>
        )}
      </p>
    </section>
  )
}
