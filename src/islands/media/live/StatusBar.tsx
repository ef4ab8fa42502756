import type { ChangeEvent } from 'react'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import type { Quality } from '../../../lib/media/live.ts'
import { useMember } from '../../../stores/useMember.ts'
import type { Status } from './useLiveStatus.ts'

type Props = {
  status: Status
  quality: Quality
  qualities: readonly Quality[]
  choose: (event: ChangeEvent<HTMLSelectElement>) => void
}

/** The status, the title, the number of viewers, and the quality (spec 1 §2, §9). */
export function StatusBar({ status, quality, qualities, choose }: Props) {
  const awake = useHydrated()
  const role = useMember()?.role ?? 'user'
  const { live, viewers, state, address } = status
  // The simulation is for those who know it as one (docs/specification/settled.md).
  const isTold = state === 'live' || (state === 'simulated' && role !== 'user')

  return (
    <div className="stream-bar">
      <p className="stream-title" role="status">
        {state === 'live' && status.title}
        {state === 'ended' && `“${status.title}” has ended. Thank you for watching with us.`}
      </p>
      <p className="stream-status">
        {live && isTold ? (
          <strong className="badge badge-laterite">
            <span className="live-dot" aria-hidden="true" />
            Live
          </strong>
        ) : (
          <span className="badge">Off air</span>
        )}
        {isTold && address && <span>{viewers === 1 ? '1 viewer' : `${viewers} viewers`}</span>}
        {state === 'simulated' && address && role !== 'user' && (
          <span className="badge badge-indigo">Simulated</span>
        )}
      </p>
      <label className="stream-quality">
        Quality
        <select
          className="input"
          value={qualities.includes(quality) ? quality : 'auto'}
          disabled={!awake}
          onChange={choose}
        >
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
