import { useContext } from 'react'
import { leaderWords } from './messages.ts'
import { LeaderContext } from './useLeader.ts'

/** Placeholder for every section when the leader has no fellowship, or when it could not be loaded. */
export function NoFellowship() {
  const leader = useContext(LeaderContext)
  if (leader?.fellowship === 'failed')
    return (
      <div className="empty">
        <p>{leaderWords.fellowshipNotLoaded}</p>
        <button className="btn" type="button" onClick={() => void leader.load()}>
          {leaderWords.tryAgain}
        </button>
      </div>
    )
  return (
    <div className="empty">
      <h2>{leaderWords.leadNone}</h2>
      <p>{leaderWords.leadNoneHint}</p>
      <div className="flex flex-wrap gap-3">
        <a className="btn btn-primary" href="/contact">
          {leaderWords.writeToOffice}
        </a>
        <a className="btn" href="/fellowships">
          {leaderWords.seeAllFellowships}
        </a>
      </div>
    </div>
  )
}
