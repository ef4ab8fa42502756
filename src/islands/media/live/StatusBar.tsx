import type { ChangeEvent } from 'react'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import type { Quality } from '../../../lib/media/live.ts'
import { useMember } from '../../../stores/useMember.ts'
import { liveWords } from './messages.ts'
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
        {state === 'ended' && liveWords.ended({ title: status.title })}
      </p>
      <p className="stream-status">
        {live && isTold ? (
          <strong className="badge badge-laterite">
            <span className="live-dot" aria-hidden="true" />
            {liveWords.live}
          </strong>
        ) : (
          <span className="badge">{liveWords.offAir}</span>
        )}
        {isTold && address && <span>{liveWords.viewers({ count: viewers })}</span>}
        {state === 'simulated' && address && role !== 'user' && (
          <span className="badge badge-indigo">{liveWords.simulated}</span>
        )}
      </p>
      <label className="stream-quality">
        {liveWords.quality}
        <select
          className="input"
          value={qualities.includes(quality) ? quality : 'auto'}
          disabled={!awake}
          onChange={choose}
        >
          {qualities.map((one) => (
            <option key={one} value={one}>
              {one === 'auto' ? liveWords.auto : one}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
