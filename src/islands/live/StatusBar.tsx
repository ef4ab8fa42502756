import { useStore } from '@nanostores/react'
import type { ChangeEvent } from 'react'
import { useAwake } from '../../components/form/useAwake.ts'
import { type LiveStatus, type Quality, qualities } from '../../lib/live.ts'
import { $signedIn, $user } from '../../stores/session.ts'

type Props = {
  status: LiveStatus
  quality: Quality
  choose: (event: ChangeEvent<HTMLSelectElement>) => void
}

/** On air or not, how many watch, and the quality (spec 1 §2, §9). */
export function StatusBar({ status: { live, viewers, simulated }, quality, choose }: Props) {
  const awake = useAwake()
  const staff = useStaff()

  return (
    <div className="stream-bar">
      <p className="stream-status">
        {live ? (
          <strong className="badge badge-laterite">
            <span className="live-dot" aria-hidden="true" />
            Live
          </strong>
        ) : (
          <span className="badge">Off air</span>
        )}
        <span>{viewers} viewers</span>
        {simulated && staff && <span className="badge badge-indigo">Simulated</span>}
      </p>
      <label className="stream-quality">
        Quality
        <select className="input" value={quality} disabled={!awake} onChange={choose}>
          {qualities.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

/** Whether a member of staff is signed in. The server's HTML knows nobody. */
function useStaff(): boolean {
  const user = useStore($user, { ssr: () => undefined })
  const signedIn = useStore($signedIn, { ssr: () => false })
  return signedIn && user !== undefined && user.role !== 'user'
}
