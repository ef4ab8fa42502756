import { leaderWords } from './messages.ts'
import { useLedFellowship } from './useLeader.ts'

/** Tells the leader that unsent marks are stored on this device, and that closing the browser loses nothing. */
export function MarksNotice() {
  const { marks } = useLedFellowship()
  const count = marks.waiting.length
  return (
    <div role="status" className="not-empty:my-3">
      {marks.held && <p className="notice">{leaderWords.marksWait({ count })}</p>}
    </div>
  )
}
