import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Confirm } from '../../../../components/ui/Confirm.tsx'
import { describeDevice } from '../../../../lib/browser/device/device.ts'
import type { DeviceSession } from '../../../../lib/contract/accounts/session.ts'
import { $sessions, loadSessions, signOutOne, signOutOthers } from '../../../../stores/sessions.ts'
import { useSaving } from '../useSaving.tsx'
import { signInWords } from './messages.ts'
import { SessionRow } from './SessionRow.tsx'

/** The member's sessions, with buttons to end them. */
export function SessionList() {
  const now = useStore($sessions, { ssr: 'initial' })
  const { save, status } = useSaving()
  const [toEnd, setToEnd] = useState<DeviceSession | 'others'>()
  useEffect(() => void loadSessions(), [])

  if (now.state === 'waiting') return <p className="skeleton">{signInWords.loadingDevices}</p>
  if (now.state === 'failed')
    return (
      <div className="grid justify-items-start gap-4">
        <p className="notice notice-error">{now.why}</p>
        <button className="btn" type="button" onClick={() => void loadSessions()}>
          {signInWords.tryAgain}
        </button>
      </div>
    )
  const others = now.sessions.filter(({ is_current }) => !is_current)
  return (
    <div className="grid gap-4">
      <ul>
        {now.sessions.map((session) => (
          <SessionRow key={session.id} session={session} end={() => setToEnd(session)} />
        ))}
      </ul>
      {status}
      {others.length > 1 && (
        <button className="btn justify-self-start" type="button" onClick={() => setToEnd('others')}>
          {signInWords.signOutOthers}
        </button>
      )}
      {others.length === 0 && <p className="hint">{signInWords.noOthers}</p>}
      {toEnd && (
        <Confirm
          title={
            toEnd === 'others'
              ? signInWords.signOthersTitle({ count: others.length })
              : signInWords.signOneTitle
          }
          act={toEnd === 'others' ? signInWords.signThemOut : signInWords.signItOut}
          confirm={() => void save(() => (toEnd === 'others' ? signOutOthers() : signOutOne(toEnd.id)))}
          close={() => setToEnd(undefined)}
        >
          <p>
            {toEnd !== 'others' && <strong>{describeDevice(toEnd.user_agent)}. </strong>}
            {signInWords.signOutExplained}
          </p>
        </Confirm>
      )}
    </div>
  )
}
