import { useState } from 'react'
import { endSessionOf, endSessionsOf, listSessionsOf } from '../../lib/api/accounts/sessions.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import type { AccountDetails } from '../../lib/contract/accounts/account-details.ts'
import type { DeviceSession } from '../../lib/contract/accounts/session.ts'
import { SessionRow } from '../accounts/settings/sign-in/SessionRow.tsx'

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
      setProblem((error instanceof ApiError && error.detail) || 'This did not work. Please try again.')
    }
    setBusy(false)
  }

  return (
    <section className="grid gap-3" aria-label="Devices" aria-busy={busy}>
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
      {devices?.length === 0 && <p role="status">Signed in on no device.</p>}
      {problem && (
        <p className="notice notice-error" role="alert">
          {problem}
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        {!devices && (
          <button className="btn" type="button" disabled={busy} onClick={() => void act()}>
            Show Devices
          </button>
        )}
        {devices?.some(({ is_current }) => !is_current) && (
          <button
            className="btn"
            type="button"
            disabled={busy}
            onClick={() => void act(() => endSessionsOf(user.id))}
          >
            Sign out everywhere
          </button>
        )}
      </p>
    </section>
  )
}
