import type { ChangeEvent } from 'react'
import { useAwake } from '../../components/form/useAwake.ts'
import { type Quality, qualities } from '../../lib/live.ts'
import { useMember } from '../../stores/useMember.ts'
import type { LiveStatus } from './useLiveStatus.ts'

type Props = {
  status: LiveStatus
  quality: Quality
  choose: (event: ChangeEvent<HTMLSelectElement>) => void
}

/** On air or not, how many watch, and the quality (spec 1 §2, §9). */
export function StatusBar({ status: { live, viewers, simulated }, quality, choose }: Props) {
  const awake = useAwake()
  const role = useMember()?.role ?? 'user'

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
        {simulated && role !== 'user' && <span className="badge badge-indigo">Simulated</span>}
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
