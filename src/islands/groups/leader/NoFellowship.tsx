import { useContext } from 'react'
import { LeaderContext } from './useLeader.ts'

/** Placeholder for every section when the leader has no fellowship, or when it could not be loaded. */
export function NoFellowship() {
  const leader = useContext(LeaderContext)
  if (leader?.fellowship === 'failed')
    return (
      <div className="empty">
        <p>Your fellowship could not be loaded. Please check your connection.</p>
        <button className="btn" type="button" onClick={() => void leader.load()}>
          Try again
        </button>
      </div>
    )
  return (
    <div className="empty">
      <h2>You do not lead a fellowship yet</h2>
      <p>
        The church office names who leads a fellowship. Once it has named you, its members, events, prayer
        requests and testimonies stand here.
      </p>
      <div className="flex flex-wrap gap-3">
        <a className="btn btn-primary" href="/contact">
          Write to the office
        </a>
        <a className="btn" href="/fellowships">
          See all fellowships
        </a>
      </div>
    </div>
  )
}
